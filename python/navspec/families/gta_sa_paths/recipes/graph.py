"""The graph of a set of path files, to be changed as a whole and written back into the tables of its files."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from navspec.columns import Tables
from navspec.families.gta_sa_paths.derived import navi_scan
from navspec.families.gta_sa_paths.layout import MOST_LINKS, NOWHERE
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.repair.link_table import ColumnWriter, LinkTable, RowPlacement, RowPlaces, gather_rows

_LISTS = ("links", "navi_links", "link_lengths", "intersections")


class PathGraph(LinkTable):
    """Nodes, links and navi nodes of a set.

    Attributes
    ----------
    navis : RowPlacement
        Files and rows of navi nodes.
    links : numpy.ndarray
        As of `LinkTable`; `navi` is the number of a navi node. Without a target or navi node the stored address
        counts: it
        leads to no row, out of the files, or means nothing.
    """

    first_link = "base_link"
    most_links = MOST_LINKS
    unsure_reason = "it cannot be told which links the nodes have, or which intersections the links"
    full_reason = f"a node cannot have more than 15 links, and a file not more than {MOST_LINKS:,}"

    def __init__(self, net: PathNetwork) -> None:
        addresses = {
            "area_id": net.link_area,
            "node_id": net.link_node,
            "navi_area_id": net.navi_area,
            "navi_id": net.navi_id,
            # Navi links of pedestrian nodes, and of links without an owner, mean nothing.
            "navi": np.where(net.is_vehicle_link, net.link_navi, -1),
        }
        super().__init__(net, *((name, "i4") for name in addresses), ("length", "u1"), ("crossing", "u1"))
        for name, values in {**addresses, "length": net.length, "crossing": net.crossing}.items():
            self.links[name] = values
        self._navi_target = net.navi_target.astype(np.int64)
        self._drawn: list[tuple[Array, Mapping[str, Array]]] = []
        self.navis = RowPlacement(net.files, "navi_nodes")

    def draw_navis(self, file: Array, target: Array, fields: Mapping[str, Array]) -> Array:
        """Create navi nodes that point to nodes, after those of files, and return their numbers.

        `fields` are the stored values of their fields; other fields are 0.
        """
        rows = self.navis.add(file)
        self._navi_target = np.concatenate((self._navi_target, target))
        self._drawn.append((rows, fields))
        return rows

    def redraw_navis(self, rows: Array, file: Array, target: Array, fields: Mapping[str, Array]) -> None:
        """Replace navi nodes; if their file changes, they follow the navi nodes of the new file."""
        is_other = self.navis.file[rows] != file
        self.navis.move(rows[is_other], file[is_other])
        self._navi_target[rows] = target
        self._drawn.append((rows, fields))

    def number_navis(self, files: Array) -> None:
        """Sort the navi nodes of files in the order of their edges; navi nodes without an edge follow."""
        nodes = self.nodes.find_places()
        self._order_links(nodes)
        place = np.full(len(nodes.file), -1)
        place[nodes.order] = np.arange(len(nodes.order))
        owner, target = (gather_rows(place, self.links[end]) for end in ("owner", "target"))
        is_edge = (self.links["owner"] >= 0) & (self.links["target"] >= 0) & (owner < target)
        edges = np.flatnonzero(is_edge & (self.links["navi"] >= 0))
        navis = self.links["navi"]
        served = navis[navi_scan(edges, owner, navis)]
        served = served[np.isin(self.navis.file[served], files)]
        self.navis.rank += len(served)
        self.navis.rank[served] = np.arange(len(served))

    def write(self) -> ColumnWriter:
        """Write everything into the files; see `LinkTable`."""
        nodes, navis = self.nodes.find_places(), self.navis.find_places()
        self._require_named_files(self._absent_names(nodes, navis))
        self._order_links(nodes)
        counts = np.bincount(self.links["file"], minlength=len(self._is_relinked))
        resized = np.flatnonzero(counts != self._net.counts("links")).tolist()
        for file in sorted({*nodes.changed, *navis.changed, *resized}):
            self._cast(file, nodes, navis, int(counts[file]))
        writer, owned = self._write_nodes(nodes)
        writer.put("nodes", "flags.link_count", owned, self._is_relinked[nodes.file[nodes.order]])
        self._write_links(writer, nodes, navis)
        self._write_navis(writer, nodes, navis)
        return writer

    def _absent_names(self, nodes: RowPlaces, navis: RowPlaces) -> Array:
        """Return absent areas that refer to rows with new numbers."""
        net, links = self._net, self.links
        if net.is_complete:
            return np.zeros(0, np.int64)
        away = links[(links["target"] < 0) & (links["owner"] >= 0)]
        away = away[net.is_absent(away["area_id"])]
        is_named = nodes.is_moved[away["owner"]] | np.append(navis.is_moved, False)[away["navi"]]
        target = net.navi("target_area_id")[navis.is_moved[: len(net.navi_target)]]
        return np.concatenate((away["area_id"][is_named], target[net.is_absent(target)]))

    def _cast(self, file: int, nodes: RowPlaces, navis: RowPlaces, links: int) -> None:
        """Give a file as many rows as it needs, in the order that they have now; columns come later."""
        number = int(self._net.files.numbers[file])
        self._cast_files.append(number)
        tables = self._net.files.files[number]
        rows: dict[str, Array] = {}
        root: dict[str, int] = {}
        if file in nodes.changed:
            rows, (vehicles, peds) = self._members(file, nodes)
            root = {"num_vehicle_nodes": int(vehicles), "num_ped_nodes": int(peds)}
        if file in navis.changed:
            rows["navi_nodes"] = self.navis.stored(file, navis.of(file))
        if links != len(tables["links"]):
            rows |= {key: np.zeros(links, tables[key].dtype) for key in _LISTS if _is_listed(tables, key)}
        cast = tables.recast(root=root, rows=rows)
        if links and not len(tables["links"]):
            # A reserve of zeros looks taken.
            cast.set_column("reserved_links", "area_id", NOWHERE)
        self._net.files.files[number] = cast

    def _write_links(self, writer: ColumnWriter, nodes: RowPlaces, navis: RowPlaces) -> None:
        links, numbers = self.links, self._net.files.numbers
        is_relinked = self._is_relinked[links["file"]]
        for table, end, places, area_id, row_id in (
            ("links", links["target"], nodes, "area_id", "node_id"),
            ("navi_links", links["navi"], navis, "navi_area_id", "navi_id"),
        ):
            is_told = end >= 0
            area = np.where(is_told, numbers[gather_rows(places.file, end)], links[area_id])
            row = np.where(is_told, gather_rows(places.row, end), links[row_id])
            writer.put(table, area_id, area, is_relinked | (area != links[area_id]))
            writer.put(table, row_id, row, is_relinked | (row != links[row_id]))
        writer.put("link_lengths", "", links["length"], is_relinked)
        has_crossing = writer.files.counts("intersections")[links["file"]] > 0
        writer.put("intersections", "", links["crossing"][has_crossing], is_relinked[has_crossing])

    def _write_navis(self, writer: ColumnWriter, nodes: RowPlaces, navis: RowPlaces) -> None:
        order = navis.order
        is_other = gather_rows(nodes.is_moved, self._navi_target).astype(bool)
        for rows, _ in self._drawn:
            is_other[rows] = True
        target = self._navi_target[order]
        row = gather_rows(nodes.row, target)
        is_other = is_other[order] & (target >= 0) & (row >= 0)
        area = np.append(self._net.files.numbers, 0)[gather_rows(nodes.file, target)]
        writer.put("navi_nodes", "target_area_id", area, is_other)
        writer.put("navi_nodes", "target_node_id", row, is_other)
        for rows, fields in self._drawn:
            is_drawn = np.zeros(len(navis.file), dtype=bool)
            is_drawn[rows] = True
            for name, values in fields.items():
                column = np.zeros(len(navis.file), np.int64)
                column[rows] = values
                writer.put("navi_nodes", name, column[order], is_drawn[order])


def _is_listed(tables: Tables, key: str) -> bool:
    """Return whether a file has one of the lists that go with its links."""
    return len(tables[key]) == len(tables["links"])
