"""Files that are dropped on the page, and unsaved changes of earlier studios."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from pathlib import Path
from typing import Any

from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.inputs.discovery import UnreadableFile
from navspec.operations.backgrounds import is_for_background, read_background
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.recovery import changed_since
from navspec.studio.uploads import list_files
from navspec.studio.workspace import Workspace

_LONGEST = 100
_HEAD = 64


@endpoint("open", method="POST")
def drop(call: ApiCall) -> Any:
    """Receive a file, whose `name` may begin with its folders, and open it; with a `lot`, any text, once the lot
    is done.
    """
    lot, name = call.query.get("lot", ""), call.query.get("name", "")
    if len(lot) > _LONGEST:
        raise NavspecError(f"lot: this has to be text of at most {_LONGEST} characters")
    with call.workspace.lock:
        call.workspace.uploads.put(lot, name, call.body)
    return {} if lot else _opened(call.workspace, lot)


@endpoint("open/done", method="POST")
def done(call: ApiCall) -> Any:
    """Open the files of a `lot`: `documents` has their ids, `unread` the files that cannot be read.

    Pictures go under the map of the `document` that is shown, or of the first one that was opened with them: `background`
    then has its id, the title of the picture and its faults.
    """
    return _opened(call.workspace, call.member("lot", str), call.member("document", int, 0))


def _opened(workspace: Workspace, lot: str, shown: int = 0) -> Any:
    with workspace.lock:
        num_before = len(workspace.unread)
        folder = workspace.uploads.finish_lot(lot)
        pictures, has_files = _take_pictures(workspace, folder, shown)
        documents = workspace.open_dropped(folder) if has_files else []
        unread = unread_records(workspace.unread[num_before:])
        if not has_files:
            workspace.uploads.remove(folder)
        background: dict[str, Any] = {}
        try:
            if pictures:
                background = {"background": _put_background(workspace, documents, shown, pictures)}
        except NavspecError as error:
            if not documents:
                raise
            name = next(iter(pictures))
            unread.append({"path": name, "message": str(error).removeprefix(f"{name}: "), "reasons": {}})
    return {"documents": [document.id for document in documents], "unread": unread, **background}


def _take_pictures(workspace: Workspace, folder: Path, shown: int) -> tuple[dict[str, bytes], bool]:
    """Return the pictures of a folder by their names, without leaving them there, and whether other files remain.

    Texts with the place of a picture belong to it.
    """
    paths = list_files(folder)
    documents = [*workspace.documents.values()]
    worlds = [document.unit.family.world for document in documents if document.id == shown] or [None]
    pictures: dict[str, bytes] = {}
    for path in paths:
        with path.open("rb") as file:
            head = file.read(_HEAD)
        if is_for_background(head, path.read_bytes, worlds[0]):
            pictures[str(path.relative_to(folder))] = path.read_bytes()
            path.unlink()
    return pictures, len(pictures) < len(paths)


def _put_background(
    workspace: Workspace, documents: list[Document], shown: int, pictures: dict[str, bytes]
) -> dict[str, Any]:
    candidates = [*documents, *(document for document in workspace.documents.values() if document.id == shown)]
    document = next((document for document in candidates if document.unit.family.draw), None)
    if document is None:
        raise NavspecError("a picture lies under a map: open path nodes, a mesh or a save first, then drop it again")
    background = read_background(
        {name: partial(bytes, data) for name, data in pictures.items()}, document.unit.family.world
    )
    workspace.backgrounds.put(document, background)
    return {"document": document.id, "title": background.title, "faults": background.faults}


def unread_records(unread: Iterable[UnreadableFile]) -> list[dict[str, Any]]:
    """Return files that cannot be read: `message` is the reason, `reasons` why they have no format, by its name."""
    return [
        {
            "path": file.path,
            "message": file.error.message if reasons else str(file.error).removeprefix(f"{file.error.path}: "),
            "reasons": reasons,
        }
        for file in unread
        for reasons in [_reasons(file.error)]
    ]


def _reasons(error: ReadError) -> dict[str, str]:
    """Return by family why a file has no format; empty where the file is recognised."""
    return error.tried if isinstance(error, UnknownFormat) and not error.kind else {}


@endpoint("recover/{number:int}", method="POST")
def recover(call: ApiCall) -> Any:
    """Restore unsaved changes; `document` is the id of the document that has them now."""
    return {"document": call.workspace.restore(int(call.path["number"])).id}


@endpoint("recover/{number:int}/forget", method="POST")
def forget(call: ApiCall) -> Any:
    """Discard unsaved changes."""
    call.workspace.forget(int(call.path["number"]))
    return {}


def list_recoverable(workspace: Workspace) -> list[dict[str, Any]]:
    """Return the unsaved changes of earlier studios.

    - number: By which they are restored or discarded.
    - document: The open document that they belong to; None where a new one opens.
    - steps, last, time: How many steps, the title of the last one, and its time, in seconds since 1970.
    - changed: Files that have changed on the disk since; None where that is not known before they are opened.
    """
    records: list[dict[str, Any]] = []
    for number, orphan in workspace.orphans.items():
        document = workspace.document_of(orphan)
        records.append(
            {
                "number": number,
                "title": orphan.header["title"],
                "path": orphan.header["spelled"],
                "document": document and document.id,
                "steps": orphan.steps,
                "last": orphan.last,
                "time": orphan.time,
                "changed": None if document is None else changed_since(orphan, document),
            }
        )
    return records


ROUTES = [drop, done, recover, forget]
