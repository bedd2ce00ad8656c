"""Networks that were drawn or edited in other programs: laid into a document, or made a document of their own."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from navspec.disk.windows import safe_name
from navspec.errors import NavspecError
from navspec.exchange import KINDS, READ
from navspec.families import find_format
from navspec.family.conversion.conversions import Target
from navspec.inputs.file import Opened, open_content
from navspec.inputs.sets import Unit
from navspec.inputs.source import Content
from navspec.operations.compile import REACH, Order, compile_source, targets
from navspec.operations.destination import Destination
from navspec.records.networks import Compiled
from navspec.studio.answers.documents import summary
from navspec.studio.calls import Call, endpoint
from navspec.studio.document import Document
from navspec.studio.settings import chosen_of, offered

_TOLD = 500
"""Obstacles and findings of each kind that are told; the counts are exact."""
_REVISIONS = 10**9


@endpoint("documents/{document:int}/drawings")
def drawings(call: Call) -> Any:
    """How drawings can be called, what they can be made, and `into`: whether they can be laid into the document itself."""
    return {
        "ends": [f".{extension}" for extension in READ if not KINDS[extension].parts],
        "targets": [
            {
                "to": str(target),
                "names": list(target.all_names),
                "title": find_format(target.format)[1].title,
                "settings": offered(family, "compile"),
            }
            for family, _, target in targets()
        ],
        "into": _own(call.document) is not None,
        "reach": REACH,
    }


@endpoint("documents/{document:int}/draw", method="POST")
def draw(call: Call) -> Any:
    """Take a drawing, which is sent as it is, with its `name`.

    Made for the target `to` with `settings`, an object as JSON, it becomes a document beside; without that it is laid into the
    document, where its nodes become those that are no farther than `reach`. With `preview` nothing is changed, and the record
    is that of `navspec compile`.
    """
    call.document.demand(call.number("revision", 0, _REVISIONS))
    return _made_of(call, to) if (to := call.query.get("to", "")) else _laid(call)


def _made_of(call: Call, to: str) -> Any:
    """A drawing as a document of its own."""
    family = find_format(to.partition(":")[0])[0]
    compiled = _compiled(call, Order(to, chosen_of(family, _settings(call), "compile")))
    if _is_preview(call) or compiled.refused:
        return _told(compiled)
    files = [open_content(Content(file.data, file.name, file.name)) for file in compiled.files]
    new_document = call.workspace.add(Unit(family, files, settings=compiled.settings), Path(call.query["name"]).stem)
    return {**_told(compiled), "made": summary(new_document)}


def _laid(call: Call) -> Any:
    """A drawing in the files of the document."""
    document = call.document
    if (target := _own(document)) is None:
        raise NavspecError("networks cannot be laid into these files; make new ones of it")
    order = Order(str(target), document.unit.settings, document.unit, _reach(call))
    compiled = _compiled(call, order)
    if _is_preview(call) or compiled.refused:
        return _told(compiled)
    is_changed = document.do(f"Lay in {call.query['name']}", _changes(document, compiled))
    return {**_told(compiled), "document": summary(document), "changes": is_changed}


def _is_preview(call: Call) -> bool:
    return call.query.get("preview") == "true"


def _own(document: Document) -> Target | None:
    """The target that the files of a document are of, where networks can be laid into them."""
    kinds = {(file.match.format, file.match.variant) for file in document.now.files.values()}
    return next(
        (target for _, compiler, target in targets() if compiler.merge and kinds == {(target.format, target.variant)}),
        None,
    )


def _compiled(call: Call, order: Order) -> Compiled:
    name = safe_name(call.query.get("name", ""))
    if Path(name).suffix.removeprefix(".").lower() not in READ:
        raise NavspecError(
            f"{name}: this is no drawing; such files end with {', '.join(f'.{extension}' for extension in READ)}"
        )
    with TemporaryDirectory(prefix="navspec-") as folder:
        path = Path(folder, name)
        with path.open("wb") as file:
            call.body.seek(0)
            shutil.copyfileobj(call.body, file)
        try:
            return replace(compile_source(path, order, Destination()), source=name)
        except NavspecError as error:
            raise NavspecError(str(error).replace(f"{path}: ", "").replace(str(path), name)) from error


def _settings(call: Call) -> dict[str, Any]:
    try:
        settings = json.loads(call.query.get("settings", "{}"))
    except (ValueError, RecursionError) as error:
        raise NavspecError(f"settings: this is no JSON: {error}") from error
    if not isinstance(settings, dict):
        raise NavspecError("settings: this has to be an object")
    return settings


def _reach(call: Call) -> float:
    try:
        return float(call.query.get("reach", REACH))
    except ValueError as error:
        raise NavspecError("reach: this has to be a number") from error


def _told(compiled: Compiled) -> dict[str, Any]:
    record = compiled.to_dict()
    for key in ("obstacles", "findings"):
        record[key] = record[key][:_TOLD]
    return record


def _changes(document: Document, compiled: Compiled) -> dict[str, Opened]:
    """The files that a drawing changes, those of the document in their places and new ones beside them."""
    state, changes = document.now, dict[str, Opened]()
    for file in compiled.files:
        path = file.path or file.name
        old = state.files.get(path)
        path, opened = state.beside(file.name, file.data) if old is None else (path, old.with_data(file.data))
        changes[path] = opened
    return changes


ROUTES = [drawings, draw]
