"""The server of the studio: who may ask, what is sent beside answers, and the files of the page."""

from __future__ import annotations

from importlib.resources import files

from starlette.applications import Starlette
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Mount, Route, Router
from starlette.types import ASGIApp, Receive, Scope, Send

from navspec.studio.answers import FIRST, LATER, routes
from navspec.studio.workspace import Workspace

ASSETS = {
    "": ("studio.html", "text/html; charset=utf-8"),
    "studio.js": ("studio.js", "text/javascript; charset=utf-8"),
    "studio.css": ("studio.css", "text/css; charset=utf-8"),
}
"""What the page loads: by address, the file of the package and its kind."""


def application(workspace: Workspace, token: str) -> ASGIApp:
    """The studio as an application: everything stands below `/<token>/`, and nothing else is there."""
    first = Router([*(_asset(address) for address in ASSETS), *routes(FIRST)], default=_later)
    app = Starlette(routes=[Mount(f"/{token}", first)])
    app.state.workspace = workspace
    return app


async def _later(scope: Scope, receive: Receive, send: Send) -> None:
    """Answer what the page does not begin with."""
    await Router(await run_in_threadpool(routes, LATER))(scope, receive, send)


def _asset(address: str) -> Route:
    name, kind = ASSETS[address]

    async def respond(_: Request) -> Response:
        return Response((files("navspec_web") / name).read_bytes(), media_type=kind)

    return Route(f"/{address}", respond)
