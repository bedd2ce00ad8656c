"""The share of bytes that a spec understands, on a format whose share is known."""

from __future__ import annotations

from builders import gta_sa_paths
from navspec.columns import read
from navspec.spec import load_spec
from navspec_build.generate import count_bytes, summarise_coverage


def test_every_byte_is_counted_once() -> None:
    data = gta_sa_paths.example()
    result = count_bytes(read(data, load_spec("gta_sa_paths")), len(data))
    assert sum(result.values()) == len(data)
    assert result["raw"] == 2 * 192
    assert result["unknown"] == 0


def test_the_line_names_all_three_kinds() -> None:
    line = summarise_coverage(load_spec("shapes", "shapes_formats"))
    assert line.startswith("shapes: ")
    assert "typed" in line
    assert "raw" in line
    assert "unknown" in line
