"""What people read: the text of reports, on terminals and elsewhere."""

from __future__ import annotations

from dataclasses import replace
from importlib import import_module
from typing import Any, cast

import pytest

from navspec.records.comparison import Difference, FileDifference, Roundtrip, Roundtrips
from navspec.records.contents import Facts, FileFacts
from navspec.records.report import Finding, Input, Report, Rule, SetInput, Skipped, Total, Unlisted
from navspec.report import RENDERERS, RenderOptions, check, kinds, render
from navspec.report.check_summary import format_verdict, outcome_of
from navspec.report.sheet import Sheet, format_count, join_first, printable

RULES = {
    "SA_PATHS_NODE_ID": Rule(
        "SA_PATHS_NODE_ID", ("error",), "engine", "file", "gta_sa_paths",
        fault="The id of a node is not its row.",
        summary="The stored id of a node is its row.",
        explanation="The game looks the node up under another number, and routes through it are never found.",
        fix="Set the id to the row.",
    ),
    "SA_PATHS_LENGTH_ZERO": Rule(
        "SA_PATHS_LENGTH_ZERO", ("warning",), "engine", "file", "gta_sa_paths",
        fault="Link with length 0.",
        summary="No link has length 0.",
        explanation="Routes may step back and forth.",
        fix="Compute the length again.",
    ),
}  # fmt: skip


def finding(code: str, path: str, row: int) -> Finding:
    severity, evidence = RULES[code].severities[0], RULES[code].evidence
    return Finding(code, severity, evidence, f"area 1 node {row} is odd", path, f"/nodes/{row}", 20 + 28 * row, 28)


FOUND = (
    *(finding("SA_PATHS_NODE_ID", "Paths/NODES1.DAT", row) for row in range(7)),
    finding("SA_PATHS_LENGTH_ZERO", "Paths/NODES1.DAT", 9),
    replace(
        finding("SA_PATHS_LENGTH_ZERO", "Paths/NODES2.DAT", 0),
        related=tuple(
            {"path": "Paths/NODES3.DAT", "pointer": f"/nodes/{row}", "message": "the other end"} for row in range(5)
        ),
    ),
)
REPORT = Report(
    version="0.1.0",
    profile="default",
    inputs=tuple(
        Input(f"Paths/NODES{area}.DAT", 100, "0" * 64, "gta_sa_paths", "gta_sa_paths", "classic") for area in (1, 2, 3)
    ),
    sets=(SetInput("Paths", "gta_sa_paths", 3, tuple(f"NODES{area}.DAT" for area in range(4, 64))),),
    findings=FOUND,
    totals={"SA_PATHS_NODE_ID": Total(300, 7), "SA_PATHS_LENGTH_ZERO": Total(1200, 2)},
    severities={"error": 7, "warning": 2},
    skipped_rules=(
        Skipped("SA_PATHS_LINK_TARGET", "Paths", "the other end is in a file that is not here", 14),
        Skipped("SA_PATHS_NAVI_TARGET", "Paths", "the other end is in a file that is not here", 1000),
        Skipped("SA_PATHS_FLOOD", "Paths", "the whole map is needed"),
    ),
)

GOLDEN = """\
Paths: 3 of 63 files of the set; not here: NODES4.DAT, NODES5.DAT, NODES6.DAT, NODES7.DAT, NODES8.DAT, NODES9.DAT and 54 more

Paths/NODES1.DAT: 7 errors, 1 warning
  error SA_PATHS_NODE_ID: area 1 node 0 is odd  /nodes/0, 0x14
  error SA_PATHS_NODE_ID: area 1 node 1 is odd  /nodes/1, 0x30
  error SA_PATHS_NODE_ID: area 1 node 2 is odd  /nodes/2, 0x4C
  error SA_PATHS_NODE_ID: area 1 node 3 is odd  /nodes/3, 0x68
  error SA_PATHS_NODE_ID: area 1 node 4 is odd  /nodes/4, 0x84
  warning SA_PATHS_LENGTH_ZERO: area 1 node 9 is odd  /nodes/9, 0x110
  … and 2 more of SA_PATHS_NODE_ID (see --output-format json)

Paths/NODES2.DAT: 1 warning
  warning SA_PATHS_LENGTH_ZERO: area 1 node 0 is odd  /nodes/0, 0x14
      see Paths/NODES3.DAT /nodes/0: the other end
      see Paths/NODES3.DAT /nodes/1: the other end
      see Paths/NODES3.DAT /nodes/2: the other end
      … and 2 more places

What it means and what to do
  SA_PATHS_NODE_ID (error, engine): fails in 7 of 300 cases
    The id of a node is not its row.
    Must hold: The stored id of a node is its row.
    The game looks the node up under another number, and routes through it are never found.
    Fix: Set the id to the row.
  SA_PATHS_LENGTH_ZERO (warning, engine): fails in 2 of 1,200 cases
    Link with length 0.
    Must hold: No link has length 0.
    Routes may step back and forth.
    Fix: Compute the length again.

Not checked
  the other end is in a file that is not here (1,014 checks skipped): SA_PATHS_LINK_TARGET, SA_PATHS_NAVI_TARGET
  the whole map is needed: SA_PATHS_FLOOD

3 files, 7 errors, 2 warnings
"""


