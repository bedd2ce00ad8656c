"""The guides have a page for every public name and every command."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import click

import navspec
from navspec.cli import cli

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
