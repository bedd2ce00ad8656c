"""Read navigation meshes of Metroid Prime, ask what the game asks them, and count the rule catalogue, in plain Python.

Written from the layout and the definitions of the rules, without a look at navspec: what both agree on is not an echo. Rules
that need a number that is none are not asked. Only files that can be read to the end are counted.
"""

from __future__ import annotations

import math
import struct
from collections import Counter
from dataclasses import dataclass, field
from itertools import combinations
from typing import Any

Vector = tuple[float, float, float]

TOLERANCE = 1e-3


class Reader:
    """Bytes and how far they have been read."""

    def __init__(self, data: bytes) -> None:
        self.data, self.at = data, 0

    def take(self, form: str) -> tuple[Any, ...]:
        """Values side by side."""
        values = struct.unpack_from(f">{form}", self.data, self.at)
        self.at += struct.calcsize(f">{form}")
        return values

    def table(self, form: str) -> list[tuple[Any, ...]]:
        """Records behind their number."""
        (count,) = self.take("I")
        return [self.take(form) for _ in range(count)]

    def words(self, count: int) -> list[int]:
        """Words side by side."""
        return list(self.take(f"{count}I"))


@dataclass
class Mesh:
    """A mesh as it stands in the file; vectors are triples. `octree` and `end` are offsets: of the boxes, behind all tables."""

    version: int = 0
    nodes: list[tuple[Vector, Vector]] = field(default_factory=list)
    links: list[tuple[int, int, float, float]] = field(default_factory=list)
    regions: list[dict[str, Any]] = field(default_factory=list)
    ground: list[int] = field(default_factory=list)
    flyer: list[int] = field(default_factory=list)
    dead: list[int] = field(default_factory=list)
    lookup: list[int] = field(default_factory=list)
    boxes: list[dict[str, Any]] = field(default_factory=list)
    points: list[tuple[Vector, int, int, int, int]] = field(default_factory=list)
    point_links: list[int] = field(default_factory=list)
    point_costs: list[float] = field(default_factory=list)
    point_bits: list[int] = field(default_factory=list)
    octree: int = 0
    end: int = 0
    rest: bytes = b""


