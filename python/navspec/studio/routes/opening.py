"""Files that are dropped on the page, and what earlier studios have not saved."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from navspec.errors import NavspecError, ReadError, UnknownFormat
from navspec.inputs.discovery import UnreadableFile
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.recovery import changed_since
from navspec.studio.workspace import Workspace

_LONGEST = 100


@endpoint("open", method="POST")
def drop(call: ApiCall) -> Any:
    """Take a file, whose `name` may begin with its folders, and open it; with a `lot`, any text, once the lot is done."""
    lot, name = call.query.get("lot", ""), call.query.get("name", "")
    if len(lot) > _LONGEST:
        raise NavspecError(f"lot: this has to be text of at most {_LONGEST} characters")
    with call.workspace.lock:
        call.workspace.uploads.put(lot, name, call.body)
    return {} if lot else _opened(call.workspace, lot)


@endpoint("open/done", method="POST")
def done(call: ApiCall) -> Any:
    """Open what has come as a `lot`: `documents` has their ids, `unread` what is none."""
    return _opened(call.workspace, call.member("lot", str))


def _opened(workspace: Workspace, lot: str) -> Any:
    with workspace.lock:
        num_before = len(workspace.unread)
        documents = workspace.open_dropped(workspace.uploads.finish_lot(lot))
        unread = not_read(workspace.unread[num_before:])
    return {"documents": [document.id for document in documents], "unread": unread}


def not_read(unread: Iterable[UnreadableFile]) -> list[dict[str, Any]]:
    """Files that are none that can be read: `message` says why, `reasons` why they are of no format, by its name."""
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
    """Why a file is of no format, by family; none where it is said what the file is."""
    return error.tried if isinstance(error, UnknownFormat) and not error.kind else {}


@endpoint("recover/{number:int}", method="POST")
def recover(call: ApiCall) -> Any:
    """Do again what was not saved; `document` is the id of that in which it is now."""
    return {"document": call.workspace.restore(int(call.path["number"])).id}


@endpoint("recover/{number:int}/forget", method="POST")
def forget(call: ApiCall) -> Any:
    """Leave it for ever."""
    call.workspace.forget(int(call.path["number"]))
    return {}


def recoverable(workspace: Workspace) -> list[dict[str, Any]]:
    """What earlier studios have not saved.

    - number: By which it is taken back or forgotten.
    - document: The open document that it is of; None where it opens one.
    - steps, last, time: How much was done, what last, and when, in seconds since 1970.
    - changed: Files that are others on the disk since; None where that is not known before it is opened.
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
