"""What a network was written as: what `navspec.export` returns."""

from __future__ import annotations

from dataclasses import dataclass

from navspec.records.record import Natural, Record, Result


@dataclass(frozen=True, slots=True)
class ExportedFile(Record):
    """A file that was written.

    - path: Where it is.
    - size: Its bytes.
    """

    path: str
    size: Natural


@dataclass(frozen=True, slots=True)
class Exported(Result):
    """What a network was written as.

    - source: Folder, archive or file that it was made from; empty for bytes.
    - format, variant: Of the files that it was made from.
    - kind: Of the file, as the end of its name: gpkg, geojson, graphml, glb, parquet, csv, svg or png.
    - nodes: How many there are.
    - lines: How many: edges between the same nodes in both directions are one line.
    - edges: How many, each with one direction.
    - findings: How many are shown.
    - files: What was written.
    """

    source: str
    format: str
    variant: str
    kind: str
    nodes: Natural
    lines: Natural
    edges: Natural
    findings: Natural
    files: tuple[ExportedFile, ...]
