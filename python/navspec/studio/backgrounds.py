"""Pictures under the maps of documents, remembered on the disk by folder and world."""

from __future__ import annotations

import hashlib
import json
import math
import os
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import asdict, dataclass, replace
from itertools import accumulate
from pathlib import Path
from typing import Any, BinaryIO
from zipfile import ZIP_STORED, BadZipFile, ZipFile

from navspec.disk.atomic_write import write_bytes
from navspec.errors import NavspecError
from navspec.records.background import Background, Piece, Placement
from navspec.report.scene import describe_piece
from navspec.studio.document import Document
from navspec.studio.journal import create_private_folder

MOST_KEPT, MOST_KEPT_BYTES = 32, 1 << 29
"""Backgrounds that are remembered, and their bytes; the ones that were used least recently are forgotten."""

_ENDING = ".background"
_HEAD = "background.json"
_LONGEST_SIDE = 1e7
"""Units of the longest side of a placed picture."""


@dataclass(frozen=True, slots=True)
class BackgroundView:
    """Choices of the user for a background: its placement, its opacity from 0 to 1, and whether it is shown."""

    placement: Placement | None = None
    opacity: float = 0.7
    shown: bool = True


class Backgrounds:
    """Backgrounds by document.

    Parameters
    ----------
    folder : Path, optional
        Folder in which they are remembered; without it they end with this object.
    """

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self._kept: dict[str, tuple[Background, BackgroundView]] = {}

    def find(self, document: Document) -> tuple[Background, BackgroundView] | None:
        """Return the background of a document with the choices of the user; None where it has none."""
        key = background_key(document)
        return self._kept.get(key) if self._folder is None else self._load(key)

    def put(self, document: Document, background: Background) -> None:
        """Replace the background of a document, and remember it."""
        key = background_key(document)
        before = self.find(document)
        view = BackgroundView(background.placement, before[1].opacity if before else BackgroundView().opacity)
        if self._folder is None:
            self._kept[key] = background, view
            return
        pieces = [describe_piece(piece) for piece in background.pieces]
        head = {"title": background.title, "width": background.width, "height": background.height, "pieces": pieces}
        create_private_folder(self._folder)

        def write(stream: BinaryIO) -> None:
            with ZipFile(stream, "w", ZIP_STORED) as archive:
                archive.writestr(_HEAD, json.dumps(head))
                for number, piece in enumerate(background.pieces):
                    archive.writestr(str(number), piece.data)

        write_bytes(write, self._path(key), force=True)
        self._write_view(key, view)
        self._forget_oldest()

    def change(self, document: Document, values: Mapping[str, Any]) -> None:
        """Change the choices of the user; raises `NavspecError` for wrong values, and where there is no background."""
        key = background_key(document)
        present = self.find(document)
        if present is None:
            raise NavspecError("there is no picture under this map any more")
        view = _changed_view(present[1], values)
        if self._folder is None:
            self._kept[key] = present[0], view
        else:
            self._write_view(key, view)

    def remove(self, document: Document) -> None:
        """Forget the background of a document."""
        key = background_key(document)
        self._kept.pop(key, None)
        if self._folder is not None:
            for path in (self._path(key), self._view_path(key)):
                path.unlink(missing_ok=True)

    def _path(self, key: str) -> Path:
        assert self._folder
        return self._folder / f"{key}{_ENDING}"

    def _view_path(self, key: str) -> Path:
        return self._path(key).with_suffix(".json")

    def _write_view(self, key: str, view: BackgroundView) -> None:
        write_bytes(json.dumps(asdict(view)).encode(), self._view_path(key), force=True)

    def _load(self, key: str) -> tuple[Background, BackgroundView] | None:
        """Return a remembered background; None where there is none, or it is damaged."""
        try:
            with ZipFile(self._path(key)) as archive:
                head = json.loads(archive.read(_HEAD))
                pieces = tuple(
                    _as_piece(piece, archive.read(str(number))) for number, piece in enumerate(head["pieces"])
                )
            view = _changed_view(BackgroundView(), json.loads(self._view_path(key).read_bytes()))
            os.utime(self._path(key))
        except (OSError, BadZipFile, LookupError, ValueError, TypeError, NavspecError):
            return None
        return Background(head["title"], head["width"], head["height"], pieces), view

    def _forget_oldest(self) -> None:
        assert self._folder
        with suppress(OSError):
            paths = sorted(self._folder.glob(f"*{_ENDING}"), key=lambda path: path.stat().st_mtime, reverse=True)
            sizes = accumulate(path.stat().st_size for path in paths)
            for number, (path, size) in enumerate(zip(paths, sizes, strict=True)):
                if number and (number >= MOST_KEPT or size > MOST_KEPT_BYTES):
                    path.unlink(missing_ok=True)
                    path.with_suffix(".json").unlink(missing_ok=True)


def _as_piece(record: Mapping[str, Any], data: bytes) -> Piece:
    left, top, right, bottom = map(float, record["sides"])
    return Piece(str(record["name"]), left, top, right, bottom, str(record["media_type"]), data)


def background_key(document: Document) -> str:
    """Return the key of the background of a document: its folder and the world of its family, or the file itself."""
    world, unit = document.unit.family.world, document.unit
    where = unit.where
    if document.origin == "disk":
        where = os.path.realpath(where)
        if world and world.id:
            where = where if Path(where).is_dir() else str(Path(where).parent)
    elif world and world.id:
        where = ""
    name = f"{world.id if world and world.id else unit.family.id}\n{document.origin}\n{where}"
    return hashlib.sha256(name.encode("utf-8", "surrogatepass")).hexdigest()[:32]


def _changed_view(view: BackgroundView, values: Mapping[str, Any]) -> BackgroundView:
    opacity, shown, placement = (values.get(name, getattr(view, name)) for name in ("opacity", "shown", "placement"))
    if not _is_number(opacity) or not 0 <= opacity <= 1:
        raise NavspecError("opacity: this has to be a number from 0 to 1")
    if not isinstance(shown, bool):
        raise NavspecError("shown: this has to be true or false")
    if placement is not None:
        placement = _require_placement(placement)
    return replace(view, placement=placement, opacity=float(opacity), shown=shown)


def _require_placement(numbers: Any) -> Placement:
    if not isinstance(numbers, list | tuple) or len(numbers) != 6 or not all(map(_is_number, numbers)):
        raise NavspecError("placement: this has to be six numbers")
    x, y, along_x, along_y, down_x, down_y = map(float, numbers)
    longest = max(map(abs, (x, y, along_x, along_y, down_x, down_y)))
    if longest > _LONGEST_SIDE or abs(along_x * down_y - along_y * down_x) < 1e-6:
        raise NavspecError("the picture would be without size, or far too large; choose two other points")
    return x, y, along_x, along_y, down_x, down_y


def _is_number(value: Any) -> bool:
    return isinstance(value, int | float) and not isinstance(value, bool) and math.isfinite(value)
