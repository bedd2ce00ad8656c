"""Backgrounds of maps: pictures and their places, from files of the user."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from pathlib import PurePath

from navspec.errors import ReadError
from navspec.family.worlds import World
from navspec.inputs.archive import Archive, open_archive
from navspec.pictures.picture import HEAD, Picture, is_picture, read_picture
from navspec.pictures.pixels import PictureError
from navspec.records.background import Background, Piece, Placement, place_in_box

MOST_SIDE = 1 << 12
"""Pixels of the largest side of textures that are decoded here, and of all tiles in a row."""
MOST_BYTES = 1 << 27
"""Bytes of the pieces of a background."""
_SQUARE = 0.01
"""Part by which the sides of a picture may differ that covers a whole square map."""

Reader = Callable[[], bytes]
"""Returns the bytes of a file; raises `NavspecError` or `OSError`."""


def is_for_background(head: bytes, data: Reader, world: World | None) -> bool:
    """Return whether a file is a picture, or a text with the place of one."""
    if is_picture(head[:HEAD]):
        return True
    return bool(world and world.read_overview and b"\0" not in head and world.read_overview(data()))


def read_background(files: Mapping[str, Reader], world: World | None) -> Background:
    """Return the background that pictures make up: tiles of the world, or one picture, with a text that has its place.

    `files` are read by their names. Raises `PictureError` where nothing can be shown.
    """
    world = world or World()
    if world.tiles and (tiles := world.tiles.find_tiles(files)):
        return _join_tiles(files, tiles, world)
    pictures = {name: read for name, read in files.items() if not _is_text(read, world)}
    texts = [name for name in files if name not in pictures]
    if len(texts) == 1 and world.read_overview:
        return _read_overview(pictures, files[texts[0]], texts[0], world)
    if len(pictures) != 1:
        tiles_hint = f", or tiles with names as {world.title} has them" if world.tiles else ""
        raise PictureError(f"{len(pictures)} pictures: one can lie under the map; drop a single one{tiles_hint}")
    ((name, read),) = pictures.items()
    return _from_picture(name, read_picture(read(), name, most_side=MOST_SIDE), None)


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


def read_archive_tiles(path: str, world: World) -> Background:
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
        return _join_tiles(readers, tiles, world)


def _read_member(archive: Archive, name: str) -> bytes:
    return bytes(archive.read(archive.row(name)).data)


def _is_text(read: Reader, world: World) -> bool:
    return bool(world.read_overview) and not is_picture(read()[:HEAD])


def _from_picture(title: str, picture: Picture, placement: Placement | None) -> Background:
    if len(picture.data) > MOST_BYTES:
        raise PictureError(f"{title}: {len(picture.data):,} bytes are more than {MOST_BYTES:,}, which is the limit")
    piece = Piece(title, 0.0, 0.0, 1.0, 1.0, picture.media_type, picture.data)
    return Background(title, picture.width, picture.height, (piece,), placement)


def _read_overview(pictures: Mapping[str, Reader], read: Reader, name: str, world: World) -> Background:
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
    picture = read_picture(pictures[chosen](), chosen, most_side=MOST_SIDE)
    return _from_picture(chosen, picture, place_in_box(overview.box))


def _join_tiles(files: Mapping[str, Reader], tiles: Mapping[int, str], world: World) -> Background:
    """Return the background of tiles; unreadable ones are left out and named."""
    grid, box = world.tiles, world.box
    assert grid
    assert box
    most_side = MOST_SIDE // max(grid.columns, grid.rows)
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
        faults.append(f"{missing} of {grid.columns * grid.rows} tiles are missing")
    whole = place_in_box(box)
    return Background(title, side * grid.columns, side * grid.rows, tuple(pieces), whole, tuple(_shortened(faults)))


_MOST_FAULTS = 4


def _shortened(faults: Sequence[str]) -> list[str]:
    """Return the first faults, and how many more there are."""
    more = len(faults) - _MOST_FAULTS
    return [*faults[:_MOST_FAULTS], *([f"and {more} more"] if more > 0 else [])]
