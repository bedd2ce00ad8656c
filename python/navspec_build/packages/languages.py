"""What there is to say of each target language; it stands in `templates/<target>/language.toml`."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import cache
from pathlib import Path

TEMPLATES = Path(__file__).parent / "templates"


@dataclass(frozen=True)
class Language:
    """A target of the compiler.

    Attributes
    ----------
    name : str
        What people call it.
    fence : str
        The word that names it in Markdown.
    root : str
        How code names the root class of a format, of `{id}` and `{class}`.
    opening : str
        How code opens a file of a format, of `@id@` and `@class@`: lines of the program of its page.
    runtime, add, checked, eof, validation, limits : str
        Markdown of its page: the library that parsers need, how a project gets them, what was run, the errors of a file that
        is cut and of one with a value that is not allowed, and what else to know.
    sources : str
        Folder of the sources in the package.
    each : str
        A line that its project files have for every format, of `{id}` and `{class}`.
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
    each: str = ""
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
        """What the program prints; a language has its own where it cannot print what the others do."""
        specific = self.folder / "example.txt"
        return specific if specific.exists() else TEMPLATES / "example.txt"

    @property
    def files(self) -> dict[str, Path]:
        """The project files: their place in the package, and the template."""
        package = self.folder / "package"
        return {path.relative_to(package).as_posix(): path for path in sorted(package.rglob("*")) if path.is_file()}


@cache
def language(target: str) -> Language:
    """The language of a target."""
    data = tomllib.loads((TEMPLATES / target / "language.toml").read_text(encoding="utf-8"))
    return Language(target, **{key: value.strip("\n") for key, value in data.items()})
