"""Files at addresses, on every filesystem that fsspec knows: buckets, web servers, memory, other files.

An address is spelled as in fsspec: `s3://bucket/nodes1.dat`. Of filesystems in filesystems the innermost comes first:
`zip://nodes1.dat::https://example.org/mod.zip`.

Servers are not trusted: their answers are counted while they arrive, and have to arrive within a time limit.
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

_IN_A_FILE = RLock()

TIMEOUT = "NAVSPEC_TIMEOUT"
"""Environment variable of the time limit, which child processes inherit."""
DEFAULT_TIMEOUT = 20.0
"""Seconds within which a file at an address has to arrive."""

_PART = 1 << 20
_IN_MEMORY = 1 << 24
"""Bytes that are kept in memory while the size of a file is unknown."""
MAX_FOLDERS = 1 << 12
"""Most folders of a web server that are listed below one address; a server can invent as many as it likes."""
MAX_DEPTH = 64
"""Most nested folders of a web server."""

T = TypeVar("T")


@public
def set_timeout(seconds: float) -> None:
    """Set the time limit for a file, or a list of files, at an address.

    The limit applies to the whole process and to its child processes; default: 20 seconds. The environment variable
    `NAVSPEC_TIMEOUT` sets it, too.

    Parameters
    ----------
    seconds : float
        The limit; above 0 and below 1,000,000.

    Raises
    ------
    NavspecError
        The limit is not such a number.

    Examples
    --------
    >>> navspec.set_timeout(20)
    """
    os.environ[TIMEOUT] = str(_require_positive(seconds))


def timeout() -> float:
    """Return the time limit in seconds; raises `NavspecError` if the environment variable is not a positive number."""
    return _require_positive(os.environ.get(TIMEOUT) or DEFAULT_TIMEOUT)


def _require_positive(seconds: float | str) -> float:
    try:
        number = float(seconds)
    except (TypeError, ValueError):
        number = 0.0
    if not 0 < number < 1e6:
        raise NavspecError(f"a time limit ({TIMEOUT}) is a number of seconds above 0, not {seconds}")
    return number


class RemotePath(NamedTuple):
    """A filesystem, and a path in it."""

    system: Any
    path: str
    address: str

    @property
    def entry(self) -> dict[str, Any]:
        """Entry of the filesystem for the path."""
        return self.system.info(self.path)

    def open(self, size: int | None = None) -> Any:
        """Open the file to read it from its beginning, without another request for its size or for ranges from a web
        server.
        """
        options = {"block_size": 0, "size": size or -1} if is_on_web_server(self.address) else {}
        return self.system.open(self.path, "rb", **options)

    def at(self, path: str) -> str:
        """Return the address of another path in the filesystem."""
        inner, rest = split_chain(self.address)
        return f"{path}{rest}" if "://" in path else f"{inner.partition('://')[0]}://{path}{rest}"


@contextmanager
def _open_filesystem(address: str) -> Iterator[RemotePath]:
    """Open the filesystem of an address; errors of its driver become `Unreachable`.

    Files inside another file are read one after the other: some drivers share one handle of that file.
    """
    import fsspec

    with _IN_A_FILE if split_chain(address)[1] else nullcontext():
        try:
            options = _web_options() if re.search("https?://", address) else {}
            options = {option: options[option] for option in options if f"{option}://" in address}
            yield RemotePath(*fsspec.url_to_fs(address, use_listings_cache=False, **options), address)
        except Exception as error:  # drivers raise any exception
            raise _unreachable_error(error, address) from error


def _web_options() -> dict[str, Any]:
    """Return the options of the driver for web servers."""
    from navspec.inputs.web import client

    options = {"get_client": client, "client_kwargs": {"timeout": timeout()}}
    return {"http": options, "https": options}


def _run_with_timeout(work: Callable[[float], T], address: str) -> T:
    """Run a function that sends requests to a server and takes the time at which it has to end, and return its result.

    Raises `Unreachable` at that time, even if the driver still waits.
    """
    seconds = timeout()
    results: list[T] = []
    errors: list[BaseException] = []

    def run() -> None:
        try:
            results.append(work(time.monotonic() + seconds))
        except BaseException as error:  # noqa: BLE001 - raised again in the waiting thread
            errors.append(error)

    thread = Thread(target=run, daemon=True, name=f"navspec {address[:80]}")
    thread.start()
    thread.join(seconds)
    for error in errors:
        raise error
    if not results:
        raise _unreachable_error(TimeoutError(), address)
    return results[0]


def is_folder_at(address: str) -> bool:
    """Return whether an address is a folder; raises `Unreachable` if the address is unknown or does not answer."""
    return _run_with_timeout(partial(_is_folder, address), address)


def _is_folder(address: str, _end: float) -> bool:
    with _open_filesystem(address) as place:
        if split_chain(address)[0].endswith("/"):
            return True
        try:
            return place.entry["type"] == "directory"
        except FileNotFoundError:
            return False


def iter_folders_below(address: str, order: Callable[[str], Any]) -> Iterator[tuple[str, list[str]] | Unreachable]:
    """Yield folders at and below an address, each with the addresses of its files in order, or the error of a folder.

    Only the names of one folder are in memory at a time, and the names of folders that are not yet listed.
    """
    pending, count, is_bounded = [(address, 0)], 0, is_on_web_server(address)
    while pending:
        folder, depth = pending.pop()
        count += 1
        if is_bounded and count > MAX_FOLDERS:
            yield _too_many_folders(address, f"more than {MAX_FOLDERS:,} folders")
            return
        try:
            place, types = _run_with_timeout(partial(_list_folder, folder), folder)
        except Unreachable as error:
            yield error
            continue
        paths = sorted(types, key=order)
        yield folder, [place.at(path) for path in paths if types[path] == "file"]
        folders = [place.at(path) for path in reversed(paths) if types[path] == "directory"]
        if is_bounded and folders and depth == MAX_DEPTH:
            yield _too_many_folders(folder, f"folders more than {MAX_DEPTH} deep")
        else:
            pending += [(subfolder, depth + 1) for subfolder in folders]


def _list_folder(folder: str, _end: float) -> tuple[RemotePath, dict[str, str]]:
    """Return the contents of a folder by path: `file` or `directory`."""
    with _open_filesystem(folder) as place:
        inside = f"{place.path.rstrip('/')}/" if place.path.strip("/") else ""
        return place, {
            name: entry["type"]
            for entry in place.system.ls(place.path, detail=True)
            if (name := entry["name"].rstrip("/")).startswith(inside) and _is_below(name, inside)
        }


def _is_below(path: str, inside: str) -> bool:
    """Return whether a path is inside a folder after all `..` in it are resolved, in any spelling."""
    start, followed = (posixpath.normpath(unquote(part).replace("\\", "/")) for part in (inside or ".", path))
    if not inside:
        return followed not in (".", "..") and not followed.startswith("../")
    return followed.startswith(f"{start}/")


def _too_many_folders(address: str, what: str) -> Unreachable:
    return Unreachable(
        f"here are {what}, which is the limit",
        code="ADDRESS_UNREACHABLE",
        path=address,
        hint="Name the folders in it that you want",
    )


def fetch(address: str) -> bytes:
    """Return the bytes at an address; raises `Unreachable` if they cannot be read, `LimitExceeded` for more than
    `MAX_BYTES`.
    """
    data = _run_with_timeout(partial(_read_all, address), address)
    if data is None:
        raise LimitExceeded(f"the file has more than {MAX_BYTES:,} bytes, which is the limit", path=address)
    return data


def _read_all(address: str, end: float) -> bytes | None:
    """Return the bytes at an address; None if they are too many, which a server need not say in advance."""
    with _open_filesystem(address) as place:
        entry = place.entry
        size = entry.get("size")
        if entry["type"] == "directory":
            raise IsADirectoryError
        if (size or 0) > MAX_BYTES:
            return None
        if size is not None and not is_on_web_server(address):
            return bytes(place.system.cat_file(place.path))
        with place.open(size) as file, SpooledTemporaryFile(_IN_MEMORY) as spool:
            for part in _iter_parts(file, MAX_BYTES + 1, end):
                spool.write(part)
            if spool.tell() > MAX_BYTES:
                return None
            spool.seek(0)
            return spool.read()


def fetch_head(address: str, size: int) -> bytes:
    """Return the first bytes at an address; raises as `fetch`."""
    return _run_with_timeout(partial(_read_head, address, size), address)


def _read_head(address: str, size: int, end: float) -> bytes:
    with _open_filesystem(address) as place, place.open() as file:
        return b"".join(_iter_parts(file, size, end))


def _iter_parts(file: Any, size: int, end: float) -> Iterator[bytes]:
    """Yield the first bytes of a file, which may return a few at a time; raises `TimeoutError` at the time `end`."""
    remaining = size
    while remaining > 0 and (part := file.read(min(remaining, _PART))):
        yield part
        remaining -= len(part)
        if time.monotonic() > end:
            raise TimeoutError


def _unreachable_error(error: Exception, address: str) -> Unreachable:
    """Return an error with the words of a driver, and a hint."""
    import socket

    protocol = split_chain(address)[0].partition("://")[0]
    words = " ".join(str(error).split())
    message = f"this cannot be reached: {type(error).__name__}{f': {words}' if words else ''}"
    hint = "Look whether this machine can reach it, and try again"
    if status := next(
        (
            status
            for status in (getattr(one, "status", 0) for one in _iter_causes(error))
            if isinstance(status, int) and status
        ),
        0,
    ):
        message, hint = _describe_status(status)
    elif any(isinstance(cause, TimeoutError) for cause in _iter_causes(error)):
        message = f"the server has not given this in {timeout():g} seconds"
        hint = f"Try again later, or allow more time (--timeout, {TIMEOUT})"
    elif silent := next(
        (cause for cause in _iter_causes(error) if isinstance(cause, ConnectionError | socket.gaierror)), None
    ):
        message = f"no server answers at this address: {silent.strerror or type(silent).__name__}"
    elif isinstance(error, ValueError) and "::http" in address and ("range requests" in words or "seek" in words):
        message, hint = "the web server gives no parts of this file", "Download it, and name the file on this machine"
    elif isinstance(error, FileNotFoundError):
        message, hint = "nothing is at this address", "Look how it is spelled"
    elif isinstance(error, IsADirectoryError):
        message, hint = "this is a folder", "Name one file in it"
    elif isinstance(error, ImportError):
        message, hint = f"addresses with {protocol}:// need another package: {words}", install_command("remote")
    elif isinstance(error, ValueError) and "Protocol not known" in words:
        message, hint = (
            f"addresses with {protocol}:// are unknown",
            "Look how it is spelled, or install the driver for fsspec",
        )
    elif isinstance(error, PermissionError) or re.search("credential|token|forbidden|denied", words, re.IGNORECASE):
        hint = "Sign in again, or ask for the right to read it"
    return Unreachable(message, code="ADDRESS_UNREACHABLE", path=address, hint=hint)


def _iter_causes(error: BaseException | None) -> Iterator[BaseException]:
    """Yield an error and its causes, the last one first."""
    while error is not None:
        yield error
        error = error.__cause__ or error.__context__


def _describe_status(status: int) -> tuple[str, str]:
    """Return message and hint for the status of a web server."""
    from http import HTTPStatus

    words = HTTPStatus(status).phrase if status in set(HTTPStatus) else ""
    message = f"the server answers with status {status}{f' ({words})' if words else ''}"
    if status in (401, 403):
        return message, "Sign in again, or ask for the right to read it"
    if status in (404, 410):
        return f"nothing is at this address: {message}", "Look how it is spelled"
    if status == 429 or status >= 500:
        return message, "This may pass: try again later"
    return message, "Look how it is spelled, and what the server asks for"


_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+(://|::)", re.IGNORECASE)  # a single letter is a drive
_HTTP = ("http://", "https://")


def is_address(source: Any) -> bool:
    """Return whether a source is a text that is an address, not a path."""
    return isinstance(source, str) and _ADDRESS.match(source) is not None


def split_chain(address: str) -> tuple[str, str]:
    """Return the address of a file in its own filesystem, and the rest of the address, from the `::` on."""
    inner, chain, rest = address.partition("::")
    return inner, chain + rest


def is_on_web_server(address: str) -> bool:
    """Return whether a web server serves the file itself, and not another file that contains it."""
    return address.startswith(_HTTP) and not split_chain(address)[1]


def parent_address(address: str) -> str:
    """Return the address of the folder of a file."""
    inner, rest = split_chain(address)
    protocol, mark, path = inner.partition("://")
    return f"{protocol}{mark}{path.rpartition('/')[0]}{rest}"


def name_of(address: str) -> str:
    """Return the name of a file, without the query of a web address."""
    inner, _ = split_chain(address)
    if inner.startswith(_HTTP):
        inner = unquote(inner.partition("?")[0].partition("#")[0])
    return inner.rstrip("/").rpartition("/")[2]
