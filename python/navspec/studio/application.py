"""The studio as a web application: its routes, the files of the page, and the guard before them."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from importlib.resources import files
from tempfile import SpooledTemporaryFile
from typing import IO

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.datastructures import Headers, MutableHeaders, QueryParams
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Mount, Route, Router
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from navspec.errors import MAX_BYTES
from navspec.studio.reconnection import Reconnection
from navspec.studio.routes import FIRST, LATER, load_routes
from navspec.studio.workspace import Workspace

ASSETS = {
    "": ("studio.html", "text/html; charset=utf-8"),
    "studio.js": ("studio.js", "text/javascript; charset=utf-8"),
    "studio.css": ("studio.css", "text/css; charset=utf-8"),
}
"""Files that the page loads: by address, the file of the package and its media type."""


def build_application(workspace: Workspace, token: str) -> ASGIApp:
    """Return the studio as an application: all its addresses are below `/<token>/`."""
    first = Router([*(_asset_route(address) for address in ASSETS), *load_routes(FIRST)], default=_serve_late_routes)
    app = Starlette(routes=[Mount(f"/{token}", first)])
    app.state.workspace = workspace
    return app


async def _serve_late_routes(scope: Scope, receive: Receive, send: Send) -> None:
    """Respond to requests that the page does not begin with."""
    await Router(await run_in_threadpool(load_routes, LATER))(scope, receive, send)


def _asset_route(address: str) -> Route:
    name, kind = ASSETS[address]

    async def respond(_: Request) -> Response:
        return Response((files("navspec_web") / name).read_bytes(), media_type=kind)

    return Route(f"/{address}", respond)


RETURN_PATH = "/return"
"""Address at which pages of an earlier studio get the present token."""
MOST_JSON = 1 << 24
"""Bytes of the longest request that is not a file."""

_LONGEST_PATH = 2_000
_PART = 1 << 20
_MAX_DISCARDED = 4 * MAX_BYTES
"""Bytes of a large body that are read and dropped, so that the page gets the reason of the refusal."""
_NAMES = ("127.0.0.1", "localhost")
_OWN_SITES = ("same-origin", "none")
_POLICY = {
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data: blob:",
    "connect-src": "'self'",
    "worker-src": "'self' blob:",
    "base-uri": "'none'",
    "form-action": "'none'",
    "frame-ancestors": "'none'",
}
HEADERS = {
    "Content-Security-Policy": "; ".join(f"{name} {value}" for name, value in _POLICY.items()),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-store",
}
"""Headers of every response, for the security of the page."""


class RequestGuard:
    """Application that passes on only requests of the page of this studio, which knows the token.

    Other pages are kept out by `Host`, which a name that leads to this machine does not change, by `Origin` and by
    `Sec-Fetch-Site`; other programs of this machine by the token.

    Parameters
    ----------
    app : application
        The guarded application.
    token : str
        The first part of all addresses.
    port : int
        The port at which the studio listens.
    reconnection : Reconnection
        The check of pages of an earlier studio, which do not know the token.
    """

    def __init__(self, app: ASGIApp, token: str, port: int, reconnection: Reconnection | None = None) -> None:
        self._app, self._reconnection = app, reconnection or Reconnection()
        self._token = token.encode()
        self._hosts = {f"{name}:{port}" for name in _NAMES} | (set(_NAMES) if port == 80 else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass the request on, or refuse it."""
        if scope["type"] != "http":
            await send({"type": f"{scope['type']}.close"})
            return
        headers = Headers(scope=scope)
        is_return = scope["path"] == RETURN_PATH
        status = self._refusal_status(f"/{self._token.decode()}" if is_return else scope["path"], headers)
        if not status and is_return:
            await JSONResponse(self._answer_return(scope), headers=HEADERS)(scope, receive, send)
            return
        if status:
            await Response(status_code=status, headers=HEADERS)(scope, receive, send)
            return
        limit = MAX_BYTES if headers.get("content-type") == "application/octet-stream" else MOST_JSON
        body = await _read_body(headers, receive, limit)
        if body is None:
            await _too_large(limit)(scope, receive, send)
            return
        with body:
            await self._app(scope, _replay_body(body), _add_security_headers(send))

    def _answer_return(self, scope: Scope) -> dict[str, str]:
        """Return a challenge for a page of an earlier studio, or the present token for the right answer."""
        query = QueryParams(scope["query_string"][:_LONGEST_PATH])
        if self._reconnection.verify(query.get("challenge", ""), query.get("proof", "")):
            return {"token": self._token.decode()}
        return {"challenge": self._reconnection.create_challenge()}

    def _refusal_status(self, path: str, headers: Headers) -> int:
        """Return the HTTP status with which a request is refused; 0 for one that is passed on."""
        if not _is_only(headers.getlist("host"), self._hosts):
            return 403
        origins, sites = headers.getlist("origin"), headers.getlist("sec-fetch-site")
        if origins and not _is_only(origins, {f"http://{headers['host']}"}):
            return 403
        if sites and not _is_only(sites, _OWN_SITES):
            return 403
        token = path.split("/", 2)[1] if path.startswith("/") else ""
        if not secrets.compare_digest(token.encode("utf-8", "replace"), self._token) or len(path) > _LONGEST_PATH:
            return 404
        return 0


def _is_only(values: list[str], allowed: Iterable[str]) -> bool:
    return len(values) == 1 and values[0] in allowed


async def _read_body(headers: Headers, receive: Receive, limit: int) -> IO[bytes] | None:
    """Return the body, on the disk where it is large; None for more than the limit, and nothing of that is kept."""
    length = headers.get("content-length", "0")
    is_large = not length.isdecimal() or int(length[:_LONGEST_PATH]) > limit
    body = SpooledTemporaryFile[bytes](MOST_JSON)
    size = 0
    while size <= _MAX_DISCARDED:
        message = await receive()
        if message["type"] == "http.disconnect":
            body.close()
            return None
        part = message.get("body", b"")
        size += len(part)
        is_large = is_large or size > limit
        if is_large:
            body.close()
        else:
            body.write(part)
        if not message.get("more_body"):
            break
    return None if is_large else body


def _replay_body(body: IO[bytes]) -> Receive:
    """Return a function that receives a body again, a part at a time."""
    size = body.tell()
    body.seek(0)

    async def receive() -> Message:
        if body.closed:
            return {"type": "http.disconnect"}
        part = body.read(_PART)
        is_last = body.tell() == size
        if is_last:
            body.close()
        return {"type": "http.request", "body": part, "more_body": not is_last}

    return receive


def _too_large(limit: int) -> Response:
    message = f"this is more than {limit:,} bytes, which is the limit; use the command line for such a file"
    return JSONResponse({"error": {"kind": "refused", "message": message}}, 413, HEADERS)


def _add_security_headers(send: Send) -> Send:
    """Return a function that sends responses with the security headers."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(HEADERS)
        await send(message)

    return sending
