"""Addresses of files that are not on this machine's disks, as fsspec spells them: `s3://bucket/nodes1.dat`, and text alone.

Of filesystems in filesystems the innermost stands first: `zip://nodes1.dat::https://example.org/mod.zip`.
"""

from __future__ import annotations

import re
from typing import Any
from urllib.parse import unquote

_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]+(://|::)", re.IGNORECASE)  # one letter is a drive
_HTTP = ("http://", "https://")


def is_address(source: Any) -> bool:
    """Whether a source is text that is an address and no path."""
    return isinstance(source, str) and _ADDRESS.match(source) is not None


def split_chain(address: str) -> tuple[str, str]:
    """The address of a file in its own filesystem, and that of what holds this filesystem, with the `::` between them."""
    own, chain, rest = address.partition("::")
    return own, chain + rest


def is_behind_web_server(address: str) -> bool:
    """Whether a web server gives the file itself, and not another file that holds it."""
    return address.startswith(_HTTP) and not split_chain(address)[1]


def parent(address: str) -> str:
    """Address of the folder of a file."""
    own, rest = split_chain(address)
    protocol, mark, path = own.partition("://")
    return f"{protocol}{mark}{path.rpartition('/')[0]}{rest}"


def name_of(address: str) -> str:
    """Name of a file, without what a web server is asked beside it."""
    own, _ = split_chain(address)
    if own.startswith(_HTTP):
        own = unquote(own.partition("?")[0].partition("#")[0])
    return own.rstrip("/").rpartition("/")[2]