def test_report() -> None:
    assert render("check", "text", REPORT, RenderOptions(rules=RULES)) == GOLDEN


def test_brief_report_keeps_findings_and_verdict() -> None:
    text = render("check", "text", REPORT, RenderOptions(brief=True, rules=RULES))
    assert text.startswith("Paths/NODES1.DAT: 7 errors, 1 warning\n")
    assert "What it means" not in text
    assert "Not checked" not in text
    assert text.endswith(
        "\n\n3 rules could not check everything (1,014 checks skipped); the reasons are shown without -q\n\n"
        "3 files, 7 errors, 2 warnings\n"
    )
    report = replace(REPORT, skipped_rules=REPORT.skipped_rules[2:])
    assert "\n\n1 rule could not check everything; the reasons" in render(
        "check", "text", report, RenderOptions(brief=True)
    )
    assert "could not check" not in render(
        "check", "text", replace(REPORT, skipped_rules=()), RenderOptions(brief=True)
    )


def test_one_rule_does_not_drown_the_others() -> None:
    many = [finding("SA_PATHS_NODE_ID", f"NODES{area}.DAT", row) for area in range(60) for row in range(5)]
    text = render("check", "text", replace(REPORT, findings=tuple(many)))
    assert text.count("error SA_PATHS_NODE_ID:") == check.PER_RULE["error"]
    assert "\n\n… and 50 more files with SA_PATHS_NODE_ID (see --output-format json)\n\n" in text
    both = [*many, finding("SA_PATHS_LENGTH_ZERO", "NODES59.DAT", 1)]
    text = render("check", "text", replace(REPORT, findings=tuple(both)))
    assert "/nodes/1, 0x30\n  … and 5 more of SA_PATHS_NODE_ID (see --output-format json)\n" in text


@pytest.mark.parametrize(
    ("report", "text"),
    [
        (Report("0", "default", REPORT.inputs), "3 files, 0 errors, 0 warnings"),
        (Report("0", "strict", REPORT.inputs[:1]), "1 file, 0 errors, 0 warnings (profile strict)"),
        (replace(REPORT, severities={"error": 1, "info": 1200}), "3 files, 1 error, 0 warnings, 1,200 info"),
        (
            Report(
                "0", "default", (Input("a", 1, "", status="unknown_format"), Input("b", 1, "", status="unreadable"))
            ),
            "2 files, 1 unreadable, 1 of unknown format, 0 errors, 0 warnings",
        ),
    ],
)
def test_verdict(report: Report, text: str) -> None:
    assert format_verdict(report) == text
    assert render("check", "text", report).endswith(f"{text}\n")


def test_a_cut_list_and_failures_of_the_tool_are_said() -> None:
    text = render(
        "check",
        "text",
        replace(REPORT, unlisted=(Unlisted("A_B", "error", "a", 2),), tool_errors=("rule X: out of memory",)),
    )
    notice = (
        "Showing 9 of 11 findings, the first ones of each rule in each file (see --max-findings); all totals are exact."
    )
    assert f"\n{notice}\n3 files" in text
    assert (
        "navspec itself failed; these are not faults of the files, please report them\n  rule X: out of memory\n"
        in text
    )


