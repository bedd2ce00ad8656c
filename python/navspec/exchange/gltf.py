"""glTF 2.0 in one binary file: areas and lines in 3-D, coloured, with everything that is known of them beside the shapes."""

from __future__ import annotations

import json
import struct
import warnings
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.colours import by_colour
from navspec.exchange.head import NAME, head_of, read_head
from navspec.exchange.layers import AREA, LINE, NOWHERE, POINT, Layer, line_layer, node_layer, plan_from
from navspec.exchange.limits import MOST_POINTS
from navspec.exchange.marks import Mark
from navspec.exchange.values import json_values, objects
from navspec.graphs.numbers import Array
from navspec.graphs.plan import Plan

_METRES = {"unit": 0.0254}
"""Of one unit of Source and Source 2; others are metres."""
_POINTS, _LINES, _LOOP, _STRIP, _TRIANGLES = range(5)
"""Modes of primitives."""
_FLOAT, _UINT = 5126, 5125
_DTYPES = {5120: "<i1", 5121: "<u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
"""By the number of a type of components."""
_BROKEN = (
    AttributeError,
    IndexError,
    KeyError,
    MemoryError,
    OSError,
    RecursionError,
    TypeError,
    ValueError,
    struct.error,
)
"""What the library, which believes a file, falls over."""


class _Fault(ValueError):
    """Why a file is refused, in words of its own."""


def write(plan: Plan, marks: Sequence[Mark], file: BinaryIO) -> None:  # noqa: ARG001 - a scene has no findings
    """Write a network: a mesh of areas or points, one of lines, and all columns as JSON in a view of the buffer."""
    scene = _Scene(_METRES.get(str(plan.facts.get("unit")), 1.0))
    layers = {"nodes": node_layer(plan), "lines": line_layer(plan)}
    scene.add("nodes" if plan.polygons is None else "areas", layers["nodes"])
    scene.add("lines", layers["lines"])
    told = json.dumps({name: _told(layer) for name, layer in layers.items()}, separators=(",", ":"), allow_nan=False)
    view = scene.view(told.encode())
    made = scene.gltf
    made.asset.generator = NAME
    made.extras = {NAME: {**head_of(plan), "network": view}}
    made.buffers = [import_extra("pygltflib", "gltf").Buffer(byteLength=len(scene.data))]
    made.set_binary_blob(bytes(scene.data))
    file.write(b"".join(made.save_to_bytes()))


def _told(layer: Layer) -> dict[str, Any]:
    points = layer.points.astype(object)
    points[np.isnan(layer.points)] = None
    return {
        "columns": {name: json_values(each) for name, each in layer.columns.items()},
        "shape": layer.shape.tolist(),
        "offsets": layer.offsets.tolist(),
        "points": points.tolist(),
    }


class _Scene:
    """A scene on its way: nodes, meshes and materials, and the data that they lead to."""

    def __init__(self, scale: float) -> None:
        self.of = import_extra("pygltflib", "gltf")
        self.gltf = self.of.GLTF2(scene=0, scenes=[self.of.Scene()])
        self.data = bytearray()
        self.scale = scale

    def view(self, data: bytes, target: int | None = None) -> int:
        """The number of a view of some data, which is put into the buffer."""
        self.gltf.bufferViews.append(
            self.of.BufferView(buffer=0, byteOffset=len(self.data), byteLength=len(data), target=target)
        )
        self.data += data + bytes(-len(data) % 4)
        return len(self.gltf.bufferViews) - 1

    def add(self, name: str, layer: Layer) -> None:
        """A mesh of what is somewhere, with a primitive for every colour."""
        is_there = layer.shape != NOWHERE
        if not is_there.any():
            return
        layer = layer.taken(is_there)
        east, north, up = np.where(np.isnan(layer.points), 0.0, layer.points).T * self.scale
        place = np.stack([east, up, -north], axis=1).astype("<f4")
        position = self._accessor(place.tobytes(), _FLOAT, len(place), "VEC3", place)
        mesh = self.of.Mesh(name=name, primitives=[])
        for label, colour, rows in by_colour(name, layer.columns, len(layer.shape)):
            for mode, index in _primitives(layer, rows):
                indices = self._accessor(index.astype("<u4").tobytes(), _UINT, index.size, "SCALAR")
                material = self._material(label, colour)
                mesh.primitives.append(
                    self.of.Primitive(
                        attributes=self.of.Attributes(POSITION=position), indices=indices, mode=mode, material=material
                    )
                )
        self.gltf.meshes.append(mesh)
        self.gltf.nodes.append(self.of.Node(name=name, mesh=len(self.gltf.meshes) - 1))
        self.gltf.scenes[0].nodes.append(len(self.gltf.nodes) - 1)

    def _accessor(self, data: bytes, component: int, count: int, kind: str, place: Array | None = None) -> int:
        target = self.of.ELEMENT_ARRAY_BUFFER if place is None else self.of.ARRAY_BUFFER
        made = self.of.Accessor(
            bufferView=self.view(data, target), byteOffset=0, componentType=component, count=count, type=kind
        )
        if place is not None:
            made.min, made.max = (each.astype(np.float64).tolist() for each in (place.min(axis=0), place.max(axis=0)))
        self.gltf.accessors.append(made)
        return len(self.gltf.accessors) - 1

    def _material(self, label: str, colour: Sequence[int]) -> int:
        paint = self.of.PbrMetallicRoughness(
            baseColorFactor=[*((each / 255) ** 2.2 for each in colour), 1.0], metallicFactor=0.0, roughnessFactor=1.0
        )
        self.gltf.materials.append(self.of.Material(name=label, pbrMetallicRoughness=paint, doubleSided=True))
        return len(self.gltf.materials) - 1


def _primitives(layer: Layer, rows: Array) -> Iterator[tuple[int, Array]]:
    """Modes, and numbers of points: triangles from the first corner of each area, so that a square is split to the third."""
    begin, count = layer.offsets[:-1], np.diff(layer.offsets)
    for kind, mode, less in ((POINT, _POINTS, 0), (LINE, _LINES, 1), (AREA, _TRIANGLES, 2)):
        of = rows[layer.shape[rows] == kind]
        if not len(of):
            continue
        times = count[of] - less
        first = np.repeat(begin[of], times)
        step = np.arange(len(first)) - np.repeat(np.cumsum(times) - times, times)
        corners = {
            _POINTS: [first + step],
            _LINES: [first + step, first + step + 1],
            _TRIANGLES: [first, first + step + 1, first + step + 2],
        }
        yield mode, np.stack(corners[mode], axis=1)


def read(path: str) -> Plan:
    """Read a network that was exported; of what another program has made, lines, a unit of the game for every metre."""
    of = import_extra("pygltflib", "gltf")
    with open(path, "rb") as file:  # noqa: PTH123 - a path stands in messages as it was given
        data = file.read()
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            made = of.GLTF2.load_from_bytes(data)
        blob = made.binary_blob() or b""
        said = (made.extras or {}).get(NAME) or {}
        head = read_head(said, path)
        if head.types:
            told = json.loads(_view(made, blob, said["network"]))
            layers = [_layer(told[part], each) for part, each in (("nodes", "node"), ("lines", "line"))]
        else:
            layers = [_drawn(made, blob, path)]
    except _BROKEN as error:
        is_clear = isinstance(error, _Fault | json.JSONDecodeError)
        reason = error if is_clear else "its parts are not as glTF 2.0 has them"
        raise NavspecError(f"{path}: this is no glTF file (.glb) that can be read: {reason}") from None
    return plan_from(head, layers, path)


def _view(made: Any, blob: bytes, number: int) -> bytes:
    view = made.bufferViews[number]
    begin = view.byteOffset or 0
    if number < 0 or begin < 0 or not 0 <= view.byteLength <= len(blob) - begin:
        raise _Fault(f"view {number} does not fit the buffer")
    return blob[begin : begin + view.byteLength]


def _layer(told: Mapping[str, Any], label: str) -> Layer:
    shape = np.array(told["shape"], np.int8)
    points = np.array(told["points"], np.float64).reshape(-1, 3)
    offsets = np.array(told["offsets"], np.int64)
    columns = {name: objects(each) for name, each in told["columns"].items()}
    if (
        any(len(column) != len(shape) for column in columns.values())
        or len(offsets) != len(shape) + 1
        or (offsets[0], offsets[-1]) != (0, len(points))
        or shape.min(initial=0) < 0
        or (np.diff(offsets) < np.array([0, 1, 2, 3])[shape]).any()
    ):
        raise _Fault("its columns do not fit each other")
    return Layer(columns, shape, offsets, points, objects([f"{label} {number}" for number in range(1, len(shape) + 1)]))


def _drawn(made: Any, blob: bytes, path: str) -> Layer:
    """Lines of all meshes, where they are in the scene."""
    shapes: list[Array] = []
    labels: list[str] = []
    count = 0
    for number, matrix in _placed(made):
        node = made.nodes[number]
        count += 0 if node.mesh is None else len(made.meshes[node.mesh].primitives)
        for line, points in enumerate(_lines(made, blob, node), 1):
            count += len(points)
            if count > MOST_POINTS:
                raise _Fault(f"its shapes, each as often as it is there, have more than {MOST_POINTS:,} points")
            x, y, z = (points @ matrix[:3, :3].T + matrix[:3, 3]).T
            shapes.append(np.stack([x, -z, y], axis=1))
            labels.append(f"{node.name or f'object {number}'} line {line}")
    if not shapes:
        raise NavspecError(
            f"{path}: there are no lines in it; export edges that belong to no face (in Blender: Loose Edges)"
        )
    counts = [len(each) for each in shapes]
    shape = np.full(len(counts), LINE, np.int8)
    return Layer({}, shape, np.concatenate(([0], np.cumsum(counts))), np.concatenate(shapes), objects(labels))


def _placed(made: Any) -> Iterator[tuple[int, Array]]:
    """Yield the nodes of the scene with where each is in it, parents before their children.

    Raises `ValueError` for nodes that are no tree.
    """
    children = [node.children or [] for node in made.nodes]
    inner = set(chain.from_iterable(children))
    tops = [number for number in range(len(made.nodes)) if number not in inner]
    roots = (made.scenes[made.scene or 0].nodes or []) if made.scenes else tops
    for number, times in Counter(chain(roots, *children)).items():
        if not 0 <= number < len(made.nodes):
            raise _Fault(f"there is no node {number}")
        if times > 1:
            raise _Fault(f"node {number} is in {times} others or in the scene as well, and a node has one place")
    waiting = [(number, np.eye(4)) for number in reversed(roots)]
    while waiting:
        number, parent = waiting.pop()
        matrix = parent @ _matrix(made.nodes[number])
        waiting += [(child, matrix) for child in reversed(children[number])]
        yield number, matrix


def _matrix(node: Any) -> Array:
    """Where a node stands in the one around it."""
    if node.matrix:
        return np.array(node.matrix, np.float64).reshape(4, 4).T
    x, y, z, w = node.rotation or (0.0, 0.0, 0.0, 1.0)
    turn = np.array(
        [
            [1 - 2 * (y * y + z * z), 2 * (x * y - z * w), 2 * (x * z + y * w)],
            [2 * (x * y + z * w), 1 - 2 * (x * x + z * z), 2 * (y * z - x * w)],
            [2 * (x * z - y * w), 2 * (y * z + x * w), 1 - 2 * (x * x + y * y)],
        ]
    )
    found = np.eye(4)
    found[:3, :3] = turn * np.array(node.scale or (1.0, 1.0, 1.0))
    found[:3, 3] = node.translation or (0.0, 0.0, 0.0)
    return found


def _lines(made: Any, blob: bytes, node: Any) -> Iterator[Array]:
    """Points of the lines in the mesh of a node: each two, or a strip of more."""
    if node.mesh is None:
        return
    for primitive in made.meshes[node.mesh].primitives:
        if primitive.mode not in (_LINES, _LOOP, _STRIP):
            continue
        points = _values(made, blob, primitive.attributes.POSITION)
        index = np.arange(len(points)) if primitive.indices is None else _values(made, blob, primitive.indices)[:, 0]
        points = points[index.astype(np.int64)].astype(np.float64)
        if primitive.mode == _LINES:
            yield from points[: len(points) // 2 * 2].reshape(-1, 2, 3)
        elif len(points) > 1:
            yield np.append(points, points[:1], axis=0) if primitive.mode == _LOOP else points


def _values(made: Any, blob: bytes, number: int) -> Array:
    """Values of an accessor; shape (count, components)."""
    accessor = made.accessors[number]
    if accessor.sparse is not None:
        raise _Fault(f"accessor {number} is sparse; export it without shape keys and animation")
    if accessor.bufferView is None:
        raise _Fault(f"accessor {number} has no data of its own; export it without compression")
    data, dtype = _view(made, blob, accessor.bufferView), np.dtype(_DTYPES[accessor.componentType])
    width = {"SCALAR": 1, "VEC3": 3}[accessor.type]
    stride = made.bufferViews[accessor.bufferView].byteStride or width * dtype.itemsize
    begin = accessor.byteOffset or 0
    last = begin + (accessor.count - 1) * stride + width * dtype.itemsize
    if min(begin, accessor.count - 1) < 0 or stride < width * dtype.itemsize or last > len(data):
        raise _Fault(f"accessor {number} does not fit its view")
    return np.ndarray((accessor.count, width), dtype, data, begin, (stride, dtype.itemsize))
