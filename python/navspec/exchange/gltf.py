"""glTF 2.0 in one binary file: areas and lines in 3-D, coloured, with all columns stored next to the shapes."""

from __future__ import annotations

import json
import struct
import warnings
from collections import Counter
from collections.abc import Collection, Iterator, Mapping, Sequence
from contextlib import contextmanager
from itertools import chain
from typing import Any, BinaryIO

import numpy as np

from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.exchange.head import NAME, build_head, read_head
from navspec.exchange.layers import AREA, LINE, NOWHERE, POINT, FeatureLayer, Mark, build_plan, line_layer, node_layer
from navspec.exchange.limits import MAX_POINTS, MAX_TRIANGLES
from navspec.exchange.styles import iter_colours
from navspec.exchange.values import json_values, object_array
from navspec.graphs.arrays import Array
from navspec.graphs.plan import NetworkPlan

_METRES = {"unit": 0.0254}
"""Metres per unit of Source and Source 2; the other games use metres."""
_POINTS, _LINES, _LOOP, _STRIP, _TRIANGLES, _TRIANGLE_STRIP, _FAN = range(7)
"""Modes of primitives."""
_FACES = (_TRIANGLES, _TRIANGLE_STRIP, _FAN)
_FLOAT, _UINT = 5126, 5125
_DTYPES = {5120: "<i1", 5121: "<u1", 5122: "<i2", 5123: "<u2", 5125: "<u4", 5126: "<f4"}
"""Data types by component type."""
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
"""Exceptions of the library on invalid files; it does not validate them."""


class _Fault(ValueError):
    """A readable reason why a file is refused."""


def write(plan: NetworkPlan, marks: Sequence[Mark], file: BinaryIO) -> None:  # noqa: ARG001 - a scene has no findings
    """Write a network: a mesh of areas or points, one of lines, and all columns as JSON in a view of the buffer."""
    scene = _SceneBuilder(_METRES.get(str(plan.facts.get("unit")), 1.0))
    layers = {"nodes": node_layer(plan), "lines": line_layer(plan)}
    scene.add("nodes" if plan.polygons is None else "areas", layers["nodes"])
    scene.add("lines", layers["lines"])
    network = json.dumps(
        {name: _network_json(layer) for name, layer in layers.items()}, separators=(",", ":"), allow_nan=False
    )
    view = scene.view(network.encode())
    gltf = scene.gltf
    gltf.asset.generator = NAME
    gltf.extras = {NAME: {**build_head(plan), "network": view}}
    gltf.buffers = [import_extra("pygltflib", "gltf").Buffer(byteLength=len(scene.data))]
    gltf.set_binary_blob(bytes(scene.data))
    file.write(b"".join(gltf.save_to_bytes()))


def _network_json(layer: FeatureLayer) -> dict[str, Any]:
    points = layer.points.astype(object)
    points[np.isnan(layer.points)] = None
    return {
        "columns": {name: json_values(column) for name, column in layer.columns.items()},
        "shape": layer.shape.tolist(),
        "offsets": layer.offsets.tolist(),
        "points": points.tolist(),
    }


