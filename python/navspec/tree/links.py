"""Making a tree whole before it is written: parents, counts, parameters; and finding a structure in it again."""

from __future__ import annotations

from collections.abc import Iterator
from difflib import get_close_matches
from typing import Any, NamedTuple

from navspec.errors import WriteError
from navspec.spec import Spec, Type
from navspec.tree.classes import Binding, Nested, Plan, bind
from navspec.tree.values import Evaluator, class_name, counted_by, evaluator, is_padding

_set = object.__setattr__


class Fault(Exception):
    """What is wrong with a field, or with one element of it, of some structure in the tree."""

    def __init__(self, owner: Any, field: str, message: str, index: int | None = None) -> None:
        super().__init__(message)
        self.owner = owner
        self.field = field
        self.message = message
        self.index = index

    def pointer(self, root: Any, binding: Binding) -> str:
        """JSON Pointer of the place."""
        tail = "" if self.index is None else f"/{self.index}"
        own = f"/{self.field}" if self.field else ""
        return f"{pointer_to(root, self.owner, binding)}{own}{tail}"

    def error(self, root: Any, binding: Binding) -> WriteError:
        """The same as an error of the library."""
        return WriteError(self.message, pointer=self.pointer(root, binding))


def binding_of(root: Any, spec: Spec) -> Binding:
    """The binding of a tree; raises `WriteError` if the object is not the root of one."""
    package, _, module = type(root).__module__.rpartition(".")
    if not package or module != spec.id or type(root).__name__ != class_name(spec.id):
        raise WriteError(
            f"an object of class {class_name(spec.id)} is expected, this is of class {type(root).__name__}"
        )
    return bind(spec, package)


def pointer_to(root: Any, wanted: Any, binding: Binding) -> str:
    """JSON Pointer of a structure of the tree; that of the first place where it stands."""
    waiting = [(root, "")]
    for o, pointer in waiting:
        if o is wanted:
            return pointer
        for each in binding.of[type(o)].nested:
            value = getattr(o, each.id, None)
            inside = f"{pointer}/{each.id}"
            if each.is_list and isinstance(value, list):
                waiting += [(child, f"{inside}/{i}") for i, child in enumerate(value) if type(child) in each.classes]
            elif type(value) in each.classes:
                waiting.append((value, inside))
    return ""


def _unknown(o: Any, plan: Plan, name: str) -> Fault:
    """A value under a name that the file has no place for."""
    close = get_close_matches(name, plan.names, n=1)
    hint = f"; did you mean {close[0]}?" if close else ""
    return Fault(o, "", f"{plan.kind.name} has no field {name}{hint}")


def gather(root: Any, binding: Binding) -> list[Any]:
    """Every structure of a tree, each behind the one that holds it.

    On the way each gets its parent and root, derived values are forgotten (decisions stay), and views are switched off.
    Raises `Fault` for a structure of a wrong class, and for one that stands in two places.
    """
    _set(root, "_root", root)
    found, seen = [root], {id(root)}
    for o in found:
        plan = binding.of[type(o)]
        held = o.__dict__
        if not held.keys() <= plan.usual:
            for name in plan.caches:
                held.pop(name, None)
            for name in held.keys() - plan.names:
                if not name.startswith("_"):
                    raise _unknown(o, plan, name)
        for name in plan.overlays:
            _set(o, name, False)
        for each in plan.nested:
            value = getattr(o, each.id, None)
            if value is None:
                continue
            children = _children(o, each, value)
            ids = set(map(id, children))
            if len(ids) < len(children) or not seen.isdisjoint(ids):
                _twice(o, each, children, seen)
            seen |= ids
            for child in children:
                if child._parent is not o:
                    _set(child, "_parent", o)
                if child._root is not root:
                    _set(child, "_root", root)
            found += children
    return found


def _children(o: Any, each: Nested, value: Any) -> list[Any]:
    if each.is_list:
        if not isinstance(value, list):
            raise Fault(o, each.id, f"a list is expected, this is {_kind(value)}")
        if each.is_switch:
            return [child for child in value if type(child) in each.classes]
        if not each.classes.issuperset(map(type, value)):
            index = next(i for i, child in enumerate(value) if type(child) not in each.classes)
            raise Fault(o, each.id, _expected(each, value[index]), index)
        return value
    if type(value) in each.classes:
        return [value]
    if each.is_switch:
        return []
    raise Fault(o, each.id, _expected(each, value))


def _expected(each: Nested, value: Any) -> str:
    names = " or ".join(sorted(cls.__name__ for cls in each.classes))
    return f"an object of class {names} is expected, this is {_kind(value)}"


def _kind(value: Any) -> str:
    return "nothing" if value is None else f"of class {type(value).__name__}"


def _twice(o: Any, each: Nested, children: list[Any], seen: set[int]) -> None:
    for index, child in enumerate(children):
        if id(child) in seen:
            message = "this object stands in the tree a second time; each place needs an object of its own"
            raise Fault(o, each.id, message, index if each.is_list else None)
        seen.add(id(child))


def fill(objects: list[Any], binding: Binding) -> None:
    """Set what the spec derives from lists and bytes: counts, lengths, and fixed contents.

    What nobody set and follows from bytes around it is empty or 0 here: padding gets its length when all lengths before it
    are known, a checksum its value when all is written. Raises `Fault` where lists that share a count are of different
    length.
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
            put(o, name, value)
        for fill in fills:
            value = getattr(o, fill.list, None)
            owner = fill.owner(o)
            if value is None or fill.number not in binding.of[type(owner)].kind.by_id:
                continue
            if not isinstance(value, list | bytes | bytearray):
                raise Fault(o, fill.list, f"a list or bytes are expected, this is of class {type(value).__name__}")
            length = len(value)
            first, known = filled.setdefault((id(owner), fill.number), (fill.list, length))
            if known != length:
                message = f"{first} has {known} elements, {fill.list} has {length}; {fill.number} counts both"
                raise Fault(o, fill.list, message)
            put(owner, fill.number, length + fill.bias)


def _rules(plan: Plan, _: Binding) -> tuple[list[tuple[str, bytes]], list[_Fill]]:
    """The fixed contents of a class, and what its lists and bytes decide."""
    always = [field for field in plan.kind.fields if field.contents is not None and field.condition is None]
    return [(alway.id, alway.contents or b"") for alway in always], list(_fills(plan.kind))


class _Fill(NamedTuple):
    """The list or bytes `list` decide a `number` of the structure that `owner` leads to."""

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


def put(o: Any, name: str, value: Any) -> None:
    """Set an attribute that has another value; an untouched object stays clean."""
    if getattr(o, name, None) != value:
        _set(o, name, value)


def pass_params(objects: list[Any], binding: Binding) -> None:
    """Give each structure the parameters that the one around it passes."""
    for o in objects:
        for each in binding.of[type(o)].nested:
            value = getattr(o, each.id, None)
            if value is None or not any(each.params.values()):
                continue
            for child in value if each.is_list else [value]:
                for name, argument in each.params.get(type(child), {}).items():
                    put(child, name, evaluate(argument, o, each.id))


def evaluate(expression: Evaluator, o: Any, field: str, **io: int) -> Any:
    """The value of an expression; raises `Fault` where the fields that it names do not allow one."""
    try:
        return expression(o, **io)
    except (ArithmeticError, AttributeError, LookupError, TypeError, ValueError) as error:
        raise Fault(o, field, f"the spec's expression for this cannot be computed: {error}") from error
