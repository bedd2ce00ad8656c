"""Folders as they come in archives of mods: meshes by the dozen, a set, an archive, and files that are broken."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

from builders.demo import damaged_city
from builders.gta_img import archive
from builders.gta_sa_paths import smallest
from builders.source_nav import clean, example


def write_tree(folder: Path, files: Mapping[str, bytes]) -> None:
    """Write files by their paths below a folder, with the folders between."""
    for path, data in files.items():
        place = folder / path
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(data)


def meshes(count: int) -> dict[str, bytes]:
    """Small meshes that differ in their bytes, by path; every third has faults."""
    found: dict[str, bytes] = {}
    for number in range(count):
        mesh = clean()
        mesh.areas[0] = replace(mesh.areas[0], attributes=number)
        data = mesh.pack() if number % 3 else example()
        found[f"maps/{number // 10}/m{number}.nav"] = data
    return found


def mixed(count: int = 60) -> dict[str, bytes]:
    """Meshes, the 64 files of a damaged set, an archive with a path file, a file cut off, and one that is something else."""
    found = meshes(count)
    found |= {f"city/{name}": data for name, data in damaged_city().items()}
    found["gta3.img"] = archive({"NODES0.DAT": smallest().to_bytes()}).to_bytes()
    found["maps/cut.nav"] = example()[:-7]
    found["maps/other.nav"] = b"<html>404</html>"
    found["maps/readme.txt"] = b"no mesh"
    return found