class _SceneBuilder:
    """A scene under construction: nodes, meshes, materials, and their data."""

    def __init__(self, scale: float) -> None:
        self.pygltflib = import_extra("pygltflib", "gltf")
        self.gltf = self.pygltflib.GLTF2(scene=0, scenes=[self.pygltflib.Scene()])
        self.data = bytearray()
        self.scale = scale

    def view(self, data: bytes, target: int | None = None) -> int:
        """Append data to the buffer, and return the number of its view."""
        self.gltf.bufferViews.append(
            self.pygltflib.BufferView(buffer=0, byteOffset=len(self.data), byteLength=len(data), target=target)
        )
        self.data += data + bytes(-len(data) % 4)
        return len(self.gltf.bufferViews) - 1

    def add(self, name: str, layer: FeatureLayer) -> None:
        """Add a mesh of the shapes of a layer, with a primitive for every colour."""
        is_there = layer.shape != NOWHERE
        if not is_there.any():
            return
        layer = layer.select(is_there)
        east, north, up = np.where(np.isnan(layer.points), 0.0, layer.points).T * self.scale
        place = np.stack([east, up, -north], axis=1).astype("<f4")
        position = self._accessor(place.tobytes(), _FLOAT, len(place), "VEC3", place)
        mesh = self.pygltflib.Mesh(name=name, primitives=[])
        for label, colour, rows in iter_colours(name, layer.columns, len(layer.shape)):
            for mode, index in _primitives(layer, rows):
                indices = self._accessor(index.astype("<u4").tobytes(), _UINT, index.size, "SCALAR")
                material = self._material(label, colour)
                mesh.primitives.append(
                    self.pygltflib.Primitive(
                        attributes=self.pygltflib.Attributes(POSITION=position),
                        indices=indices,
                        mode=mode,
                        material=material,
                    )
                )
        self.gltf.meshes.append(mesh)
        self.gltf.nodes.append(self.pygltflib.Node(name=name, mesh=len(self.gltf.meshes) - 1))
        self.gltf.scenes[0].nodes.append(len(self.gltf.nodes) - 1)

    def _accessor(self, data: bytes, component: int, count: int, kind: str, place: Array | None = None) -> int:
        target = self.pygltflib.ELEMENT_ARRAY_BUFFER if place is None else self.pygltflib.ARRAY_BUFFER
        accessor = self.pygltflib.Accessor(
            bufferView=self.view(data, target), byteOffset=0, componentType=component, count=count, type=kind
        )
        if place is not None:
            accessor.min, accessor.max = (
                corner.astype(np.float64).tolist() for corner in (place.min(axis=0), place.max(axis=0))
            )
        self.gltf.accessors.append(accessor)
        return len(self.gltf.accessors) - 1

    def _material(self, label: str, colour: Sequence[int]) -> int:
        paint = self.pygltflib.PbrMetallicRoughness(
            baseColorFactor=[*((channel / 255) ** 2.2 for channel in colour), 1.0],
            metallicFactor=0.0,
            roughnessFactor=1.0,
        )
        self.gltf.materials.append(self.pygltflib.Material(name=label, pbrMetallicRoughness=paint, doubleSided=True))
        return len(self.gltf.materials) - 1


def _primitives(layer: FeatureLayer, rows: Array) -> Iterator[tuple[int, Array]]:
    """Yield modes and point numbers; areas are triangle fans, so that a square is split from its first to its third
    corner.
    """
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


def read(path: str) -> NetworkPlan:
    """Read an exported network; from another program's file, read its lines, with one unit of the game per metre."""
    with open(path, "rb") as file:  # noqa: PTH123 - a path stands in messages as it was given
        data = file.read()
    with _faults_of(path):
        gltf, blob = _load(data)
        extras = (gltf.extras or {}).get(NAME) or {}
        head = read_head(extras, path)
        if head.types:
            network = json.loads(_read_view(gltf, blob, extras["network"]))
            layers = [_build_layer(network[part], label) for part, label in (("nodes", "node"), ("lines", "line"))]
        else:
            layers = [_read_scene_lines(gltf, blob, path)]
    return build_plan(head, layers, path)


def read_triangles(data: bytes, path: str) -> Array:
    """Return the triangles of all meshes at their places in the scene, with up as the last axis; shape (triangles, 3, 3)."""
    with _faults_of(path):
        gltf, blob = _load(data)
        triangles: list[Array] = [np.zeros((0, 3, 3))]
        count = 0
        for number, matrix in _iter_placed_nodes(gltf):
            for mode, points in _iter_primitives(gltf, blob, gltf.nodes[number], _FACES):
                count += len(points)
                if count > 3 * MAX_TRIANGLES:
                    raise _Fault(
                        f"its meshes, each as often as it is there, have more than {MAX_TRIANGLES:,} triangles"
                    )
                triangles.append(_place_points(points, matrix)[_triangle_corners(mode, len(points))])
        return np.concatenate(triangles)


