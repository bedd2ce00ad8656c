"""The sections of path files, and the intersections of links where they are read from the right place."""

from __future__ import annotations

from functools import cached_property

import numpy as np

from navspec.columns.access import Array
from navspec.families.gta_sa_paths.identify import is_shifted
from navspec.families.gta_sa_paths.layout import FREE_RESERVE, NOWHERE, SECTOR
from navspec.families.gta_sa_paths.view.nodes import Nodes

_CROSSINGS = (0, 1, 3)
"""Intersections as the game's own files have them."""


class Crossings(Nodes):
    """Columns over files by their sections, and over intersections."""

    @cached_property
    def has_links(self) -> Array:
        """Whether a file has links, and so the sections that go with them; bool, shape (files,)."""
        return self.counts("links") > 0

    @cached_property
    def has_tail(self) -> Array:
        """Whether a file continues after its link lengths; bool, shape (files,)."""
        return self._decided("has_tail", True)

    @cached_property
    def lacks_reserve(self) -> Array:
        """Whether intersections follow the link lengths without the reserve between them; bool, shape (files,)."""
        return self._decided("is_wiki_sized", False)

    def _decided(self, name: str, default: bool) -> Array:
        return np.array([tables.decisions.get(name, default) for tables in self.all_tables], dtype=bool)

    @cached_property
    def is_trailed(self) -> Array:
        """Whether bytes follow the layout; bool, shape (files,)."""
        return self.counts("trailing") > 0

    @cached_property
    def is_padded(self) -> Array:
        """Whether zeros, and nothing else, follow the layout; bool, shape (files,)."""
        return self.is_trailed & ~np.array([tables["trailing"].any() for tables in self.all_tables], dtype=bool)

    @cached_property
    def has_idle_reserve(self) -> Array:
        """Whether a link reserve follows the layout of a file without links, where nothing reads it; bool, shape (files,)."""
        is_idle = self.is_overlong & ~self.has_links
        for index in np.flatnonzero(is_idle).tolist():
            rest = self.all_tables[index]["trailing"].tobytes()
            is_idle[index] = rest.startswith(FREE_RESERVE) and not any(rest[len(FREE_RESERVE) :])
        return is_idle

    @cached_property
    def fills_sector(self) -> Array:
        """Whether zeros fill up the last sector of a file outside an archive, as tools extract it; bool, shape (files,)."""
        is_filled = self.is_padded & (self.counts("trailing") < SECTOR)
        for index in np.flatnonzero(is_filled).tolist():
            tables = self.all_tables[index]
            is_filled[index] = tables.alignment == 1 and sum(tables.extent("trailing")) % SECTOR == 0
        return is_filled

    @cached_property
    def is_extracted(self) -> bool:
        """Whether the set is one as tools extract it: zeros fill the last sectors of most of several files with links."""
        count = np.count_nonzero(self.has_links)
        return bool(count > 1 and 2 * np.count_nonzero(self.fills_sector & self.has_links) > count)

    @property
    def is_overlong(self) -> Array:
        """Whether bytes other than zeros follow the layout; bool, shape (files,)."""
        return self.is_trailed & ~self.is_padded

    @cached_property
    def is_shifted(self) -> Array:
        """Whether intersections directly follow the lengths although the file has another size; bool, shape
        (files,).
        """
        shifted = self.lacks_reserve & self.is_trailed
        for index in self._doubtful:
            tables, number = self.all_tables[index], int(self.files.numbers[index])
            shifted[index] = is_shifted(tables, tables.to_bytes(), number if number >= 0 else None)
        return shifted

    @property
    def _doubtful(self) -> list[int]:
        """Complete files with intersections that make no sense in their position."""
        values = self._stored_crossings
        rows = np.flatnonzero(values)
        file, back = self.file_of("links", rows), self.graph.back[rows]
        is_inside = self.link_area[rows] == self.files.numbers[file]
        is_odd = ~self.graph.is_owned[rows] | self.is_vehicle_link[rows] | ~np.isin(values[rows], _CROSSINGS)
        is_odd |= is_inside & ((back < 0) | (values[back] != values[rows])) | (self.files.numbers[file] < 0)
        return sorted({*file[is_odd & (self.has_tail & ~self.lacks_reserve)[file]].tolist()})

    @cached_property
    def odd_reserve(self) -> Array:
        """Rows of the link reserves that are not free: others than area 65535 node 0; int64."""
        return np.flatnonzero((self.reserved("area_id") != NOWHERE) | (self.reserved("node_id") != 0))

    def reserved(self, name: str) -> Array:
        """Return a field of every entry of the link reserves; uint16."""
        return self.files.column("reserved_links", name)

    @cached_property
    def has_crossings(self) -> Array:
        """Whether the intersections of a file are read from the right place; bool, shape (files,)."""
        return self.has_links & self.has_tail & (self.lacks_reserve | ~self.is_shifted)

    @cached_property
    def is_crossing_known(self) -> Array:
        """Whether a link has an intersection that is read from the right place; bool."""
        return self.repeat_per_row("links", self.has_crossings)

    @cached_property
    def crossing(self) -> Array:
        """Intersection of every link, 0 if unknown; uint8."""
        return self._stored_crossings * self.is_crossing_known

    @cached_property
    def _stored_crossings(self) -> Array:
        return self._for_links(self.files.column("intersections", ""))

    def crossing_bit(self, name: str) -> Array:
        """Return one bit of the intersection of every link, False if unknown."""
        return self._for_links(self.files.column("intersections", name)) & self.is_crossing_known

    def _for_links(self, column: Array) -> Array:
        """Return a column of the intersections for every link, 0 for files without intersections."""
        if len(column) == len(self.link_area):
            return column
        values = np.zeros(len(self.link_area), column.dtype)
        values[self.repeat_per_row("links", self.counts("intersections") > 0)] = column
        return values

    def crossing_rows(self, links: Array) -> Array:
        """Return joined rows of the intersections of links."""
        return links + (self.files.starts("intersections") - self.files.starts("links"))[self.file_of("links", links)]

    def link_rows(self, crossings: Array) -> Array:
        """Return joined rows of the links of intersections."""
        index = self.file_of("intersections", crossings)
        return crossings + (self.files.starts("links") - self.files.starts("intersections"))[index]
