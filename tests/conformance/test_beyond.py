"""A file that no vector can show is asked for, and a program that takes it in another way is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from conformance import beyond
from conformance.fakes import program, saying
from conformance.toolchains import LANGUAGES, Dumper


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
