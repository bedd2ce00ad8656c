"""The engine in JavaScript as a package for npm: its modules, the data of the formats, and the project files."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from navspec import __version__
from navspec.spec import Spec, from_json
from navspec.spec.ksy.compile import compile_spec
from navspec_build.engine_data import compact_json, family_rules, format_facts, trim_spec, unread_kinds
from navspec_build.packages import KEYWORDS, REPOSITORY, fill_template
from navspec_build.paths import RepositoryLayout

FOLDER = "generated/npm"
TEMPLATES = Path(__file__).parent / "packages" / "npm"
_MARK = "// Made by `make generate` from the specs in ksy/.\n\n"


def write(layout: RepositoryLayout, folder: Path) -> None:
    """Write the package into a folder."""
    shutil.copytree(layout.engine, folder, dirs_exist_ok=True)
    for name, text in _data_files(layout):
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, encoding="utf-8")


def is_current(layout: RepositoryLayout) -> bool:
    """Return whether the data in the package is up to date; formats and kinds of files are code, so that hashes of files
    are not enough.
    """
    return all(
        (path := layout.root / FOLDER / name).is_file() and path.read_text(encoding="utf-8") == text
        for name, text in _data_files(layout)
    )


def _data_files(layout: RepositoryLayout) -> Iterator[tuple[str, str]]:
    """Yield every file of the package that is not a source of the engine, with its text."""
    compiled = {path: compile_spec(path) for path in layout.specs}
    specs = [from_json(data) for data in compiled.values()]
    yield "formats.js", _formats(specs)
    for data in compiled.values():
        yield f"specs/{data['id']}.js", _MARK + f"export default JSON.parse({_quoted(trim_spec(data, docs=False))});\n"
    values = {
        "version": __version__,
        "repository": REPOSITORY,
        "keywords": json.dumps([*KEYWORDS, "validation"]),
        "formats": "\n".join(_format_row(spec) for spec in specs),
    }
    for path in sorted(TEMPLATES.iterdir()):
        yield path.name, fill_template(path.read_text(encoding="utf-8"), values)
    yield "LICENSE", (layout.root / "LICENSE").read_text(encoding="utf-8")


def _formats(specs: list[Spec]) -> str:
    """Return the module with the properties of all formats; it loads a spec when a file needs it."""
    entries = "".join(
        f'  {{ about: {compact_json(format_facts(spec))}, load: () => import("./specs/{spec.id}.js") }},\n'
        for spec in specs
    )
    return (
        f"{_MARK}export const DATA = [\n{entries}];\n\n"
        f"export const RULES = {compact_json(family_rules(specs))};\n\n"
        f"export const OTHERS = {compact_json(unread_kinds())};\n\nexport const VERSION = {compact_json(__version__)};\n"
    )


def _quoted(data: Any) -> str:
    """Return data as JSON in a string of JavaScript: engines read that faster than the same data as an expression."""
    escaped = compact_json(data).replace("\\", "\\\\").replace("'", "\\'")
    return f"'{escaped}'"


def _format_row(spec: Spec) -> str:
    facts = format_facts(spec)
    variants = ", ".join(facts["variants"])
    return (
        f"| `{spec.id}` | {facts['title']} | {variants} | {', '.join(f'`.{name}`' for name in facts['extensions'])} |"
    )
