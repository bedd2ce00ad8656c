"""Families of other packages: what is taken, what is refused, and that none harms the others."""

import json
import sys
from collections.abc import Iterator
from importlib import invalidate_caches
from pathlib import Path

import pytest

import navspec
from navspec.errors import FamilyWarning, NavspecError, UnknownFormat
from navspec.families import families
from navspec.operations.evaluation import rule_set_of
from navspec.operations.repair import find_named_recipes
from navspec.spec import load_spec

SPEC = {
    "id": "tram_map", "title": "Trams", "endian": "le", "family": "tram_map", "version": "1.0.0", "root": "tram_map", "doc": "",
    "types": {
        "tram_map": {
            "doc": "", "doc_ref": [], "owner": "tram_map", "lender": "", "params": [], "instances": [],
            "size": 4, "min_size": 4, "bits": None, "notes": {},
            "fields": [{"id": "magic", "kind": "bytes", "size": 4, "contents": "5452414d", "doc": "", "notes": {}}],
        }
    },
    "enums": {},
}  # fmt: skip

FAMILY = """
from navspec.family.contract import Family, Format, Match, lazy_import

def identify(name, data):
    return Match("tram_map", "only") if data == b"TRAM" else "no TRAM"

FAMILY = Family(
    id="tram_map", prefix="TRAM_",
    formats=(Format("tram_map", "Trams", "tram_map", ("only",), ("tram",), package=__name__),),
    identify=identify, decisions={"only": {}},
    view=lazy_import(f"{__name__}.rules", "view"),
    rule_set=lazy_import(f"{__name__}.rules", "RULES"), info=lazy_import(f"{__name__}.rules", "info"),
)
"""
RULES = """
from types import SimpleNamespace
from navspec.family.rules.rule_set import RuleSet

RULES = RuleSet("tram_map", "TRAM_", lambda: "")

def view(files):
    return SimpleNamespace(files=files)

def info(files):
    return {"trams": 1}
"""


