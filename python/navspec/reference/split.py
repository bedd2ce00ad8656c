"""Division of large pages: structures, enums and rules of a format on pages of their own, and types of another format
only on its pages.
"""

from __future__ import annotations

import json
import math
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeVar

from navspec.records.report import Rule
from navspec.reference.model import STORED, Enum, Page, Structure, iter_rows

Kind = Literal["structures", "enums", "rules"]
Weight = Callable[[Page, Kind, Any], int]
"""Function that returns the approximate size of a structure, an enum or a rule on a built page, in bytes."""

PAGE_LIMIT = 240_000
"""Size from which parts of a page move to pages of their own."""
PART_LIMIT = 230_000
"""Size of a page of parts; a single larger item has a page of its own."""

_Item = TypeVar("_Item", Structure, Enum, Rule)


@dataclass(frozen=True)
class PagePart:
    """A page with some structures, enums or rules of a format; `name` is its file name without ending."""

    name: str
    kind: Kind
    structures: tuple[Structure, ...] = ()
    enums: tuple[Enum, ...] = ()
    rules: tuple[Rule, ...] = ()

    @property
    def stems(self) -> list[str]:
        """Anchors of its items; the anchors of fields and values begin with them."""
        items = [*self.structures, *self.enums]
        return [item.anchor for item in items] + [rule.code for rule in self.rules]


@dataclass(frozen=True)
class SplitPage:
    """A page of a format, divided.

    - page: The whole page.
    - structures, enums, rules: Items that stay on the page of the format.
    - parts: Further pages.
    - borrowed: Anchor -> the format on whose pages the same structure or enum is described.
    """

    page: Page
    structures: tuple[Structure, ...]
    enums: tuple[Enum, ...]
    rules: tuple[Rule, ...]
    parts: tuple[PagePart, ...]
    borrowed: dict[str, str]

    @property
    def own_structures(self) -> list[Structure]:
        """Structures that only this format describes."""
        return [structure for structure in self.page.structures if structure.anchor not in self.borrowed]

    @property
    def own_enums(self) -> list[Enum]:
        """Enums that only this format describes."""
        return [enum for enum in self.page.enums if enum.anchor not in self.borrowed]


def count_fields(splits: Iterable[SplitPage]) -> dict[str, int]:
    """Return page id -> number of fields and bits that no page before it describes in the same words."""
    return _count_new(
        (split.page.id, (row.anchor, row.meaning))
        for split in splits
        for structure in split.own_structures
        for row in iter_rows(structure.rows)
        if row.role in STORED
    )


def count_values(splits: Iterable[SplitPage]) -> dict[str, int]:
    """Return page id -> number of named values that no page before it describes."""
    return _count_new(
        (split.page.id, (value.anchor, value.meaning))
        for split in splits
        for enum in split.own_enums
        for value in enum.values
    )


def _count_new(items: Iterable[tuple[str, tuple[str, str]]]) -> dict[str, int]:
    seen = set[tuple[str, str]]()
    counts: dict[str, int] = {}
    for page, item in items:
        counts[page] = counts.get(page, 0) + (item not in seen)
        seen.add(item)
    return counts


class Locations:
    """Pages on which anchors are described."""

    def __init__(self, pages: Iterable[SplitPage]) -> None:
        self._pages = {split.page.id: split for split in pages}
        self._names = {
            split.page.id: {stem: part.name for part in split.parts for stem in part.stems}
            for split in self._pages.values()
        }
        self._kept = {
            split.page.id: {
                *(item.anchor for item in (*split.structures, *split.enums)),
                *(rule.code for rule in split.rules),
            }
            for split in self._pages.values()
        }

    def knows(self, page: str, anchor: str) -> bool:
        """Return whether an anchor is a structure, enum or rule of a format, or a part of one."""
        return page in self._pages and any(
            stem in self._kept[page] or stem in self._names[page] or stem in self._pages[page].borrowed
            for stem in iter_stems(anchor)
        )

    def find(self, page: str, anchor: str) -> str:
        """Return the name of the page that describes an anchor of a format; `page` itself where nothing has moved."""
        if page not in self._pages:
            return page
        for stem in iter_stems(anchor):
            if lender := self._pages[page].borrowed.get(stem):
                return self.find(lender, anchor)
            if name := self._names[page].get(stem):
                return name
        return page

    def moved(self, page: str) -> dict[str, list[str]]:
        """Return page name -> anchors of structures, enums and rules of a format that are described there."""
        moved: dict[str, list[str]] = {}
        split = self._pages[page]
        for stem in [*self._names[page], *split.borrowed]:
            moved.setdefault(self.find(page, stem), []).append(stem)
        return moved


