"""Writing of objects of the generated classes to bytes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaitaistruct import ConsistencyError

from navspec.errors import ReadError, WriteError
from navspec.spec import Field, Spec
from navspec.spec.derived_bytes import Spans, derived_layout, write_derived_bytes
from navspec.tree.classes import Binding, NestedField, TypePlan, suspend_tracking, values_of
from navspec.tree.faults import describe_inconsistency
from navspec.tree.linking import TreeFault, align_padding, binding_of, fill, gather, pass_params, set_if_changed
from navspec.tree.metadata import derived_state, get_decisions, set_derived_state
from navspec.tree.reader import read
from navspec.tree.runtime import FAILURES, MemoryStream, float_bytes
from navspec.tree.validation import require_valid


def to_bytes(root: Any, spec: Spec, *, keep_padding: bool = False, origin: bytes | None = None) -> bytes:
    """Return the file that a tree describes.

    Before that, the tree is completed: each structure gets its parent and root, counts and lengths are computed from
    their lists and bytes, and fixed contents, padding and derived bytes are set. Decisions do not change. The bytes are
    read again and must give the same tree.

    Parameters
    ----------
    root : object
        The root.
    spec : Spec
        Its format.
    keep_padding : bool
        Keep bytes that fill the file by repeating others, and change only their number.
    origin : bytes, optional
        The bytes that the tree was read from, if it has not changed since. If the same bytes are written, they are not
        read again.

    Raises
    ------
    WriteError
        Something in the tree cannot be stored; the message says what, the pointer where.
    """
    binding = binding_of(root, spec)
    decisions = get_decisions(root, spec)
    try:
        with suspend_tracking():
            objects = complete_tree(root, binding)
            require_valid(objects, binding)
            data = _write_derived_bytes(root, *_write(root, binding), binding, keep_padding)
    except TreeFault as fault:
        raise fault.error(root, binding) from fault
    if data != origin:
        _verify(root, objects, data, decisions, binding)
    return data


def complete_tree(root: Any, binding: Binding) -> list[Any]:
    """Link and fill a tree; return every structure of it, parents before their children. Raises `TreeFault`."""
    objects = gather(root, binding)
    fill(objects, binding)
    pass_params(objects, binding)
    return objects


def _write(root: Any, binding: Binding) -> tuple[bytes, Spans]:
    """Return the bytes of a complete tree, and the places of its fields."""
    spans = align_padding(root, binding)
    stream = MemoryStream(bytearray(sum(length for _, length in spans.values())))
    try:
        root._write__seq(stream)
        stream.write_back_child_streams()
    except ConsistencyError as error:
        raise TreeFault(root, error.id, describe_inconsistency(error, binding.root.kind.by_id.get(error.id))) from error
    except FAILURES as error:
        raise TreeFault(root, "", f"the generated code cannot write this: {error}") from error
    data = stream.to_byte_array()
    stream.close()
    return data, spans


def _write_derived_bytes(root: Any, data: bytes, spans: Spans, binding: Binding, keep_padding: bool) -> bytes:
    """Return the bytes with the derived bytes filled in, and set those in the tree as well."""
    sealing = derived_layout(binding.spec)
    if sealing is None:
        return data
    data, values, seal = write_derived_bytes(data, spans, sealing, derived_state(root), keep_padding=keep_padding)
    for name, value in values.items():
        set_if_changed(root, name, value)
    set_derived_state(root, seal)
    return data


def _verify(root: Any, objects: list[Any], data: bytes, decisions: dict[str, Any], binding: Binding) -> None:
    try:
        again = read(data, binding.spec, package=binding.package, decisions=decisions)
    except ReadError as error:
        raise WriteError(f"what this tree makes cannot be read: {error.message}", pointer=error.pointer) from error
    with suspend_tracking():
        changed = difference(objects, gather(again, binding), binding)
    if changed:
        owner, field = changed
        raise TreeFault(owner, field, "this would be read back as something else").error(root, binding)


Difference = Callable[[Any, Any], str | None]


def difference(these: list[Any], those: list[Any], binding: Binding) -> tuple[Any, str] | None:
    """Return the first structure of `these` that differs from `those`, gathered in the same way, and the field; None if
    equal.

    Numbers are equal if they are stored as the same bits.
    """
    differ = binding.by_class(_difference)
    for this, that in zip(
        these, those, strict=False
    ):  # a list of another length is reported before the objects after it
        if field := differ[type(this)](this, that):
            return this, field
    return None


def _difference(plan: TypePlan, _: Binding) -> Difference:
    holders = {holder.id for holder in plan.nested}
    fields = tuple(field for field in plan.kind.fields if field.id not in holders)
    get = values_of([field.id for field in fields])

    def differ(this: Any, that: Any) -> str | None:
        values, those = get(this), get(that)
        if values != those:
            for field, a, b in zip(fields, values, those, strict=True):
                if not _is_same_value(field, a, b):
                    return field.id
        for holder in plan.nested:
            if not _has_same_shape(holder, getattr(this, holder.id, None), getattr(that, holder.id, None)):
                return holder.id
        return None

    return differ


def _is_same_value(field: Field, a: Any, b: Any) -> bool:
    if field.kind != "float" or a is None or b is None:
        return a == b
    if not field.repeat:
        return float_bytes(a, field.size) == float_bytes(b, field.size)
    return [float_bytes(x, field.size) for x in a] == [float_bytes(x, field.size) for x in b]


def _has_same_shape(holder: NestedField, a: Any, b: Any) -> bool:
    """Return whether there are as many structures of the same classes; their fields are compared separately."""
    if type(a) is not type(b):
        return False
    if isinstance(a, list):
        return len(a) == len(b) and (
            not holder.is_switch or all(_has_same_shape(holder, x, y) for x, y in zip(a, b, strict=True))
        )
    return type(a) in holder.classes or a == b
