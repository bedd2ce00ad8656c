"""Files at addresses: whatever filesystem fsspec knows, in buckets, behind web servers, in memory, in other files.

Servers are not trusted: what they send is counted while it arrives, and has to be there within a time limit.
"""

from __future__ import annotations

import os
import posixpath
import re
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from functools import partial
from tempfile import SpooledTemporaryFile
from threading import RLock, Thread
from typing import Any, NamedTuple, TypeVar
from urllib.parse import unquote

from navspec.errors import MAX_BYTES, LimitExceeded, NavspecError, Unreachable
from navspec.errors.arguments import public
from navspec.errors.extras import install_command
from navspec.inputs.addresses import is_behind_web_server, split_chain

_IN_A_FILE = RLock()

TIMEOUT = "NAVSPEC_TIMEOUT"
"""Variable of the environment that holds the time limit, so that processes that are started have the same."""
USUAL_TIMEOUT = 20.0
"""Seconds in which a file at an address has to be there."""

_PART = 1 << 20
_IN_MEMORY = 1 << 24
"""Bytes that are kept in memory while it is not known how many come."""
MOST_FOLDERS = 1 << 12
"""Folders of a web server that are looked into below one address: it can make up as many as it likes."""
DEEPEST = 64
"""Folders of a web server that lie in each other."""

T = TypeVar("T")


@public
def set_timeout(seconds: float) -> None:
    """Set in how many seconds a file, or a list of files, at an address has to be there.

    This holds for the whole process and for those that it starts; 20 by default. The variable `NAVSPEC_TIMEOUT` of the
    environment says the same.

    Raises
    ------
    NavspecError
        It is not a positive number.

    Examples
    --------
    >>> import navspec
    >>> navspec.set_timeout(20)
    """
    os.environ[TIMEOUT] = str(_positive(seconds))


def timeout() -> float:
    """Return the time limit in seconds; raises `NavspecError` where the environment holds something else."""
    return _positive(os.environ.get(TIMEOUT) or USUAL_TIMEOUT)


def _positive(seconds: float | str) -> float:
    try:
        number = float(seconds)
    except (TypeError, ValueError):
        number = 0.0
    if not 0 < number < 1e6:
        raise NavspecError(f"a time limit ({TIMEOUT}) is a number of seconds above 0, not {seconds}")
    return number


class Place(NamedTuple):
    """A filesystem, and a path in it."""

    system: Any
    path: str
    address: str

    @property
    def entry(self) -> dict[str, Any]:
        """What the filesystem says of the path."""
        return self.system.info(self.path)

    def open(self, size: int | None = None) -> Any:
        """Open the file to read it from its beginning; web servers are not asked for its size once more, or for ranges."""
        options = {"block_size": 0, "size": size or -1} if is_behind_web_server(self.address) else {}
        return self.system.open(self.path, "rb", **options)

    def at(self, path: str) -> str:
        """Address of another path in the filesystem."""
        own, rest = split_chain(self.address)
        return f"{path}{rest}" if "://" in path else f"{own.partition('://')[0]}://{path}{rest}"


@contextmanager
def _reached(address: str) -> Iterator[Place]:
    """The filesystem of an address, while it is asked; what its driver raises meanwhile becomes `Unreachable`.

    What lies in another file is read by one after the other: some drivers give all the same handle of that file.
    """
    import fsspec

    with _IN_A_FILE if split_chain(address)[1] else nullcontext():
        try:
            options = _web_options() if re.search("https?://", address) else {}
            options = {option: options[option] for option in options if f"{option}://" in address}
            yield Place(*fsspec.url_to_fs(address, use_listings_cache=False, **options), address)
        except Exception as error:  # drivers raise what they like
            raise _unreachable(error, address) from error


def _web_options() -> dict[str, Any]:
    """Options of the driver for web servers."""
    from navspec.inputs.web import client

    options = {"get_client": client, "client_kwargs": {"timeout": timeout()}}
    return {"http": options, "https": options}


def _in_time(work: Callable[[float], T], address: str) -> T:
    """Do what asks a server, which gets the moment at which it is to end.

    Raises `Unreachable` at that moment, whatever the driver waits for.
    """
    seconds = timeout()
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work(time.monotonic() + seconds))
        except BaseException as error:  # noqa: BLE001 - it is raised where its result is waited for
            errors.append(error)

    thread = Thread(target=run, daemon=True, name=f"navspec {address[:80]}")
    thread.start()
    thread.join(seconds)
    for error in errors:
        raise error
    if not results:
        raise _unreachable(TimeoutError(), address)
    return results[0]


def is_folder_at(address: str) -> bool:
    """Whether something at an address holds other files; raises `Unreachable` for one that nobody knows, or does not answer."""
    return _in_time(partial(_is_folder, address), address)


def _is_folder(address: str, _end: float) -> bool:
    with _reached(address) as place:
        if split_chain(address)[0].endswith("/"):
            return True
        try:
            return place.entry["type"] == "directory"
        except FileNotFoundError:
            return False


def entries_below(address: str, order: Callable[[str], Any]) -> Iterator[tuple[str, list[str]] | Unreachable]:
    """Folders at and below an address, each with the addresses of its files in an order; what cannot be looked into is said.

    Only the names of one folder are in memory at a time, and those of folders that are still to come.
    """
    left, count, is_bounded = [(address, 0)], 0, is_behind_web_server(address)
    while left:
        folder, depth = left.pop()
        count += 1
        if is_bounded and count > MOST_FOLDERS:
            yield _endless(address, f"more than {MOST_FOLDERS:,} folders")
            return
        try:
            place, types = _in_time(partial(_listed, folder), folder)
        except Unreachable as error:
            yield error
            continue
        paths = sorted(types, key=order)
        yield folder, [place.at(path) for path in paths if types[path] == "file"]
        folders = [place.at(path) for path in reversed(paths) if types[path] == "directory"]
        if is_bounded and folders and depth == DEEPEST:
            yield _endless(folder, f"folders more than {DEEPEST} deep")
        else:
            left += [(each, depth + 1) for each in folders]


