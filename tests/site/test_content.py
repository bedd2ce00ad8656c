"""Everything that the specs and the rules have is on the site, and every link of it leads somewhere."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml

import navspec
from browser.opening import lacking
from navspec.columns import read
from navspec.records.report import Rule
from navspec.reference import pages
from navspec.spec import load_spec
from navspec.spec.ksy.inherit import parse_yaml
from navspec_build.paths import HERE, RepositoryLayout
from navspec_build.site import SiteError, build, links
from navspec_build.site.drawings import StructureBox, diagram
from navspec_build.site.hexdump import Dump, dump

KINDS = ("params", "seq", "instances")
FORMATS = [path.stem for path in HERE.specs]


def spec_of(path: Path) -> dict[str, Any]:
    return parse_yaml(path.read_text(encoding="utf-8"))


def names(parts: list[dict[str, Any]] | dict[str, Any]) -> Iterator[str]:
    yield from parts if isinstance(parts, dict) else (part["id"] for part in parts)


def types_of(spec: dict[str, Any]) -> dict[str, Any]:
    """The types that a file of the format consists of; others stand there for those that borrow them."""
    result, waiting = {}, [spec["meta"]["id"]]
    all_types = {spec["meta"]["id"]: spec, **spec.get("types", {})}
    while waiting:
        name = waiting.pop()
        result[name] = all_types[name]
        words = set(re.findall(r"\w+", str([field.get("type") for field in result[name].get("seq", ())])))
        waiting += [word for word in words & (all_types.keys() - result.keys()) if word not in waiting]
    return result


def ids(path: Path) -> set[str]:
    return set(re.findall(r' id="([^"]+)"', path.read_text(encoding="utf-8")))


def ids_of_format(site: Path, spec_id: str) -> set[str]:
    """The ids of the pages of a format, and of the pages that its page leads on to."""
    main = (site / f"{spec_id}.html").read_text(encoding="utf-8")
    moved = re.search(r'<script id="moved" type="application/json">(.*?)</script>', main)
    names = json.loads(moved[1]) if moved else {}
    return ids(site / f"{spec_id}.html").union(*(ids(site / f"{name}.html") for name in names))


def anchors(path: Path) -> Iterator[set[str]]:
    """For everything that a spec has, the anchors of which one must be there, told from the raw YAML alone.

    What is in a run of bits may stand in the row of the field that holds it.
    """
    spec = spec_of(path)
    types = types_of(spec)
    anchors_by_name = {
        name: {
            f"{around}.{field['id']}"
            for around, kind in types.items()
            for field in kind.get("seq", ())
            if field.get("type") == name
        }
        for name in types
    }
    for name, kind in types.items():
        stems = {name, *anchors_by_name[name]}
        yield stems
        for part in (name for key in KINDS for name in names(kind.get(key, {}))):
            yield {f"{stem}.{part}" for stem in stems}
        for field in kind.get("seq", ()):
            for bits in field.get("-bits", {}).values():
                for bit in [bits] if isinstance(bits, str) else bits.values():
                    yield {f"{name}.{field['id']}.{bit if isinstance(bit, str) else bit['id']}"}
    for name, members in spec.get("enums", {}).items():
        yield {name}
        for member in members.values():
            yield {f"{name}.{member if isinstance(member, str) else member['id']}"}


GUARD = re.compile(r"(^|\.)(is_guarded|is_plain|guard(ed)?(_\w+)?)(\.|$)")
"""Names of guards, and of the lists of numbers that have them."""


@pytest.mark.parametrize("path", HERE.specs, ids=lambda path: path.stem)
def test_every_part_of_a_spec_has_its_place(site: Path, path: Path) -> None:
    present, wanted = ids_of_format(site, path.stem), list(anchors(path))
    assert len(wanted) > 10
    absent = [part for part in wanted if not part & present]
    if path.stem == "gta_sa_save":  # guards are of other saves, with which it shares its types
        absent = [part for part in absent if not any(GUARD.search(anchor) for anchor in part)]
    assert absent == []


def test_what_a_spec_has_for_others_has_its_place_there(site: Path) -> None:
    specs = {path.stem: spec_of(path) for path in HERE.specs}
    for name, spec in specs.items():
        lent = spec.get("types", {}).keys() - types_of(spec).keys()
        borrowers = [spec for spec in specs if name in specs[spec]["meta"].get("imports", ())]
        present = {anchor for borrower in borrowers for anchor in ids_of_format(site, borrower)}
        assert lent <= present


def test_every_rule_has_its_place(site: Path) -> None:
    present = {code for path in site.glob("*.html") for code in ids(path)}
    assert {rule.code for rule in navspec.rules()} <= present


def test_every_page_shows_what_its_rules_say_of_a_sample(site: Path) -> None:
    """The message of a finding, where it is, and what was done to the file."""
    html = (site / "gta_sa_paths.html").read_text(encoding="utf-8")
    rule = html.partition('id="SA_PATHS_LINK_TARGET"')[2].partition("</details>")[0]
    assert "area 0 node 7 links to area 0 node 8, which does not exist" in rule
    assert "/links/12" in rule
    assert "at 0x15C, 4 bytes" in rule
    pages = [path.read_text(encoding="utf-8") for path in site.glob("*.html")]
    rules = sum(page.count('<details class="rule"') for page in pages)
    assert (
        rules - sum(page.count('<figure class="finding">') for page in pages) <= 6
    )  # those that no sample can break: what the system or a killed writer does


def test_no_link_is_dead(site: Path) -> None:
    assert list(links.find_broken_links(site)) == []


def test_nothing_comes_from_a_network(site: Path) -> None:
    for path in (site / "assets").iterdir():
        text = path.read_text(encoding="utf-8")
        for named in (
            "http://www.w3.org/2000/svg",
            "https://git-lfs",
            "/^https?:/",
        ):  # pictures, pointers, links in docs
            text = text.replace(named, "")
        assert "http" not in text, path.name


def test_dead_links_are_found(tmp_path: Path) -> None:
    (tmp_path / "b.html").write_text('<p id="here">', encoding="utf-8")
    (tmp_path / "a.html").write_text(
        '<a href="b.html#here"><a href="b.html#gone"><a href="c.html"><a href="#x"><p id="twice"><p id="twice">'
        '<a href="https://example.org/"><script src="https://example.org/x.js"></script>',
        encoding="utf-8",
    )
    assert list(links.find_broken_links(tmp_path)) == [
        "a.html: the id twice stands 2 times",
        "a.html: b.html#gone leads to no place of the page",
        "a.html: c.html leads to no file of the site",
        "a.html: #x leads to no place of the page",
        "a.html: https://example.org/x.js is loaded from a network",
    ]


def test_the_html_is_valid(site: Path, tools: Path) -> None:
    java = shutil.which("java")
    if not java:
        lacking("java is not on the PATH: the checker of HTML needs it")
    jar = tools / "vnu-jar" / "build" / "dist" / "vnu.jar"
    flags = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xss8m"]
    command = [str(java), *flags, "-jar", str(jar), "--format", "json", *map(str, sorted(site.glob("*.html")))]
    run = subprocess.run(command, capture_output=True, text=True, check=False)
    # The checker takes no file for one of the page's own: the policy of a page is for the browser to judge.
    result = [load for load in json.loads(run.stderr)["messages"] if "Content Security Policy" not in load["message"]]
    assert [(Path(hit["url"]).name, hit["lastLine"], hit["message"]) for hit in result] == []


def test_pages_are_light(site: Path) -> None:
    sizes = {path.name: path.stat().st_size for path in site.glob("*.html")}
    whole = {f"{name}.html" for name in (*FORMATS, "index", "open", *(path.stem for path in HERE.guides))}
    assert whole <= sizes.keys()
    parts = [
        name
        for name in sizes.keys() - whole
        if not re.fullmatch(r"\w+_(structures|enums|rules|bytes)(_\d)?\.html", name)
    ]
    assert parts == []
    assert max(sizes.values()) < 300_000, sizes


def test_an_old_address_leads_on(site: Path) -> None:
    """The page of a format names the page of every part that it once had; a borrowed type is described once."""
    names = {}
    for spec_id in ("gta_sa_save", "gta_sa_save_de"):
        main = (site / f"{spec_id}.html").read_text(encoding="utf-8")
        moved = re.search(r'<script id="moved" type="application/json">(.*?)</script>', main)
        assert moved
        names[spec_id] = {stem: name for name, stems in json.loads(moved[1]).items() for stem in stems}
    assert names["gta_sa_save"]["SA_SAVE_CHECKSUM"] == "gta_sa_save_rules"
    assert names["gta_sa_save"]["clothes_file"] == names["gta_sa_save_de"]["clothes_file"]
    page = site / f"{names['gta_sa_save']['clothes_file']}.html"
    assert "clothes_file.clothes_vest" in ids(page)
    assert "<b>0xBB1CA4CC</b>" in page.read_text(encoding="utf-8")


def dumped(spec_id: str) -> tuple[bytes, Dump]:
    data = import_module(f"builders.{spec_id}").example()
    return data, dump(read(data, load_spec(spec_id)), data)


@pytest.mark.parametrize("spec_id", FORMATS)
def test_bytes_belong_to_the_fields_that_the_tables_put_there(spec_id: str) -> None:
    """The spans of a dump are those of the column plane, which counts them in another way; each shown byte has one field."""
    data, result = dumped(spec_id)
    tables = read(data, load_spec(spec_id))
    request = 0
    for part in result.fields:
        steps = part.pointer.split("/")[1:]
        at = next((at for at, step in enumerate(steps) if step.isdigit()), len(steps))
        table, row, field = ".".join(steps[:at]), steps[at : at + 1], ".".join(steps[at + 1 :])
        if len(steps) == 1 and steps[0] in tables[""].dtype.names:
            assert tables.span("", 0, steps[0]) == (part.offset, part.size)
            request += 1
        elif row and table in tables and tables[table].dtype.names and field in tables[table].dtype.names:
            assert tables.span(table, int(row[0]), field) == (part.offset, part.size), part.pointer
            request += 1
    assert request > 5
    shown = [at for part in result.fields for at in range(part.offset, part.offset + part.shown)]
    assert len(shown) == len(set(shown))


@pytest.mark.parametrize("spec_id", FORMATS)
def test_a_dump_shows_the_bytes_of_the_file(spec_id: str) -> None:
    data, result = dumped(spec_id)
    for line in (line for line in result.lines if not line.gap):
        text = " ".join(piece.text for half in line.halves for piece in half).split()
        row = data[line.offset : line.offset + 16]
        assert [said for said, _ in zip(text, row, strict=True)] == text
        assert all(said in ("··", f"{byte:02X}") for said, byte in zip(text, row, strict=True))
    assert 0 < len(result.lines) < 600


def boxes(box: StructureBox) -> Iterator[StructureBox]:
    yield box
    for inner in box.inside:
        yield from boxes(inner)


@pytest.mark.parametrize("spec_id", FORMATS)
def test_every_structure_has_one_box(spec_id: str) -> None:
    """Inside that of a structure that holds it; what is shown again is empty."""
    page = pages.load_page(spec_id)
    drawing = list(boxes(diagram(page)))
    assert sorted(inner.anchor for inner in drawing if not inner.is_again) == sorted(
        structure.anchor for structure in page.structures
    )
    assert not any(inner.inside for inner in drawing if inner.is_again)
    used = {structure.anchor: {link.anchor.split(".")[0] for link in structure.used} for structure in page.structures}
    assert all(around.anchor in used[inner.anchor] for around in drawing for inner in around.inside)


def a_checkout(folder: Path, name: str = "shapes") -> RepositoryLayout:
    """A checkout with one spec, which no code but its builder knows, and a text."""
    (folder / "ksy").mkdir(parents=True)
    shutil.copy(HERE.root / "tests" / f"{name}.ksy", folder / "ksy")
    (folder / "ksy" / f"{name}.md").write_text(
        f"# Shapes\n\nA [lead](#{name}.magic).\n\n## Sources\n\nNone.\n", encoding="utf-8"
    )
    return RepositoryLayout(folder)


def test_a_new_format_appears_without_a_line_of_code(tmp_path: Path) -> None:
    layout = a_checkout(tmp_path / "checkout")
    built = build(layout, tmp_path / "site")
    assert [path.name for path in built] == ["index.html", "open.html", "shapes.html"]
    present = ids(tmp_path / "site" / "shapes.html")
    assert [anchor for anchor in anchors(layout.specs[0]) if not anchor & present] == []
    assert 'href="shapes.html"' in (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert '"shapes","shapes.magic","magic"' in (tmp_path / "site" / "assets" / "index.js").read_text(encoding="utf-8")
    build(layout, tmp_path / "again")
    for path in built:
        assert path.read_bytes() == (tmp_path / "again" / path.name).read_bytes()


def test_the_first_page_shows_which_languages_agree(tmp_path: Path) -> None:
    layout = a_checkout(tmp_path / "checkout")
    table = "| format | Go |\n|---|---|\n| `shapes` | 12 of 12 |\n"
    text = f"# A\n\n<!-- conformance -->\n{table}<!-- /conformance -->\n\nmore\n"
    (layout.root / "docs").mkdir()
    (layout.root / "docs" / "languages.md").write_text(text, encoding="utf-8")
    build(layout, tmp_path / "site")
    html = (tmp_path / "site" / "index.html").read_text(encoding="utf-8")
    assert "<td>12 of 12</td>" in html
    assert "more" not in html


def test_what_has_no_words_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A format, a structure and a field without doc, and a rule without its texts."""
    layout = a_checkout(tmp_path / "checkout")
    (path,) = layout.specs
    spec = spec_of(path)
    structure = next(name for name, kind in spec["types"].items() if "doc" in kind)
    del spec["doc"], spec["types"][structure]["doc"], spec["seq"][0]["doc"]
    path.write_text(yaml.safe_dump(spec, sort_keys=False), encoding="utf-8")
    monkeypatch.setattr(
        navspec, "rules", lambda: [Rule("SHAPES_NEW", ("error",), "engine", "file", "shapes", summary="S.")]
    )
    with pytest.raises(SiteError) as caught:
        build(layout, tmp_path / "site")
    assert str(caught.value).split("\n") == [
        "ksy/shapes.ksy has no doc",
        "ksy/shapes.ksy: shapes.magic has no doc",
        f"ksy/shapes.ksy: {structure} has no doc",
        "shapes/rules.md:1: SHAPES_NEW: text: the rule has no fault and no explanation and no fix",
    ]


def test_a_format_without_a_text_is_refused(tmp_path: Path) -> None:
    layout = a_checkout(tmp_path / "checkout")
    (layout.root / "ksy" / "shapes.md").unlink()
    with pytest.raises(SiteError, match=r"ksy/shapes\.md is missing: the text of the format"):
        build(layout, tmp_path / "site")


def test_a_text_with_a_link_to_nowhere_is_refused(tmp_path: Path) -> None:
    layout = a_checkout(tmp_path / "checkout")
    text = layout.root / "ksy" / "shapes.md"
    text.write_text(text.read_text(encoding="utf-8").replace("magic)", "magick)"), encoding="utf-8")
    with pytest.raises(SiteError, match=r"shapes\.html: #shapes\.magick leads to no place of the page"):
        build(layout, tmp_path / "site")
