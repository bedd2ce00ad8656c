"""Completion of a tree before it is written: parents, counts, parameters, padding; and the places of its structures."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

from navspec.errors import WriteError
from navspec.spec import Field, Spec, Type
from navspec.tree.classes import Binding, NestedField, TypePlan, bind, values_of
from navspec.tree.runtime import Evaluator, class_name, counted_by, evaluator, is_padding

_set = object.__setattr__


class TreeFault(Exception):
    """Fault of a field, or of one element of it, in a structure of the tree."""

    def __init__(self, owner: Any, field: str, message: str, index: int | None = None) -> None:
        super().__init__(message)
        self.owner = owner
        self.field = field
        self.message = message
        self.index = index

    def pointer(self, root: Any, binding: Binding) -> str:
        """Return the JSON Pointer of the place."""
        tail = "" if self.index is None else f"/{self.index}"
        step = f"/{self.field}" if self.field else ""
        return f"{pointer_to(root, self.owner, binding)}{step}{tail}"

    def error(self, root: Any, binding: Binding) -> WriteError:
        """Return the fault as an error of the library."""
        return WriteError(self.message, pointer=self.pointer(root, binding))


def binding_of(root: Any, spec: Spec) -> Binding:
    """Return the binding of a tree; raise `WriteError` if the object is not the root of one."""
    package, _, module = type(root).__module__.rpartition(".")
    if not package or module != spec.id or type(root).__name__ != class_name(spec.id):
        raise WriteError(
            f"an object of class {class_name(spec.id)} is expected, this is of class {type(root).__name__}"
        )
    return bind(spec, package)


def pointer_to(root: Any, wanted: Any, binding: Binding) -> str:
    """Return the JSON Pointer of the first occurrence of a structure in the tree."""
    waiting = [(root, "")]
    for o, pointer in waiting:
        if o is wanted:
            return pointer
        for holder in binding.of[type(o)].nested:
            value = getattr(o, holder.id, None)
            inside = f"{pointer}/{holder.id}"
            if holder.is_list and isinstance(value, list):
                waiting += [(child, f"{inside}/{i}") for i, child in enumerate(value) if type(child) in holder.classes]
            elif type(value) in holder.classes:
                waiting.append((value, inside))
    return ""


def _unknown_field(o: Any, plan: TypePlan, name: str) -> TreeFault:
    """Return the fault for a value under a name that the type does not have."""
    close = get_close_matches(name, plan.names, n=1)
    hint = f"; did you mean {close[0]}?" if close else ""
    return TreeFault(o, "", f"{plan.kind.name} has no field {name}{hint}")


def gather(root: Any, binding: Binding) -> list[Any]:
    """Return every structure of a tree, parents before their children.

    Each gets its parent and root, cached derived values are dropped (decisions are kept), and overlay views are
    switched off. Raises `TreeFault` for a structure of a wrong class, and for one that occurs twice.
    """
    _set(root, "_root", root)
    objects, seen = [root], {id(root)}
    for o in objects:
        plan = binding.of[type(o)]
        attributes = o.__dict__
        if not attributes.keys() <= plan.expected_attributes:
            for name in plan.caches:
                attributes.pop(name, None)
            for name in attributes.keys() - plan.names:
                if not name.startswith("_"):
                    raise _unknown_field(o, plan, name)
        for name in plan.overlays:
            _set(o, name, False)
        for holder in plan.nested:
            value = getattr(o, holder.id, None)
            if value is None:
                continue
            children = _children(o, holder, value)
            ids = set(map(id, children))
            if len(ids) < len(children) or not seen.isdisjoint(ids):
                _raise_duplicate(o, holder, children, seen)
            seen |= ids
            for child in children:
                if child._parent is not o:
                    _set(child, "_parent", o)
                if child._root is not root:
                    _set(child, "_root", root)
            objects += children
    return objects


def _children(o: Any, holder: NestedField, value: Any) -> list[Any]:
    if holder.is_list:
        if not isinstance(value, list):
            raise TreeFault(o, holder.id, f"a list is expected, this is {_kind(value)}")
        if holder.is_switch:
            return [child for child in value if type(child) in holder.classes]
        if not holder.classes.issuperset(map(type, value)):
            index = next(i for i, child in enumerate(value) if type(child) not in holder.classes)
            raise TreeFault(o, holder.id, _expected(holder, value[index]), index)
        return value
    if type(value) in holder.classes:
        return [value]
    if holder.is_switch:
        return []
    raise TreeFault(o, holder.id, _expected(holder, value))


def _expected(holder: NestedField, value: Any) -> str:
    names = " or ".join(sorted(cls.__name__ for cls in holder.classes))
    return f"an object of class {names} is expected, this is {_kind(value)}"


def _kind(value: Any) -> str:
    return "nothing" if value is None else f"of class {type(value).__name__}"


def _raise_duplicate(o: Any, holder: NestedField, children: list[Any], seen: set[int]) -> None:
    for index, child in enumerate(children):
        if id(child) in seen:
            message = "this object stands in the tree a second time; each place needs an object of its own"
            raise TreeFault(o, holder.id, message, index if holder.is_list else None)
        seen.add(id(child))


def fill(objects: list[Any], binding: Binding) -> None:
    """Set the fields that the spec derives from lists and bytes: counts, lengths, and fixed contents.

    Fields without a value that follow from other bytes become empty or 0 here: padding gets its length when all lengths
    before it are known, a checksum its value when everything is written. Raises `TreeFault` where lists that share a
    count have different lengths.
    """
    rules = binding.by_class(_rules)
    filled: dict[tuple[int, str], tuple[str, int]] = {}
    for field in binding.root.kind.fields:
        if field.condition is None and getattr(objects[0], field.id, None) is None:
            if is_padding(field) or "echo" in field.notes:
                _set(objects[0], field.id, b"")
            elif "checksum" in field.notes and field.kind == "int":
                _set(objects[0], field.id, 0)
    for o in objects:
        contents, fills = rules[type(o)]
        for name, value in contents:
            set_if_changed(o, name, value)
        for fill in fills:
            value = getattr(o, fill.list, None)
            owner = fill.owner(o)
            if value is None or fill.number not in binding.of[type(owner)].kind.by_id:
                continue
            if not isinstance(value, list | bytes | bytearray):
                raise TreeFault(o, fill.list, f"a list or bytes are expected, this is of class {type(value).__name__}")
            length = len(value)
            first, first_length = filled.setdefault((id(owner), fill.number), (fill.list, length))
            if first_length != length:
                message = f"{first} has {first_length} elements, {fill.list} has {length}; {fill.number} counts both"
                raise TreeFault(o, fill.list, message)
            set_if_changed(owner, fill.number, length + fill.bias)


def _rules(plan: TypePlan, _: Binding) -> tuple[list[tuple[str, bytes]], list[_Fill]]:
    """Return the fixed contents of a class, and the numbers that its lists and bytes determine."""
    always = [field for field in plan.kind.fields if field.contents is not None and field.condition is None]
    return [(field.id, field.contents or b"") for field in always], list(_fills(plan.kind))


class _Fill(NamedTuple):
    """A `number` of the structure that `owner` returns, determined by the list or bytes `list`."""

    list: str
    owner: Evaluator
    number: str
    bias: int


def _fills(kind: Type) -> Iterator[_Fill]:
    for field in kind.fields:
        size = field.repeat.count if field.repeat else field.size if field.kind == "bytes" else None
        if node := counted_by(size):
            yield _Fill(field.id, evaluator({**node, "path": []}), node["path"][0], 0)
        for note in ("count_of", "size_of"):
            if note in field.notes:
                yield _Fill(field.notes[note]["list"], evaluator(_SELF), field.id, field.notes[note].get("bias", 0))


_SELF = {"op": "get", "from": "self", "path": []}


def set_if_changed(o: Any, name: str, value: Any) -> None:
    """Set an attribute that has another value; an unchanged object stays clean."""
    if getattr(o, name, None) != value:
        _set(o, name, value)


def pass_params(objects: list[Any], binding: Binding) -> None:
    """Set the parameters of each structure, which the structure around it passes."""
    for o in objects:
        for holder in binding.of[type(o)].nested:
            value = getattr(o, holder.id, None)
            if value is None or not any(holder.params.values()):
                continue
            for child in value if holder.is_list else [value]:
                for name, argument in holder.params.get(type(child), {}).items():
                    set_if_changed(child, name, evaluate(argument, o, holder.id))


def evaluate(expression: Evaluator, o: Any, field: str, **io: int) -> Any:
    """Return the value of an expression; raise `TreeFault` if the fields that it names do not allow one."""
    try:
        return expression(o, **io)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise TreeFault(o, field, f"the spec's expression for this cannot be computed: {error}") from error


Size = Callable[[Any], int]
_FieldSize = Callable[[Any, Any], int]


def sizes(binding: Binding) -> dict[type, Size]:
    """Return a function for each class that returns the bytes of an object of it, which must have passed its checks."""
    return binding.by_class(_size)


def _size(plan: TypePlan, binding: Binding) -> Size:
    if (constant := plan.kind.size) is not None:
        return lambda _: constant
    fixed = sum(number.size for number in plan.numbers)
    get = values_of([field.id for field in plan.variable_fields])
    parts = [_field_size(field, plan, binding) for field in plan.variable_fields]

    def size(o: Any) -> int:
        values = zip(parts, get(o), strict=True)
        return fixed + sum([part(o, value) for part, value in values if value is not None])

    return size


def _field_size(field: Field, plan: TypePlan, binding: Binding) -> _FieldSize:
    """Return a function for the bytes of a field of an object, all elements of a list together."""
    one = _element_size(field, plan, binding)
    if callable(one):
        return (lambda o, values: sum([one(o, value) for value in values])) if field.repeat else one
    return (lambda _, values: one * len(values)) if field.repeat else (lambda _o, _value: one)


def _element_size(field: Field, plan: TypePlan, binding: Binding) -> int | _FieldSize:
    if field.kind in ("int", "float"):
        return field.size
    if field.kind == "bytes":
        end = 0 if field.terminator is None else 1
        return lambda _, value: len(value) + end
    if field.kind == "struct":
        size, table = binding.plans[field.type].kind.size, sizes(binding)
        return (lambda _, value: table[type(value)](value)) if size is None else size
    if field.size is not None:
        room = evaluator(field.size)
        return lambda o, _: room(o)
    choose = plan.cases[field.id]
    return lambda o, _: choose(o).size  # type: ignore[union-attr] - the check has found the case


def align_padding(root: Any, binding: Binding) -> dict[str, tuple[int, int]]:
    """Give each padding of the root the length that its position requires; return the offset and length of every field.

    Existing bytes are kept; zeros are added if they are too few.
    """
    position, spans = 0, {}
    for field in binding.root.kind.fields:
        value = getattr(root, field.id, None)
        if value is None:
            continue
        if is_padding(field):
            length = evaluate(evaluator(field.size), root, field.id, pos=position)
            if len(value) != length:
                value = value[:length].ljust(length, b"\0")
                object.__setattr__(root, field.id, value)
        spans[field.id] = position, _field_size(field, binding.root, binding)(root, value)
        position += spans[field.id][1]
    return spans


def offset_of(root: Any, wanted: Any, name: str, binding: Binding) -> int:
    """Return the byte offset in the file of a field of a structure, in a complete tree."""
    waiting = [(root, 0)]
    for o, position in waiting:
        plan = binding.of[type(o)]
        for field in plan.kind.fields:
            if o is wanted and field.id == name:
                return position
            value = getattr(o, field.id, None)
            if value is None:
                continue
            at = position
            for child in value if field.repeat else [value]:
                if type(child) in binding.of:
                    waiting.append((child, at))
                    at += sizes(binding)[type(child)](child)
            position += _field_size(field, plan, binding)(o, value)
    return 0
