"""Forms of saves: fields that players set, and what a new value does to the rest of the save."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import gta_sa_save, gta_sa_save_android, source_nav
from builders.gta_sa_paths import valid_city, write_files
from navspec.columns import TableSet
from navspec.families.gta_sa_save.form import build_form
from navspec.families.gta_sa_save.view import Save
from navspec.places.addresses import find_places
from navspec.places.place import root_place
from unit.studio_page import Page, unpacked

CORPUS = os.environ.get("NAVSPEC_CORPUS", "")
WITHOUT_A_FORM = "gta_sa_save_de"


@pytest.fixture
def page(tmp_path: Path) -> Page:
    (tmp_path / "GTASAsf1.b").write_bytes(gta_sa_save.valid().to_bytes())
    return Page(tmp_path / "GTASAsf1.b")


def read_form(page: Page) -> dict[str, tuple[dict[str, Any], dict[str, Any]]]:
    """Return the fields of all sections by `section/label`, with their choices by text."""
    form = page.get("form")
    choices = [{text: (value, more) for text, value, more in choice_list} for choice_list in form["choices"]]
    return {
        f"{section['title']}/{field['label']}": (field, choices[field["choices"]] if field["choices"] >= 0 else {})
        for section in form["sections"]
        for field in section["fields"]
    }


def choose(page: Page, name: str, text: str) -> None:
    """Choose a value in the form, as the page does."""
    field, choices = read_form(page)[name]
    value, more = choices[text]
    page.put({**field["resets"], field["pointer"]: value, **more}, allow_invalid=False)


def count_errors(page: Page) -> int:
    return len([finding for finding in page.documents[0].now.report.findings if finding.severity != "info"])


def test_a_form_shows_values_in_the_words_of_the_game(page: Page) -> None:
    fields = read_form(page)
    money, _ = fields["Player/Money"]
    assert money["settable"]
    assert money["limits"] == [-(2**31), 2**31 - 1]
    pistol, choices = fields["Weapons/Pistols"]
    assert set(choices) == {"nothing", "Colt 45 pistol", "Colt 45 with silencer", "Desert Eagle pistol"}
    assert pistol["resets"] == {f"{pistol['pointer'].rsplit('/', 1)[0]}/{name}": "0" for name in ("clip", "state")}


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("Weapons/Pistols", "Desert Eagle pistol"),
        ("Weapons/Goggles and parachute", "Parachute"),
        ("Weapons/Detonator of the satchel charges", "Detonator of satchel charges"),
        ("Clothes/Torso", "hoodyablue"),
        ("Clothes/Hat", "capblk"),
        ("Clothes/Tattoo back", "nothing"),
    ],
)
def test_a_choice_sets_all_that_belongs_to_it(page: Page, name: str, text: str) -> None:
    before = count_errors(page)
    choose(page, name, text)
    field, choices = read_form(page)[name]
    assert field["value"] == choices[text][0]
    assert count_errors(page) == before


def test_a_garment_brings_its_model(page: Page) -> None:
    choose(page, "Clothes/Torso", "hoodyablue")
    clothes = navspec.info(page.data).files[0].info["clothes"]
    assert clothes["torso"] == "hoodya hoodyablue"


def test_the_position_of_the_player_is_placed_on_the_map(page: Page) -> None:
    (player,) = unpacked(page.get("scene"))["placed"]
    assert [pointer.rsplit("/", 1)[1] for pointer in player["position"]] == ["x", "y", "z"]
    section = next(section for section in page.get("form")["sections"] if section["title"] == "Player")
    assert player == {"position": section["position"], "lift": section["lift"]}
    assert player["lift"] == 1


def test_the_ground_is_that_of_the_nearest_road_of_the_same_world(tmp_path: Path) -> None:
    save, mesh = tmp_path / "GTASAsf1.b", tmp_path / "de_test.nav"
    save.write_bytes(gta_sa_save.valid().to_bytes())
    mesh.write_bytes(source_nav.clean(16, 1, "cs").pack())
    assert Page(save).get("ground", x=0, y=0) is None
    assert Page(save, mesh).get("ground", x=0, y=0) is None, "a mesh has a world of its own"
    write_files(tmp_path / "paths", valid_city().files())
    page = Page(save, tmp_path / "paths", mesh)
    graph = navspec.graph(tmp_path / "paths")
    kinds = graph.nodes.words("kind")
    for kind, noun in (("vehicle", "road"), ("ped", "footpath")):
        row = int(np.flatnonzero(kinds == kind)[0])
        x, y, z = graph.position[row].tolist()
        assert page.get("ground", x=x, y=y) == {"distance": 0, "height": z, "noun": noun}
    x, y, _ = graph.position[np.flatnonzero(kinds == "boat")[0]].tolist()
    assert page.get("ground", x=x, y=y)["noun"] != "waterway"
    assert page.get("ground", x=x, y=y)["distance"] > 0
    assert page.get("ground", x=9e9, y="nan") is None
    page.ask("documents/1/ground", 422, x="east", y=0)


@pytest.mark.skipif(not CORPUS, reason="needs the corpus: NAVSPEC_CORPUS")
@pytest.mark.parametrize("section", ["Oysters", "Horseshoes", "Snapshots", "Unique jumps", "Tags"])
def test_taken_things_are_counted(tmp_path: Path, section: str) -> None:
    source = next(Path(CORPUS, "gta_sa_save", "pc").glob("JohnCard+gta-saves__088eab4b*"))
    (tmp_path / "GTASAsf1.b").write_bytes(source.read_bytes())
    page = Page(tmp_path / "GTASAsf1.b")
    before = count_errors(page)
    present, new = {"Unique jumps": ("not done", "done"), "Tags": ("not sprayed", "sprayed")}.get(
        section, ("left", "taken")
    )
    name = next(
        label
        for label, (field, choices) in read_form(page).items()
        if label.startswith(f"{section}/") and field["value"] == choices[present][0]
    )
    choose(page, name, new)
    assert count_errors(page) == before
    choose(page, name, present)
    assert count_errors(page) == before


@pytest.mark.skipif(not CORPUS, reason="needs the corpus: NAVSPEC_CORPUS")
def test_every_field_of_a_form_exists() -> None:
    forms = 0
    for path in sorted(Path(CORPUS, "gta_sa_save").glob("[!i]*/*")):
        tables = navspec.tables(path)
        root = root_place(tables)
        sections = build_form(Save(TableSet({0: tables})))
        assert bool(sections) == (tables.format != WITHOUT_A_FORM)
        for field in (field for section in sections for field in section.fields):
            pointers = {field.pointer, *field.resets, *(name for choice in field.choices for name in choice.more)}
            assert all(len(find_places(root, pointer)) == 1 for pointer in pointers), (path.name, field.label)
        forms += bool(sections)
    assert forms > 80


def test_a_save_with_guards_has_a_form() -> None:
    tables = navspec.tables(gta_sa_save_android.example())
    assert build_form(Save(TableSet({0: tables})))
