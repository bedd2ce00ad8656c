"""Real files are all compared: by the spec alone, NaN as one word, what a language cannot hold is listed with its reason."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from builders import gta_sa_paths, gta_sa_save, source2_nav, source_nav
from conformance import corpus, vectors
from conformance.corpus import Case, Examined, Exemption, File, Summary
from conformance.fakes import program, saying
from conformance.rewriting import NAME as REWRITER
from conformance.rewriting import digest
from conformance.running import Outcome
from conformance.sessions import Session


def file(folder: Path, data: bytes, format: str, name: str = "file") -> File:
    path = folder / name
    path.write_bytes(data)
    return File(name, path, format)


def case(folder: Path, data: bytes, format: str, name: str = "file") -> Case:
    found = corpus.case_of(file(folder, data, format, name))
    assert found
    return found


NODES = gta_sa_paths.smallest().to_bytes()


def test_a_plain_file_is_what_its_vector_would_be(tmp_path: Path) -> None:
    assert case(tmp_path, NODES, "gta_sa_paths", "nodes0.dat") == Case(
        "gta_sa_paths", "json", vectors.canonical(NODES, "gta_sa_paths")
    )


def test_nan_is_one_word_whatever_its_bits(tmp_path: Path) -> None:
    mesh = source_nav.mesh(16, 14, "l4d")
    mesh.areas[0] = replace(mesh.areas[0], nw=(float("nan"), float("inf"), 1.5))
    text = case(tmp_path, mesh.pack(), "source_nav", "map.nav").text
    area = json.loads(text)["areas"][0]
    assert corpus.ONE_NAN in text
    assert '"f4:' not in text
    assert '"f8:7ff0000000000000"' in text
    assert area
    for bits, is_nan in (
        ("7ff0000000000000", 0),
        ("fff0000000000001", 1),
        ("7ff8000000000000", 1),
        ("7fe0000000000001", 0),
    ):
        assert bool(corpus.NAN.fullmatch(f'"f8:{bits}"')) == bool(is_nan)
    assert corpus.NAN.fullmatch('"f4:7f800001"')


def test_a_file_that_navspec_decides_otherwise_is_asked_by_the_spec_alone(tmp_path: Path) -> None:
    data = source_nav.mesh(16, 1, "tf").pack()
    found = case(tmp_path, data, "source_nav", "koth_lake.nav")
    assert found.by_itself
    if found.kind == "json":
        assert found.text == vectors.canonical(data, "source_nav")


def test_a_file_that_is_refused_has_the_kind_of_its_error(tmp_path: Path) -> None:
    found = case(tmp_path, gta_sa_save.example()[:100], "gta_sa_save")
    assert (found.kind, found.text) == ("error", "eof")
    assert "refused" in found.by_itself
    assert case(tmp_path, b"other than a save", "gta_sa_save").text == "validation"
    assert corpus.case_of(file(tmp_path, b"x", "lua")) is None


def examined(folder: Path, given: Case, **dumpers: Session) -> Examined:
    real = file(folder, b"data", given.spec_id)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(corpus, "case_of", lambda _: given)
        found = corpus.examined(real, dumpers)
    for session in dumpers.values():
        session.close()
    return found


def test_all_languages_are_asked(tmp_path: Path) -> None:
    given = Case("shapes", "json", '{"a":1}')
    dumpers = {
        "go": Session(saying('{"a":1}')),
        "cpp": Session(saying('{"a":2}')),
        "rust": Session(program("sys.exit(1)")),
    }
    found = examined(tmp_path, given, **dumpers, **{REWRITER: Session(saying(digest(b"data")))})
    assert found.faults == {
        "go": "",
        "cpp": "at character 5: '{\"a\":2}' where '{\"a\":1}' is expected",
        "rust": "the program ended: exit 1",
        REWRITER: "",
    }


def test_what_a_language_cannot_hold_is_exempt_where_it_is_there_and_nowhere_else(tmp_path: Path) -> None:
    inexact = "!inexact 9007199254740993 is no exact integer"
    large = Case("shapes", "json", '{"a":"9007199254740993"}')
    found = examined(tmp_path, large, javascript=Session(saying(inexact)))
    assert found.exemptions == [Exemption("file", "javascript", "9007199254740993 is no exact integer")]
    found = examined(tmp_path, Case("shapes", "json", '{"a":1}'), javascript=Session(saying(inexact)))
    assert (found.exemptions, found.faults) == ([], {"javascript": inexact})


def test_what_a_language_does_not_look_at_is_counted_apart(tmp_path: Path) -> None:
    given = Case("shapes", "error", "validation")
    blind = frozenset({"validation"})
    found = examined(
        tmp_path,
        given,
        go=Session(saying("{}")),
        perl=Session(replace(saying("{}"), ignores=blind)),
        nim=Session(replace(program("sys.exit(1)"), ignores=blind)),
    )
    assert found.unchecked == {"perl"}
    assert found.faults["nim"] == "the program ended: exit 1"
    summary = Summary()
    summary.add(found)
    assert [summary.outcomes[name]["shapes"].unchecked for name in ("go", "perl", "nim")] == [[], ["file"], []]
    assert [len(summary.outcomes[name]["shapes"].faults) for name in ("go", "perl", "nim")] == [1, 0, 1]
    ended = examined(tmp_path, Case("shapes", "error", "eof"), perl=Session(replace(saying("{}"), ignores=blind)))
    assert ended.unchecked == set()


def test_where_navspec_has_no_word_for_it_the_languages_must_agree(tmp_path: Path) -> None:
    odd = Case("shapes", "", by_itself="refused")
    found = examined(
        tmp_path,
        odd,
        python=Session(saying("!other a", "!other a")),
        go=Session(saying("!other b")),
        cpp=Session(saying("!eof")),
    )
    assert found.faults == {"python": "", "go": "", "cpp": "eof where other is expected: !eof"}
    assert found.case == Case("shapes", "error", "other", "refused")
    found = examined(tmp_path, odd, python=Session(saying("{}", "{}")), go=Session(saying("!eof")))
    assert found.faults == {"python": "", "go": "!eof"}


def test_the_sum_counts_every_file_once() -> None:
    summary = Summary()
    read = Case("shapes", "json", "{}", "decided otherwise")
    summary.add(Examined("b", read, {"go": "", "javascript": "!inexact"}, [Exemption("b", "javascript", "inexact")]))
    summary.add(Examined("a", Case("shapes", "json", "{}"), {"go": "wrong", "javascript": ""}))
    summary.add(Examined("c", None, {}, [Exemption("c", "", "lua is no format of navspec")]))
    assert summary.outcomes["go"]["shapes"].passed == 1
    assert summary.outcomes["go"]["shapes"].faults == ["a: wrong"]
    assert summary.outcomes["javascript"]["shapes"] == Outcome(passed=1, exempt=1)
    assert summary.as_json()["beyond_the_spec"] == {"decided otherwise": 1}
    assert "".join(corpus.lines(summary)) == (
        "1 files decided otherwise\n"
        "not compared in javascript: b: inexact\n"
        "not compared: c: lua is no format of navspec\n"
    )


def test_files_are_asked_in_several_processes(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    files = [file(tmp_path, NODES, "gta_sa_paths", f"nodes{number}.dat") for number in range(4)]
    text = vectors.canonical(NODES, "gta_sa_paths")
    summary = corpus.run(files, {"go": program(f"say({text!r})")}, jobs=2)
    assert summary.outcomes["go"]["gta_sa_paths"].passed == 4
    assert "4 of 4 files" in capfd.readouterr().err


def test_the_share_of_files_is_the_same_each_time(tmp_path: Path) -> None:
    names = [f"file{number}" for number in range(60)]
    rows = "".join(f"{name}\tshapes\n" for name in names)
    (tmp_path / "INDEX.tsv").write_text(f"file\tformat\n{rows}", encoding="utf-8")
    assert [each.name for each in corpus.chosen(tmp_path, 1)] == names
    some = [each.name for each in corpus.chosen(tmp_path, 5)]
    assert 0 < len(some) < 40
    assert some == [each.name for each in corpus.chosen(tmp_path, 5)]
    assert corpus.chosen(tmp_path, 1)[0] == File("file0", tmp_path / "file0", "shapes")


def test_meshes_of_source_2_are_read_as_such(tmp_path: Path) -> None:
    assert case(tmp_path, source2_nav.mesh(36, 1, 13).pack(), "source_nav", "map.nav").spec_id == "source2_nav"
