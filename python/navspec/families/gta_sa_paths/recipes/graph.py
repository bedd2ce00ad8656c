"""The graph of a set of path files, to be changed as a whole and written back into the tables of its files."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.errors import WriteError
from navspec.families.gta_sa_paths.layout import NOWHERE
from navspec.families.gta_sa_paths.view import Array, PathNetwork
from navspec.family.placement import ColumnWriter, Placement, Places, at_rows

_NUMBERS = ("file", "owner", "target", "navi", "area_id", "node_id", "navi_area_id", "navi_id")
_LINK = np.dtype([*((name, "i8") for name in _NUMBERS), ("length", "u1"), ("crossing", "u1")])
_LISTS = ("links", "navi_links", "link_lengths", "intersections")


class PathGraph:
    """Nodes, links and navi nodes of a set.

    What is changed here stands in the files once `write` has put it there: the lists that it concerns, and wherever
    something is named that has another number now. All else stays as it is stored.

    A file whose list of links changes gets it in the order of its nodes, the links of each in their order, without links
    that nobody owns.

    Attributes
    ----------
    nodes, navis : Placement
        Where nodes and navi nodes stand.
    links : numpy.ndarray
        Structured, a row for each link: at first those of the set in their order; new ones come last. `owner` and `target`
        are numbers of nodes, `navi` is that of a navi node, `file` is an index; -1 stands for none. Without a target or navi
        node the address that is stored counts: it leads nowhere, out of the files, or means nothing.
    """

    def __init__(self, net: PathNetwork) -> None:
        self._net = net
        self._is_relinked = np.zeros(len(net.files.files), dtype=bool)
        self._navi_target = net.navi_target.astype(np.int64)
        self._drawn: list[tuple[Array, Mapping[str, Array]]] = []
        self.nodes = Placement(net.files, "nodes", np.where(net.is_vehicle, 0, 1))
        self.navis = Placement(net.files, "navi_nodes")
        self.links = _links_of(net)

    def relink(self, files: Array) -> None:
        """Bring the links of files into the order of their nodes, and drop those that nobody owns."""
        self._is_relinked[files] = True

    def drop_links(self, rows: Array) -> None:
        """Drop links, with all that belongs to them."""
        self.relink(self.links["file"][rows])
        self.links = np.delete(self.links, rows)

    def add_links_back(self, rows: Array) -> None:
        """Give the targets of links a link back, behind their others, with the same navi node, length and intersection."""
        there, back = self.links[rows], self.links[rows]
        back["owner"], back["target"] = there["target"], there["owner"]
        back["file"] = self.nodes.file[back["owner"]]
        self.relink(back["file"])
        self.links = np.concatenate((self.links, back))

    def move_nodes(self, rows: Array, file: Array) -> None:
        """Put nodes behind the others of their kind in files; their links go with them."""
        self.relink(np.union1d(self.nodes.file[rows], file))
        self.nodes.move(rows, file)

    def draw_navis(self, file: Array, target: Array, fields: Mapping[str, Array]) -> Array:
        """Make navi nodes that point to nodes, behind those of files; returns their numbers.

        `fields` are the stored values of their fields; what is not among them is 0.
        """
        rows = self.navis.add(file)
        self._navi_target = np.concatenate((self._navi_target, target))
        self._drawn.append((rows, fields))
        return rows

    def write(self) -> None:
        """Put everything into the files, once.

        Raises
        ------
        WriteError
            Numbers would change that files name which are not there.
        """
        nodes, navis = self.nodes.settled(), self.navis.settled()
        self._demand_named(nodes, navis)
        self._order_links(nodes)
        counts = np.bincount(self.links["file"], minlength=len(self._is_relinked))
        resized = np.flatnonzero(counts != self._net.counts("links")).tolist()
        for file in sorted({*nodes.changed, *navis.changed, *resized}):
            self._cast(file, nodes, navis, int(counts[file]))
        writer = ColumnWriter(TableSet(self._net.files.files))
        self._write_nodes(writer, nodes)
        self._write_links(writer, nodes, navis)
        self._write_navis(writer, nodes, navis)

    def _demand_named(self, nodes: Places, navis: Places) -> None:
        """Whatever names what has another number now is among the files."""
        net, links = self._net, self.links
        if net.is_complete:
            return
        away = links[(links["target"] < 0) & (links["owner"] >= 0)]
        away = away[net.is_absent(away["area_id"])]
        is_named = nodes.is_moved[away["owner"]] | np.append(navis.is_moved, False)[away["navi"]]
        target = net.navi("target_area_id")[navis.is_moved[: len(net.navi_target)]]
        areas = np.concatenate((away["area_id"][is_named], target[net.is_absent(target)]))
        if len(areas):
            raise WriteError(
                f"the file of area {areas.min()} is not there, but names what would get another number; "
                "give it together with these files"
            )

    def _order_links(self, nodes: Places) -> None:
        """Bring the links into the order of the files and their lists."""
        links = self.links
        is_owned = links["owner"] >= 0
        links["file"][is_owned] = nodes.file[links["owner"][is_owned]]
        links = links[is_owned | ~self._is_relinked[links["file"]]]
        due = np.where(self._is_relinked[links["file"]], at_rows(nodes.row, links["owner"]), 0)
        self.links = links[np.lexsort((due, links["file"]))]

    def _cast(self, file: int, nodes: Places, navis: Places, links: int) -> None:
        """Give a file as many rows as it needs, in the order that they have now; columns come later."""
        number = int(self._net.files.numbers[file])
        tables = self._net.files.files[number]
        rows: dict[str, Array] = {}
        root: dict[str, int] = {}
        if file in nodes.changed:
            members = nodes.of(file)
            rows["nodes"] = self.nodes.stored(file, members)
            peds = int(np.count_nonzero(self.nodes.block[members]))
            root = {"num_vehicle_nodes": len(members) - peds, "num_ped_nodes": peds}
        if file in navis.changed:
            rows["navi_nodes"] = self.navis.stored(file, navis.of(file))
        if links != len(tables["links"]):
            rows |= {key: np.zeros(links, tables[key].dtype) for key in _LISTS if _is_listed(tables, key)}
        cast = tables.recast(root=root, rows=rows)
        if links and not len(tables["links"]):
            # A reserve of zeros looks taken.
            cast.set_column("reserved_links", "area_id", NOWHERE)
        self._net.files.files[number] = cast

    def _write_nodes(self, writer: ColumnWriter, nodes: Places) -> None:
        order = nodes.order
        is_moved, is_relinked = nodes.is_moved[order], self._is_relinked[nodes.file[order]]
        owner = self.links["owner"]
        counts = np.bincount(owner[owner >= 0], minlength=len(order))[order]
        sums = np.concatenate(([0], np.cumsum(counts)))
        first = sums[:-1] - np.repeat(sums[nodes.starts[:-1]], np.diff(nodes.starts))
        writer.put("nodes", "area_id", self._net.files.numbers[nodes.file[order]], is_moved)
        writer.put("nodes", "node_id", nodes.row[order], is_moved)
        writer.put("nodes", "flags.link_count", counts, is_relinked)
        writer.put("nodes", "base_link", first, is_relinked)

    def _write_links(self, writer: ColumnWriter, nodes: Places, navis: Places) -> None:
        links, numbers = self.links, self._net.files.numbers
        is_relinked = self._is_relinked[links["file"]]
        for table, end, places, area_id, row_id in (
            ("links", links["target"], nodes, "area_id", "node_id"),
            ("navi_links", links["navi"], navis, "navi_area_id", "navi_id"),
        ):
            is_told = end >= 0
            area = np.where(is_told, numbers[at_rows(places.file, end)], links[area_id])
            row = np.where(is_told, at_rows(places.row, end), links[row_id])
            writer.put(table, area_id, area, is_told | is_relinked)
            writer.put(table, row_id, row, is_told | is_relinked)
        writer.put("link_lengths", "", links["length"], is_relinked)
        has_crossing = writer.files.counts("intersections")[links["file"]] > 0
        writer.put("intersections", "", links["crossing"][has_crossing], is_relinked[has_crossing])

    def _write_navis(self, writer: ColumnWriter, nodes: Places, navis: Places) -> None:
        order = navis.order
        target = self._navi_target[order]
        writer.put("navi_nodes", "target_area_id", self._net.files.numbers[at_rows(nodes.file, target)], target >= 0)
        writer.put("navi_nodes", "target_node_id", at_rows(nodes.row, target), target >= 0)
        for rows, fields in self._drawn:
            is_drawn = np.zeros(len(order), dtype=bool)
            is_drawn[rows] = True
            for name, values in fields.items():
                column = np.zeros(len(order), np.int64)
                column[rows] = values
                writer.put("navi_nodes", name, column[order], is_drawn[order])


def _links_of(net: PathNetwork) -> Array:
    links = np.zeros(len(net.graph.owner), _LINK)
    links["file"] = net.spread("links", np.arange(len(net.files.files)))
    links["owner"], links["target"] = net.graph.owner, net.graph.target
    # Those of pedestrians and of nobody mean nothing, whatever they seem to name.
    links["navi"] = np.where(net.is_vehicle_link, net.link_navi, -1)
    links["area_id"], links["node_id"] = net.link_area, net.link_node
    links["navi_area_id"], links["navi_id"] = net.navi_area, net.navi_id
    links["length"], links["crossing"] = net.length, net.crossing
    return links


def _is_listed(tables: Tables, key: str) -> bool:
    """Whether a file has one of the lists that go with its links."""
    return len(tables[key]) == len(tables["links"])
