"""What stands before the studio: only its own page may ask, and not for more than memory holds."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from tempfile import SpooledTemporaryFile
from typing import IO

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import JSONResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from navspec.errors import MAX_BYTES

MOST_JSON = 1 << 24
"""Bytes of the longest question that is no file."""

_LONGEST_PATH = 2_000
_PART = 1 << 20
_LISTENS = 4 * MAX_BYTES  # of what is too large, so that the page hears why it is refused
_NAMES = ("127.0.0.1", "localhost")
_OWN = ("same-origin", "none")
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
"""What every answer says to the browser."""


class Guard:
    """Lets through what the page of this studio asks, which knows the token.

    Other pages are kept out by `Host`, which a name that leads to this machine does not change, by `Origin` and by
    `Sec-Fetch-Site`; other programs of this machine by the token.

    Parameters
    ----------
    app : application
        What is guarded.
    token : str
        The first part of all addresses.
    port : int
        Where the studio listens.
    """

    def __init__(self, app: ASGIApp, token: str, port: int) -> None:
        self._app = app
        self._token = token.encode()
        self._hosts = {f"{name}:{port}" for name in _NAMES} | (set(_NAMES) if port == 80 else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer, or refuse."""
        if scope["type"] != "http":
            await send({"type": f"{scope['type']}.close"})
            return
        headers = Headers(scope=scope)
        status = self._refused(scope["path"], headers)
        if status:
            await Response(status_code=status, headers=HEADERS)(scope, receive, send)
            return
        limit = MAX_BYTES if headers.get("content-type") == "application/octet-stream" else MOST_JSON
        body = await _body(headers, receive, limit)
        if body is None:
            await _too_large(limit)(scope, receive, send)
            return
        with body:
            await self._app(scope, _given(body), _protected(send))

    def _refused(self, path: str, headers: Headers) -> int:
        """Why there is no answer, as an HTTP status; 0 where there is one."""
        if not _is_only(headers.getlist("host"), self._hosts):
            return 403
        origins, sites = headers.getlist("origin"), headers.getlist("sec-fetch-site")
        if origins and not _is_only(origins, {f"http://{headers['host']}"}):
            return 403
        if sites and not _is_only(sites, _OWN):
            return 403
        token = path.split("/", 2)[1] if path.startswith("/") else ""
        if not secrets.compare_digest(token.encode("utf-8", "replace"), self._token) or len(path) > _LONGEST_PATH:
            return 404
        return 0


def _is_only(values: list[str], allowed: Iterable[str]) -> bool:
    return len(values) == 1 and values[0] in allowed


async def _body(headers: Headers, receive: Receive, limit: int) -> IO[bytes] | None:
    """What was sent, on the disk where it is much; None for more than the limit, of which nothing is kept."""
    length = headers.get("content-length", "0")
    is_large = not length.isdecimal() or int(length[:_LONGEST_PATH]) > limit
    body = SpooledTemporaryFile[bytes](MOST_JSON)
    size = 0
    while size <= _LISTENS:
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


def _given(body: IO[bytes]) -> Receive:
    """What gives a body, a part at a time."""
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


def _protected(send: Send) -> Send:
    """What sends answers with all that protects the page."""

    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            MutableHeaders(scope=message).update(HEADERS)
        await send(message)

    return sending