def _triangle_corners(mode: int, num_points: int) -> Array:
    """Return the points of the triangles of a list, a strip or a fan; shape (triangles, 3)."""
    if mode == _TRIANGLES:
        return np.arange(num_points // 3 * 3).reshape(-1, 3)
    first = np.arange(max(num_points - 2, 0))
    return np.stack([first if mode == _TRIANGLE_STRIP else 0 * first, first + 1, first + 2], axis=1)


@contextmanager
def _faults_of(path: str) -> Iterator[None]:
    """Raise `NavspecError` for a file that is broken."""
    try:
        yield
    except _BROKEN as error:
        is_clear = isinstance(error, _Fault | json.JSONDecodeError)
        reason = error if is_clear else "its parts are not as glTF 2.0 has them"
        raise NavspecError(f"{path}: this is not a readable glTF file (.glb): {reason}") from None


def _load(data: bytes) -> tuple[Any, bytes]:
    """Return a scene and its buffer."""
    of = import_extra("pygltflib", "gltf")
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        gltf = of.GLTF2.load_from_bytes(data)
    return gltf, gltf.binary_blob() or b""


def _place_points(points: Array, matrix: Array) -> Array:
    """Return points of a mesh at their places in the scene, with up as the last axis."""
    x, y, z = (points @ matrix[:3, :3].T + matrix[:3, 3]).T
    return np.stack([x, -z, y], axis=1)


def _read_view(gltf: Any, blob: bytes, number: int) -> bytes:
    view = gltf.bufferViews[number]
    begin = view.byteOffset or 0
    if number < 0 or begin < 0 or not 0 <= view.byteLength <= len(blob) - begin:
        raise _Fault(f"view {number} does not fit the buffer")
    return blob[begin : begin + view.byteLength]


def _build_layer(part: Mapping[str, Any], label: str) -> FeatureLayer:
    shape = np.array(part["shape"], np.int8)
    points = np.array(part["points"], np.float64).reshape(-1, 3)
    offsets = np.array(part["offsets"], np.int64)
    columns = {name: object_array(column) for name, column in part["columns"].items()}
    if (
        any(len(column) != len(shape) for column in columns.values())
        or len(offsets) != len(shape) + 1
        or (offsets[0], offsets[-1]) != (0, len(points))
        or shape.min(initial=0) < 0
        or (np.diff(offsets) < np.array([0, 1, 2, 3])[shape]).any()
    ):
        raise _Fault("its columns do not fit each other")
    return FeatureLayer(
        columns, shape, offsets, points, object_array([f"{label} {number}" for number in range(1, len(shape) + 1)])
    )


def _read_scene_lines(gltf: Any, blob: bytes, path: str) -> FeatureLayer:
    """Return the lines of all meshes, at their places in the scene."""
    shapes: list[Array] = []
    labels: list[str] = []
    count = 0
    for number, matrix in _iter_placed_nodes(gltf):
        node = gltf.nodes[number]
        count += 0 if node.mesh is None else len(gltf.meshes[node.mesh].primitives)
        for line, points in enumerate(_iter_lines(gltf, blob, node), 1):
            count += len(points)
            if count > MAX_POINTS:
                raise _Fault(f"its shapes, each as often as it is there, have more than {MAX_POINTS:,} points")
            shapes.append(_place_points(points, matrix))
            labels.append(f"{node.name or f'object {number}'} line {line}")
    if not shapes:
        raise NavspecError(
            f"{path}: there are no lines in it; export edges that belong to no face (in Blender: Loose Edges)"
        )
    counts = [len(points) for points in shapes]
    shape = np.full(len(counts), LINE, np.int8)
    return FeatureLayer(
        {}, shape, np.concatenate(([0], np.cumsum(counts))), np.concatenate(shapes), object_array(labels)
    )


def _iter_placed_nodes(gltf: Any) -> Iterator[tuple[int, Array]]:
    """Yield the nodes of the scene with their world matrices, parents before their children.

    Raises `ValueError` if the nodes are not a tree.
    """
    children = [node.children or [] for node in gltf.nodes]
    inner = set(chain.from_iterable(children))
    tops = [number for number in range(len(gltf.nodes)) if number not in inner]
    roots = (gltf.scenes[gltf.scene or 0].nodes or []) if gltf.scenes else tops
    for number, times in Counter(chain(roots, *children)).items():
        if not 0 <= number < len(gltf.nodes):
            raise _Fault(f"there is no node {number}")
        if times > 1:
            raise _Fault(f"node {number} is in {times} others or in the scene as well, and a node has one place")
    waiting = [(number, np.eye(4)) for number in reversed(roots)]
    while waiting:
        number, parent = waiting.pop()
        matrix = parent @ _node_matrix(gltf.nodes[number])
        waiting += [(child, matrix) for child in reversed(children[number])]
        yield number, matrix


def _node_matrix(node: Any) -> Array:
    """Return the matrix of a node relative to its parent."""
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
    matrix = np.eye(4)
    matrix[:3, :3] = turn * np.array(node.scale or (1.0, 1.0, 1.0))
    matrix[:3, 3] = node.translation or (0.0, 0.0, 0.0)
    return matrix


def _iter_lines(gltf: Any, blob: bytes, node: Any) -> Iterator[Array]:
    """Yield the points of the lines in the mesh of a node: pairs, or strips of more."""
    for mode, points in _iter_primitives(gltf, blob, node, (_LINES, _LOOP, _STRIP)):
        if mode == _LINES:
            yield from points[: len(points) // 2 * 2].reshape(-1, 2, 3)
        elif len(points) > 1:
            yield np.append(points, points[:1], axis=0) if mode == _LOOP else points


def _iter_primitives(gltf: Any, blob: bytes, node: Any, modes: Collection[int]) -> Iterator[tuple[int, Array]]:
    """Yield the points of the primitives of some modes in the mesh of a node."""
    if node.mesh is None:
        return
    for primitive in gltf.meshes[node.mesh].primitives:
        mode = _TRIANGLES if primitive.mode is None else primitive.mode
        if mode not in modes:
            continue
        points = _read_accessor(gltf, blob, primitive.attributes.POSITION)
        index = (
            np.arange(len(points)) if primitive.indices is None else _read_accessor(gltf, blob, primitive.indices)[:, 0]
        )
        yield mode, points[index.astype(np.int64)].astype(np.float64)


def _read_accessor(gltf: Any, blob: bytes, number: int) -> Array:
    """Return the values of an accessor; shape (count, components)."""
    accessor = gltf.accessors[number]
    if accessor.sparse is not None:
        raise _Fault(f"accessor {number} is sparse; export it without shape keys and animation")
    if accessor.bufferView is None:
        raise _Fault(f"accessor {number} has no data of its own; export it without compression")
    data, dtype = _read_view(gltf, blob, accessor.bufferView), np.dtype(_DTYPES[accessor.componentType])
    width = {"SCALAR": 1, "VEC3": 3}[accessor.type]
    stride = gltf.bufferViews[accessor.bufferView].byteStride or width * dtype.itemsize
    begin = accessor.byteOffset or 0
    last = begin + (accessor.count - 1) * stride + width * dtype.itemsize
    if min(begin, accessor.count - 1) < 0 or stride < width * dtype.itemsize or last > len(data):
        raise _Fault(f"accessor {number} does not fit its view")
    return np.ndarray((accessor.count, width), dtype, data, begin, (stride, dtype.itemsize))
