"""The guides have a page for every public name and every command."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import click

import navspec
from navspec.cli import cli
from navspec.operations.compile import iter_targets

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"


def _mentions(folder: str, directive: str) -> list[str]:
    texts = "".join(path.read_text(encoding="utf-8") for path in (DOCS / folder).glob("*.md"))
    return sorted(re.findall(rf"^\.\. {directive}:: ([\w:]+)", texts, re.MULTILINE))


def test_every_public_name_is_documented_once() -> None:
    stub = ast.parse(Path(navspec.__file__).with_suffix(".pyi").read_text(encoding="utf-8"))
    names = [name.asname for node in stub.body if isinstance(node, ast.ImportFrom) for name in node.names]
    assert _mentions("api", r"auto\w+") == sorted(name for name in names if name and not name.startswith("_"))


def test_every_command_is_documented_once() -> None:
    assert _mentions("cli", "click") == sorted(f"commands:{name}" for name in cli.list_commands(click.Context(cli)))


def test_every_attribute_of_drawn_lines_is_in_the_guide() -> None:
    """In the words of its declaration, with the games that have it."""
    page = (DOCS / "guide" / "roads.md").read_text(encoding="utf-8")
    targets = {target.format: compiler for _, compiler, target in iter_targets()}
    sa, iv = (
        {attribute.name: attribute for attribute in targets[name].attributes}
        for name in ("gta_sa_paths", "gta_iv_paths")
    )
    for name in {**sa, **iv}:
        stored = {
            game: of[name] for game, of in (("San Andreas", sa), ("GTA IV", iv)) if name in of and of[name].is_stored
        }
        first, *more = stored.values()
        doc = first.doc + "".join(f" GTA IV: {one.doc[0].lower()}{one.doc[1:]}" for one in more if one.doc != first.doc)
        games = "both" if more else next(iter(stored))
        names = ", ".join(f"`{one}`" for one in first.all_names)
        assert f"| {names} | {games} | {first.default} | {doc} |" in page
