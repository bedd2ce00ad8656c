"""Links of the site: the addresses that texts lead to, and a check that every link leads somewhere."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator
from html import unescape
from pathlib import Path
from typing import NamedTuple
from urllib.parse import unquote, urlsplit

from navspec.reference.model import Page
from navspec.reference.split import Locations
from navspec_build.site.texts import Address

_GUIDES = "guides/"
"""Folder of the guides, which Sphinx adds to the site afterwards; tests/site/test_guides.py checks links to it."""


class Addresses:
    """The addresses to which texts of formats may link."""

    def __init__(self, pages: Iterable[Page]) -> None:
        self._rules = {rule.code: page.id for page in pages for rule in page.rules}

    def resolve_from(self, page: str, of: str = "") -> Address:
        """Return a function that resolves links on a page, given by its id; `of` is the format of a text from another
        page.

        A rule is named in the text of any format of its family, and is described on the page of one of them.
        """

        def address(name: str, anchor: str) -> str:
            target = self._rules.get(anchor, name or of)
            return (f"{target}.html" if target not in ("", page) else "") + (f"#{anchor}" if anchor else "")

        return address


_PLACE = re.compile(r' href="(?:([\w-]+)\.html)?#([^"]+)"')


def relocate_links(html: str, page: str, name: str, locations: Locations) -> str:
    """Return the HTML of the page `name`, a part of the page of a format, with links to the pages that describe their
    targets.
    """

    def relocate(link: re.Match[str]) -> str:
        anchor = unescape(link[2])
        target = locations.find(link[1] or page, anchor)
        is_here = target == name or (not link[1] and not locations.knows(page, anchor))
        return f' href="{"" if is_here else f"{target}.html"}#{link[2]}"'

    return _PLACE.sub(relocate, html)


_TAG = re.compile(r"<([a-z][a-z0-9]*)( [^<>]*)>")
_ATTRIBUTE = re.compile(r' (id|href|src)="([^"]*)"')


class _PageLinks(NamedTuple):
    """Ids of a page, and the addresses that it links to or loads, each with its tag."""

    ids: Counter[str]
    addresses: list[tuple[str, str]]


def find_broken_links(site: Path) -> Iterator[str]:
    """Yield a line for each broken link, each resource loaded from a network, and each repeated id."""
    pages = {path: _read_page(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        yield from (f"{name}: the id {id_} stands {count} times" for id_, count in page.ids.items() if count > 1)
        for tag, address in dict.fromkeys(page.addresses):
            if why := _find_fault(path, tag, address, pages):
                yield f"{name}: {address or 'an empty link'} {why}"


def _read_page(path: Path) -> _PageLinks:
    """Return ids and links of a page; in the pages of the site, no text and no attribute has a bare `<` or `>`."""
    links = _PageLinks(Counter(), [])
    for tag in _TAG.finditer(path.read_text(encoding="utf-8")):
        for name, value in _ATTRIBUTE.findall(tag[2]):
            if name == "id":
                links.ids[unescape(value)] += 1
            else:
                links.addresses.append((tag[1], unescape(value)))
    return links


def _find_fault(path: Path, tag: str, address: str, pages: dict[Path, _PageLinks]) -> str:
    """Return the fault of a link, "" for a good one; pages on other servers are not requested."""
    parts = urlsplit(address)
    if parts.scheme in ("http", "https"):
        return "" if tag == "a" else "is loaded from a network"
    if parts.path.startswith(_GUIDES):
        return ""
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not address or parts.scheme or not target.is_file():
        return "leads to no file of the site"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
        return "leads to no place of the page"
    return ""
