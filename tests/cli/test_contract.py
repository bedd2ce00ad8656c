"""What scripts and other tools may rely on: commands, options, exit statuses, JSON."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import click
import pytest
from click.testing import Result

import navspec
from builders.demo import FAULTS
from builders.gta_sa_paths import file_name, smallest
from navspec.cli import cli
from navspec.records.record import SCHEMA_NAMES, schema_text
from navspec.report import kinds
from navspec_build import schemas
from navspec_build.paths import HERE

Run = Callable[..., Result]

Validated = Callable[[str, str], Any]

COMMON = {"--output-format", "--output", "--force"}
CONFIG = {"--config", "--no-config"}
READING = {"--input-format", "--timeout"}
REPAIR_SETTINGS = {"--map-size", "--lights", "--bsp", "--places", "--within"}
CHECK_SETTINGS = REPAIR_SETTINGS | {"--against"}
EDIT = {"--dry-run", "--allow-invalid", "--name", "--quiet", *READING} | CHECK_SETTINGS
OPTIONS = {
    "check": COMMON
    | {
        "--profile",
        "--base",
        "--name",
        "--select",
        "--ignore",
        "--severity",
        "--fail-on",
        "--max-findings",
        "--docs",
        "--info",
        "--report",
        "--engine",
        "--scheduler",
        "--shard",
        "--resume",
    }
    | {*READING, *CHECK_SETTINGS, "--jobs", "--watch", "--no-progress", "--quiet"}
    | CONFIG,
    "info": COMMON | CONFIG | {*READING, "--map-size", "--source", "--name", "--quiet"},
    "formats": COMMON,
    "rules": COMMON | {"--input-format"},
    "explain": set(),
    "docs": COMMON,
    "ls": COMMON | {*READING, "--name", "--limit", "--all"},
    "get": COMMON | {*READING, "--name"},
    "set": COMMON
    | CONFIG
    | {
        "--dry-run",
        "--allow-invalid",
        "--keep-padding",
        *READING,
        "--name",
        *REPAIR_SETTINGS,
        "--ladders-from",
        "--quiet",
    },
    **dict.fromkeys(("add", "remove", "link", "unlink", "join"), COMMON | CONFIG | EDIT),
    "add": COMMON | CONFIG | EDIT | {"--at", "--copy"},
    "link": COMMON | CONFIG | EDIT | {"--both", "--side"},
    "unlink": COMMON | CONFIG | EDIT | {"--both"},
    "fix": {"--apply", "--output", "--force", "--name", "--no-progress", "--quiet", *READING}
    | CONFIG
    | REPAIR_SETTINGS
    | {"--ladders-from"},
    "new": {"--area", "--output", "--force", "--bsp", "--quiet"},
    "dump": {"--readable", "--output", "--force", *READING, "--name", "--quiet"},
    "build": {"--output", "--force", "--quiet"},
    "diff": COMMON | CONFIG | {*READING, "--rows", "--source", "--quiet"},
    "extract": COMMON | {"--timeout", "--quiet"},
    "pack": COMMON | {"--base", "--input-format", "--quiet"},
    "route": COMMON
    | CONFIG
    | {"--mode", "--lanes", "--kind", "--max-cost", *READING, "--name", "--creature-index", "--quiet"},
    "roundtrip": COMMON | CONFIG | {*READING, "--name", "--jobs", "--no-progress", "--quiet"},
    "repair": COMMON
    | CONFIG
    | {"--apply", "--select", "--ignore", "--donor", "--part", "--base", "--profile"}
    | {*READING, *REPAIR_SETTINGS, "--ladders-from", "--name", "--no-progress", "--quiet"},
    "convert": {"--to", "--output", "--force", "--allow-loss", "--map-size", "--from-map-size", "--bsp", "--name"}
    | {"--version-id", "--ipl-order", "--high-nodes", "--unproven"}
    | {*READING, "--output-format", "--no-progress", "--quiet"},
    "compile": {"--to", "--output", "--force", "--base", "--tolerance", "--map-size", "--output-format", "--quiet"}
    | {"--delete", "--original", "--lights", "--arithmetic", "--strict", "--faults"}
    | {"--spacing", "--round", "--heights", "--from", "--origin", "--scale", "--carriageways"},
    "merge": CONFIG | {"--output", "--force", "--prefer", "--map-size", "--output-format", "--quiet"},
    "export": COMMON | CONFIG | {"--to", "--kind", "--findings", "--name", *READING, *CHECK_SETTINGS, "--quiet"},
    "census": COMMON | {*READING, "--name", "--no-progress", "--quiet"},
    "git": set(),
    "studio": CONFIG | {"--port", "--no-browser", *CHECK_SETTINGS},
    "schema": {"--output", "--force"},
    "spec": {"--output", "--force", "--quiet"},
    "completion": {"--output", "--force"},
    "help": set(),
    "version": set(),
}
CHOICES = {
    ("check", "--profile"): ["default", "strict"],
    ("check", "--info"): ["counts", "all", "none"],
    ("check", "--fail-on"): ["error", "warning", "info", "never"],
    ("route", "--mode"): ["plain", "engine"],
    ("route", "--output-format"): ["text", "json", "geojson", "html"],
    ("check", "--engine"): ["local", "dask"],
    ("check", "--output-format"): [
        "text",
        "json",
        "jsonl",
        "sarif",
        "github",
        "junit",
        "md",
        "html",
        "parquet",
        "rows",
    ],
}


def command(name: str) -> click.Command:
    result = cli.get_command(click.Context(cli), name)
    assert result is not None
    return result


def options(name: str) -> dict[str, click.Option]:
    params = [param for param in command(name).params if isinstance(param, click.Option)]
    return {spelling: param for param in params for spelling in param.opts if spelling.startswith("--")}


def test_commands() -> None:
    assert set(cli.list_commands(click.Context(cli))) == set(OPTIONS)


@pytest.mark.parametrize("name", OPTIONS)
def test_options(name: str, run: Run) -> None:
    assert set(options(name)) - {"--verbose"} == OPTIONS[name]
    assert ("--verbose" in options(name)) == (name not in ("git", "help", "version"))
    text = run(name, "--help").stdout
    for option in OPTIONS[name]:
        assert option in text
    assert all(option.help for option in options(name).values())
    if "--output" in OPTIONS[name]:
        assert "-o" in options(name)["--output"].opts


@pytest.mark.parametrize(
    ("old", "new", "arguments", "status"),
    [
        (["--format", "json"], ["--output-format", "json"], ["check", "good"], 0),
        (["--format=jsonl"], ["--output-format=jsonl"], ["info", "good"], 0),
        (["--as", "gta_sa_paths:classic"], ["--input-format", "gta_sa_paths:classic"], ["info", "good"], 0),
        (["--as=gta_sa_paths"], ["--input-format=gta_sa_paths"], ["rules"], 0),
        (["--from", "b"], ["--donor", "b"], ["repair", "good/NODES0.DAT"], 2),
        (
            ["--from=good/NODES1.DAT", "--block=x"],
            ["--donor=good/NODES1.DAT", "--part=x"],
            ["repair", "good/NODES0.DAT"],
            2,
        ),
    ],
)
def test_old_spellings_do_the_same(
    old: list[str], new: list[str], arguments: list[str], status: int, run: Run, city: Path
) -> None:
    done = [run(*arguments, *options, status=status) for options in (new, old)]
    assert done[0].output
    assert (done[0].stdout, done[0].stderr) == (done[1].stdout, done[1].stderr)


OLD = ("--format", "--as", "--from", "--block")


@pytest.mark.parametrize("name", OPTIONS)
def test_help_shows_new_spellings_alone(name: str, run: Run) -> None:
    words = run(name, "--help").stdout.replace(",", " ").split()
    old = {*OLD} - ({"--from"} if name == "compile" else set())  # of OpenStreetMap
    assert not old & {*words}
    assert not old & {*options(name)}


@pytest.mark.parametrize(("name", "option"), CHOICES)
def test_choices(name: str, option: str) -> None:
    kind = options(name)[option].type
    assert isinstance(kind, click.Choice)
    assert list(kind.choices) == CHOICES[name, option]


@pytest.mark.parametrize("name", [name for name, known in OPTIONS.items() if "--output-format" in known])
def test_kinds_of_output(name: str) -> None:
    kind = options(name)["--output-format"].type
    assert isinstance(kind, click.Choice)
    assert list(kind.choices) == list(kinds(name))
    assert "json" in kind.choices
    assert name in SCHEMA_NAMES


def test_version(run: Run) -> None:
    assert run("--version").stdout == run("version").stdout == f"navspec {navspec.__version__}\n"


def test_help_is_a_command(run: Run) -> None:
    assert run("help").stdout == run("--help").stdout
    assert run("help", "check").stdout == run("check", "--help").stdout
    assert "; did you mean check?; see navspec help --help" in run("help", "chekc", status=2).stderr
    assert "there is no command 'check it'" in run("help", "check", "it", status=2).stderr


def test_verbose_says_what_is_read_and_why(run: Run, small: Path) -> None:
    lines = [line[11:] for line in run("info", small.name, "-v").stderr.splitlines()]
    assert lines[0].startswith(f"navspec {navspec.__version__}, Python ")
    assert lines[1:3] == [
        "settings file: none",
        "NODES0.DAT: not gta_img, it begins neither with VER2 nor with the magic of version 3",
    ]
    (identified,) = (line for line in lines if line.startswith(f"NODES0.DAT: {small.stat().st_size:,} bytes; "))
    assert "bytes; gta_sa_paths classic, " in identified
    assert lines[-1] == "finished"
    assert run("-v", "check", small.name).stderr.count("finished") == 1
    assert run("check", small.name, "-v").stdout == run("check", small.name).stdout
    assert run("check", small.name).stderr == ""


def test_explain_searches_for_several_words(run: Run) -> None:
    assert run("explain", "link", "target").stdout == run("docs", "link", "target").stdout
    assert "contains 'no such words'" in run("explain", "no", "such", "words", status=2).stderr


def test_check_of_a_good_set(run: Run, city: Path, validated: Validated) -> None:
    result = run("check", "good", "--output-format", "json")
    report = validated("check", result.stdout)
    assert result.stderr == ""
    assert list(report) == [
        "schema_version", "tool", "inputs", "sets", "summary", "findings", "causes", "skipped_rules", "suppressed",
        "tool_errors",
    ]  # fmt: skip
    assert report["tool"] == {"name": "navspec", "version": navspec.__version__, "profile": "default"}
    assert {input_["status"] for input_ in report["inputs"]} == {"read"}
    assert report["inputs"][0]["path"].replace("\\", "/").startswith("good/NODES")
    assert [(set_["path"], set_["files"], set_["missing"]) for set_ in report["sets"]] == [("good", 64, [])]
    assert (report["summary"]["error"], report["summary"]["warning"], report["findings"]) == (0, 0, [])
    assert run("check", "good").stdout.endswith("64 files, 0 errors, 0 warnings\n")


def test_check_of_a_set_with_faults(run: Run, city: Path, validated: Validated) -> None:
    report = validated("check", run("check", "bad", "--output-format", "json", status=1).stdout)
    result = {
        (finding["path"].replace("\\", "/"), finding["code"], finding["pointer"]) for finding in report["findings"]
    }
    for fault in FAULTS:
        assert (f"bad/{fault.file}", fault.code, fault.pointer) in result
    text = run("check", "bad", status=1).stdout
    errors = report["summary"]["error"]
    assert text.splitlines()[-1].startswith(f"64 files, {errors} errors, ")
    for fault in FAULTS:
        assert fault.code in text


@pytest.mark.parametrize(
    ("fault", "level", "status"),
    [
        ("SA_PATHS_NODE_SEARCH_DISTANCE", "error", 1),
        ("SA_PATHS_NODE_SEARCH_DISTANCE", "never", 0),
        ("SA_PATHS_LENGTH_ZERO", "error", 0),
        ("SA_PATHS_LENGTH_ZERO", "warning", 1),
        ("SA_PATHS_LENGTH_ZERO", "info", 1),
    ],
)
def test_exit_status_follows_fail_on(fault: str, level: str, status: int, run: Run, city: Path) -> None:
    run("check", "bad", "--select", fault, "--fail-on", level, status=status)


def test_select_ignore_and_severity(run: Run, city: Path, validated: Validated) -> None:
    def codes(*arguments: str, status: int = 0) -> dict[str, str]:
        text = run("check", "bad", "--output-format", "json", *arguments, status=status).stdout
        return {finding["code"]: finding["severity"] for finding in validated("check", text)["findings"]}

    assert codes("--select", "SA_PATHS_LENGTH_ZERO") == {"SA_PATHS_LENGTH_ZERO": "warning"}
    two = "SA_PATHS_LENGTH_ZERO,SA_PATHS_NODE_ID"
    assert codes("--select", two, "--ignore", "SA_PATHS_NODE_ID") == {"SA_PATHS_LENGTH_ZERO": "warning"}
    assert codes("--select", two, status=1) == {"SA_PATHS_LENGTH_ZERO": "warning", "SA_PATHS_NODE_ID": "error"}
    raised = ("--severity", "SA_PATHS_LENGTH_ZERO=error", "--severity", "sa_paths_node_id=info")
    assert codes("--select", two, *raised, status=1) == {"SA_PATHS_LENGTH_ZERO": "error", "SA_PATHS_NODE_ID": "info"}


def test_the_cap_holds_for_each_rule_in_each_file(run: Run, city: Path, validated: Validated) -> None:
    (city / "bad" / "NODES62.DAT").write_bytes(b"")
    (city / "bad" / "NODES35.DAT").write_bytes((city / "good" / "NODES28.DAT").read_bytes())

    def checked(*arguments: str) -> Any:
        return validated("check", run("check", "bad", "--output-format", "json", *arguments, status=1).stdout)

    def groups(report: Any) -> Counter[tuple[str, str, str]]:
        return Counter((finding["code"], finding["severity"], finding["path"]) for finding in report["findings"])

    full, cut, none = checked(), checked("--max-findings", "2"), checked("--max-findings", "0")
    assert not full["summary"]["truncated"]
    assert cut["summary"] == {**full["summary"], "truncated": True}
    assert groups(cut) == Counter({group: min(2, count) for group, count in groups(full).items()})
    unread = str(Path("bad", "NODES62.DAT"))
    assert [finding["path"] for finding in none["findings"]] == [unread]
    assert [finding["path"] for finding in cut["findings"]].index(unread) == 0


def test_profile(run: Run, city: Path, validated: Validated) -> None:
    report = validated("check", run("check", "bad", "--profile", "strict", "--output-format", "json", status=1).stdout)
    assert report["tool"]["profile"] == "strict"
    assert run("check", "good", "--profile", "strict").stdout.endswith("0 warnings (profile strict)\n")


def test_a_few_files_over_a_base(run: Run, city: Path, validated: Validated) -> None:
    one = str(city / "bad" / "NODES35.DAT")
    single_file = validated("check", run("check", one, "--output-format", "json", "--fail-on", "never").stdout)
    overlaid = validated("check", run("check", one, "--base", "good", "--output-format", "json", status=1).stdout)
    assert [input_["path"] for input_ in overlaid["inputs"]] == [one]
    assert any(skipped["not_asked"] for skipped in single_file["skipped_rules"])
    assert "SA_PATHS_LINK_TARGET" in {finding["code"] for finding in overlaid["findings"] if finding["path"] == one}


def test_check_of_stdin(run: Run, validated: Validated) -> None:
    data = smallest().to_bytes()
    named = validated("check", run("check", "-", "--name", file_name(0), "--output-format", "json", data=data).stdout)
    nameless = validated("check", run("check", "-", "--output-format", "json", data=data).stdout)
    assert [input_["path"] for input_ in (*named["inputs"], *nameless["inputs"])] == ["-", "-"]
    skipped = {skipped["code"]: skipped["reason"] for skipped in nameless["skipped_rules"]}
    assert "SA_PATHS_NODE_AREA_ID" in skipped
    assert "SA_PATHS_NODE_AREA_ID" not in {skipped["code"] for skipped in named["skipped_rules"]}
    second = run("check", "-", "--name", file_name(5), "--select", "SA_PATHS_NODE_AREA_ID", data=data, status=1)
    assert second.stdout.startswith("Most likely\n  NODES5.DAT is the file of area 0")


def test_paths_from_a_list(run: Run, city: Path, validated: Validated) -> None:
    (city / "list.txt").write_text("\ufeffgood/NODES1.DAT\n\n  good/NODES2.DAT  \n", encoding="utf-8")
    report = validated("check", run("check", "@list.txt", "good/NODES3.DAT", "--output-format", "json").stdout)
    assert [input_["path"] for input_ in report["inputs"]] == [f"good/NODES{area}.DAT" for area in (1, 2, 3)]


def test_files_of_unknown_formats(run: Run, city: Path, validated: Validated) -> None:
    (city / "good" / "readme.txt").write_text("about these paths")
    (city / "good" / "other.dat").write_bytes(b"something else")
    assert len(validated("check", run("check", "good", "--output-format", "json").stdout)["inputs"]) == 64
    report = validated("check", run("check", "good/other.dat", "--output-format", "json", status=1).stdout)
    assert [input_["status"] for input_ in report["inputs"]] == ["unknown_format"]
    assert [finding["code"] for finding in report["findings"]] == ["FORMAT_UNKNOWN"]
    run("check", "good/other.dat", "--fail-on", "never", status=1)
    (city / "empty").mkdir()
    result = run("check", "empty", status=2)
    assert result.stdout == ""
    assert result.stderr.startswith("navspec: empty: ")
    assert result.stderr.count("\n") == 1


def test_an_unreadable_file(run: Run, small: Path, validated: Validated) -> None:
    small.write_bytes(small.read_bytes()[:300])
    report = validated("check", run("check", small.name, "--output-format", "json", status=1).stdout)
    assert [input_["status"] for input_ in report["inputs"]] == ["unreadable"]
    [finding] = report["findings"]
    assert finding["code"] == "SA_PATHS_FILE_TRUNCATED"
    assert "1 file, 1 unreadable, 1 error" in run("check", small.name, status=1).stdout


def test_read_as_another_format(run: Run, tmp_path: Path, validated: Validated) -> None:
    (tmp_path / "paths.bin").write_bytes(smallest().wiki_sized())
    text = run("info", "paths.bin", "--input-format", "gta_sa_paths:wiki", "--output-format", "json").stdout
    assert [(file["format"], file["variant"]) for file in validated("info", text)["files"]] == [
        ("gta_sa_paths", "wiki")
    ]


def test_info(run: Run, city: Path, small: Path, validated: Validated) -> None:
    [one] = validated("info", run("info", small.name, "--output-format", "json").stdout)["files"]
    assert (one["path"], one["format"], one["family"], one["size"]) == (
        small.name,
        "gta_sa_paths",
        "gta_sa_paths",
        1548,
    )
    facts = {"nodes": 8, "vehicle_nodes": 5, "ped_nodes": 3, "navi_nodes": 4, "links": 12}
    assert facts.items() <= one["info"].items()
    text = run("info", small.name).stdout
    assert text.startswith(f"{small.name}: gta_sa_paths classic, 1,548 bytes\n")
    record = validated("info", run("info", "good", "--output-format", "json").stdout)
    assert len(record["files"]) == 64
    [result] = record["sets"]
    assert result["info"]["nodes"] == sum(file["info"]["nodes"] for file in record["files"])
    assert run("info", "good").stdout.startswith("good: set of gta_sa_paths, 64 files\n")
    assert run("info", "-", data=small.read_bytes()).stdout.startswith("-: gta_sa_paths")


def test_info_of_an_unknown_file(run: Run, tmp_path: Path) -> None:
    (tmp_path / "x.dat").write_bytes(b"nothing known")
    assert run("info", "x.dat", status=1).stderr.startswith("navspec: x.dat: ")


def test_formats(run: Run, validated: Validated) -> None:
    record = validated("formats", run("formats", "--output-format", "json").stdout)
    assert record["formats"] == [format_.to_dict() for format_ in navspec.formats()]
    assert "gta_sa_paths" in run("formats").stdout


def test_rules(run: Run, validated: Validated) -> None:
    everything = validated("rules", run("rules", "--output-format", "json").stdout)["rules"]
    assert everything == [rule.to_dict() for rule in navspec.rules()]
    codes = {rule["code"] for rule in everything}
    assert {"FORMAT_UNKNOWN", "STRUCTURE", "SA_PATHS_NODE_ID"} <= codes
    own_rules = validated("rules", run("rules", "--input-format", "gta_sa_paths", "--output-format", "json").stdout)[
        "rules"
    ]
    assert {rule["family"] for rule in own_rules} == {"gta_sa_paths"}
    text = run("rules").stdout
    assert all(code in text for code in codes)
    named = {name: run("rules", name).stdout for name in ("gta_sa_paths", "gta_sa_paths_fla", "GTA_SA_PATHS")}
    assert set(named.values()) == {run("rules", "--input-format", "gta_sa_paths").stdout}
    chosen_rules = validated("rules", run("rules", "sa_paths_node_i", "IMG_", "--output-format", "json").stdout)[
        "rules"
    ]
    assert {rule["code"] for rule in chosen_rules} == {
        "SA_PATHS_NODE_ID",
        *(code for code in codes if code.startswith("IMG_")),
    }
    error = run("rules", "gta_sa_path_x", status=2).stderr
    assert "there is no format 'gta_sa_path_x', and no rule begins with that; did you mean gta_sa_paths" in error
    assert "navspec rules lists all" in run("rules", "", status=2).stderr


def test_explain(run: Run) -> None:
    for rule in navspec.rules():
        text = run("explain", rule.code.lower()).stdout
        assert text.startswith(f"{rule.code}\n  {rule.fault}\n")
        assert f"Must hold\n  {rule.summary}\n" in text
        assert f"Why\n  {rule.explanation}\n" in text
        assert f"Fix\n  {rule.fix}\n" in text
        for severity in rule.severities:
            assert severity in text
        assert f"Evidence    {rule.evidence}" in text
        assert "Real files  " in text
    error = run("explain", "SA_PATHS_NODE_IDS", status=2).stderr
    assert "did you mean SA_PATHS_NODE_ID" in error


@pytest.mark.parametrize("readable", [False, True])
def test_dump_and_build(readable: bool, run: Run, small: Path) -> None:
    flags = ["--readable"] if readable else []
    text = run("dump", small.name, *flags).stdout
    assert json.loads(text)["$navspec"] == {"format": "gta_sa_paths", "variant": "classic"}
    assert next(iter(json.loads(text))) == "$navspec"
    run("dump", small.name, *flags, "-o", "out.json")
    assert (small.parent / "out.json").read_text(encoding="utf-8") == text
    run("build", "out.json", "-o", "out.dat")
    assert (small.parent / "out.dat").read_bytes() == small.read_bytes()
    assert run("build", "-", "-o", "-", data=text.encode()).stdout_bytes == small.read_bytes()
    assert run("dump", "-", *flags, data=small.read_bytes()).stdout == text


def test_diff(run: Run, city: Path, validated: Validated) -> None:
    same = validated("diff", run("diff", "good", "good", "--output-format", "json").stdout)
    assert same["summary"] == {"files": 64, "identical": 64, "different": 0, "only_a": 0, "only_b": 0, "error": 0}
    record = validated("diff", run("diff", "good", "bad", "--output-format", "json", status=1).stdout)
    assert record["summary"]["different"] == len({fault.file for fault in FAULTS})
    text = run("diff", "good/NODES28.DAT", "bad/NODES28.DAT", status=1).stdout
    assert text == (
        "good/NODES28.DAT → bad/NODES28.DAT\n  nodes: 1 of 72 rows changed\n    ~ /nodes/5 (0xA0): node_id 5 → 6\n\n"
        "1 file, 1 different\n"
    )
    data = (city / "bad" / "NODES28.DAT").read_bytes()
    assert run("diff", "good/NODES28.DAT", "-", status=1, data=data).stdout == text.replace("bad/NODES28.DAT", "-")


def test_route(run: Run, city: Path, validated: Validated) -> None:
    route = validated("route", run("route", "good", "36/31", "27/7", "--lanes", "--output-format", "json").stdout)
    assert list(route)[:7] == ["from", "to", "mode", "lanes", "cost", "nodes", "reason"]
    assert (route["from"], route["to"], route["mode"], route["lanes"]) == ("36/31", "27/7", "plain", True)
    assert (route["nodes"][0], route["nodes"][-1], route["reason"]) == ("36/31", "27/7", None)
    none = validated("route", run("route", "good", "36/31", "26/13", "--output-format", "json", status=1).stdout)
    assert (none["cost"], none["nodes"]) == (None, [])
    assert none["reason"]
    text = run("route", "good", "36/31", "26/13", status=1)
    assert none["reason"] in text.stdout
    for unknown in ("36/999", "99/0", "nowhere"):
        assert f"there is no node '{unknown}'" in run("route", "good", "36/31", unknown, status=2).stderr


def test_roundtrip(run: Run, city: Path, validated: Validated) -> None:
    (city / "bad" / "other.dat").write_bytes(b"something else")
    result = run("roundtrip", "good", "bad", "--output-format", "json")
    record = validated("roundtrip", result.stdout)
    assert record["summary"] == {"files": 128, "identical": 128, "different": 0, "error": 0}
    assert result.stderr == "skipped 1 file of no known format\n"
    assert run("roundtrip", "good", "--jobs", "2").stdout == "64 files, 64 identical\n"
    assert run("roundtrip", "-", data=smallest().to_bytes()).stdout.startswith(
        "-: objects identical, columns identical\n"
    )
    assert run("roundtrip", "good/NODES2.DAT", "./good/NODES2.DAT").stdout.startswith(
        "good/NODES2.DAT: objects identical"
    )
    named = run("roundtrip", "bad/other.dat", "good/NODES1.DAT", "--output-format", "json", status=1)
    record = validated("roundtrip", named.stdout)
    assert record["summary"] == {"files": 2, "identical": 1, "different": 0, "error": 1}
    assert named.stderr.startswith("navspec: bad/other.dat: ")
    broken = city / "good" / "NODES1.DAT"
    broken.write_bytes(smallest().to_bytes()[:700])
    assert "error" in run("roundtrip", "good/NODES1.DAT", status=1).stdout


def test_census(run: Run, city: Path, validated: Validated) -> None:
    record = validated("census", run("census", "good", "bad", "--output-format", "json").stdout)
    assert list(record) == [
        "schema_version", "tool", "formats", "sets", "rules", "questions", "unknown", "unopened", "tool_errors",
    ]  # fmt: skip
    assert {format_["format"] for format_ in record["formats"]} == {"gta_sa_paths"}
    assert sum(format_["files"] for format_ in record["formats"]) == 128
    assert [(set_["sets"], set_["in_several"]) for set_ in record["sets"]] == [(2, 64)]
    failed = {rule["code"] for rule in record["rules"] if rule["failed"]}
    assert {fault.code for fault in FAULTS} <= failed
    text = run("census", "good").stdout
    assert text.startswith(f"navspec {navspec.__version__}, census of 64 files\n\ngta_sa_paths classic: 64 files, ")
    assert run("census", "-", "--name", file_name(0), data=smallest().to_bytes()).stdout.startswith("navspec ")


def test_census_of_files_that_cannot_be_read(run: Run, city: Path, validated: Validated) -> None:
    """They are counted, and named on stderr alone."""
    broken, second = city / "good" / file_name(28), city / "secret.bin"
    broken.write_bytes(broken.read_bytes()[:300])
    second.write_bytes(b"something else")
    result = run("census", "good", "secret.bin", "--output-format", "json", status=1)
    record = validated("census", result.stdout)
    assert (record["unknown"], sum(format_["unreadable"] for format_ in record["formats"])) == (1, 1)
    assert "secret" in result.stderr
    assert file_name(28) in result.stderr
    for kind in ("json", "text"):
        message = run("census", "good", "secret.bin", "--output-format", kind, status=1).stdout
        assert not any(each in message for each in ("secret", file_name(28), "good/", str(city)))


@pytest.mark.parametrize("name", SCHEMA_NAMES)
def test_schema(name: str, run: Run) -> None:
    text = run("schema", name).stdout
    assert text == schema_text(name)
    assert json.loads(text)["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_schemas_are_what_the_records_give() -> None:
    assert schemas.find_stale(HERE) == [], "run `make generate` and commit the result"


@pytest.mark.parametrize(
    "arguments",
    [
        ("check", "NODES0.DAT", "--output-format", "json"),
        ("info", "NODES0.DAT"),
        ("formats",),
        ("rules",),
        ("docs", "gta_img"),
        ("dump", "NODES0.DAT"),
        ("diff", "NODES0.DAT", "NODES0.DAT"),
        ("roundtrip", "NODES0.DAT"),
        ("census", "NODES0.DAT"),
        ("schema", "check"),
    ],
)
def test_output_files(arguments: tuple[str, ...], run: Run, small: Path) -> None:
    """`-o` takes what stdout would get, and refuses a file that is there unless it is forced."""
    printed = run(*arguments).stdout_bytes
    out = small.parent / "out.txt"
    result = run(*arguments, "-o", "out.txt")
    assert result.stdout == ""
    assert out.read_bytes() == printed
    out.write_text("mine")
    error = run(*arguments, "-o", "out.txt", status=2).stderr
    assert "out.txt exists already; name another file, or add --force to replace it" in error
    assert out.read_text() == "mine"
    run(*arguments, "-o", "out.txt", "--force")
    assert out.read_bytes() == printed
    assert sorted(path.name for path in small.parent.iterdir()) == ["NODES0.DAT", "out.txt"]


def test_build_does_not_overwrite(run: Run, small: Path) -> None:
    run("dump", small.name, "-o", "a.json")
    before = small.read_bytes()
    run("build", "a.json", "-o", small.name, status=2)
    assert small.read_bytes() == before
    run("build", "a.json", "-o", small.name, "--force")
    assert small.read_bytes() == before


@pytest.mark.parametrize("kind", ["text", "json"])
def test_same_input_same_bytes(kind: str, run: Run, city: Path) -> None:
    for arguments, status in (
        (("check", "bad"), 1),
        (("info", "bad"), 0),
        (("rules",), 0),
        (("docs", "source_nav"), 0),
        (("diff", "good", "bad"), 1),
        (("repair", "bad", "--ignore", "SA_PATHS_LINK"), 1),
        (("roundtrip", "bad"), 0),
        (("census", "good", "bad"), 0),
    ):
        outputs = {run(*arguments, "--output-format", kind, status=status).stdout_bytes for _ in range(2)}
        assert len(outputs) == 1
    one, two = (run("check", "bad", "good", "--output-format", kind, "--jobs", jobs, status=1) for jobs in ("1", "2"))
    assert one.stdout_bytes == two.stdout_bytes


def process(*arguments: str, cwd: Path, data: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    """The command as a process of its own."""
    known = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), **environment}
    line = [sys.executable, "-c", "import navspec.cli; navspec.cli.main()", *arguments]
    return subprocess.run(line, cwd=cwd, input=data, env=known, capture_output=True, check=False, timeout=60)


def test_as_a_process(city: Path) -> None:
    bad = process("check", "bad", cwd=city, PYTHONHASHSEED="1")
    assert (bad.returncode, bad.stderr) == (1, b"")
    assert bad.stdout == process("check", "bad", cwd=city, PYTHONHASHSEED="2", NO_COLOR="1").stdout
    assert b"\x1b" not in bad.stdout
    missing = process("check", "nowhere", cwd=city)
    assert (missing.returncode, missing.stdout) == (2, b"")
    assert missing.stderr == b"navspec: nowhere: there is no such file or folder\n"
    dumped = process("dump", "-", cwd=city, data=smallest().to_bytes())
    assert process("build", "-", "-o", "-", cwd=city, data=dumped.stdout).stdout == smallest().to_bytes()
