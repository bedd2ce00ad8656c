"""Folder of tables that a check of very many files fills in parts, with a manifest of finished batches.

    findings/part-1-of-1-0123456789abcdef.parquet    for each table a part for each batch of files, and one without rows
    manifest-1-of-1.jsonl                            a line for each batch: its key, the digest of its files, its share of the
    totals
    summary-1-of-1.json                              the totals, when everything is done

A line is written after its parts; the last one is incomplete if a run was ended while it was written.
"""

from __future__ import annotations

import json
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from io import BytesIO
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Literal, NamedTuple, Self, Union, get_args, get_origin

from navspec.disk.atomic_write import require_no_link, write_bytes
from navspec.disk.files import lock
from navspec.errors import NavspecError
from navspec.errors.extras import import_extra
from navspec.records.record import Record, dumps, escape_surrogates, json_members
from navspec.records.report import Position

_LONGEST = 1 << 20
"""Bytes of the longest first line of a manifest that is read."""


class ManifestLine(NamedTuple):
    """A batch in the manifest: the digest of its files, and the offset of its line."""

    digest: str
    start: int


class ResultStore:
    """One shard of the tables in a folder, which may contain others; a context manager while it is filled.

    Parameters
    ----------
    folder : Path
        The folder; it is made if it does not exist.
    ending : str
        Extension of the parts.
    shard : pair of int
        Number of the shard, and of shards.
    fingerprint : str
        Digest of everything except the files that determines the results: they are useless for anything else.
    blank : mapping
        Parts without rows, by table.
    """

    def __init__(
        self, folder: Path, ending: str, shard: tuple[int, int], fingerprint: str, blank: Mapping[str, bytes]
    ) -> None:
        self.folder, self.ending, self.blank = folder, ending, blank
        self.shard = f"{shard[0]}-of-{shard[1]}"
        self.manifest = folder / f"manifest-{self.shard}.jsonl"
        self.summary = folder / f"summary-{self.shard}.json"
        self._head = {"asked": fingerprint, "ending": ending}
        self._old_lines: dict[str, ManifestLine] = {}
        self._current: set[str] = set()
        self._log: BinaryIO

    def require_usable(self, *, resume: bool, force: bool) -> None:
        """Raise `NavspecError` if the folder contains other files, or results of another run."""
        if self.folder.exists() and not self.folder.is_dir():
            raise NavspecError(f"{self.folder}: this is a file; name a folder for the tables")
        require_no_link(self.manifest, self.folder)
        if self.manifest.exists():
            if not (resume or force):
                raise NavspecError(
                    f"{self.folder} holds results already; go on with --resume, or start again with --force"
                )
            if not force and _read_head(self.manifest) != self._head:
                raise NavspecError(
                    f"{self.folder}: these results are of other PATHs, of other options, or of another version of navspec; "
                    "start again with --force, or name another folder"
                )
        elif self.folder.exists():
            for entry in self.folder.iterdir():
                if entry.name not in self.blank and not entry.name.startswith(("manifest-", "summary-")):
                    raise NavspecError(f"{self.folder} holds other files, such as {entry.name}; name another folder")
        self._require_same_run()

    def _require_same_run(self) -> None:
        """Raise `NavspecError` if other shards in the folder belong to another run, so that files would be there twice."""
        for manifest in sorted(self.folder.glob("manifest-*.jsonl")):
            if manifest == self.manifest or not manifest.stat().st_size:
                continue
            shard = manifest.stem.removeprefix("manifest-")
            if shard.rpartition("-")[2] != self.shard.rpartition("-")[2]:
                raise NavspecError(
                    f"{self.folder} holds shard {shard}, and this is {self.shard}: files would be in the tables twice; name "
                    "another folder"
                )
            if _read_head(manifest) != self._head:
                raise NavspecError(
                    f"{self.folder}: shard {shard} is of other PATHs, of other options, or of another version of navspec; "
                    "name another folder"
                )

    def open(self, *, restart: bool) -> Self:
        """Start, or resume; raises `NavspecError` while another run fills the same shard."""
        for name in self.blank:
            require_no_link(self.folder / name, self.folder)
            (self.folder / name).mkdir(parents=True, exist_ok=True)
        self._log = self.manifest.open("a+b")
        try:
            lock(self._log, shared=False)
        except OSError:
            self._log.close()
            raise NavspecError(f"{self.folder}: another run of navspec fills this shard of it") from None
        if restart:
            self._log.truncate(0)
        self._old_lines = dict(self._read_lines())
        if not self._log.tell():
            self._write_line(self._head)
        self.summary.unlink(missing_ok=True)
        self._remove_stale_parts(self._old_lines)
        for name, data in self.blank.items():
            self._write_file(data, self._part_path(name, "0"))
        return self

    def __enter__(self) -> Self:
        return self

    def __exit__(self, _kind: object, error: BaseException | None, _trace: object) -> None:
        self._log.close()
        if isinstance(error, OSError):
            where = error.filename or self.folder
            raise NavspecError(
                f"{where}: {error.strerror}; what is done is kept, so go on with --resume after that"
            ) from error

    def digest_of(self, key: str) -> str:
        """Return the digest of the files of a batch when it was finished; empty if it was not."""
        return self._old_lines[key].digest if key in self._old_lines else ""

    def reuse(self, key: str) -> Mapping[str, Any]:
        """Keep the parts of a batch, and return its share of the totals."""
        self._current.add(key)
        self._log.seek(self._old_lines[key].start)
        return json.loads(self._log.readline())["share"]

    def add(self, key: str, digest: str, tables: Mapping[str, bytes], share: Mapping[str, Any]) -> None:
        """Write the parts of a batch."""
        for name in self.blank:
            if name in tables:
                self._write_file(tables[name], self._part_path(name, key))
            else:
                self._part_path(name, key).unlink(missing_ok=True)
        self._old_lines[key] = ManifestLine(digest, self._write_line({"lot": key, "digest": digest, "share": share}))
        self._current.add(key)

    def finish(self, summary: str) -> None:
        """Remove old batches, sort the lines, and write the totals."""
        self._remove_stale_parts(self._current)
        kept = [json.dumps(self._head).encode() + b"\n"]
        for key in sorted(self._current):
            self._log.seek(self._old_lines[key].start)
            kept.append(self._log.readline())
        self._log.truncate(0)
        self._log.write(b"".join(kept))
        self._log.flush()
        self._write_file(summary.encode(), self.summary)

    def _write_file(self, data: bytes, path: Path) -> None:
        """Write a file of the folder, but not through a link."""
        require_no_link(path, self.folder)
        write_bytes(data, path, force=True)

    def _part_path(self, table: str, key: str) -> Path:
        return self.folder / table / f"part-{self.shard}-{key}.{self.ending}"

    def _remove_stale_parts(self, kept: Mapping[str, Any] | set[str]) -> None:
        """Remove parts of other batches."""
        for name in self.blank:
            for part in (self.folder / name).glob(f"part-{self.shard}-*"):
                if part.stem.rpartition("-")[2] not in kept and part.stem.rpartition("-")[2] != "0":
                    part.unlink()

    def _read_lines(self) -> Iterator[tuple[str, ManifestLine]]:
        """Yield the batches of the manifest, up to an incomplete line."""
        self._log.seek(0)
        start = len(self._log.readline())
        for line in iter(self._log.readline, b""):
            record = _parse_line(line)
            if (
                not isinstance(record, dict)
                or not record.keys() >= {"lot", "digest", "share"}
                or not line.endswith(b"\n")
            ):
                break
            yield str(record["lot"]), ManifestLine(str(record["digest"]), start)
            start += len(line)
        self._log.seek(start)
        self._log.truncate()

    def _write_line(self, record: Mapping[str, Any]) -> int:
        """Add a line, and return its offset."""
        start = self._log.seek(0, 2)
        self._log.write(json.dumps(record).encode() + b"\n")
        self._log.flush()
        return start


