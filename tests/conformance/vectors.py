"""The vectors as files: what the catalogue and navspec give, written by one command and compared by a test.

`vectors/<id>/<name>.bin` holds the bytes. With it are `<name>.json`, the canonical JSON, and `<name>.findings.json`, what the
declared rules find; or `<name>.error`, the kind of error. Saves have hundreds of kilobytes, mostly zeros, so files above
`LARGEST` bytes are stored with gzip. `INDEX.tsv` lists all vectors.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import shutil
from collections.abc import Iterable
from dataclasses import dataclass, replace
from fnmatch import fnmatchcase
from pathlib import Path

import navspec
from conformance import catalogue
from navspec import tree
from navspec.families import find_format
from navspec.spec import load_spec
from navspec_build.engine_data import declared_codes
from navspec_build.paths import HERE

FOLDER = Path(__file__).parent / "vectors"
INDEX = FOLDER / "INDEX.tsv"
LARGEST = 4096
FINDINGS = ".findings.json"
MOST = 20
"""Findings that are kept of a rule in a file."""
KEYS = ("code", "severity", "pointer", "offset", "length", "message", "params")


@dataclass(frozen=True)
class Vector:
    """Bytes, and the line that a dumper must print for them."""

    spec_id: str
    name: str
    data: bytes
    text: str
    kind: str = "json"
    findings: str = ""

    @property
    def files(self) -> dict[str, bytes]:
        """The content of its files by name."""
        names = {f"{self.name}.bin": self.data, f"{self.name}.{self.kind}": f"{self.text}\n".encode()}
        if self.findings:
            names[f"{self.name}{FINDINGS}"] = f"{self.findings}\n".encode()
        return {f"{name}.gz" if len(each) > LARGEST else name: each for name, each in names.items()}


def ids() -> list[str]:
    """All formats."""
    return [path.stem for path in HERE.specs]


def canonical(data: bytes, spec_id: str) -> str:
    """The canonical JSON of a file, without the newline at its end; decisions are those of the spec."""
    spec = load_spec(spec_id)
    return tree.dumps(tree.read(data, spec), spec).removesuffix("\n")


def file_name(spec_id: str) -> str:
    """Return a name that a file of a format may have, without a number."""
    return f"vector.{find_format(spec_id)[1].extensions[0]}"


def judged(data: bytes, spec_id: str) -> str:
    """Return the cases and failures of each declared rule in a file, and the findings, as JSON."""
    report = json.loads(navspec.check(data, name=file_name(spec_id), format=spec_id, max_findings=MOST).to_json())
    codes = declared_codes(load_spec(spec_id))
    rules = {code: counts for code, counts in report["summary"]["rules"].items() if code in codes and counts["cases"]}
    findings = [{key: each[key] for key in KEYS} for each in report["findings"] if each["code"] in codes]
    return json.dumps({"rules": rules, "findings": findings}, ensure_ascii=False, separators=(",", ":"))


def built(spec_id: str) -> list[Vector]:
    """The vectors of a format that are kept, made anew."""
    refused = catalogue.hostile(spec_id).items()
    return [
        *(
            replace(vector, findings=judged(vector.data, spec_id))
            for vector in _read(spec_id, catalogue.files(spec_id))
        ),
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
        files = {other.name.removesuffix(".gz").removeprefix(name): other for other in path.parent.glob(f"{name}.*")}
        kind = "error" if ".error" in files else "json"
        text, findings = (
            unpacked(files[suffix]).decode().removesuffix("\n") if suffix in files else ""
            for suffix in (f".{kind}", FINDINGS)
        )
        found.append(Vector(spec_id, name, unpacked(path), text, kind, findings))
    return found


def unpacked(path: Path) -> bytes:
    """The content of a file, stored with gzip or not."""
    data = path.read_bytes()
    return gzip.decompress(data) if path.suffix == ".gz" else data


def write() -> int:
    """Replace all vectors by what the catalogue and navspec give; says how many there are."""
    made = [vector for spec_id in ids() for vector in built(spec_id)]
    lines = list(index(made))
    shutil.rmtree(FOLDER, ignore_errors=True)
    for vector in made:
        folder = FOLDER / vector.spec_id
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in vector.files.items():
            (folder / name).write_bytes(gzip.compress(data, 9, mtime=0) if name.endswith(".gz") else data)
    INDEX.write_text("".join(lines), encoding="utf-8")
    return len(made)


def index(made: Iterable[Vector]) -> list[str]:
    """Lines that tell of each vector what it is: `json` for a file that is read, else the error that it must give."""
    lines = ["format\tname\tbytes\tsha256\tkind\tvaries\n"]
    for each in sorted(made, key=lambda vector: (vector.spec_id, vector.name)):
        kind = each.text if each.kind == "error" else each.kind
        digest = hashlib.sha256(each.data).hexdigest()
        lines.append(f"{each.spec_id}\t{each.name}\t{len(each.data)}\t{digest}\t{kind}\t{varies(each.name)}\n")
    return lines


def varies(name: str) -> str:
    """What a vector of this name varies; raises `StopIteration` when nobody has said it."""
    return next(text for pattern, text in catalogue.VARIES.items() if fnmatchcase(name, pattern))
