"""`python -m navspec_build new-rule CODE` appends stubs to the four places of a rule, and changes nothing for a wrong code."""

from __future__ import annotations

import ast
import shutil
from pathlib import Path

import pytest

from navspec_build.new_rule import RuleError, write_stubs
from navspec_build.paths import HERE, RepositoryLayout

FOLDERS = ("python/navspec/families", "tests/builders", "tests/independent")


@pytest.fixture
def layout(tmp_path: Path) -> RepositoryLayout:
    for name in FOLDERS:
        shutil.copytree(HERE.root / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    return RepositoryLayout(tmp_path)


def added(layout: RepositoryLayout, path: Path) -> str:
    """Return the text at the end of a file that the checkout does not have."""
    before = (HERE.root / layout.relative(path)).read_text(encoding="utf-8")
    after = path.read_text(encoding="utf-8")
    assert after.startswith(before)
    return after.removeprefix(before)


def test_stubs_are_in_the_four_places(layout: RepositoryLayout) -> None:
    paths = write_stubs(layout, "IV_NODE_FLOATS")
    assert [layout.relative(path) for path in paths] == [
        "python/navspec/families/gta_iv_paths/rules.py",
        "python/navspec/families/gta_iv_paths/rules.md",
        "tests/builders/gta_iv_paths_samples.py",
        "tests/independent/gta_iv_paths.py",
    ]
    function, text, samples, count = (added(layout, path) for path in paths)
    assert '@RULES.rule("NODE_FLOATS", "warning", "inferred", "file", measured=False)\n' in function
    assert "\ndef _node_floats(net: RoadNetwork) -> " in function
    assert text.startswith("\n## IV_NODE_FLOATS\n")
    assert "\n**Why.** " in text
    assert "\n**Fix.** " in text
    assert "IV_NODE_FLOATS: add a sample" in samples
    assert "IV_NODE_FLOATS: count the rows" in count
    for path in paths:
        if path.suffix == ".py":
            ast.parse(path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(
    ("code", "module", "samples"),
    [
        ("SA_PATHS_LINK_FLOATS", "roads", "samples.py"),
        ("NAV_CONNECTION_FLOATS", "connections", "source_nav_samples_areas.py"),
        ("PRIME_REGION_FLOATS", "regions", "metroid_prime_path_samples.py"),
        ("SA_SAVE_THREAD_FLOATS", "scripts", "gta_sa_save_samples_scripts.py"),
    ],
)
def test_a_rule_goes_to_the_module_and_samples_of_its_neighbours(
    layout: RepositoryLayout, code: str, module: str, samples: str
) -> None:
    path, _, sample_path, _ = write_stubs(layout, code, module)
    assert path.stem == (module or "rules")
    assert sample_path.name == samples


@pytest.mark.parametrize(
    ("code", "module", "message"),
    [
        ("IV_NODE_AREA", "", "gta_iv_paths/rules.md has a rule IV_NODE_AREA already"),
        ("NAV2_AREA_FLOATS", "", "the spec of source2_nav declares all its rules; add a check there"),
        ("XX_NODE", "", "XX_NODE: write capitals after a prefix of "),
        ("IV_node", "", "IV_node: write capitals after a prefix of "),
        ("SA_PATHS_LINK_FLOATS", "", "gta_sa_paths has rules in several modules; add --module crossings or "),
        ("SA_PATHS_LINK_FLOATS", "base", "add --module crossings or "),
    ],
)
def test_a_wrong_code_is_refused(layout: RepositoryLayout, code: str, module: str, message: str) -> None:
    with pytest.raises(RuleError, match=message):
        write_stubs(layout, code, module)
    for name in FOLDERS:
        for path in (layout.root / name).rglob("*.*"):
            if path.is_file() and path.suffix in (".py", ".md"):
                assert added(layout, path) == ""