def _listed(folder: str, _end: float) -> tuple[Place, dict[str, str]]:
    """What lies in a folder, by path: `file` or `directory`."""
    with _reached(folder) as place:
        inside = f"{place.path.rstrip('/')}/" if place.path.strip("/") else ""
        return place, {
            name: entry["type"]
            for entry in place.system.ls(place.path, detail=True)
            if (name := entry["name"].rstrip("/")).startswith(inside) and _is_below(name, inside)
        }


def _is_below(path: str, inside: str) -> bool:
    """Whether a path leads to something in a folder, once the `..` in it are followed, however they are written."""
    start, followed = (posixpath.normpath(unquote(each).replace("\\", "/")) for each in (inside or ".", path))
    if not inside:
        return followed not in (".", "..") and not followed.startswith("../")
    return followed.startswith(f"{start}/")


def _endless(address: str, what: str) -> Unreachable:
    return Unreachable(
        f"here are {what}, which is the limit",
        code="ADDRESS_UNREACHABLE",
        path=address,
        hint="Name the folders in it that you want",
    )


def fetch(address: str) -> bytes:
    """The bytes at an address; raises `Unreachable` for what cannot be had, `LimitExceeded` for more than `MAX_BYTES`."""
    data = _in_time(partial(_fetched, address), address)
    if data is None:
        raise LimitExceeded(f"the file has more than {MAX_BYTES:,} bytes, which is the limit", path=address)
    return data


def _fetched(address: str, end: float) -> bytes | None:
    """The bytes at an address; None where they are too many, which a server need not say before."""
    with _reached(address) as place:
        entry = place.entry
        size = entry.get("size")
        if entry["type"] == "directory":
            raise IsADirectoryError
        if (size or 0) > MAX_BYTES:
            return None
        if size is not None and not is_behind_web_server(address):
            return bytes(place.system.cat_file(place.path))
        with place.open(size) as file, SpooledTemporaryFile(_IN_MEMORY) as spool:
            for part in _parts(file, MAX_BYTES + 1, end):
                spool.write(part)
            if spool.tell() > MAX_BYTES:
                return None
            spool.seek(0)
            return spool.read()


def head(address: str, size: int) -> bytes:
    """The first bytes at an address; raises as `fetch`."""
    return _in_time(partial(_head, address, size), address)


def _head(address: str, size: int, end: float) -> bytes:
    with _reached(address) as place, place.open() as file:
        return b"".join(_parts(file, size, end))


def _parts(file: Any, size: int, end: float) -> Iterator[bytes]:
    """The first bytes of a file, which may give them a few at a time; raises `TimeoutError` when it is the time."""
    left = size
    while left > 0 and (part := file.read(min(left, _PART))):
        yield part
        left -= len(part)
        if time.monotonic() > end:
            raise TimeoutError


def _unreachable(error: Exception, address: str) -> Unreachable:
    """What a driver says, with what to do."""
    import socket

    protocol = split_chain(address)[0].partition("://")[0]
    words = " ".join(str(error).split())
    told = f"this cannot be reached: {type(error).__name__}{f': {words}' if words else ''}"
    hint = "Look whether this machine can reach it, and try again"
    if status := next(
        (each for each in (getattr(one, "status", 0) for one in _chain(error)) if isinstance(each, int) and each), 0
    ):
        told, hint = _of_status(status)
    elif any(isinstance(each, TimeoutError) for each in _chain(error)):
        told = f"the server has not given this in {timeout():g} seconds"
        hint = f"Try again later, or allow more time (--timeout, {TIMEOUT})"
    elif silent := next((each for each in _chain(error) if isinstance(each, ConnectionError | socket.gaierror)), None):
        told = f"nobody answers at this address: {silent.strerror or type(silent).__name__}"
    elif isinstance(error, ValueError) and "::http" in address and ("range requests" in words or "seek" in words):
        told, hint = "the web server gives no parts of this file", "Download it, and name the file on this machine"
    elif isinstance(error, FileNotFoundError):
        told, hint = "nothing is at this address", "Look how it is spelled"
    elif isinstance(error, IsADirectoryError):
        told, hint = "this is a folder", "Name one file in it"
    elif isinstance(error, ImportError):
        told, hint = f"addresses with {protocol}:// need another package: {words}", install_command("remote")
    elif isinstance(error, ValueError) and "Protocol not known" in words:
        told, hint = (
            f"nobody knows addresses with {protocol}://",
            "Look how it is spelled, or install the driver for fsspec",
        )
    elif isinstance(error, PermissionError) or re.search("credential|token|forbidden|denied", words, re.IGNORECASE):
        hint = "Sign in again, or ask for the right to read it"
    return Unreachable(told, code="ADDRESS_UNREACHABLE", path=address, hint=hint)


def _chain(error: BaseException | None) -> Iterator[BaseException]:
    """An error and what it comes of, the last first."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _of_status(status: int) -> tuple[str, str]:
    """What a web server says by its status, and what to do."""
    from http import HTTPStatus

    words = HTTPStatus(status).phrase if status in set(HTTPStatus) else ""
    told = f"the server answers with status {status}{f' ({words})' if words else ''}"
    if status in (401, 403):
        return told, "Sign in again, or ask for the right to read it"
    if status in (404, 410):
        return f"nothing is at this address: {told}", "Look how it is spelled"
    if status == 429 or status >= 500:
        return told, "This may pass: try again later"
    return told, "Look how it is spelled, and what the server asks for"
