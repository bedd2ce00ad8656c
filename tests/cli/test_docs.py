"""`navspec docs`, and where other commands point to the reference."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from click.testing import Result

import navspec
from navspec.reference.index import iter_anchors, select_anchor
from navspec.reference.markdown import render_page
from navspec.reference.model import format_bytes
from navspec.reference.pages import load_page
from navspec.report import RenderOptions, listings, render
from sweeps import some

Run = Callable[..., Result]
Validated = Callable[[str, str], Any]

FORMATS = [format_.id for format_ in navspec.formats()]


@pytest.mark.parametrize("format_id", some(FORMATS, 3))
def test_every_format_has_a_page(format_id: str, run: Run, validated: Validated) -> None:
    record, known = validated("docs", run("docs", format_id, "--format", "json").stdout), load_page(format_id)
    assert (record["id"], record["structures"][0]["name"]) == (format_id, format_id)
    assert run("docs", format_id, "--format", "md").stdout == render_page(known)
    text = run("docs", format_id).stdout
    for structure in record["structures"]:
        assert f"\n{structure['name']}: {format_bytes(structure['size'])}" in text
    missing = [name for anchor in iter_anchors(known) if (name := anchor.rpartition(".")[2]) not in text]
    assert missing == []


def test_a_field(run: Run, validated: Validated) -> None:
    assert run("docs", "gta_sa_paths", "navi_node.dir_x").stdout == (
        "gta_sa_paths: GTA San Andreas path nodes (nodes0.dat to nodes63.dat), version 1.0.1, little-endian\n"
        "\n"
        "navi_node: 14 bytes, CCarPathLink\n"
        "  An edge between two vehicle nodes: its target is one of the ends, its direction points to the target. Travelling "
        "towards the target uses the right lanes, away from it the left lanes. In the original files the target is the end "
        "with the lower address, and the file is the one of the area where the navi node lies.\n"
        "  stored in gta_sa_paths.navi_nodes\n"
        "\n"
        "  0x8  1 byte  dir_x  s1\n"
        "      East part of the direction in hundredths, -100 to 100, cut toward 0 after a division that can be one step too "
        "low or too high; the length of the vector is 98.6 to 100 in the original files.\n"
        "      stored number times 0.01\n"
        "      engine, m_dir\n"
    )
    record = validated("docs", run("docs", "gta_sa_paths", "PATH_NODE.FLAGS.SPEED", "--format", "json").stdout)
    (structure,) = record["structures"]
    (row,) = structure["rows"]
    assert (row["anchor"], row["offset"], row["size"]) == ("path_node.flags.speed", ["bit 12"], ["2 bits"])
    assert row["enum"] == {"text": "node_speed", "anchor": "node_speed", "page": ""}
    assert (record["enums"], record["rules"]) == ([], [])


def test_an_enum_and_a_value(run: Run) -> None:
    text = run("docs", "gta_sa_paths", "node_speed").stdout
    assert "\nnode_speed: names path_node.flags.speed, path_node.flags.speed_name\n  0  slow: Slow; only" in text
    assert run("docs", "gta_sa_paths", "node_speed.fast").stdout.endswith("\n  2  fast: Highways.\n")


@pytest.mark.parametrize("format_id", ["gta_sa_paths", "gta_sa_paths_fla"])
def test_a_rule_is_explained_from_every_format_of_its_family(format_id: str, run: Run) -> None:
    output = run("docs", format_id, "sa_paths_node_id").stdout
    assert output == run("explain", "SA_PATHS_NODE_ID").stdout
    as_markdown = run("docs", format_id, "SA_PATHS_NODE_ID", "--format", "md").stdout
    assert as_markdown == render_page(select_anchor(load_page("gta_sa_paths"), "SA_PATHS_NODE_ID"))
    assert "declared at [`path_node.node_id`](#path_node.node_id)" in as_markdown


def test_names_that_do_not_exist(run: Run) -> None:
    error = run("docs", "gta_sa_paths", "speed", status=2).stderr
    assert "gta_sa_paths has no 'speed'; did you mean path_node.flags.speed?" in error
    error = run("docs", "gta_sa_paths", "path_nod.x", status=2).stderr
    assert "did you mean path_node.x" in error
    error = run("docs", "gta_sa_path", status=2).stderr
    assert "there is no format 'gta_sa_path'; did you mean gta_sa_paths" in error


def test_attributes_of_drawn_lines_are_found(run: Run) -> None:
    place = "  gta_iv_paths (attribute lanes, lanes_back of drawn lines): Lanes in the direction of the line, and with _back in"
    assert run("docs", "lanes_back").stdout.splitlines()[1].startswith(place)
    assert run("docs", "gta_iv_paths", "lanes_back").stdout.splitlines()[1].startswith(place)


def test_a_search(run: Run) -> None:
    """Every word has to be there; names count more than what they mean."""
    head, first, *remaining = run("docs", "flood", "ID").stdout.splitlines()
    assert head.endswith(" places; navspec docs FORMAT NAME shows one in full")
    assert int(head.split()[0]) == 1 + len(remaining)
    assert first.startswith("  gta_sa_paths path_node.flood_id: Number of the connected part")
    assert any(text.startswith("  gta_sa_paths SA_PATHS_FLOOD_LINK: ") for text in remaining)
    (_, place), name = run("docs", "source_nav", "hiding", "spot").stdout.splitlines()[:2], "source_nav hiding_spot"
    assert place.strip().startswith(name)
    assert run("docs", "gta_sa_paths_fla", "flood", "shared").stdout.splitlines()[1].startswith(
        "  gta_sa_paths SA_PATHS_FLOOD_SHARED: "
    )  # fmt: skip
    many = run("docs", "the").stdout.splitlines()
    assert len(many) == 2 + listings.MAX_HITS
    assert many[-1].endswith(" more; another word finds fewer")


def test_a_search_that_cannot_be_shown(run: Run) -> None:
    error = run("docs", "xyzzy", "plugh", status=2).stderr
    assert "nothing in the reference contains 'xyzzy plugh'" in error
    error = run("docs", "gta_img", "flood", "id", status=2).stderr
    assert "nothing in the reference contains 'flood id'" in error
    error = run("docs", "flood", "id", "--format", "json", status=2).stderr
    assert "for json name one place, such as gta_sa_paths path_node.flood_id" in error


@pytest.mark.parametrize("width", [40, 72])
def test_lines_fit_the_terminal(width: int) -> None:
    text = render("docs", "text", load_page("gta_sa_paths"), RenderOptions(width=width))
    assert max(map(len, text.splitlines())) <= width
    assert "".join(render("docs", "text", load_page("gta_sa_paths")).split()) == "".join(text.split())


def test_rules_have_addresses(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.delenv("NAVSPEC_DOCS", raising=False)
    shown = run("explain", "SA_PATHS_FLA_EOF").stdout
    assert "\nReference   gta_sa_paths.html#SA_PATHS_FLA_EOF\n" in shown
    assert shown.endswith("            navspec docs gta_sa_paths SA_PATHS_FLA_EOF\n")
    assert run("explain", "STRUCTURE").stdout.endswith("Reference   index.html#STRUCTURE\n")
    monkeypatch.setenv("NAVSPEC_DOCS", "https://example.org/navspec/")
    shown = run("explain", "SA_PATHS_FLA_EOF").stdout
    assert "Reference   https://example.org/navspec/gta_sa_paths.html#SA_PATHS_FLA_EOF\n" in shown
    monkeypatch.setenv("NAVSPEC_DOCS", "site")
    assert f"Reference   {(tmp_path / 'site').as_uri()}/gta_sa_paths.html#" in run("explain", "SA_PATHS_FLA_EOF").stdout


def test_a_page_of_findings_links_to_the_reference(run: Run, city: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def links(*arguments: str) -> set[str]:
        text = run("check", "bad", "--format", "html", *arguments, status=1).stdout
        return set(re.findall(r'href="([^"#]*gta_sa_paths\.html#[^"]*)"', text))

    monkeypatch.delenv("NAVSPEC_DOCS", raising=False)
    assert links() == set()
    links_given = links("--docs", "https://example.org/a")
    assert "https://example.org/a/gta_sa_paths.html#SA_PATHS_LINK_TARGET" in links_given
    monkeypatch.setenv("NAVSPEC_DOCS", "https://example.org/a")
    assert links() == links_given
    assert {rule.partition("#")[2] for rule in links_given} <= {rule.code for rule in navspec.rules()}
