"""Packages of the languages: properties of each target language, and templates filled for them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from navspec.spec.ksy.borrow import Ksy
from navspec.tree.runtime import class_name
from navspec_build.toolchain import VERSION

TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True)
class Language:
    """A target of the compiler.

    Attributes
    ----------
    name : str
        Its usual name.
    fence : str
        Its name in fenced code of Markdown.
    root : str
        Name of the root class of a format in code, with `{id}` and `{class}`.
    opening : str
        Code that opens a file of a format, with `@id@` and `@class@`: lines of the program of its page.
    runtime, add, checked, eof, validation, limits : str
        Markdown of its page: the library that parsers need, how a project gets them, the programs that tests ran, the
        errors of a file that is cut and of one with a value that is not allowed, and what else to know.
    sources : str
        Folder of the sources in the package.
    entry : str
        A line that its project files have for every format, with `{id}` and `{class}`.
    writing : str
        Markdown about how files are written, for languages that can.
    """

    target: str
    name: str
    fence: str
    root: str
    opening: str
    runtime: str
    add: str
    checked: str
    eof: str
    validation: str
    limits: str
    sources: str = "."
    entry: str = ""
    writing: str = ""

    @property
    def folder(self) -> Path:
        """Its templates."""
        return TEMPLATES / self.target

    @property
    def example(self) -> Path:
        """The program of its page."""
        return next(path for path in sorted(self.folder.glob("[Ee]xample.*")) if path.suffix != ".txt")

    @property
    def output(self) -> Path:
        """The output of the program; a language has its own where it cannot print the same."""
        specific = self.folder / "example.txt"
        return specific if specific.exists() else TEMPLATES / "example.txt"

    @property
    def files(self) -> dict[str, Path]:
        """The project files: their places in the package, and the templates."""
        package = self.folder / "package"
        return {path.relative_to(package).as_posix(): path for path in sorted(package.rglob("*")) if path.is_file()}


@cache
def language(target: str) -> Language:
    """Return the language of a target."""
    data = tomllib.loads((TEMPLATES / target / "language.toml").read_text(encoding="utf-8"))
    return Language(target, **{key: value.strip("\n") for key, value in data.items()})


PAGE = "README.md"

REPOSITORY = "https://github.com/navspec/navspec"
"""Address of the project, in every package and page."""
MODULE = REPOSITORY.removeprefix("https://") + "/generated/go"
"""The Go module."""
KEYWORDS = ("kaitai-struct", "navigation", "gta", "savegame", "file-format")  # crates.io accepts five

_PLACE = re.compile(r"@([a-z]+)@")


@dataclass(frozen=True)
class PackagedFormat:
    """A format as the pages and project files of a language name it."""

    id: str
    title: str
    version: str
    license: str
    files: list[str]
    fields: list[Ksy]

    @property
    def names(self) -> dict[str, str]:
        """Values for the patterns of a language."""
        return {"id": self.id, "class": class_name(self.id)}


def describe(spec: Ksy, files: list[str]) -> PackagedFormat:
    """Return a format from its spec, with its files in the package of a language."""
    meta = spec["meta"]
    return PackagedFormat(meta["id"], meta["title"], meta["-version"], meta["license"], files, spec["seq"])


def write(language: Language, formats: Sequence[PackagedFormat], folder: Path, version: str, license_text: str) -> None:
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
        "entries": "\n".join(language.entry.format(**format_.names) for format_ in formats),
        "derived": "\n".join(line for line in map(_java_derived, formats) if line),
    }
    page = values | {
        **vars(language),
        "file": language.example.name,
        "example": _read_text(language.example),
        "editor": _read_text(editor) if (editor := language.folder / "EditMoney.java").exists() else "",
        "output": _read_text(language.output),
        "writing": f"\n{language.writing}\n" if language.writing else "",
        "formats": "\n".join(_format_row(format_, language.root) for format_ in formats),
    }
    (folder / PAGE).write_text(fill_template(_read_text(TEMPLATES / "page.md"), page) + "\n", encoding="utf-8")
    (folder / "LICENSE").write_text(license_text, encoding="utf-8")
    for name, path in language.files.items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(fill_template(_read_text(path), values) + "\n", encoding="utf-8")


def fill_template(template: str, values: Mapping[str, str]) -> str:
    """Return a template with its values, which may contain places for values, too; `KeyError` for an unknown place."""
    while _PLACE.search(template):
        template = _PLACE.sub(lambda match: values[match[1]], template)
    return template


def _java_derived(spec: PackagedFormat) -> str:
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


def _format_row(format_: PackagedFormat, root: str) -> str:
    files = ", ".join(f"`{name}`" for name in format_.files)
    link = f"[{format_.id}](../docs/{format_.id}.md)"
    return f"| {format_.title} | {files} | `{root.format(**format_.names)}` | {link} {format_.version} |"


def _read_text(path: Path) -> str:
    return path.read_text(encoding="utf-8").rstrip("\n")