def test_files_that_cannot_be_read_come_first_and_are_all_named() -> None:
    """Also those that a cap, or a rule that is left out, would keep from being named."""
    paths = [f"Z{number}.dat" for number in range(60)]
    inputs = (
        *REPORT.inputs,
        *(Input(path, 0, "", status="unreadable") for path in paths),
        Input("a", 1, "", status="unknown_format"),
    )
    broken = [Finding("A_B", "error", "engine", "it ends", path) for path in paths]
    text = render("check", "text", replace(REPORT, inputs=inputs, findings=(*broken, *FOUND)))
    lines = [splitline for splitline in text.splitlines() if splitline and not splitline.startswith(" ")]
    assert lines[1:62] == [*(f"{path}: unreadable, 1 error" for path in paths), "a: of unknown format"]
    assert lines[62] == "Paths/NODES1.DAT: 7 errors, 1 warning"


def test_totals_have_what_is_not_listed() -> None:
    remaining = (
        Unlisted("SA_PATHS_NODE_ID", "error", "Paths/NODES1.DAT", 9432),
        Unlisted("A_B", "warning", "Paths", 3),
    )
    text = render("check", "text", replace(REPORT, unlisted=remaining))
    assert "Paths/NODES1.DAT: 9,439 errors, 1 warning\n" in text
    assert "  … and 9,434 more of SA_PATHS_NODE_ID (see --output-format json)\n" in text
    assert "Showing 9 of 9,444 findings" in text


def test_info_is_counted_unless_it_is_asked_for() -> None:
    odd = [Finding("A_ODD", "info", "measured", f"case {row}", "Paths/NODES3.DAT", f"/{row}") for row in range(3)]
    rules = {**RULES, "A_ODD": Rule("A_ODD", ("info",), "measured", "file", "a", summary="Nothing is odd.")}
    remaining = (Unlisted("A_ODD", "info", "Paths/NODES1.DAT", 1200),)
    report = replace(
        REPORT, findings=(*FOUND, *odd), unlisted=remaining, severities={"error": 7, "warning": 2, "info": 1203}
    )

    def text(info: Any, **options: Any) -> str:
        return render("check", "text", report, RenderOptions(rules=rules, info=info, **options))

    counts = text("counts")
    title = "No more than unusual (info; --info all lists them)"
    assert f"\n\n{title}\n  1,203 A_ODD: Nothing is odd.\n\n" in counts
    assert "Paths/NODES1.DAT: 7 errors, 1 warning, 1,200 info\n" in counts
    assert "Paths/NODES3.DAT" not in counts.replace("see Paths", "")
    assert "case 0" not in counts
    assert "A_ODD (info" not in counts
    assert f"{title}\n  1,203 A_ODD\n" in text("counts", brief=True)
    assert "  info A_ODD: case 2  /2, 0x0\n" in text("all")
    assert "A_ODD (info, measured)" in text("all")
    assert title not in text("all")
    assert "A_ODD" not in text("none")
    assert all(
        each.endswith("3 files, 7 errors, 2 warnings, 1,203 info\n") for each in (counts, text("all"), text("none"))
    )


@pytest.mark.parametrize(
    ("severities", "fail_on", "expected"),
    [
        ({}, "error", ("good", "Passes")),
        ({"info": 3}, "error", ("good", "Passes")),
        ({"warning": 9439}, "error", ("warning", "Loads, 9,439 warnings")),
        ({"warning": 1}, "warning", ("error", "Fails")),
        ({"error": 1, "warning": 1}, "error", ("error", "Fails")),
        ({"error": 2, "warning": 1}, "never", ("warning", "2 errors")),
    ],
)
def test_standing(severities: dict[str, int], fail_on: Any, expected: tuple[str, str]) -> None:
    report = Report("0", "default", severities=severities)
    assert outcome_of(report, fail_on) == expected
    meaning = f"{expected[1]}: the game accepts this, but will not behave as intended.\n"
    assert (meaning in render("check", "text", report, RenderOptions(fail_on=fail_on))) == expected[1].startswith(
        "Loads"
    )
    assert "Loads" not in render("check", "text", report, RenderOptions(brief=True))


def test_findings_of_a_set_and_of_stdin() -> None:
    whole = Finding("A_B", "error", "engine", "two parts", "")
    text = render("check", "text", replace(REPORT, findings=(whole, replace(whole, path="-", offset=3))))
    assert "all files together: 1 error\n  error A_B: two parts\n" in text
    assert "-: 1 error\n  error A_B: two parts  0x3\n" in text