class Site:
    """A folder with one installed distribution, `tram-formats`."""

    def __init__(self, folder: Path) -> None:
        self.package = folder / "tram_formats"
        self.entry_points = folder / "tram_formats-1.dist-info" / "entry_points.txt"
        for folder in (self.package, self.entry_points.parent):
            folder.mkdir()
        (self.entry_points.parent / "METADATA").write_text("Metadata-Version: 2.1\nName: tram-formats\nVersion: 1\n")
        self.entry_points.write_text("[navspec.families]\ntram_map = tram_formats:FAMILY\n")
        self.write(FAMILY, RULES)
        (self.package / "tram_map.spec.json").write_text(json.dumps(SPEC))

    def write(self, family: str, rules: str = RULES) -> None:
        """Have the package other code."""
        (self.package / "__init__.py").write_text(family)
        (self.package / "rules.py").write_text(rules)


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Site]:
    new_site = Site(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
    _forget()
    yield new_site
    monkeypatch.undo()
    _forget()


def refused(data: bytes) -> UnknownFormat:
    with pytest.raises(UnknownFormat) as caught:
        navspec.identify(data)
    return caught.value


def _forget() -> None:
    for cached in (families, rule_set_of, load_spec):
        cached.cache_clear()
    for name in [name for name in sys.modules if name.startswith("tram_formats")]:
        del sys.modules[name]
    invalidate_caches()


def test_a_family_of_another_package_is_one_like_ours(site: Site) -> None:
    assert list(families())[-1] == "tram_map"
    assert navspec.identify(b"TRAM").title == "Trams"
    assert navspec.info(b"TRAM").files[0].info == {"trams": 1}
    assert navspec.roundtrip(b"TRAM").to_dict() | {"reason": ""} == {
        "path": "", "format": "tram_map", "variant": "only", "size": 4,
        "tree": "identical", "tables": "identical", "first_difference": None, "reason": "",
    }  # fmt: skip
    root = navspec.load(b"TRAM")
    assert (root.magic, type(root).__module__) == (b"TRAM", "tram_formats.tram_map")
    assert navspec.to_bytes(root) == navspec.build(navspec.dump(b"TRAM")) == b"TRAM"
    assert not navspec.check(b"TRAM").findings


def test_metadata_is_not_asked_where_nothing_is_offered(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    site.entry_points.write_text("[console_scripts]\ntram = tram_formats:main\n")
    monkeypatch.setitem(sys.modules, "importlib.metadata", None)
    assert "tram_map" not in families()


@pytest.mark.parametrize(
    ("old", "new", "words"),
    [
        ("import Family", "import Fami1y", "ImportError: cannot import name 'Fami1y'"),
        ("FAMILY =", "MY_FAMILY =", "AttributeError: module 'tram_formats' has no attribute 'FAMILY'"),
        ("FAMILY = Family(", "FAMILY = dict(", "it is dict, not a navspec.family.contract.Family"),
        ('id="tram_map"', 'id="trams"', "its id is 'trams', so the entry point is to have that name"),
        ('"TRAM_"', '"TRAM"', "the prefix of its rules, 'TRAM', does not end with _"),
        ('"TRAM_"', '"NAV_TRAM_"', "rules that begin with NAV_TRAM_ would be taken for those of source_nav, NAV_"),
        ('"TRAM_"', '"SA_"', "rules that begin with SA_ would be taken for those of gta_sa_paths, SA_PATHS_"),
        ('Format("tram_map"', 'Format("trams"', "tram_formats has no trams.spec.json; `navspec spec trams.ksy"),
        ("package=__name__", 'package="trams"', "ModuleNotFoundError: No module named 'trams'"),
        ('Format("tram_map"', 'Format("gta_img"', "tram_formats has no gta_img.spec.json"),
    ],
)
def test_what_cannot_be_taken_is_left_out_with_a_word(site: Site, old: str, new: str, words: str) -> None:
    assert old in FAMILY
    site.write(FAMILY.replace(old, new))
    with pytest.warns(FamilyWarning) as warned:
        families_by_id = families()
    assert len(warned) == 1
    assert str(warned[0].message).startswith(f"the family tram_map of tram-formats is left out: {words}")
    assert "source_nav" in families_by_id
    assert "tram_map" not in families_by_id


def test_names_that_another_family_has_are_refused(site: Site) -> None:
    (site.package / "gta_img.spec.json").write_text(json.dumps(SPEC))
    site.write(FAMILY.replace('Format("tram_map"', 'Format("gta_img"'))
    with pytest.warns(FamilyWarning, match="left out: there is a format 'gta_img' already"):
        assert "tram_map" not in families()


def test_a_spec_that_is_none_or_of_another_family_is_refused(site: Site) -> None:
    (site.package / "tram_map.spec.json").write_text(json.dumps(SPEC | {"family": "trams"}))
    with pytest.warns(FamilyWarning, match="the spec tram_map is not of this family: `-family: tram_map`"):
        families()
    _forget()
    (site.package / "tram_map.spec.json").write_text('{"id": 1}')
    with pytest.warns(
        FamilyWarning, match=r"tram_map\.spec\.json is not in the form of this version; compile it again"
    ):
        families()


def test_code_that_fails_later_costs_no_other_format_a_thing(site: Site) -> None:
    before = {rule.code for rule in navspec.rules("source_nav")}
    _forget()
    site.write(FAMILY.replace("    return Match", "    data[99]\n    return Match"), "import nothing_that_is_there\n")
    with pytest.warns(FamilyWarning, match="tram_map of tram-formats fails in `identify`: IndexError"):
        tried = refused(b"TRAM").tried
    assert (tried["tram_map"], len(tried)) == ("its own code has failed", len(families()))
    with pytest.warns(FamilyWarning, match="fails in `rule_set`: ModuleNotFoundError"):
        rules = navspec.rules()
    assert before < {rule.code for rule in rules}
    with pytest.warns(FamilyWarning, match="fails in `rule_set`: ModuleNotFoundError"):
        assert find_named_recipes()
    with pytest.raises(NavspecError, match="tram_map of tram-formats fails in `rule_set`"):
        rule_set_of("tram_map")


def test_what_rules_look_at_may_fail_too(site: Site) -> None:
    site.write(FAMILY, RULES.replace("SimpleNamespace(files=files)", "files.nothing"))
    with pytest.raises(NavspecError, match="tram_map of tram-formats fails in `view`: AttributeError"):
        navspec.check(b"TRAM")


def test_two_packages_of_one_name_are_told_apart(site: Site, tmp_path: Path) -> None:
    second = tmp_path / "more_trams-1.dist-info"
    second.mkdir()
    (second / "METADATA").write_text("Metadata-Version: 2.1\nName: more-trams\nVersion: 1\n")
    (second / "entry_points.txt").write_text(site.entry_points.read_text())
    with pytest.warns(
        FamilyWarning, match="tram_map of tram-formats is left out: there is a family 'tram_map' already"
    ):
        assert families()["tram_map"].prefix == "TRAM_"
