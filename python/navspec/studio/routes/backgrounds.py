"""Pictures under maps."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from pathlib import PurePath
from typing import Any

from navspec.errors import NavspecError
from navspec.operations.backgrounds import count_tiles, covers_world, read_archive_tiles
from navspec.report.scene import encode_background
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, ArrayResponse, endpoint
from navspec.studio.workspace import Workspace


@endpoint("documents/{document:int}/background")
def background(call: ApiCall) -> Any:
    """Return the picture under a map, that of another document of the same world where it has none itself.

    - background: Its title, its size in pixels, its `pieces`, each with its `sides` as parts of the whole, its media type
      and its bytes, the `placement`, `opacity` and `shown`, and whether it `covers` the whole world; None without one.
    - world: Title and box of the whole map; None where that is not known.
    - offers: Archives of open documents with the tiles of the map: `path`, `name` and how `many`.
    """
    workspace, document = call.workspace, call.document
    world = document.unit.family.world
    with workspace.lock:
        stored = workspace.backgrounds.find(_owner(workspace, document))
        offers = [] if stored else list(_iter_offers(workspace, document))
    if stored is None:
        record = None
    else:
        picture, view = stored
        record = {
            **encode_background(picture),
            "placement": view.placement,
            "opacity": view.opacity,
            "shown": view.shown,
            "covers": covers_world(picture.width, picture.height, world),
        }
    box = {"title": world.title, "box": world.box} if world and world.box else None
    return ArrayResponse({"background": record, "world": box, "offers": offers})


@endpoint("documents/{document:int}/background", method="POST")
def place(call: ApiCall) -> Any:
    """Change the `placement` of the picture, its `opacity`, or whether it is `shown`."""
    with call.workspace.lock:
        call.workspace.backgrounds.change(_owner(call.workspace, call.document), call.data)
    return {}


@endpoint("documents/{document:int}/background/remove", method="POST")
def remove(call: ApiCall) -> Any:
    """Forget the picture under a map."""
    with call.workspace.lock:
        call.workspace.backgrounds.remove(_owner(call.workspace, call.document))
    return {}


@endpoint("documents/{document:int}/background/take", method="POST")
def take_tiles(call: ApiCall) -> Any:
    """Show the tiles in an archive under a map: `path` is one of the `offers`."""
    path, document = call.member("path", str), call.document
    world = document.unit.family.world
    with call.workspace.lock:
        if world is None or path not in {offer["path"] for offer in _iter_offers(call.workspace, document)}:
            raise NavspecError(f"{path}: this is not an archive of an open document with tiles of the map")
        tiles = read_archive_tiles(path, world)
        call.workspace.backgrounds.put(document, tiles)
    return {"title": tiles.title, "faults": tiles.faults}


def _owner(workspace: Workspace, document: Document) -> Document:
    """Return the document whose picture lies under a map: another one of the same world, if it has none itself."""
    if workspace.backgrounds.find(document):
        return document
    sharing = (candidate for candidate in _iter_sharing(workspace, document) if workspace.backgrounds.find(candidate))
    return next(sharing, document)


def _iter_sharing(workspace: Workspace, document: Document) -> Iterator[Document]:
    """Yield the other documents of the same world."""
    world = document.unit.family.world
    if world and world.id:
        for candidate in workspace.documents.values():
            shared = candidate.unit.family.world
            if candidate is not document and shared and shared.id == world.id:
                yield candidate


def _iter_offers(workspace: Workspace, document: Document) -> Iterator[dict[str, Any]]:
    """Yield the archives of open documents with tiles of the world of a document."""
    world = document.unit.family.world
    archives: dict[str, None] = {}
    for candidate in [document, *workspace.documents.values()] if world and world.tiles else []:
        for file in candidate.now.files.values():
            if file.content.archive or file.content.whole is not None:
                path = file.content.archive or file.content.path
                archives[str(candidate.folder / path) if candidate.folder else path] = None
    for path in archives:
        with suppress(NavspecError, OSError):
            if many := count_tiles(path, world):
                yield {"path": path, "name": PurePath(path).name, "many": many}


ROUTES = [background, place, remove, take_tiles]