def test_many_reasons_are_cut() -> None:
    skipped = tuple(Skipped("A", "", f"reason {each}") for each in range(20))
    text = render("check", "text", Report("0", "default", skipped_rules=skipped))
    assert "reason 11: A\n  … and 8 more reasons (see --output-format json)\n" in text


def test_colours_and_width() -> None:
    text = render("check", "text", REPORT, RenderOptions(color=True, width=60, rules=RULES))
    assert "\x1b[1;31merror\x1b[0m" in text
    plain = render("check", "text", REPORT, RenderOptions(width=60, rules=RULES))
    assert "\x1b" not in plain
    lines = plain.split("\n")
    assert max(len(line) for line in lines) <= 60
    assert all(line == line.rstrip() for line in lines)
    at = lines.index("    The game looks the node up under another number, and")
    assert lines[at + 1] == "    routes through it are never found."
    coloured = render("check", "text", REPORT, RenderOptions(color=True, rules=RULES))
    assert "\x1b[1mPaths/NODES1.DAT\x1b[0m: \x1b[1;31m7 errors\x1b[0m, \x1b[33m1 warning\x1b[0m\n" in coloured


def test_texts_from_files_cannot_steer_a_terminal() -> None:
    assert printable("a\x1b[31mb\r\n\u202e") == "a\\x1b[31mb\\r\\n\\u202e"
    bad = replace(FOUND[0], message="\x1b]0;gotcha\x07 [bold]x[/bold] :smile:", path="a\nb")
    text = render("check", "text", replace(REPORT, findings=(bad,)), RenderOptions(width=200))
    assert "a\\nb: 1 error\n" in text
    assert "\\x1b]0;gotcha\\x07 [bold]x[/bold] :smile:" in text


def test_numbers_that_json_does_not_know() -> None:
    odd = replace(FOUND[0], params={"x": float("nan"), "y": [float("-inf"), 1.5]})
    text = render("check", "json", replace(REPORT, findings=(odd,)))
    assert '"x": "nan"' in text
    assert '"-inf",\n' in text


def test_info() -> None:
    one = FileFacts("a", "gta_sa_paths", "gta_sa_paths", "classic", 1548, {"nodes": 2})
    facts = {"nodes": 1234, "extent": {"west": -3.5, "east": 2}, "flags_seen": [], "is_clean": True, "note": None}
    facts |= {"places": {"bomb_site": 3}, "range": [-34.96704864501953, 1e4], "areas": [0, 1, 2, 9]}
    text = render("info", "text", Facts((replace(one, info=facts),), ()))
    assert text == (
        "a: gta_sa_paths classic, 1,548 bytes\n  nodes             1,234\n  extent west       -3.5\n"
        "  extent east       2\n  flags seen        none\n  is clean          yes\n  note              none\n"
        "  places bomb_site  3\n  range             -34.96705 to 10,000\n  areas             0 to 2, 9\n"
    )
    several = SetInput("P", "gta_sa_paths", 2, ("NODES2.DAT",), {"nodes": 5})
    text = render("info", "text", Facts((one, one), (several,)))
    assert text == (
        "P: set of gta_sa_paths, 2 files\n  not here: NODES2.DAT\n  nodes  5\n\n"
        "a: gta_sa_paths classic, 1,548 bytes; nodes 2\na: gta_sa_paths classic, 1,548 bytes; nodes 2\n"
    )


def test_a_line_of_many_has_plain_facts_alone() -> None:
    """A save has more than two thousand letters of facts: garages with their cars, weapons, clothes."""
    info = {
        "title": "Home",
        "money": 1200,
        "cars": 0,
        "garages": {"cjsafe": ["Savanna"] * 90},
        "tattoos": [],
        "mods": ["a"],
    }
    one = FileFacts("a.b", "gta_sa_save", "gta_sa_save", "pc", 202_752, info)
    line = "a.b: gta_sa_save pc, 202,752 bytes; title Home, money 1,200, 2 more facts\n"
    assert render("info", "text", Facts((one, one), ())) == line * 2


