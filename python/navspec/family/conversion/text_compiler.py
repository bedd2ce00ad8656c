"""Compilers of a family that make files from the texts of a game's own tools."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from navspec.columns import Tables
from navspec.family.conversion.conversions import Target
from navspec.records.networks import CompileObstacle


@dataclass(frozen=True, slots=True)
class TextCompilation:
    """The result of compiling texts.

    Attributes
    ----------
    files : mapping
        The new files by number; empty where there are obstacles.
    obstacles : tuple of CompileObstacle
        What prevents them, each with its file and line.
    settings : mapping
        Settings that the new files are to be read with.
    num_nodes, num_lines : int
        Nodes, and lines between two of them.
    notes : tuple of str
        What else there is to say.
    """

    files: Mapping[int, Tables]
    obstacles: tuple[CompileObstacle, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)
    num_nodes: int = 0
    num_lines: int = 0
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class TextCompiler:
    """The compiler of texts of a family.

    `compile(files, target, settings)` makes a whole set from the paths and contents of texts. Among the settings is
    `original`: whether the files have to be those of the original compiler, byte for byte. Names of texts end in one of the
    `suffixes`, in any case of letters. `write(view)`, if there is one, returns the text of a network, which `compile` turns
    into the same network; it raises `NavspecError` for one that no text has room for.
    """

    suffixes: tuple[str, ...]
    compile: Callable[[Sequence[tuple[str, bytes]], Target, Mapping[str, Any]], TextCompilation]
    write: Callable[[Any], bytes] | None = None
