"""Whether every link of a built site leads somewhere, and every id is there once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit


class _Reader(HTMLParser):
    """Collects ids, and addresses that a page leads to or loads."""

    def __init__(self) -> None:
        super().__init__()
        self.ids: Counter[str] = Counter()
        self.addresses: list[tuple[str, str]] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id":
                self.ids[value or ""] += 1
            elif name in ("href", "src"):
                self.addresses.append((tag, value or ""))


def problems(site: Path) -> Iterator[str]:
    """A line for each link to nowhere, each link into a network that loads something, and each id that stands twice."""
    pages = {path: _read(path) for path in sorted(site.rglob("*.html"))}
    for path, page in pages.items():
        name = path.relative_to(site).as_posix()
        yield from (f"{name}: the id {each} stands {count} times" for each, count in page.ids.items() if count > 1)
        for tag, address in dict.fromkeys(page.addresses):
            if why := _why(path, tag, address, pages):
                yield f"{name}: {address or 'an empty link'} {why}"


def _read(path: Path) -> _Reader:
    reader = _Reader()
    reader.feed(path.read_text(encoding="utf-8"))
    return reader


def _why(path: Path, tag: str, address: str, pages: dict[Path, _Reader]) -> str:
    """What is wrong with a link, "" for a good one; pages of others are not asked."""
    parts = urlsplit(address)
    if parts.scheme in ("http", "https"):
        return "" if tag == "a" else "is loaded from a network"
    target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if not address or parts.scheme or not target.is_file():
        return "leads to no file of the site"
    if parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids:
        return "leads to no place of the page"
    return ""