def test_info_of_a_set_is_a_table_with_totals() -> None:
    """Columns are counts that the set has too, but for those that are 0 everywhere; other files stay lines."""
    info = {"nodes": 1200, "ped_nodes": 0, "one_way_roads": 5, "largest_area": 3, "extent_x": [0.5, 2.0]}
    files = (
        FileFacts(
            "P/NODES1.DAT", "f", "gta_sa_paths", "classic", 1548, {"nodes": 1198, "one_way_roads": 5, "largest_area": 3}
        ),
        FileFacts("P/NODES2.DAT", "f", "gta_sa_paths", "classic", 20, {"nodes": 2, "ped_nodes": 0, "note": "x"}),
        FileFacts("P2/NODES3.DAT", "f", "gta_sa_paths", "classic", 20, {"nodes": 1}),
        FileFacts("P/a.nav", "n", "source_nav", "16", 20, {"areas": 4}),
    )
    record = Facts(files, (SetInput("P", "gta_sa_paths", 2, (), info),))
    assert render("info", "text", record).partition("extent x")[2] == (
        "       0.5 to 2\n\n"
        "                              one\n"
        "                              way  largest\n"
        "              bytes  nodes  roads     area\n"
        "  NODES1.DAT  1,548  1,198      5        3\n"
        "  NODES2.DAT     20      2      0        0\n"
        "  all         1,568  1,200      5        3\n\n"
        "P2/NODES3.DAT: f classic, 20 bytes; nodes 1\n"
        "P/a.nav: n 16, 20 bytes; areas 4\n"
    )
    narrow = render("info", "text", record, RenderOptions(width=41))
    assert "\n  all         1,568  1,200      5\n  … and 1 more column (see\n  --output-format json)\n" in narrow
    assert max(map(len, narrow.splitlines())) == 41
    archive = SetInput("a/paths.img", "gta_sa_paths", 1, (), {"nodes": 7})
    inside = FileFacts("a/paths.img:nodes1.dat", "f", "gta_sa_paths", "classic", 20, {"nodes": 7})
    assert "\n  nodes1.dat     20      7\n" in render("info", "text", Facts((inside,), (archive,)))


def test_roundtrip() -> None:
    one = Roundtrip("a", "f", "", 1, "identical", "identical")
    different = replace(one, path="b", tables="different", first_difference=28)
    record = Roundtrips((one, different, replace(one, path="c", tables="error", reason="c: too short")))
    assert (record.fails, one.fails, different.fails) == (True, False, True)
    assert render("roundtrip", "text", record) == (
        "b: objects identical, columns different, first difference at 0x1C\n"
        "c: objects identical, columns error\n  c: too short\n"
        "3 files, 1 identical, 1 different, 1 error\n"
    )


def test_words() -> None:
    assert [format_count(1, "file"), format_count(2000, "file"), format_count(0, "entry", "entries")] == [
        "1 file",
        "2,000 files",
        "0 entries",
    ]
    assert [join_first("ab", 2), join_first("abc", 2)] == ["a, b", "a, b and 1 more"]
    sheet = Sheet()
    sheet.gap()
    sheet.line("a")
    sheet.gap()
    sheet.gap()
    assert sheet.text(RenderOptions()) == "a\n\n"


def test_every_renderer_is_there() -> None:
    for command in RENDERERS:
        assert kinds(command)[0] == "text"
        for renderer in RENDERERS[command].values():
            module, _, function = renderer.partition(":")
            assert callable(getattr(import_module(f"navspec.report.{module}"), function)), renderer


def test_rows_that_come_together_stand_on_one_line() -> None:
    place = {"row_a": None, "pointer_a": None, "offset_a": None, "fields": []}
    rows = [{"kind": "added", "row_b": row, "pointer_b": f"/x/{row}", "offset_b": row, **place} for row in (0, 1, 2, 5)]
    table = {
        "key": "x", "kind": "values", "rows_a": 0, "rows_b": 9, "changed": 0, "added": 6, "removed": 0, "fields": [],
        "changes": rows,
    }  # fmt: skip
    file = FileDifference("a", "b", "different", variant_a="classic", variant_b="wiki", tables=(cast(Any, table),))
    single_file = FileDifference(None, "c", "only_b")
    assert render("diff", "text", Difference((file, single_file))) == (
        "a → b\n  variant classic → wiki\n  x: 0 of 9 rows changed, 6 added\n    + /x/0 to /x/2 (0x0)\n    + /x/5 (0x5)\n"
        "    … and 2 more (see --output-format json)\n\nc: only in the second folder\n\n"
        "2 files, 1 different, 1 only in the second folder\n"
    )
    many = Difference((single_file, replace(single_file, path_b="d"), file))
    assert render("diff", "text", many).startswith(
        "c: only in the second folder\nd: only in the second folder\n\na → b\n"
    )
