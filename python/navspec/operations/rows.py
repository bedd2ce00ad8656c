"""Rows of records as files: Parquet, whose columns are the members of the record, and JSON Lines."""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Sequence
from io import BytesIO
from typing import Annotated, Any, Literal, Union, get_args, get_origin

from navspec.errors.extras import import_extra
from navspec.records.record import Record, dumps, escape_surrogates, json_members
from navspec.records.report import Position


def parquet(kind: type[Record], rows: Sequence[Record]) -> bytes:
    """Records of a kind as Parquet; numbers and text as such, positions as lists, all other members as JSON in text."""
    pyarrow = import_extra("pyarrow", "parquet")
    data = [row.to_dict() for row in rows]
    arrays, schema = [], []
    for name, hint in json_members(kind).items():
        column = _column_of(hint, pyarrow)
        values = [each[name] for each in data]
        if column == pyarrow.string():  # names of files can be anything
            values = list(map(escape_surrogates, values))
        arrays.append(pyarrow.array(values if column else map(_json, values), column or pyarrow.string()))
        schema.append(pyarrow.field(name, arrays[-1].type, metadata=None if column else {"content": "JSON"}))
    file = BytesIO()
    table = pyarrow.Table.from_arrays(arrays, schema=pyarrow.schema(schema))
    import_extra("pyarrow.parquet", "parquet").write_table(table, file, compression="zstd")
    return file.getvalue()


def lines(kind: type[Record], rows: Sequence[Record]) -> bytes:  # noqa: ARG001 - as `parquet`
    """Records as JSON Lines."""
    return "".join(f"{_json(row.to_dict())}\n" for row in rows).encode()


WRITERS: dict[str, tuple[str, Callable[[type[Record], Sequence[Record]], bytes]]] = {
    "parquet": ("parquet", parquet),
    "rows": ("jsonl", lines),
}
"""Kind of dataset -> the end of the names of its files, and what makes one."""


_encode = json.JSONEncoder(separators=(",", ":")).encode
"""Made once, because there are many values."""


def _json(value: Any) -> str:
    """A value as JSON, in short."""
    text = _encode(value)
    return dumps(value, separators=(",", ":")) if "\\ud" in text else text


def _column_of(hint: Any, pyarrow: Any) -> Any:
    """The type of a column; None for what only JSON can say."""
    if hint == Position:
        return pyarrow.list_(pyarrow.float64())
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _column_of(inner[0], pyarrow)
    if origin is Literal:
        return pyarrow.string()
    if origin in (Union, types.UnionType):
        (known,) = {each for each in inner if each is not types.NoneType}
        return _column_of(known, pyarrow)
    known = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_()}
    return known.get(hint)
