"""Starting the studio: on a port of this machine only, with an address that cannot be guessed."""

from __future__ import annotations

import os
import secrets
import socket
import time
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext, suppress
from importlib.util import find_spec
from pathlib import Path
from threading import Thread
from typing import TYPE_CHECKING

from navspec.disk.windows import IS_WINDOWS
from navspec.errors import NavspecError
from navspec.errors.extras import missing_extra
from navspec.graphs.spatial import find_nearest
from navspec.studio.journal import create_private_folder, open_private
from navspec.studio.reconnection import Reconnection, key_of_paths, load_appointment, save_appointment
from navspec.studio.workspace import Workspace

if TYPE_CHECKING:
    import uvicorn


HOST = "127.0.0.1"

_NEEDED = ("starlette", "uvicorn")
_PATIENCE = 2  # seconds for responses under way
_WARM_UP_DELAY = 2  # seconds after which the page has loaded


def state_folder() -> Path:
    """Return the folder for unsaved changes: in `$NAVSPEC_CACHE`, or in `navspec` among the caches of the user."""
    if folder := os.environ.get("NAVSPEC_CACHE"):
        return Path(folder, "studio").absolute()
    return cache_folder() / "navspec" / "studio"


def cache_folder(is_windows: bool = IS_WINDOWS) -> Path:
    """Return the folder for caches of a user: on Windows the local folder for application data."""
    local = os.environ.get("LOCALAPPDATA") if is_windows else None
    return Path(local) if local else Path.home() / ".cache"


def serve(
    workspace: Workspace, *, port: int, browse: bool, show: Callable[[str], None], paths: Sequence[str] = ()
) -> None:
    """Serve until the process is interrupted; `show` gets the address once the server responds.

    Pages that an earlier studio with the same `paths` has left open return to this one.

    Raises `NavspecError` for a port that is in use, and where the extra `studio` is not installed.
    """
    _require_installed()
    token = secrets.token_urlsafe(24)
    listener, reconnection = _open_for_pages(port, key_of_paths(paths))
    number = listener.getsockname()[1]
    address = f"http://{HOST}:{number}/{token}/"
    show(address)
    with _start_page(address, number) if browse else nullcontext() as page:
        if page:
            Thread(target=webbrowser.open, args=(page.as_uri(),), daemon=True).start()
        studio_server = build_server(workspace, token, number, reconnection)
        Thread(target=_warm_up, args=(workspace,), daemon=True).start()
        with suppress(KeyboardInterrupt):  # that is how it ends
            studio_server.run(sockets=[listener])
    for document in workspace.close_saved():
        num_changed = f"{len(document.changed):,} changed and not saved"
        show(f"{document.title}: {num_changed}; the next navspec studio with this path offers it")


def build_server(
    workspace: Workspace, token: str, port: int, reconnection: Reconnection | None = None
) -> uvicorn.Server:
    """Return the server of a studio, to be run on a socket that listens on that port of this machine."""
    import uvicorn  # while the browser starts

    from navspec.studio.application import RequestGuard, build_application

    reconnection = reconnection or Reconnection()
    workspace.page_secret = reconnection.secret
    config = uvicorn.Config(
        RequestGuard(build_application(workspace, token), token, port, reconnection),
        log_level="critical",
        access_log=False,
        lifespan="off",
        ws="none",
        server_header=False,
        timeout_graceful_shutdown=_PATIENCE,
    )
    return uvicorn.Server(config)


@contextmanager
def _start_page(address: str, port: int) -> Iterator[Path | None]:
    """Write a page that leads to the address, which other users of this machine cannot read; None where that fails.

    They can read the command line of the browser.
    """
    path = state_folder() / f"start-{port}.html"
    try:
        create_private_folder(path.parent)
        path.unlink(missing_ok=True)
        with open(path, "x", encoding="ascii", opener=open_private) as file:
            file.write(
                f'<!doctype html><meta http-equiv="refresh" content="0; url={address}"><a href="{address}">navspec</a>\n'
            )
    except OSError:
        yield None
        return
    try:
        yield path
    finally:
        with suppress(OSError):
            path.unlink(missing_ok=True)


def _require_installed() -> None:
    for name in _NEEDED:
        if find_spec(name) is None:
            raise missing_extra(name, "studio")


def _warm_up(workspace: Workspace) -> None:
    """Draw and check the open documents while the browser starts; import later the modules for other requests and the
    first edit.
    """
    from navspec.studio.routes import LATER, load_routes

    for document in list(workspace.documents.values()):
        with document.lock, suppress(Exception):  # the page requests it again, and gets the error
            _ = document.now.drawing
        with document.lock, suppress(Exception):
            _ = document.now.report
    time.sleep(_WARM_UP_DELAY)
    load_routes(LATER)
    for document in list(workspace.documents.values()):
        if document.unit.family.editor:
            with document.lock, suppress(Exception):
                _ = find_nearest(document.now.graph.position[:1], document.now.graph.position[:1])


def _open_for_pages(port: int, key: str) -> tuple[socket.socket, Reconnection]:
    """Listen on a port, 0 for that of the earlier studio or a free one, and return what lets its pages return."""
    folder = state_folder()
    earlier = load_appointment(folder, key)
    listener = None
    if earlier and port in (0, earlier.port):
        with suppress(NavspecError):
            listener = _open_listener(earlier.port)
    if earlier and listener:
        reconnection = Reconnection(earlier.secret)
    else:  # another program may have the port, and what pages send there
        listener, reconnection = _open_listener(port), Reconnection()
    save_appointment(folder, key, listener.getsockname()[1], reconnection.secret)
    return listener, reconnection


def _open_listener(port: int) -> socket.socket:
    # With the protocol named, asyncio has answers sent at once instead of waiting 40 ms for what may follow.
    listener = socket.socket(socket.AF_INET, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    if not IS_WINDOWS:  # where it would let other programs have the port as well
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listener.bind((HOST, port))
    except OSError as error:
        listener.close()
        raise NavspecError(f"port {port} is not available: {error.strerror}; use another one, or 0 for any") from error
    listener.listen()
    return listener
