"""Reading of meshes, with a decision of version 7 that depends on their bytes."""

from __future__ import annotations

from navspec.columns import Tables, read
from navspec.errors import ReadError
from navspec.families.metroid_prime_path.layout import FORMAT, PADDED_TO, PADDING, VARIANTS
from navspec.spec import load_spec


def read_mesh(data: bytes | bytearray) -> Tables:
    """Return the tables of a mesh; raises `ReadError`.

    Version 7 may have a number of points or not; padding in its place is not such a number.
    """
    spec = load_spec(FORMAT)
    tables = read(data, spec)
    if tables.decisions["has_point_count"] and (count := int(tables[""]["num_points"][0])) < 0:
        if tables.column("", "version")[0] < max(VARIANTS.values()):
            raise ReadError(
                "the number of points is missing",
                code="PRIME_TRUNCATED",
                format=FORMAT,
                offset=tables.span("", 0, "num_points")[0],
                pointer="/num_points",
                expected="0 or more",
                actual=f"{count}",
                hint="The file is cut short, or it is of another version",
            )
        tables = read(data, spec, decisions={"has_point_count": False})
    return tables


def is_padded(tables: Tables) -> bool:
    """Return whether only archive padding follows the last part."""
    rest = tables["padding"]
    return len(rest) < max(PADDED_TO[int(tables[""]["version"][0])]) and bool((rest == PADDING).all())
