"""Objects of the generated classes to bytes."""

from __future__ import annotations

from typing import Any

from kaitaistruct import ConsistencyError

from navspec.errors import ReadError, WriteError
from navspec.spec import Spec
from navspec.spec.derived_bytes import Spans, derived_layout, write_derived_bytes
from navspec.tree.classes import Binding, untracked
from navspec.tree.compare import difference
from navspec.tree.demands import check
from navspec.tree.faults import FAILURES, inconsistent
from navspec.tree.kept import decisions_of, remember, seal_of
from navspec.tree.links import Fault, binding_of, fill, gather, pass_params, put
from navspec.tree.reader import read
from navspec.tree.sizes import align
from navspec.tree.stream import MemoryStream


def to_bytes(root: Any, spec: Spec, *, keep_padding: bool = False, origin: bytes | None = None) -> bytes:
    """The file that a tree makes.

    Before that, the tree is made whole: each structure gets its parent and root, counts and lengths follow their lists
    and bytes, fixed contents and the length of alignment are set, and so are bytes that follow from the rest of the file.
    Decisions stay as they are. What was written is read again and must give the same tree.

    Parameters
    ----------
    root : object
        The root.
    spec : Spec
        Its format.
    keep_padding : bool
        Leave bytes that fill the file by repeating others as they are, but for their number.
    origin : bytes, optional
        What the tree was read from, and has not been changed since: where just that is written, it is not read once more.

    Raises
    ------
    WriteError
        Something in the tree cannot be stored as it stands; the message says what, the pointer where.
    """
    binding = binding_of(root, spec)
    decisions = decisions_of(root, spec)
    try:
        with untracked():
            objects = whole(root, binding)
            check(objects, binding)
            data = _sealed(root, *_write(root, binding), binding, keep_padding)
    except Fault as fault:
        raise fault.error(root, binding) from fault
    if data != origin:
        _verify(root, objects, data, decisions, binding)
    return data


def whole(root: Any, binding: Binding) -> list[Any]:
    """Link and fill a tree; every structure of it, each behind the one that holds it. Raises `Fault`."""
    objects = gather(root, binding)
    fill(objects, binding)
    pass_params(objects, binding)
    return objects


def _write(root: Any, binding: Binding) -> tuple[bytes, Spans]:
    """The bytes of a tree as it stands, and the places of its fields."""
    spans = align(root, binding)
    stream = MemoryStream(bytearray(sum(length for _, length in spans.values())))
    try:
        root._write__seq(stream)
        stream.write_back_child_streams()
    except ConsistencyError as error:
        raise Fault(root, error.id, inconsistent(error, binding.root.kind.by_id.get(error.id))) from error
    except FAILURES as error:
        raise Fault(root, "", f"the generated code cannot write this: {error}") from error
    data = stream.to_byte_array()
    stream.close()
    return data, spans


def _sealed(root: Any, data: bytes, spans: Spans, binding: Binding, keep_padding: bool) -> bytes:
    """The bytes with what follows from the rest of them, which is set in the tree as well."""
    sealing = derived_layout(binding.spec)
    if sealing is None:
        return data
    data, values, seal = write_derived_bytes(data, spans, sealing, seal_of(root), keep_padding=keep_padding)
    for name, value in values.items():
        put(root, name, value)
    remember(root, seal)
    return data


def _verify(root: Any, objects: list[Any], data: bytes, decisions: dict[str, Any], binding: Binding) -> None:
    try:
        again = read(data, binding.spec, package=binding.package, decisions=decisions)
    except ReadError as error:
        raise WriteError(f"what this tree makes cannot be read: {error.message}", pointer=error.pointer) from error
    with untracked():
        found = difference(objects, gather(again, binding), binding)
    if found:
        owner, field = found
        raise Fault(owner, field, "this would be read back as something else").error(root, binding)
