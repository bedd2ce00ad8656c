"""Where the results of an operation go, and the writing of them."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, TypeVar

from navspec.errors import NavspecError, WriteError
from navspec.outputs.write import destinations, write_all

if TYPE_CHECKING:
    from navspec.records.converted import ConvertedFile
    from navspec.records.repaired import RepairedFile

File = TypeVar("File", "RepairedFile", "ConvertedFile")


@dataclass(frozen=True, slots=True)
class Destination:
    """A file or folder, the place of what was given, or nothing.

    `output` is a path to write to, `force` lets it replace what is there; `apply` puts results in the place of their sources.
    Raises `NavspecError` where both are asked for.
    """

    output: str | os.PathLike[str] | None = None
    force: bool = False
    apply: bool = False

    def __post_init__(self) -> None:
        if self.apply and self.output is not None:
            raise NavspecError("apply, output: files are either replaced or written elsewhere, not both")

    def store(self, files: Iterable[RepairedFile], sources: Sequence[str]) -> dict[int, RepairedFile]:
        """By the `id` of every file that is written: the same with its place."""
        if self.apply:
            chosen = [each for each in files if each.changed]
            for each in chosen:
                demand_replaceable(each.path, each.archive)
            return write_files(chosen, [each.path for each in chosen], force=True)
        if self.output is None:
            return {}
        chosen = list(files)
        paths = destinations(self.output, sources, [(each.path, each.name) for each in chosen])
        inputs = [each.path for each in chosen if each.archive is None]
        demand_elsewhere(paths, inputs, "one of the files that are repaired; replace them with --apply")
        return write_files(chosen, paths, force=self.force)


def demand_replaceable(path: str, archive: str | None) -> None:
    """Raise `WriteError` for what is no file of its own."""
    if not path:
        raise WriteError("bytes are no file that could be replaced; say where the result goes (-o FILE)")
    if archive is not None:
        raise WriteError(
            f"{path}: a file inside an archive cannot be replaced; unpack it with navspec extract, "
            "or write the result elsewhere (-o)"
        )


def demand_elsewhere(outputs: Iterable[str | os.PathLike[str]], inputs: Iterable[str], instead: str) -> None:
    """Raise `WriteError` for an output that is one of the inputs, and say what to do instead."""
    given = {os.path.realpath(each) for each in inputs if each}
    for path in outputs:
        if os.path.realpath(path) in given:
            raise WriteError(f"{os.fspath(path)} is {instead}")


def write_files(files: Sequence[File], paths: Sequence[str | os.PathLike[str]], *, force: bool) -> dict[int, File]:
    """Write files, all of them or none; by the `id` of each, the same with the place where it is now.

    Where one takes the place of a file that they were made from, what is replaced stays beside it, and has not changed since.
    """
    stamps = {os.path.realpath(each.path): each.stamp for each in files if each.path}
    places = [os.path.realpath(path) for path in paths]
    backups = write_all(
        [(Path(path), each.data) for path, each in zip(paths, files, strict=True)],
        force=force,
        backup=not stamps.keys().isdisjoint(places),
        stamps=[stamps.get(each) for each in places],
    )
    return {
        id(each): replace(each, written=os.fspath(path), backup=str(kept or ""))
        for each, path, kept in zip(files, paths, backups, strict=True)
    }
