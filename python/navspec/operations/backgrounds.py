"""Backgrounds of maps: pictures and their places, from files of the user."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path, PurePath

from navspec.errors import NavspecError, ReadError
from navspec.families import families
from navspec.family.worlds import World
from navspec.inputs.archive import Archive, open_archive
from navspec.pictures.picture import ENDINGS, HEAD, Picture, is_picture, read_picture
from navspec.pictures.pixels import PictureError
from navspec.records.background import Background, Box, Piece, Placement, place_in_box
from navspec.records.report import Report

MOST_SIDE = 1 << 12
"""Pixels of the largest side of textures that are decoded here, and of all tiles in a row."""
MOST_BYTES = 1 << 27
"""Bytes of the pieces of a background."""
MOST_SIDE_EMBEDDED, MOST_EMBEDDED = 1 << 11, 1 << 24
"""Pixels of the largest side of such textures in a page, and bytes of the pieces there."""
_SQUARE = 0.01
"""Part by which the sides of a picture may differ that covers a whole square map."""

Reader = Callable[[], bytes]
"""Returns the bytes of a file; raises `NavspecError` or `OSError`."""


def is_for_background(head: bytes, data: Reader, world: World | None) -> bool:
    """Return whether a file is a picture, or a text with the place of one; without a world, in any world."""
    if is_picture(head[:HEAD]):
        return True
    if b"\0" in head:
        return False
    worlds = [world] if world else [family.world for family in families().values()]
    readers = {candidate.read_overview for candidate in worlds if candidate}
    return any(read_overview is not None and read_overview(data()) for read_overview in readers)


def read_background(files: Mapping[str, Reader], world: World | None, most_side: int = MOST_SIDE) -> Background:
    """Return the background that pictures make up: tiles of the world, or one picture, with a text that has its place.

    `files` are read by their names. Textures of games get at most `most_side` pixels in a side.

    Raises `PictureError` where nothing can be shown.
    """
    world = world or World()
    if world.tiles and (tiles := world.tiles.find_tiles(files)):
        return _join_tiles(files, tiles, world, most_side)
    pictures = {name: read for name, read in files.items() if not _is_text(read, world)}
    texts = [name for name in files if name not in pictures]
    if len(texts) == 1 and world.read_overview:
        return _read_overview(pictures, files[texts[0]], texts[0], world, most_side)
    if len(pictures) != 1:
        tiles_hint = f", or tiles with names as {world.title} has them" if world.tiles else ""
        raise PictureError(f"{len(pictures)} pictures: one can lie under the map; drop a single one{tiles_hint}")
    ((name, read),) = pictures.items()
    return _from_picture(name, read_picture(read(), name, most_side=most_side), None)


def covers_world(width: int, height: int, world: World | None) -> bool:
    """Return whether a picture of this size may be the whole map of a world: it has the same proportions."""
    if world is None or world.box is None:
        return False
    west, south, east, north = world.box
    return abs(width * (north - south) / (height * (east - west)) - 1) <= _SQUARE


def count_tiles(path: str, world: World | None) -> int:
    """Return how many tiles of a world an archive contains; 0 for any other file.

    Raises `NavspecError` and `OSError`.
    """
    archive = open_archive(path) if world and world.tiles else None
    if archive is None:
        return 0
    with archive:
        return len(world.tiles.find_tiles(archive.names)) if world and world.tiles else 0


def read_archive_tiles(path: str, world: World, most_side: int = MOST_SIDE) -> Background:
    """Return the background of the tiles in an archive.

    Raises `NavspecError` and `OSError`.
    """
    archive = open_archive(path)
    if archive is None or world.tiles is None:
        raise PictureError(f"{path}: this is not an archive with tiles of a map")
    with archive:
        tiles = world.tiles.find_tiles(archive.names)
        if not tiles:
            raise PictureError(f"{path}: there are no tiles of the map in this archive")
        readers = {name: partial(_read_member, archive, name) for name in tiles.values()}
        return _join_tiles(readers, tiles, world, most_side)


def with_background(report: Report, path: str, box: Box | None = None) -> Report:
    """Return a report whose maps have a picture below them, to be embedded in a page.

    `path` is a picture, a text with the place of one, a folder with tiles of the map or an archive that contains them;
    `box` is its place, by default the known one. Raises `NavspecError` and `OSError`.
    """
    families_by_path = {record.path: record.family for record in (*report.inputs, *report.sets)}
    drawings = list(report.drawings)
    for number, drawing in enumerate(drawings):
        names = (families_by_path.get(name) for name in (drawing.path, *drawing.files))
        world = families()[next(filter(None, names))].world or World()
        if not world.id and len(drawings) > 1:
            raise NavspecError(f"{path}: a picture belongs to one map; check the file of that map only")
        background = _read_from_path(path, world, box)
        if sum(len(piece.data) for piece in background.pieces) > MOST_EMBEDDED:
            raise PictureError(f"{path}: more than {MOST_EMBEDDED:,} bytes are too much for a page; make it smaller")
        drawings[number] = replace(drawing, background=background)
    return replace(report, drawings=tuple(drawings))


def _read_from_path(path: str, world: World, box: Box | None) -> Background:
    """Return the background of a path; raises `PictureError` where its place is not known."""
    place = Path(path)
    if not place.is_dir() and count_tiles(path, world):
        background = read_archive_tiles(path, world, MOST_SIDE_EMBEDDED)
    else:
        is_text = place.is_file() and bool(world.read_overview and world.read_overview(place.read_bytes()))
        folder = place if place.is_dir() else place.parent
        paths = sorted(folder.iterdir()) if place.is_dir() or is_text else [place]
        files = {
            candidate.name: candidate.read_bytes
            for candidate in paths
            if candidate == place or (candidate.is_file() and candidate.suffix[1:].lower() in ENDINGS)
        }
        background = read_background(files, world, MOST_SIDE_EMBEDDED)
    if box:
        return replace(background, placement=place_in_box(box))
    if background.placement is None and world.box and covers_world(background.width, background.height, world):
        return replace(background, placement=place_in_box(world.box))
    if background.placement is None:
        raise PictureError(
            f"{path}: the place of this picture is not known; give the sides of the map that it covers as `box`, or with "
            "--background-box WEST,SOUTH,EAST,NORTH"
        )
    return background


def _read_member(archive: Archive, name: str) -> bytes:
    return bytes(archive.read(archive.row(name)).data)


def _is_text(read: Reader, world: World) -> bool:
    return bool(world.read_overview) and not is_picture(read()[:HEAD])


def _from_picture(title: str, picture: Picture, placement: Placement | None) -> Background:
    if len(picture.data) > MOST_BYTES:
        raise PictureError(f"{title}: {len(picture.data):,} bytes are more than {MOST_BYTES:,}, which is the limit")
    piece = Piece(title, 0.0, 0.0, 1.0, 1.0, picture.media_type, picture.data)
    return Background(title, picture.width, picture.height, (piece,), placement)


def _read_overview(pictures: Mapping[str, Reader], read: Reader, name: str, world: World, most_side: int) -> Background:
    overview = world.read_overview and world.read_overview(read())
    if not overview:
        raise PictureError(f"{name}: a text without the place of a picture: pos_x, pos_y and scale")
    wanted = PurePath(overview.picture.replace("\\", "/")).name.lower() or PurePath(name).stem.lower()
    by_stem = {PurePath(picture).stem.lower(): picture for picture in pictures}
    chosen = next((by_stem[stem] for stem in (wanted, f"{wanted}_radar") if stem in by_stem), None)
    if chosen is None and len(pictures) == 1:
        (chosen,) = pictures
    if chosen is None:
        raise PictureError(f"{name}: drop the picture {wanted} together with this text")
    picture = read_picture(pictures[chosen](), chosen, most_side=most_side)
    return _from_picture(chosen, picture, place_in_box(overview.box))


def _join_tiles(files: Mapping[str, Reader], tiles: Mapping[int, str], world: World, most_side: int) -> Background:
    """Return the background of tiles; unreadable ones are left out and named."""
    grid, box = world.tiles, world.box
    assert grid
    assert box
    most_side //= max(grid.columns, grid.rows)
    pieces: list[Piece] = []
    faults: list[str] = []
    side, size = 0, 0
    for number, name in sorted(tiles.items()):
        try:
            picture = read_picture(files[name](), name, most_side=most_side)
        except (PictureError, ReadError) as error:
            faults.append(error.args[0])
            continue
        row, column = divmod(number, grid.columns)
        sides = column / grid.columns, row / grid.rows, (column + 1) / grid.columns, (row + 1) / grid.rows
        pieces.append(Piece(name, *sides, picture.media_type, picture.data))
        side, size = max(side, picture.width, picture.height), size + len(picture.data)
        if size > MOST_BYTES:
            raise PictureError(f"these tiles have more than {MOST_BYTES:,} bytes, which is the limit")
    if not pieces:
        raise PictureError("; ".join(_shortened(faults)))
    side = min(side, most_side)
    title = f"{len(pieces)} tiles of {world.title}"
    missing = grid.columns * grid.rows - len(tiles)
    if missing:
        faults.append(f"{missing} of {grid.columns * grid.rows} tiles {'is' if missing == 1 else 'are'} missing")
    whole = place_in_box(box)
    return Background(title, side * grid.columns, side * grid.rows, tuple(pieces), whole, tuple(_shortened(faults)))


_MOST_FAULTS = 4


def _shortened(faults: Sequence[str]) -> list[str]:
    """Return the first faults, and how many more there are."""
    more = len(faults) - _MOST_FAULTS
    return [*faults[:_MOST_FAULTS], *([f"and {more} more"] if more > 0 else [])]
