"""Networks: routes through them, and drawings merged into a document or imported as a new one."""

from __future__ import annotations

import json
import shutil
from dataclasses import asdict, replace
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, cast

from navspec.disk.windows import safe_name
from navspec.errors import NavspecError
from navspec.exchange import KINDS, READABLE
from navspec.families import find_format
from navspec.family.conversion.conversions import Target
from navspec.inputs.discovery import Unit
from navspec.inputs.file import InputFile, open_content
from navspec.inputs.source import Content
from navspec.operations.compile import DEFAULT_TOLERANCE, CompileOptions, compile_source, iter_targets
from navspec.operations.destination import Destination
from navspec.operations.networks import RouteOptions, build_network, find_choices, route_graph
from navspec.records.networks import Compiled, Mode
from navspec.studio.document import Document
from navspec.studio.endpoints import ApiCall, endpoint
from navspec.studio.routes.documents import list_settings, parse_settings, summarise_document, with_settings


@endpoint("documents/{document:int}/routing")
def routing(call: ApiCall) -> Any:
    """Return the options of a route, see `Choices`, and settings of the files that make a difference."""
    document = call.document
    return {**asdict(find_choices(document.now.graph)), "settings": list_settings(document.unit.family, "route")}


@endpoint("documents/{document:int}/route", method="POST")
def route(call: ApiCall) -> Any:
    """Find the route `from` one node or place `to` another; `mode`, `kind`, `lanes`, `maximum` and `settings` are
    optional.

    The record is that of `navspec route`; its `line` has the points by which the route is drawn.
    """
    document = call.document
    wanted = RouteOptions(
        call.member("from", str),
        call.member("to", str),
        cast(Mode, call.member("mode", str, "plain")),
        call.member("lanes", bool, False),
        call.member("kind", str, "") or None,
        _maximum(call),
    )
    graph, settings = document.now.graph, call.member("settings", dict, {})
    if parse_settings(document.unit.family, settings, "route"):
        graph = build_network(with_settings(document.unit, settings, "route"))
    route_record = route_graph(graph, wanted)
    return {"revision": document.revision, **route_record.to_dict(), "line": [point[:2] for point in route_record.line]}


def _maximum(call: ApiCall) -> float | None:
    maximum = call.data.get("maximum")
    if maximum is not None and not isinstance(maximum, int | float):
        raise NavspecError("maximum: this has to be a number")
    return maximum


_MAX_LISTED = 500
"""Obstacles and findings of each kind that are listed; the counts are exact."""
_REVISIONS = 10**9


@endpoint("documents/{document:int}/drawings")
def drawings(call: ApiCall) -> Any:
    """Return file name extensions and targets of drawings, and `into`: whether they can be merged into the document
    itself. Targets of its own format come first.
    """
    own = call.document.unit.family.id
    targets = sorted(iter_targets(), key=lambda target: target[0].id != own)
    return {
        "ends": [f".{extension}" for extension, kind in KINDS.items() if kind.is_read and not kind.parts],
        "targets": [
            {
                "to": str(target),
                "names": list(target.all_names),
                "title": find_format(target.format)[1].title,
                "settings": list_settings(family, "compile"),
            }
            for family, _, target in targets
        ],
        "into": _target_of_document(call.document) is not None,
        "reach": DEFAULT_TOLERANCE,
    }


@endpoint("documents/{document:int}/draw", method="POST")
def draw(call: ApiCall) -> Any:
    """Read a drawing, which is the body of the request, with its `name`.

    With the target `to` and `settings`, an object as JSON, it opens as a new document. Otherwise it is merged into the
    document, where its nodes become those within `reach`. With `preview` nothing is changed, and the record
    is that of `navspec compile`.
    """
    call.document.require_revision(call.number("revision", 0, _REVISIONS))
    return _import_as_document(call, to) if (to := call.query.get("to", "")) else _merge_into_document(call)


def _import_as_document(call: ApiCall, to: str) -> Any:
    """Open a drawing as a document of its own."""
    family = find_format(to.partition(":")[0])[0]
    compiled = _compile_drawing(call, CompileOptions(to, parse_settings(family, _settings(call), "compile")))
    if _is_preview(call) or compiled.refused:
        return _limit_lists(compiled)
    files = [open_content(Content(file.data, file.name, file.name)) for file in compiled.files]
    new_document = call.workspace.add(Unit(family, files, settings=compiled.settings), Path(call.query["name"]).stem)
    return {**_limit_lists(compiled), "made": summarise_document(new_document)}


def _merge_into_document(call: ApiCall) -> Any:
    """Merge a drawing into the files of the document."""
    document = call.document
    if (target := _target_of_document(document)) is None:
        raise NavspecError("networks cannot be merged into these files; open the drawing as a new document")
    order = CompileOptions(str(target), document.unit.settings, document.unit, _reach(call), renumber=True)
    compiled = _compile_drawing(call, order)
    if _is_preview(call) or compiled.refused:
        return _limit_lists(compiled)
    is_changed = document.apply(f"Lay in {call.query['name']}", _changes(document, compiled))
    return {**_limit_lists(compiled), "document": summarise_document(document), "changes": is_changed}


def _is_preview(call: ApiCall) -> bool:
    return call.query.get("preview") == "true"


def _target_of_document(document: Document) -> Target | None:
    """Return the target of the files of a document; None where networks cannot be merged into them."""
    kinds = {(file.match.format, file.match.variant) for file in document.now.files.values()}
    return next(
        (
            target
            for _, compiler, target in iter_targets()
            if compiler.merge and kinds == {(target.format, target.variant)}
        ),
        None,
    )


def _compile_drawing(call: ApiCall, order: CompileOptions) -> Compiled:
    name = safe_name(call.query.get("name", ""))
    if Path(name).suffix.removeprefix(".").lower() not in READABLE:
        raise NavspecError(
            f"{name}: this is not a drawing; such files end with {', '.join(f'.{extension}' for extension in READABLE)}"
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


def _settings(call: ApiCall) -> dict[str, Any]:
    try:
        settings = json.loads(call.query.get("settings", "{}"))
    except (ValueError, RecursionError) as error:
        raise NavspecError(f"settings: this is not JSON: {error}") from error
    if not isinstance(settings, dict):
        raise NavspecError("settings: this has to be an object")
    return settings


def _reach(call: ApiCall) -> float:
    try:
        return float(call.query.get("reach", DEFAULT_TOLERANCE))
    except ValueError as error:
        raise NavspecError("reach: this has to be a number") from error


def _limit_lists(compiled: Compiled) -> dict[str, Any]:
    record = compiled.to_dict()
    for key in ("obstacles", "drawing_warnings", "findings"):
        record[key] = record[key][:_MAX_LISTED]
    return record


def _changes(document: Document, compiled: Compiled) -> dict[str, InputFile]:
    """Return the files that a drawing changes, by path: new versions of those of the document, and new ones beside
    them.
    """
    state, changes = document.now, dict[str, InputFile]()
    for file in compiled.files:
        path = file.path or file.name
        old = state.files.get(path)
        path, opened = state.new_file(file.name, file.data) if old is None else (path, old.with_data(file.data))
        changes[path] = opened
    return changes


ROUTES = [routing, route, drawings, draw]
