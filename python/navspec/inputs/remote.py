"""Files at addresses: whatever filesystem fsspec knows, in buckets, behind web servers, in memory, in other files."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from threading import RLock
from typing import Any, NamedTuple

from navspec.errors import MAX_BYTES, LimitExceeded, Unreachable
from navspec.errors.extras import install_command
from navspec.inputs.addresses import split_chain

_IN_A_FILE = RLock()


class Place(NamedTuple):
    """A filesystem, and a path in it."""

    system: Any
    path: str
    address: str

    @property
    def entry(self) -> dict[str, Any]:
        """What the filesystem says of the path."""
        return self.system.info(self.path)

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
            yield Place(*fsspec.url_to_fs(address, use_listings_cache=False), address)
        except Exception as error:  # drivers raise what they like
            raise _unreachable(error, address) from error


def is_folder_at(address: str) -> bool:
    """Whether something at an address holds other files; raises `Unreachable` for one that nobody knows, or does not answer."""
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
    left = [address]
    while left:
        folder = left.pop()
        try:
            with _reached(folder) as place:
                inside = f"{place.path.rstrip('/')}/" if place.path.strip("/") else ""
                found = {
                    each["name"].rstrip("/"): each["type"]
                    for each in place.system.ls(place.path, detail=True)
                    if each["name"].startswith(inside) and len(each["name"].rstrip("/")) > len(inside)
                }
        except Unreachable as error:
            yield error
            continue
        paths = sorted(found, key=order)
        yield folder, [place.at(path) for path in paths if found[path] == "file"]
        left += [place.at(path) for path in reversed(paths) if found[path] == "directory"]


def fetch(address: str) -> bytes:
    """The bytes at an address; raises `Unreachable` for what cannot be had, `LimitExceeded` for more than `MAX_BYTES`."""
    with _reached(address) as place:
        entry = place.entry
        size = entry.get("size")
        if entry["type"] == "directory":
            raise IsADirectoryError
        if size is None:  # a web server may never end
            with place.system.open(place.path, "rb") as file:
                data = _begin(file, MAX_BYTES + 1)
        else:
            data = b"" if size > MAX_BYTES else bytes(place.system.cat_file(place.path))
    if max(len(data), size or 0) > MAX_BYTES:
        raise LimitExceeded(f"the file has more than {MAX_BYTES:,} bytes, which is the limit", path=address)
    return data


def head(address: str, size: int) -> bytes:
    """The first bytes at an address; raises as `fetch`."""
    with _reached(address) as place, place.system.open(place.path, "rb") as file:
        return _begin(file, size)


def _begin(file: Any, size: int) -> bytes:
    """The first bytes of a file, which may give them a few at a time."""
    data = bytearray()
    while len(data) < size and (part := file.read(size - len(data))):
        data += part
    return bytes(data)


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
    elif silent := next((each for each in _chain(error) if isinstance(each, ConnectionError | socket.gaierror)), None):
        told = f"nobody answers at this address: {silent.strerror or type(silent).__name__}"
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
