"""Templates to files: a word between two `@` stands for a value."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from navspec.spec.ksy.borrow import Ksy
from navspec.tree.runtime import class_name
from navspec_build.packages.languages import TEMPLATES, Language
from navspec_build.toolchain import VERSION

PAGE = "README.md"

REPOSITORY = "https://github.com/navspec/navspec"
"""Where the project is; every package and page takes the address from here."""
MODULE = REPOSITORY.removeprefix("https://") + "/generated/go"
"""The Go module."""
KEYWORDS = ("kaitai-struct", "navigation", "gta", "savegame", "file-format")  # crates.io takes five

_PLACE = re.compile(r"@([a-z]+)@")


@dataclass(frozen=True)
class Format:
    """A format as the pages and project files of a language name it."""

    id: str
    title: str
    version: str
    license: str
    files: list[str]
    fields: list[Ksy]

    @property
    def names(self) -> dict[str, str]:
        """What patterns of a language are filled with."""
        return {"id": self.id, "class": class_name(self.id)}


def describe(spec: Ksy, files: list[str]) -> Format:
    """A spec, and its files in the package of a language."""
    meta = spec["meta"]
    return Format(meta["id"], meta["title"], meta["-version"], meta["license"], files, spec["seq"])


def write(language: Language, formats: Sequence[Format], folder: Path, version: str, license_text: str) -> None:
    """Put the page, the licence and the project files of a language beside its sources in `folder`."""
    values = {
        "name": language.name,
        "version": version,
        "compiler": VERSION,
        "description": "Parsers for navigation and save files of games",
        "repository": REPOSITORY,
        "module": MODULE,
        "keywords": ", ".join(f'"{word}"' for word in KEYWORDS),
        "tags": ";".join(KEYWORDS),
        "license": " AND ".join(sorted({format_.license for format_ in formats})),
        "each": "\n".join(language.each.format(**format_.names) for format_ in formats),
        "derived": "\n".join(line for line in map(_java_derived, formats) if line),
    }
    page = values | {
        **vars(language),
        "file": language.example.name,
        "example": _text(language.example),
        "editor": _text(editor) if (editor := language.folder / "EditMoney.java").exists() else "",
        "output": _text(language.output),
        "writing": f"\n{language.writing}\n" if language.writing else "",
        "formats": "\n".join(_row(format_, language.root) for format_ in formats),
    }
    (folder / PAGE).write_text(filled(_text(TEMPLATES / "page.md"), page) + "\n", encoding="utf-8")
    (folder / "LICENSE").write_text(license_text, encoding="utf-8")
    for name, path in language.files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(filled(_text(path), values) + "\n", encoding="utf-8")


def filled(template: str, values: Mapping[str, str]) -> str:
    """The template with its values, which may have places of their own; `KeyError` for a word that has none."""
    while _PLACE.search(template):
        template = _PLACE.sub(lambda match: values[match[1]], template)
    return template


def _java_derived(spec: Format) -> str:
    """Return the Java statement that registers the bytes that follow from the rest of a file; nothing where there are none."""
    name = spec.names["class"]
    checksum = next((at for at, field in enumerate(spec.fields) if "-checksum" in field), None)
    if checksum is None:
        return ""
    if spec.fields[checksum]["-checksum"]["algorithm"] == "unknown":
        return f"        SIGNED.add({name}.class);"
    padding, after = spec.fields[checksum - 1], spec.fields[checksum + 1 :]
    repeats = padding["-echo"]
    names = ", ".join(f'"{field["id"]}"' for field in (padding, *after))
    first, *rest = names.split(", ")
    arguments = ", ".join([first, str(repeats["distance"]), str(repeats["size"]), *rest])
    return f"        DERIVED.put({name}.class, new Derived({arguments}));"


def _row(format_: Format, root: str) -> str:
    files = ", ".join(f"`{name}`" for name in format_.files)
    link = f"[{format_.id}](../docs/{format_.id}.md)"
    return f"| {format_.title} | {files} | `{root.format(**format_.names)}` | {link} {format_.version} |"


def _text(path: Path) -> str:
    return path.read_text(encoding="utf-8").rstrip("\n")
