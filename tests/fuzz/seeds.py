"""Files from which others are made: those that the project builds, and small real ones where there are any."""

from __future__ import annotations

import csv
import hashlib
import os
import random
from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path

import navspec
from builders import gta_img, gta_img3, gta_iv_paths, gta_sa_paths, source_bsp, source_nav
from builders.collection import SAMPLES
from formats import formats

BSP = "source_bsp"
"""Maps of Source have no spec: only the meshes in them are read."""
FORMATS = (*formats(), BSP)

LARGEST = 220_000
"""Bytes of a file that is taken: those of a save."""
MOST = 80
"""Built files of a format."""
FEW = 4
"""Real files of a format."""
_NAMES = {"gta_img": "a.img", "gta_img3": "a.img", "source_nav": "a.nav", "source2_nav": "a.nav", BSP: "a.bsp"}
_NAMES |= {"gta_sa_paths": "NODES0.DAT", "gta_sa_paths_fla": "NODES0.DAT", "gta_iv_paths": "nodes0.nod"}
_NAMES |= {"gta_sa_save": "GTASAsf1.b", "gta_sa_save_android": "GTASAsf1.b", "gta_sa_save_de": "GTASAsf1.sav"}
_NAMES |= {"metroid_prime_path": "a.PATH"}


@dataclass(frozen=True)
class Input:
    """A file, the name that it is given by, and the format that it is read as where that is forced."""

    data: bytes
    name: str
    format: str | None = None


def seeds(source: random.Random) -> dict[str, list[Input]]:
    """Files by format, the built ones first; other ones with every state of `source`."""
    found: dict[str, dict[bytes, Input]] = {name: {} for name in FORMATS}
    for format_id, group in _built().items():
        own = [each for each in group if len(each.data) <= LARGEST]
        for each in own if len(own) <= MOST else source.sample(own, MOST):
            found[format_id].setdefault(_digest(each.data), each)
    for format_id, paths in _real().items():
        small = sorted(paths, key=_size)[: 2 * FEW]
        for path in source.sample(small, min(FEW, len(small))):
            data = path.read_bytes()
            found[format_id].setdefault(_digest(data), Input(data, path.name))
    return {name: list(each.values()) for name, each in found.items()}


def kept(folder: Path, format_id: str) -> Iterator[Input]:
    """What earlier runs have kept, see `keep`."""
    for path in sorted(folder.joinpath(format_id).glob("*-*")):
        yield Input(path.read_bytes(), path.name.partition("-")[2])


def keep(folder: Path, format_id: str, each: Input) -> None:
    """Put an input beside those of earlier runs."""
    place = folder / format_id
    place.mkdir(parents=True, exist_ok=True)
    place.joinpath(f"{hashlib.sha256(each.data).hexdigest()[:12]}-{each.name}").write_bytes(each.data)


def _built() -> dict[str, Iterable[Input]]:
    found: dict[str, dict[bytes, Input]] = defaultdict(dict)
    for format_id, case in formats().items():
        for data in (*case.files().values(), *case.large().values(), *case.swept(), *case.more()):
            found[format_id].setdefault(_digest(data), Input(data, _NAMES[format_id]))
    for name, data in _samples():
        try:
            format_id = navspec.identify(data, name=name).id
        except navspec.NavspecError:
            continue
        found[format_id].setdefault(_digest(data), Input(data, name))
    for format_id, data in _archives():
        found[format_id].setdefault(_digest(data), Input(data, _NAMES[format_id]))
    return {format_id: each.values() for format_id, each in found.items()}


def _samples() -> Iterator[tuple[str, bytes]]:
    seen: set[bytes] = set()
    for sample in SAMPLES:
        for name, data in sample.files.items():
            if _digest(data) not in seen:
                seen.add(_digest(data))
                yield name, data


def _archives() -> Iterator[tuple[str, bytes]]:
    """Archives with whole files in them."""
    city = gta_sa_paths.border_city().files()
    few = dict(sorted(city.items(), key=lambda each: -len(each[1]))[:4])
    yield "gta_img", gta_img.archive(few).to_bytes()
    nodes = {area.name: area.to_bytes() for area in gta_iv_paths.golden().values()}
    yield "gta_img3", gta_img3.archive(nodes).to_bytes()
    meshes = {f"maps/{game}.nav": source_nav.mesh(*layout).pack() for *layout, game in map(_named, source_nav.LAYOUTS)}
    for method in (0, 8, 14):  # stored, deflated, LZMA
        for version in (20, 21):
            some = dict(list(meshes.items())[version % 2 :: 7])
            yield BSP, source_bsp.bsp(source_bsp.zipped(some | {"a.txt": b"text" * 9}, method, b"comment"), version)
    yield BSP, source_bsp.bsp(b"")


def _named(layout: tuple[int, int | None, str]) -> tuple[int, int | None, str, str]:
    return *layout, "_".join(map(str, layout))


def _real() -> dict[str, list[Path]]:
    """Small real files by format, where there are any."""
    found: dict[str, list[Path]] = defaultdict(list)
    folder = os.environ.get("NAVSPEC_CORPUS")
    if folder:
        with Path(folder, "INDEX.tsv").open(encoding="utf-8", newline="") as index:
            paths = [Path(folder, row["file"]) for row in csv.DictReader(index, delimiter="\t")]
        for path in paths:
            if path.stat().st_size <= LARGEST:
                with suppress(navspec.NavspecError):
                    found[navspec.identify(path).id].append(path)
    return found


def _size(path: Path) -> int:
    return path.stat().st_size


def _digest(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()
