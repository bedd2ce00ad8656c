"""Node files drawn at random: what the builder makes valid has no finding, and every file comes back as it was."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import navspec
from builders import gta_sa_paths as builder
from navspec.errors import ReadError
from sweeps import rounds

U4 = st.integers(0, 2**32 - 1)


@pytest.mark.parametrize("seed", range(4))
def test_a_valid_city_has_no_finding(seed: int, tmp_path: object) -> None:
    builder.valid_city(seed).write(str(tmp_path))
    report = navspec.check(str(tmp_path))
    assert report.findings == ()
    assert report.skipped_rules == ()


@settings(max_examples=rounds(40, 15), deadline=None)
@given(
    st.randoms(use_true_random=False), st.integers(0, 5), st.integers(0, 3), st.integers(0, 9), st.binary(max_size=40)
)
def test_any_content_comes_back_from_both_planes(
    chance: random.Random, nodes: int, navis: int, links: int, trailing: bytes
) -> None:
    """Records of random bytes in the right number: all of them are data, none of them is structure."""
    size = 28 * nodes + 14 * navis + ((7 + 1) * links + 768 + 384 if links else 0)
    header = b"".join(count.to_bytes(4, "little") for count in (nodes, nodes, 0, navis, links))
    data = header + chance.randbytes(size) + trailing
    assert navspec.tables(data, name="NODES3.DAT").to_bytes() == data
    assert navspec.to_bytes(navspec.load(data, name="NODES3.DAT")) == data
    assert navspec.check(data, name="NODES3.DAT").tool_errors == ()


@settings(max_examples=rounds(150, 40), deadline=None)
@given(st.tuples(U4, U4, U4, U4, U4), st.binary(max_size=3000))
def test_any_header_is_read_or_refused(counts: tuple[int, ...], body: bytes) -> None:
    data = b"".join(count.to_bytes(4, "little") for count in counts) + body
    try:
        tables = navspec.tables(data, name="NODES3.DAT")
    except ReadError:
        assert navspec.check(data, name="NODES3.DAT").fails
    else:
        assert tables.to_bytes() == data
