"""What no vector shows is asked for, and a program that takes it in another way is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from conformance import beyond
from conformance.fakes import program, saying
from conformance.running import laid_out
from conformance.toolchains import LANGUAGES, Dumper
from conformance.vectors import Vector

COUNT = Vector("gta_img", "invalid_num_entries_max", b"VER2\xff\xff\xff\xff", "", "error")
NAME = "gta_img/invalid_num_entries_max of 4294967295"


Ask = Callable[[Dumper], list[str]]


@pytest.fixture
def found(tmp_path: Path) -> Ask:
    paths = dict(zip(laid_out([COUNT], tmp_path), [COUNT], strict=True))
    return lambda dumper: list(beyond.count_faults("rust", dumper, paths))


def test_files_announce_the_largest_count() -> None:
    files = {each.name: each.data for each in beyond.counting(["gta_img", "gta_iv_paths"])}
    assert files.keys() == {"invalid_num_entries_max", "invalid_num_nodes_max", "invalid_num_links_max"}
    assert files["invalid_num_entries_max"][4:8] == b"\xff\xff\xff\xff"


def test_it_may_be_refused_for_either_reason(found: Ask) -> None:
    assert found(saying("!eof")) == found(saying("!validation")) == []
    assert found(saying("{}")) == [f"{NAME}: not refused: {{}}"]
    assert found(saying("!other no memory")) == [f"{NAME}: not refused: !other no memory"]
    assert found(replace(program("sys.exit(9)"), ignores=frozenset({"validation"}))) == []


def test_what_rust_takes_is_named(tmp_path: Path) -> None:
    lengths = [each for each in beyond.counting(["source2_nav"]) if f"source2_nav/{each.name}" in beyond.TAKEN["rust"]]
    assert len(lengths) == len(beyond.TAKEN["rust"])
    paths = dict(zip(laid_out(lengths[:1], tmp_path), lengths, strict=False))
    assert list(beyond.count_faults("rust", saying("{}"), paths)) == []
    assert len(list(beyond.count_faults("go", saying("{}"), paths))) == 1


def test_it_must_be_refused_at_once_and_in_little_memory(found: Ask, monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(program("time.sleep(1.1)\nsay('!eof')")) == [f"{NAME}: takes more than 1 s"]
    assert found(program("sys.exit(9)")) == [f"{NAME}: the program ended: exit 9"]
    monkeypatch.setattr(beyond, "MEMORY", 50 << 20)
    large = found(program("held = b'x' * (100 << 20)\nsay('!eof')"))
    assert len(large) == 1
    assert "MiB of memory" in large[0]


@pytest.mark.parametrize(
    ("language", "dumper", "fault"),
    [
        ("go", saying("123"), ""),
        ("java", saying("!other OutOfMemoryError"), ""),
        ("go", saying("!validation words"), "gta_img of 2147487744 bytes: !validation words"),
        ("java", saying("123"), "gta_img of 2147487744 bytes: 123"),
        ("java", program("sys.exit(9)"), "gta_img of 2147487744 bytes: the program ended: exit 9"),
    ],
)
def test_an_archive_above_2_gib_is_read_where_it_can_be(
    tmp_path: Path, language: str, dumper: Dumper, fault: str
) -> None:
    path = beyond.sparse(tmp_path)
    assert path.stat().st_size == 2_147_487_744
    assert path.stat().st_blocks < 100
    assert beyond.size_fault(language, dumper, path) == fault


def test_every_language_that_is_compiled_is_asked() -> None:
    scripts = {"python", "javascript", "lua", "perl", "php", "ruby"}
    assert {*beyond.ABLE, *beyond.UNABLE} == {each.name for each in LANGUAGES} - scripts
