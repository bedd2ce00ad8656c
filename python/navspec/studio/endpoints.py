"""Endpoints of the server: calls of the page, plain functions that respond to them, and arrays in responses."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Mapping
from contextlib import nullcontext
from dataclasses import dataclass
from functools import wraps
from tempfile import SpooledTemporaryFile
from typing import IO, Any, TypeVar

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request as HttpRequest
from starlette.responses import Response
from starlette.routing import Route

from navspec.errors import NavspecError
from navspec.records.record import dumps
from navspec.report.arrays import encode_arrays
from navspec.studio.disk import ChangedOnDisk
from navspec.studio.document import Document, Outdated
from navspec.studio.workspace import Workspace

Kind = TypeVar("Kind", bool, int, str, list[Any], dict[str, Any])

_TYPE_NAMES = {bool: "true or false", int: "a whole number", str: "text", list: "a list", dict: "an object"}
_DIGITS = 18
_IN_MEMORY = 1 << 24
_REFUSED, _CONFLICT, _FAILED = 422, 409, 500
_CONFLICTS: dict[type[NavspecError], str] = {Outdated: "outdated", ChangedOnDisk: "disk"}


@dataclass(frozen=True, slots=True)
class ApiCall:
    """One request of the page.

    Attributes
    ----------
    workspace : Workspace
        Everything that is open.
    path, query : mapping
        Parts of the address.
    body : binary file
        The body of the request.
    """

    workspace: Workspace
    path: Mapping[str, Any]
    query: Mapping[str, str]
    body: IO[bytes]

    @property
    def document(self) -> Document:
        """The document that the address names; raises `NavspecError` where there is none."""
        return self.workspace.document(int(self.path["document"]))

    @property
    def data(self) -> dict[str, Any]:
        """The body as a JSON object; raises `NavspecError` for anything else."""
        try:
            self.body.seek(0)
            data = json.loads(self.body.read())
        except (ValueError, RecursionError) as error:
            raise NavspecError(f"this is not JSON: {error}") from error
        if not isinstance(data, dict):
            raise NavspecError("this has to be an object")
        return data

    def member(self, name: str, kind: type[Kind], default: Kind | None = None) -> Kind:
        """Return a member of the body; raises `NavspecError` for one of another type, or a missing one without a
        default.
        """
        value = self.data.get(name)
        if value is None and default is not None:
            return default
        if not isinstance(value, kind) or (isinstance(value, bool) and kind is not bool):
            raise NavspecError(f"{name}: this has to be {_TYPE_NAMES[kind]}")
        return value

    def number(self, name: str, default: int, most: int) -> int:
        """Return a number of the query, at most `most`; raises `NavspecError` for other text."""
        text = self.query.get(name, str(default))
        if not text.isascii() or not text.isdigit() or len(text) > _DIGITS:
            raise NavspecError(f"{name}: this has to be a number of 0 or more, not {text[:_DIGITS]!r}")
        return min(int(text), most)


@dataclass(frozen=True, slots=True)
class ArrayResponse:
    """Data with arrays in it, to be sent as a container."""

    data: Any


@dataclass(frozen=True, slots=True)
class BinaryResponse:
    """Bytes as they are; with a file name the browser saves them."""

    data: bytes
    media_type: str = "application/octet-stream"
    name: str = ""


def endpoint(path: str, *, method: str = "GET", changes: bool = False) -> Callable[[Callable[[ApiCall], Any]], Route]:
    """Turn a function of a call into the endpoint of an address below `/api/`.

    Its result is sent as JSON, unless it is an `ArrayResponse` or a `BinaryResponse`. It runs in a thread. Endpoints
    of one
    document (`{document:int}` in the address) run one at a time, in the order of the requests. A `NavspecError` goes
    to the page
    in words, any other failure too, and neither ends the server. A function that `changes` the document is sent the
    revision
    that the page has seen.
    """

    def decorate(function: Callable[[ApiCall], Any]) -> Route:
        @wraps(function)
        def respond_locked(call: ApiCall) -> Response:
            if "document" not in call.path:
                return _response(function(call))
            document = call.document
            with document.lock:
                if changes:
                    document.require_revision(call.member("revision", int))
                return _response(function(call))

        async def respond(request: HttpRequest) -> Response:
            workspace: Workspace = request.app.state.workspace
            body = await _read_body(request)
            call = ApiCall(workspace, request.path_params, request.query_params, body)
            try:
                async with call.document.turn if "document" in call.path else nullcontext():
                    return await run_in_threadpool(respond_locked, call)
            except NavspecError as error:
                return _error_response(error)
            except OSError as error:
                where = f"{os.fsdecode(error.filename)}: " if error.filename is not None else ""
                return _error_response(NavspecError(f"{where}{error.strerror or error}"))
            except Exception as error:  # noqa: BLE001 - a failure of one answer must not cost the page
                return _json({"error": {"kind": "failure", "message": f"navspec itself failed: {error!r}"}}, _FAILED)
            finally:
                body.close()

        return Route(f"/api/{path}", respond, methods=[method])

    return decorate


async def _read_body(request: HttpRequest) -> IO[bytes]:
    """Return the body of a request, on the disk where it is large."""
    body = SpooledTemporaryFile[bytes](_IN_MEMORY)
    async for part in request.stream():
        body.write(part)
    return body


def _response(data: Any) -> Response:
    if isinstance(data, ArrayResponse):
        return Response(encode_arrays(data.data), media_type="application/octet-stream")
    if isinstance(data, BinaryResponse):
        headers = {"Content-Disposition": f"attachment; filename*=UTF-8''{_quoted(data.name)}"} if data.name else {}
        return Response(data.data, media_type=data.media_type, headers=headers)
    return _json(data)


def _quoted(name: str) -> str:
    from urllib.parse import quote

    return quote(name, safe="")


def _error_response(error: NavspecError) -> Response:
    kind = _CONFLICTS.get(type(error), "refused")
    attributes = {name: getattr(error, name) for name in ("code", "pointer", "offset", "path") if hasattr(error, name)}
    status = _CONFLICT if type(error) in _CONFLICTS else _REFUSED
    return _json({"error": {"kind": kind, "message": str(error), **attributes}}, status)


def _json(data: Any, status: int = 200) -> Response:
    text = dumps(data, ensure_ascii=False, separators=(",", ":"))
    return Response(text, status, media_type="application/json")