def triangle(count: int) -> int:
    """Words of a matrix with a bit for each pair."""
    return ((count * count - count) // 2 + 31) // 32


def read(data: bytes) -> Mesh:
    """A mesh of a file; `struct.error` where it is too short."""
    file, mesh = Reader(data), Mesh()
    (mesh.version,) = file.take("I")
    mesh.nodes = [(row[:3], row[3:]) for row in file.table("6f")]
    mesh.links = file.table("IIff")
    more = "4I" if mesh.version > 4 else "I"
    for row in file.table(f"4IHHf3fI3f3f3f{more}"):
        mesh.regions.append(
            {
                **dict(zip(("nodes", "node", "links", "link", "indices", "types", "height"), row[:7], strict=True)),
                "plane": row[7:10],
                "index": row[10],
                "centroid": row[11:14],
                "low": row[14:17],
                "high": row[17:20],
                "blocked": row[20:-1],
                "slot": row[-1],
            }
        )
    many = len(mesh.regions)
    mesh.ground, mesh.flyer = file.words(triangle(many)), file.words(triangle(many))
    if mesh.version < 7:
        mesh.dead = file.words(2 * ((many * many + 31) // 32 - triangle(many)))
    mesh.lookup = [row[0] for row in file.table("I")]
    mesh.octree = file.at + 4
    for row in file.table("I3f3f3f8iII"):
        names = {"leaf": row[0] != 0, "low": row[1:4], "high": row[4:7], "center": row[7:10], "children": row[10:18]}
        mesh.boxes.append({**names, "count": row[18], "first": row[19]})
    has_points = mesh.version in (5, 6) or (mesh.version == 7 and data[file.at : file.at + 4] not in (b"", b"\xff" * 4))
    if has_points:
        mesh.points = [(row[:3], *row[3:]) for row in file.table("3f4I")]
        if mesh.points:
            mesh.point_links = [row[0] for row in file.table("I")]
            mesh.point_costs = [row[0] for row in file.table("f")]
            mesh.point_bits = file.words(triangle(len(mesh.points)))
    mesh.end, mesh.rest = file.at, data[file.at :]
    return mesh


# What the game asks


def dot(one: Vector, other: Vector) -> float:
    """The product of two vectors."""
    return sum(a * b for a, b in zip(one, other, strict=True))


def minus(one: Vector, other: Vector) -> Vector:
    """From the second point to the first."""
    return (one[0] - other[0], one[1] - other[1], one[2] - other[2])


def is_inside(mesh: Mesh, row: int, point: Vector) -> bool:
    """Whether a point is in a region."""
    region = mesh.regions[row]
    if not all(low <= at <= high for low, at, high in zip(region["low"], point, region["high"], strict=True)):
        return False
    corners = mesh.nodes[region["node"] : region["node"] + region["nodes"]]
    if not all(dot(minus(point, place), normal) >= 0 for place, normal in corners):
        return False
    from_first = minus(point, corners[0][0])
    lowered = minus(from_first, (0, 0, region["height"]))
    return dot(from_first, region["plane"]) >= 0 >= dot(lowered, region["plane"])


def bit(words: list[int], count: int, one: int, other: int) -> bool:
    """Whether there is a way between two of `count`."""
    if one == other:
        return True
    i, j = min(one, other), max(one, other)
    number = count * (count - 1) // 2 - (count - i) * (count - i - 1) // 2 + j - (i + 1)
    return bool(words[number // 32] >> number % 32 & 1)


def leaf_at(mesh: Mesh, point: Vector) -> list[int]:
    """Regions that the leaf lists to which a point belongs."""
    box = mesh.boxes[-1]
    while not box["leaf"]:
        box = mesh.boxes[box["children"][sum((point[axis] > box["center"][axis]) << axis for axis in range(3))]]
    return mesh.lookup[box["first"] : box["first"] + box["count"]]


def regions_at(mesh: Mesh, point: Vector) -> list[int]:
    """Regions at a point as the game finds them."""
    return sorted(row for row in leaf_at(mesh, point) if is_inside(mesh, row, point))


def parts(mesh: Mesh, kinds: int) -> list[int]:
    """Connected part of every region of some kinds over links in either direction, -1 for the others."""
    asked = [bool(region["types"] & 0xFF & kinds) for region in mesh.regions]
    return joined(asked, [(owner, target) for owner, _, target in ways(mesh) if target < len(mesh.regions)])


def joined(asked: list[bool], links: list[tuple[int, int]]) -> list[int]:
    """The lowest number that each can reach over links between those that are asked, -1 for the others."""
    around: list[set[int]] = [set() for _ in asked]
    for one, other in links:
        if asked[one] and asked[other]:
            around[one].add(other)
            around[other].add(one)
    found = [-1] * len(asked)
    for start in range(len(asked)):
        waiting = [start] if asked[start] and found[start] < 0 else []
        while waiting:
            here = waiting.pop()
            if found[here] < 0:
                found[here] = start
                waiting += around[here]
    return found


def ways(mesh: Mesh) -> list[tuple[int, int, int]]:
    """Owner, row and target of every link that a region has."""
    return [
        (owner, row, mesh.links[row][1])
        for owner, region in enumerate(mesh.regions)
        if region["link"] + region["links"] <= len(mesh.links)
        for row in range(region["link"], region["link"] + region["links"])
    ]


def leaves_near(mesh: Mesh, point: Vector, padding: float) -> int:
    """How many leaves a search with some padding reaches."""
    found, waiting = 0, [mesh.boxes[-1]]
    while waiting:
        box = waiting.pop()
        if box["leaf"]:
            found += 1
            continue
        for child in box["children"]:
            below = mesh.boxes[child]
            sides = zip(below["low"], point, below["high"], strict=True)
            if all(low - padding <= at <= high + padding for low, at, high in sides):
                waiting.append(below)
    return found


# The rules


def known(*values: Any) -> bool:
    """Whether numbers are numbers."""
    return all(math.isfinite(each) for value in values for each in (value if isinstance(value, tuple) else (value,)))


def counts(mesh: Mesh) -> Counter[str]:
    """How often each rule fails; those that never do are left out."""
    found: Counter[str] = Counter()
    for part in (_file, _regions, _shapes, _links, _matrices, _octree, _searches, _points):
        part(mesh, found)
    return +found


def _file(mesh: Mesh, found: Counter[str]) -> None:
    is_padding = not mesh.rest.strip(b"\xff")
    found["VERSION_UNSEEN"] += mesh.version == 5
    found["TRAILING_DATA"] += not is_padding
    units = (64,) if mesh.version == 7 else (32, 64)
    found["PADDING_LENGTH"] += is_padding and all(len(mesh.rest) != -mesh.end % unit for unit in units)
    found["REGION_LIMIT"] += len(mesh.regions) > 512
    found["NO_OCTREE"] += not mesh.boxes
    found["EMPTY_MESH"] += not mesh.regions
    found["DEAD_WORDS"] += sum(word != 0 for word in mesh.dead)
    numbers = [value for row in mesh.nodes for vector in row for value in vector] + mesh.point_costs
    numbers += [value for link in mesh.links for value in link[2:]]
    for region in mesh.regions:
        numbers += [region["height"], *region["plane"], *region["centroid"], *region["low"], *region["high"]]
    for box in mesh.boxes:
        numbers += [*box["low"], *box["high"], *box["center"]]
    numbers += [value for point in mesh.points for value in point[0]]
    found["VALUE_NOT_FINITE"] += sum(not math.isfinite(value) for value in numbers)


def _slices(found: Counter[str], code: str, slices: list[tuple[int, int]], size: int) -> None:
    found[code] += sum(count > 0 and first + count > size for first, count in slices)


def _partition(found: Counter[str], code: str, slices: list[tuple[int, int]], size: int) -> None:
    uses = Counter(at for first, count in slices if first + count <= size for at in range(first, first + count))
    found[code] += any(uses[at] != 1 for at in range(size))


def _regions(mesh: Mesh, found: Counter[str]) -> None:
    nodes = [(region["node"], region["nodes"]) for region in mesh.regions]
    links = [(region["link"], region["links"]) for region in mesh.regions]
    _slices(found, "REGION_NODE_RANGE", nodes, len(mesh.nodes))
    _slices(found, "REGION_LINK_RANGE", links, len(mesh.links))
    _partition(found, "REGION_NODE_PARTITION", nodes, len(mesh.nodes))
    _partition(found, "REGION_LINK_PARTITION", links, len(mesh.links))
    indices: set[int] = set()
    for row, region in enumerate(mesh.regions):
        types, walked = region["types"] & 0xFF, bool(region["types"] & 1)
        found["REGION_NO_NODES"] += region["nodes"] == 0
        found["REGION_INDEX_RANGE"] += region["index"] >= len(mesh.regions)
        found["REGION_INDEX_DUPLICATE"] += region["index"] in indices
        indices.add(region["index"])
        found["REGION_INDEX_NOT_POSITION"] += region["index"] != row
        found["REGION_SLOT"] += region["slot"] != region["index"]
        found["REGION_OBSTRUCTION"] += any(region["blocked"])
        found["REGION_TYPE_EMPTY"] += types == 0
        found["REGION_TYPE_BITS"] += types not in (0, 1, 2, 4)
        found["REGION_INDEX_MASK_EMPTY"] += region["indices"] & 0xFF == 0
        found["REGION_MASK_HIGH_BYTE"] += (region["indices"] > 0xFF) + (region["types"] > 0xFF)
        if known(region["height"]):
            found["HEIGHT"] += region["height"] <= 0
            found["HEIGHT_GROUND_LIMIT"] += walked and region["height"] > 3


def _corners(mesh: Mesh, row: int) -> list[tuple[Vector, Vector]]:
    """Corners of a region, none where they do not exist."""
    region = mesh.regions[row]
    end = region["node"] + region["nodes"]
    return mesh.nodes[region["node"] : end] if end <= len(mesh.nodes) else []


def _off_plane(region: dict[str, Any], first: Vector, point: Vector) -> float:
    """How far a point is from the plane of a region, NaN where that has no direction."""
    length = math.sqrt(dot(region["plane"], region["plane"]))
    return abs(dot(minus(point, first), region["plane"])) / length if length > 1e-6 else math.nan


def _shapes(mesh: Mesh, found: Counter[str]) -> None:
    for row, region in enumerate(mesh.regions):
        plane, walked = region["plane"], bool(region["types"] & 1)
        if known(plane):
            found["PLANE_NOT_UNIT"] += abs(math.sqrt(dot(plane, plane)) - 1) > TOLERANCE
        if known(plane[2]):
            found["PLANE_VERTICAL"] += walked and abs(plane[2]) <= 1e-6
            found["PLANE_NOT_UP"] += plane[2] < -1e-6 or (abs(plane[2]) <= 1e-6 and not walked)
        corners = _corners(mesh, row)
        if corners:
            _shape(region, [place for place, _ in corners], [normal for _, normal in corners], found)


def _shape(region: dict[str, Any], places: list[Vector], normals: list[Vector], found: Counter[str]) -> None:
    edges = [minus(other, one) for one, other in zip(places, [*places[1:], places[0]], strict=True)]
    found["REGION_DEGENERATE"] += len(places) < 3 or any(math.hypot(*edge[:2]) < 1e-4 for edge in edges)
    if known(*places):
        area = sum(
            (one[0] - places[0][0]) * edge[1] - edge[0] * (one[1] - places[0][1])
            for one, edge in zip(places, edges, strict=True)
        )
        found["WINDING"] += area > 0
        if known(*normals):
            inner = [dot(minus(at, one), normal) for one, normal in zip(places, normals, strict=True) for at in places]
            found["NOT_CONVEX"] += min(inner) < -0.01
        if known(region["plane"]):
            found["NOT_PLANAR"] += max(_off_plane(region, places[0], place) for place in places) > 0.01
    for edge, normal in zip(edges, normals, strict=True):
        length = math.hypot(*edge[:2])
        if known(edge, normal) and length >= 1e-4:
            due = (edge[1] / length, -edge[0] / length, 0.0)
            found["EDGE_NORMAL"] += any(abs(a - b) > TOLERANCE for a, b in zip(due, normal, strict=True))
    if known(*places, region["height"], region["low"], region["high"]):
        every = [*places, *((x, y, z + region["height"]) for x, y, z in places)]
        low, high = (tuple(how(each) for each in zip(*every, strict=True)) for how in (min, max))
        room = [*minus(low, region["low"]), *minus(region["high"], high)]
        found["AABB_SMALL"] += min(room) < -TOLERANCE
        found["AABB_LOOSE"] += max(room) > TOLERANCE
    if known(region["centroid"], *places, *normals):
        inside = [dot(minus(region["centroid"], at), normal) for at, normal in zip(places, normals, strict=True)]
        off = _off_plane(region, places[0], region["centroid"]) if known(region["plane"]) else math.nan
        found["CENTROID_OUTSIDE"] += min(inside) < 0 or off > 0.05


def _links(mesh: Mesh, found: Counter[str]) -> None:
    many = len(mesh.regions)
    every = ways(mesh)
    ends = [_ends(mesh, owner, mesh.links[row][0]) for owner, row, _ in every]
    seen: set[tuple[int, int]] = set()
    for (owner, row, target), own in zip(every, ends, strict=True):
        edge, _, width, _ = mesh.links[row]
        found["LINK_EDGE_RANGE"] += edge >= mesh.regions[owner]["nodes"]
        if target < many:
            found["LINK_SELF"] += target == owner
            found["LINK_PARALLEL"] += (owner, target) in seen
            seen.add((owner, target))
        if target < many and target != owner:
            back = [at for way, at in zip(every, ends, strict=True) if (way[0], way[2]) == (target, owner)]
            found["LINK_ONE_WAY"] += not back
            if back and own and _corners(mesh, target) and known(*own, *(each for at in back if at for each in at)):
                found["LINK_EDGE_MISMATCH"] += not any(
                    at and math.dist(own[0], at[1]) <= 0.01 and math.dist(own[1], at[0]) <= 0.01 for at in back
                )
        if own and known(*own, width):
            flat, straight = math.dist(own[0][:2], own[1][:2]), math.dist(*own)
            fits = [abs(width - length) <= TOLERANCE * max(1, length) for length in (flat, straight)]
            found["LINK_WIDTH"] += width <= 0 or not any(fits)
            found["LINK_WIDTH_3D"] += width > 0 and fits == [False, True]
    for _, target, width, inverse in mesh.links:
        found["LINK_REGION_RANGE"] += target >= many
        found["LINK_INV_WIDTH"] += known(width, inverse) and abs(width * inverse - 1) > 1e-4


def _ends(mesh: Mesh, owner: int, edge: int) -> tuple[Vector, Vector] | None:
    corners = _corners(mesh, owner)
    return (corners[edge][0], corners[(edge + 1) % len(corners)][0]) if edge < len(corners) else None


def _matrices(mesh: Mesh, found: Counter[str]) -> None:
    many = len(mesh.regions)
    pairs = list(combinations(range(many), 2))
    is_indexed = sorted(region["index"] for region in mesh.regions) == list(range(many))
    for code, words, kinds in (("GROUND", mesh.ground, 1), ("FLYER", mesh.flyer, 3)):
        part = parts(mesh, kinds)
        for i, j in pairs if is_indexed else ():
            one, other = mesh.regions[i]["index"], mesh.regions[j]["index"]
            stored, due = bit(words, many, one, other), part[i] == part[j] >= 0
            found[f"{code}_BIT_MISSING"] += due and not stored
            found[f"{code}_BIT_EXTRA"] += stored and not due
        around = [{j for j in range(many) if bit(words, many, i, j)} for i in range(many)]
        for i, j in pairs:
            found["MATRIX_NOT_TRANSITIVE"] += j not in around[i] and not around[i].isdisjoint(around[j])
    for words, count in ((mesh.ground, many), (mesh.flyer, many), (mesh.point_bits, len(mesh.points))):
        used = count * (count - 1) // 2
        found["MATRIX_SPARE_BITS"] += any(words[at // 32] >> at % 32 & 1 for at in range(used, 32 * len(words)))


def _octree(mesh: Mesh, found: Counter[str]) -> None:
    boxes, size = mesh.boxes, len(mesh.boxes)
    found["LOOKUP_RANGE"] += sum(region >= len(mesh.regions) for region in mesh.lookup)
    lists = [(box["first"], box["count"]) for box in boxes if box["leaf"]]
    _slices(found, "OCTREE_LIST_RANGE", lists, len(mesh.lookup))
    _partition(found, "LOOKUP_PARTITION", lists, len(mesh.lookup))
    links = [
        (parent, child, number)
        for parent, box in enumerate(boxes)
        if not box["leaf"]
        for number, child in enumerate(box["children"])
        if 0 <= child < size
    ]
    uses = Counter(child for _, child, _ in links)
    for row, box in enumerate(boxes):
        found["OCTREE_NOT_TREE"] += uses[row] != (row < size - 1)
        if box["leaf"]:
            found["OCTREE_LEAF_CHILDREN"] += any(child != -1 for child in box["children"])
        else:
            found["OCTREE_LEAF_CHILDREN"] += box["count"] != 0
            found["OCTREE_CHILD_RANGE"] += not all(0 <= child < size for child in box["children"])
        if known(box["low"], box["high"], box["center"]):
            off = [abs(c - (a + b) / 2) for a, b, c in zip(box["low"], box["high"], box["center"], strict=True)]
            found["OCTREE_CENTER"] += max(off) > TOLERANCE
    reached, waiting = set(), [size - 1] if size else []
    while waiting:
        row = waiting.pop()
        if row not in reached:
            reached.add(row)
            waiting += [child for parent, child, _ in links if parent == row]
    found["OCTREE_CYCLE"] += sum(_returns(row, links) for row in reached)
    for parent, child, number in links:
        found["OCTREE_ORDER"] += child > parent
        one, other = boxes[parent], boxes[child]
        if known(one["low"], one["high"], other["low"], other["high"]):
            off = 0.0
            for axis in range(3):
                low, high = one["low"][axis], one["high"][axis]
                due = ((low + high) / 2, high) if number >> axis & 1 else (low, (low + high) / 2)
                off = max(off, abs(other["low"][axis] - due[0]), abs(other["high"][axis] - due[1]))
            found["OCTREE_CHILD_BOX"] += off > TOLERANCE
    _lists(mesh, found)


def _returns(row: int, links: list[tuple[int, int, int]]) -> bool:
    """Whether a box can be reached from itself."""
    seen: set[int] = set()
    waiting = [child for parent, child, _ in links if parent == row]
    while waiting:
        at = waiting.pop()
        if at not in seen:
            seen.add(at)
            waiting += [child for parent, child, _ in links if parent == at]
    return row in seen


def _lists(mesh: Mesh, found: Counter[str]) -> None:
    boxed = [row for row, region in enumerate(mesh.regions) if known(region["low"], region["high"])]
    for box in mesh.boxes:
        if not box["leaf"] or (box["count"] and box["first"] + box["count"] > len(mesh.lookup)):
            continue
        listed = [row for row in mesh.lookup[box["first"] : box["first"] + box["count"]] if row < len(mesh.regions)]
        found["OCTREE_DUPLICATE"] += len(set(listed)) < len(listed)
        if known(box["low"], box["high"]):
            near = {row for row in boxed if _touches(mesh.regions[row], box)}
            found["OCTREE_REGION_MISSING"] += not near <= set(listed)
            found["OCTREE_EXTRA_REGION"] += not {row for row in listed if row in boxed} <= near
    if mesh.boxes and boxed and known(mesh.boxes[-1]["low"], mesh.boxes[-1]["high"]):
        out = [minus(mesh.boxes[-1]["low"], mesh.regions[row]["low"]) for row in boxed]
        out += [minus(mesh.regions[row]["high"], mesh.boxes[-1]["high"]) for row in boxed]
        found["OCTREE_ROOT_BOX"] += max(map(max, out)) > TOLERANCE


def _touches(one: dict[str, Any], other: dict[str, Any]) -> bool:
    return all(one["low"][a] <= other["high"][a] and other["low"][a] <= one["high"][a] for a in range(3))


def _searches(mesh: Mesh, found: Counter[str]) -> None:
    """What searches find at centroids."""
    most, lift = (4, 0.3) if mesh.version == 4 else (8, 0.5)
    tree = ("OCTREE_NOT_TREE", "OCTREE_CHILD_RANGE", "OCTREE_CYCLE", "NO_OCTREE")
    for region in mesh.regions:
        if not known(region["centroid"]):
            continue
        x, y, z = region["centroid"]
        point = (x, y, z + lift)
        here = [other for row, other in enumerate(mesh.regions) if _corners(mesh, row) and is_inside(mesh, row, point)]
        found["OVERLAP_LIMIT"] += any(
            sum(bool(other["types"] >> kind & 1 and other["indices"] >> index & 1) for other in here) > most
            for kind in range(8)
            for index in range(8)
        )
        if not any(found[code] for code in tree):
            found["LEAF_LIMIT"] += leaves_near(mesh, region["centroid"], 10.0) > 32


def _points(mesh: Mesh, found: Counter[str]) -> None:
    many = len(mesh.points)
    _slices(found, "POINT_LINK_RANGE", [(point[3], point[2]) for point in mesh.points], len(mesh.point_links))
    _slices(found, "POINT_COST_RANGE", [(point[4], point[2]) for point in mesh.points], len(mesh.point_costs))
    found["POINT_TARGET"] += sum(target >= many for target in mesh.point_links)
    found["POINT_COST_NEGATIVE"] += sum(cost < 0 for cost in mesh.point_costs if known(cost))
    found["POINT_COUNTS"] += bool(many) and len(mesh.point_links) != len(mesh.point_costs)
    links = []
    for owner, (place, _, count, first, first_cost) in enumerate(mesh.points):
        for number in range(count) if first + count <= len(mesh.point_links) else ():
            target = mesh.point_links[first + number]
            if target >= many:
                continue
            links.append((owner, target))
            if first_cost + count <= len(mesh.point_costs):
                cost = mesh.point_costs[first_cost + number]
                if known(cost, place, mesh.points[target][0]):
                    found["POINT_COST_SHORT"] += cost < math.dist(place, mesh.points[target][0]) - TOLERANCE
    found["POINT_ONE_WAY"] += sum((target, owner) not in links for owner, target in links)
    part = joined([True] * many, links)
    for i, j in combinations(range(many), 2):
        found["POINT_BITS"] += bit(mesh.point_bits, many, i, j) != (part[i] == part[j])