def _read_head(manifest: Path) -> Any:
    """Return the first line of a manifest, which has the fingerprint."""
    if not manifest.is_file():
        raise NavspecError(f"{manifest}: this is not a file; name another folder")
    with manifest.open("rb") as file:
        return _parse_line(file.readline(_LONGEST))


def _parse_line(line: bytes) -> Any:
    try:
        return json.loads(line)
    except (ValueError, RecursionError):
        return None


def to_parquet(kind: type[Record], rows: Sequence[Record]) -> bytes:
    """Return records as Parquet; numbers and text as such, positions as lists, all other members as JSON in text."""
    pyarrow = import_extra("pyarrow", "parquet")
    data = [row.to_dict() for row in rows]
    arrays, schema = [], []
    for name, hint in json_members(kind).items():
        column = _column_type(hint, pyarrow)
        values = [row[name] for row in data]
        if column == pyarrow.string():  # names of files may be invalid UTF-8
            values = list(map(escape_surrogates, values))
        arrays.append(pyarrow.array(values if column else map(_to_json, values), column or pyarrow.string()))
        schema.append(pyarrow.field(name, arrays[-1].type, metadata=None if column else {"content": "JSON"}))
    file = BytesIO()
    table = pyarrow.Table.from_arrays(arrays, schema=pyarrow.schema(schema))
    import_extra("pyarrow.parquet", "parquet").write_table(table, file, compression="zstd")
    return file.getvalue()


def to_json_lines(kind: type[Record], rows: Sequence[Record]) -> bytes:  # noqa: ARG001 - as `parquet`
    """Return records as JSON Lines."""
    return "".join(f"{_to_json(row.to_dict())}\n" for row in rows).encode()


WRITERS: dict[str, tuple[str, Callable[[type[Record], Sequence[Record]], bytes]]] = {
    "parquet": ("parquet", to_parquet),
    "rows": ("jsonl", to_json_lines),
}
"""Kind of dataset -> extension of its files, and the function that makes one."""


_encode = json.JSONEncoder(separators=(",", ":")).encode
"""JSON encoder, made once because there are many values."""


def _to_json(value: Any) -> str:
    """Return a value as compact JSON."""
    text = _encode(value)
    return dumps(value, separators=(",", ":")) if "\\ud" in text else text


def _column_type(hint: Any, pyarrow: Any) -> Any:
    """Return the type of a column; None for values that are stored as JSON."""
    if hint == Position:
        return pyarrow.list_(pyarrow.float64())
    origin, inner = get_origin(hint), get_args(hint)
    if origin is Annotated:
        return _column_type(inner[0], pyarrow)
    if origin is Literal:
        return pyarrow.string()
    if origin in (Union, types.UnionType):
        (inner_type,) = {type_ for type_ in inner if type_ is not types.NoneType}
        return _column_type(inner_type, pyarrow)
    inner_type = {str: pyarrow.string(), int: pyarrow.int64(), float: pyarrow.float64(), bool: pyarrow.bool_()}
    return inner_type.get(hint)