def iter_stems(anchor: str) -> Iterator[str]:
    """Yield an anchor and its beginnings up to a dot, the longest first."""
    while anchor:
        yield anchor
        anchor = anchor.rpartition(".")[0]


def split_pages(pages: Sequence[Page], weight: Weight) -> list[SplitPage]:
    """Return pages divided so that none is much larger than the limits."""
    by_id = {page.id: page for page in pages}
    return [_split(page, by_id, weight) for page in pages]


def _split(page: Page, pages: dict[str, Page], weight: Weight) -> SplitPage:
    borrowed = dict(_iter_borrowed(page, pages))
    structures = [structure for structure in page.structures if structure.anchor not in borrowed]
    enums = [enum for enum in page.enums if enum.anchor not in borrowed]
    root, *remaining = structures or [None]
    sizes = {
        "rules": sum(weight(page, "rules", rule) for rule in page.rules),
        "enums": sum(weight(page, "enums", enum) for enum in enums),
        "structures": sum(weight(page, "structures", structure) for structure in structures),
    }
    total, moving = sum(sizes.values()), set[str]()
    for kind, size in sizes.items():
        if total > PAGE_LIMIT:
            moving.add(kind)
            total -= size
    parts: list[PagePart] = []
    if "structures" in moving:
        groups = _group(page, "structures", [structure for structure in remaining if structure], weight)
        parts += [PagePart(name, "structures", structures=group) for name, group in groups]
    if "enums" in moving:
        parts += [PagePart(name, "enums", enums=group) for name, group in _group(page, "enums", enums, weight)]
    if "rules" in moving:
        parts += [PagePart(name, "rules", rules=group) for name, group in _group(page, "rules", page.rules, weight)]
    return SplitPage(
        page,
        ((root,) if root else ()) if "structures" in moving else tuple(structures),
        () if "enums" in moving else tuple(enums),
        () if "rules" in moving else page.rules,
        tuple(parts),
        borrowed,
    )


def _group(page: Page, kind: Kind, items: Sequence[_Item], weight: Weight) -> list[tuple[str, tuple[_Item, ...]]]:
    """Return groups of consecutive items, each with the name of its page."""
    weights = [weight(page, kind, item) for item in items]
    target = sum(weights) / max(1, math.ceil(sum(weights) / PART_LIMIT))
    groups: list[list[_Item]] = []
    size = 0
    for item, added in zip(items, weights, strict=True):
        if not groups or size + added > PART_LIMIT or size + added / 2 > target:
            groups.append([])
            size = 0
        groups[-1].append(item)
        size += added
    names = [f"{page.id}_{kind}"] if len(groups) == 1 else [f"{page.id}_{kind}_{n}" for n in range(1, len(groups) + 1)]
    return [(name, tuple(group)) for name, group in zip(names, groups, strict=True)]


def _iter_borrowed(page: Page, pages: dict[str, Page]) -> Iterator[tuple[str, str]]:
    """Yield structures of another format, and enums of the formats that lend them, that are described alike there."""
    lenders = dict.fromkeys(structure.lender.page for structure in page.structures if structure.lender)
    for lender in (pages[name] for name in lenders if name in pages):
        described = {item.anchor: _content(item) for item in (*lender.structures[1:], *lender.enums)}
        for item in (*page.structures[1:], *page.enums):
            if described.get(item.anchor) == _content(item):
                yield item.anchor, lender.id


def _content(item: Structure | Enum) -> str:
    """Return what an item describes, without the places that use it and the pages of its links."""
    return json.dumps(_strip(item.to_dict()), sort_keys=True)


def _strip(value: Any) -> Any:
    if isinstance(value, dict):
        return {key: _strip(one) for key, one in value.items() if key not in ("used", "lender", "page", "rules")}
    return [_strip(one) for one in value] if isinstance(value, list | tuple) else value
