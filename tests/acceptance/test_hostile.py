"""Bad input: our own errors or findings, in bounded time and memory, and nothing written."""

from __future__ import annotations

import contextlib
import struct
from pathlib import Path

import pytest

import navspec
from builders import gta_sa_paths as builder
from memory import call_below
from navspec.records.report import Report
from sweeps import some

NAME = "NODES0.DAT"
MEGABYTE = 1_000_000


@pytest.fixture(scope="module")
def smallest() -> bytes:
    return builder.smallest().to_bytes()


def places() -> list[int]:
    """Every byte but those of the reserves behind the links, which repeat: of these some."""
    whole, body = len(builder.smallest().to_bytes()), len(builder.smallest().no_tail())
    return [*range(body), *range(body, whole, 29), whole - 1]


def checked(data: bytes) -> Report:
    return navspec.check(data, name=NAME)


def test_every_truncation_gives_a_finding(smallest: bytes) -> None:
    for size in some(places(), 80):
        report = checked(smallest[:size])
        codes = {finding.code for finding in report.findings}
        assert codes & {"SA_PATHS_FILE_TRUNCATED", "SA_PATHS_FILE_NO_TAIL", "SA_PATHS_FILE_WIKI_SIZE"}, size
        for plane in (navspec.tables, navspec.load):
            with contextlib.suppress(navspec.ReadError):
                plane(smallest[:size], name=NAME)


def test_bytes_flipped_are_read_or_refused(smallest: bytes) -> None:
    """A report in any case, and what can be read is rewritten identically; every byte of a node and of a link is among them."""
    for at in some(places()[::3], 60):
        damaged = bytearray(smallest)
        damaged[at] ^= 0xFF
        data = bytes(damaged)
        report = checked(data)
        if report.inputs[0].status == "read":
            assert navspec.tables(data, name=NAME).to_bytes() == data
        else:
            assert report.fails


@pytest.mark.parametrize("field", range(5))
@pytest.mark.parametrize("count", some([0xFFFFFFFF, 0x7FFFFFFF, 0x10000000, 70_000], 2))
def test_counts_that_the_file_cannot_hold(smallest: bytes, field: int, count: int) -> None:
    data = bytearray(smallest)
    struct.pack_into("<I", data, 4 * field, count)
    assert call_below(20 * MEGABYTE, lambda: checked(bytes(data))).findings
    with contextlib.suppress(navspec.ReadError):
        navspec.load(bytes(data), name=NAME)


@pytest.mark.parametrize("data", [b"", b"\0", bytes(4096), b"PK\x03\x04" + bytes(500), bytes(range(256)) * 64])
def test_files_of_no_known_format(data: bytes) -> None:
    report = navspec.check(data)
    assert [finding.code for finding in report.findings] == ["FORMAT_UNKNOWN"]
    assert report.inputs[0].status == "unknown_format"
    assert report.fails
    with pytest.raises(navspec.UnknownFormat) as caught:
        navspec.tables(data)
    assert "gta_sa_paths" in caught.value.tried
    assert "gta_sa_paths" not in str(caught.value)
    assert len(str(caught.value)) < 200


def test_a_name_decides_for_files_too_short_to_tell(tmp_path: Path) -> None:
    path = tmp_path / NAME
    path.write_bytes(b"")
    report = navspec.check(path)
    assert [(finding.code, finding.offset) for finding in report.findings] == [("SA_PATHS_FILE_TRUNCATED", 0)]
    with pytest.raises(navspec.ReadError, match="offset 0x0"):
        navspec.tables(path)


def test_bytes_without_a_name_skip_what_needs_the_number(smallest: bytes) -> None:
    report = navspec.check(smallest)
    assert report.findings == ()
    skipped = {skipped_rule.code: skipped_rule.reason for skipped_rule in report.skipped_rules}
    assert "SA_PATHS_NODE_AREA_ID" in skipped
    assert "no name" in skipped["SA_PATHS_NODE_AREA_ID"]


def test_a_single_file_is_not_reproached_for_others(tmp_path: Path) -> None:
    path = tmp_path / "NODES0.DAT"
    path.write_bytes(builder.border_city().files()["NODES0.DAT"])
    report = navspec.check(path)
    assert report.findings == ()
    assert (
        sum(
            skipped_rule.not_asked
            for skipped_rule in report.skipped_rules
            if skipped_rule.code == "SA_PATHS_LINK_TARGET"
        )
        > 0
    )
