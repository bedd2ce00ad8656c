"""The vectors as files: what the catalogue and navspec give, written by one command and compared by a test.

`vectors/<id>/<name>.bin` holds the bytes. Beside it stands `<name>.json`, the canonical JSON, or `<name>.error`, the kind of
error. Saves have hundreds of kilobytes, mostly zeros, so both files of a vector above `LARGEST` bytes are stored with gzip.
"""

from __future__ import annotations

import gzip
import shutil
from dataclasses import dataclass
from pathlib import Path

from conformance import catalogue
from navspec import tree
from navspec.spec import load_spec
from navspec_build.paths import HERE

FOLDER = Path(__file__).parent / "vectors"
LARGEST = 16_384


@dataclass(frozen=True)
class Vector:
    """Bytes, and the line that a dumper must print for them."""

    spec_id: str
    name: str
    data: bytes
    text: str
    kind: str = "json"

    @property
    def files(self) -> dict[str, bytes]:
        """The content of its files by name."""
        names = {f"{self.name}.bin": self.data, f"{self.name}.{self.kind}": f"{self.text}\n".encode()}
        return names if len(self.data) <= LARGEST else {f"{name}.gz": each for name, each in names.items()}


def ids() -> list[str]:
    """All formats."""
    return [path.stem for path in HERE.specs]


def canonical(data: bytes, spec_id: str) -> str:
    """The canonical JSON of a file, without the newline at its end; decisions are those of the spec."""
    spec = load_spec(spec_id)
    return tree.dumps(tree.read(data, spec), spec).removesuffix("\n")


def built(spec_id: str) -> list[Vector]:
    """The vectors of a format that are kept, made anew."""
    refused = catalogue.hostile(spec_id).items()
    return [
        *_read(spec_id, catalogue.files(spec_id)),
        *(Vector(spec_id, name, data, kind, "error") for name, (kind, data) in refused),
    ]


def large(spec_id: str) -> list[Vector]:
    """The vectors that are made for each run."""
    return _read(spec_id, catalogue.large(spec_id))


def _read(spec_id: str, files: dict[str, bytes]) -> list[Vector]:
    return [Vector(spec_id, name, data, canonical(data, spec_id)) for name, data in files.items()]


def stored(spec_id: str) -> list[Vector]:
    """The vectors of a format as they are kept in the repository, by name."""
    found = []
    for path in sorted((FOLDER / spec_id).glob("*.bin*")):
        name = path.name.partition(".")[0]
        other = next(each for each in path.parent.glob(f"{name}.*") if ".bin" not in each.name)
        text = unpacked(other).decode().removesuffix("\n")
        found.append(Vector(spec_id, name, unpacked(path), text, other.name.split(".")[1]))
    return found


def unpacked(path: Path) -> bytes:
    """The content of a file, stored with gzip or not."""
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


def write() -> int:
    """Replace all vectors by what the catalogue and navspec give; says how many there are."""
    made = [vector for spec_id in ids() for vector in built(spec_id)]
    shutil.rmtree(FOLDER, ignore_errors=True)
    for vector in made:
        folder = FOLDER / vector.spec_id
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in vector.files.items():
            (folder / name).write_bytes(gzip.compress(data, 9, mtime=0) if name.endswith(".gz") else data)
    return len(made)
