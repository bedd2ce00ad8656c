"""The generated classes of a spec, prepared for use, and the plans by which their objects are walked."""

from __future__ import annotations

import gc
import threading
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache, cached_property, partialmethod
from importlib import import_module
from operator import attrgetter
from typing import Any, TypeVar

from kaitaistruct import ReadWriteKaitaiStruct

from navspec.errors import NavspecError
from navspec.spec import Field, Spec, Type
from navspec.tree.dynamic_classes import build_classes
from navspec.tree.runtime import FAILURES, Evaluator, MemoryStream, alternatives, chooser, class_name, evaluator

T = TypeVar("T")
_lock = threading.Lock()
_tracking = ReadWriteKaitaiStruct.__setattr__


@contextmanager
def suspend_tracking() -> Iterator[None]:
    """Set attributes without noting that their object changed, and without garbage collection: much faster.

    This applies to the whole process, so it is for walks that need neither, and for one thread at a time.
    """
    with _lock:
        collecting = gc.isenabled()
        gc.disable()
        del ReadWriteKaitaiStruct.__setattr__
        try:
            yield
        finally:
            ReadWriteKaitaiStruct.__setattr__ = _tracking
            if collecting:
                gc.enable()


class NestedField:
    """A field that holds structures: one, a list of them, or those of a switch.

    Attributes
    ----------
    classes : set of type
        The classes of these structures.
    params : dict
        Class -> parameter -> the expression that computes it from the structure around the field.
    """

    def __init__(self, field: Field, binding: Binding) -> None:
        self.field = field
        self.id = field.id
        self.is_list = field.repeat is not None
        self.is_switch = field.kind == "switch"
        self.classes: set[type] = set()
        self.params: dict[type, dict[str, Evaluator]] = {}
        for alternative in alternatives(field):
            if alternative.kind == "struct":
                plan = binding.plans[alternative.type]
                self.classes.add(plan.cls)
                self.params[plan.cls] = dict(zip(plan.kind.params, map(evaluator, alternative.args), strict=True))


class TypePlan:
    """One type: its generated class and its fields, grouped by how they are walked.

    Attributes
    ----------
    numbers, bits : tuple of Field
        The numbers and the bit fields that are always stored, once; `values_of` reads them from an object together.
    variable_fields : tuple of Field
        All other fields.
    nested : tuple of NestedField
        The fields that hold structures.
    caches : tuple of str
        Attributes in which the class caches derived values, except decisions.
    overlays : tuple of str
        Switches of the overlay views, which are always off.
    """

    def __init__(self, kind: Type, cls: type) -> None:
        self.kind = kind
        self.cls = cls
        always = [field for field in kind.fields if field.repeat is None and field.condition is None]
        self.numbers = tuple(field for field in always if field.kind in ("int", "float"))
        self.bits = tuple(field for field in always if field.kind == "bits")
        grouped = {*self.numbers, *self.bits}
        self.variable_fields = tuple(field for field in kind.fields if field not in grouped)
        self.nested: tuple[NestedField, ...] = ()
        instances = kind.instances.values()
        self.caches = tuple(
            f"_m_{instance.id}" for instance in instances if not (instance.is_decision or instance.is_overlay)
        )
        self.overlays = tuple(f"{instance.id}__enabled" for instance in instances if instance.is_overlay)

    @cached_property
    def names(self) -> frozenset[str]:
        """Public attributes that objects of the class can have."""
        return frozenset((*self.kind.by_id, *self.kind.params, *self.overlays))

    @cached_property
    def expected_attributes(self) -> frozenset[str]:
        """Attributes that objects of the class have after reading; a quick check shows that an object has no others."""
        return self.names | {"_io", "_parent", "_root", "_dirty"}

    @cached_property
    def present(self) -> dict[str, Evaluator]:
        """Fields under a condition -> the condition."""
        return {field.id: evaluator(field.condition) for field in self.kind.fields if field.condition is not None}

    @cached_property
    def counts(self) -> dict[str, Evaluator]:
        """Counted lists -> the count."""
        lists = [(field.id, field.repeat) for field in self.kind.fields if field.repeat]
        return {name: evaluator(repeat.count) for name, repeat in lists if repeat.count is not None}

    @cached_property
    def cases(self) -> dict[str, Callable[[Any], Field | None]]:
        """Switched fields -> the case that applies to an object."""
        return {field.id: chooser(field) for field in self.kind.fields if field.kind == "switch"}


def values_of(names: Sequence[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return a function that reads the attributes of these names from an object."""
    if len(names) == 1:
        (name,) = names
        return lambda o: (getattr(o, name),)
    return attrgetter(*names) if names else lambda _: ()


class _ClassTable(dict[type, Any]):
    def __init__(self, build: Callable[[type], Any]) -> None:
        self.make = build

    def __missing__(self, cls: type) -> Any:
        return self.setdefault(cls, self.make(cls))


class Binding:
    """A spec with the generated classes of its package, or with classes made at run time if the package has none."""

    def __init__(self, spec: Spec, package: str) -> None:
        self.spec = spec
        self.package = package
        self._tables: dict[tuple[Any, ...], dict[type, Any]] = {}
        self._modules = self._generated_modules() or build_classes(spec, package)
        self.plans = {name: TypePlan(kind, self._class(name, kind.owner)) for name, kind in spec.types.items()}
        self.of = {plan.cls: plan for plan in self.plans.values()}
        self.root = self.plans[spec.root.name]
        for plan in self.plans.values():
            holders = [
                field for field in plan.kind.fields if any(part.kind == "struct" for part in alternatives(field))
            ]
            plan.nested = tuple(NestedField(holder, self) for holder in holders)
            for name in plan.present:
                setattr(plan.cls, name, None)
            setattr(plan.cls, "__repr__", partialmethod(_brief, plan))  # noqa: B010 - type checkers want a function

    def by_class(self, build: Callable[..., T], *options: Any) -> dict[type, T]:
        """Return a mapping from each class to the result of `build` for its plan, which is computed on first use."""
        key = (build, *options)
        if key not in self._tables:
            self._tables[key] = _ClassTable(lambda cls: build(self.of[cls], self, *options))
        return self._tables[key]

    def _generated_modules(self) -> Mapping[str, Any]:
        """Return the generated modules by the specs that they belong to; empty if the package has none."""
        try:
            modules = {kind.owner: _module(f"{self.package}.{kind.owner}") for kind in self.spec.types.values()}
        except ModuleNotFoundError as error:
            if error.name != f"{self.package}.{self.spec.id}":
                raise
            return {}
        if not issubclass(getattr(modules[self.spec.id], class_name(self.spec.id)), ReadWriteKaitaiStruct):
            raise NavspecError(
                f"{self.package}.{self.spec.id} was compiled without `--read-write`; compile it again, or remove it"
            )
        return modules

    def _class(self, name: str, owner: str) -> Any:
        outer = getattr(self._modules[owner], class_name(owner))
        return outer if name == owner else getattr(outer, class_name(name))

    def enum(self, name: str) -> Any:
        """Return the generated class of an enum."""
        outers = [self._class(owner, owner) for owner in self._modules]
        return next(getattr(outer, class_name(name)) for outer in outers if hasattr(outer, class_name(name)))


_MOST_SHOWN = 6
"""Number of fields in the repr of an object whose type has no `to-string`."""


def _brief(o: Any, plan: TypePlan) -> str:
    """Return an object in one short line: the `to-string` of its spec, or its first numbers."""
    name = type(o).__name__
    if "__str__" in vars(type(o)):
        try:
            return f"<{name}: {o}>"
        except FAILURES:  # it is not complete yet
            return f"<{name}>"
    fields = [field.id for field in plan.kind.fields if field.repeat is None and field.kind in ("int", "float", "bits")]
    values = [f"{field}={value}" for field in fields if (value := getattr(o, field, None)) is not None]
    more = ", ..." if len(values) > _MOST_SHOWN else ""
    return f"<{' '.join([name, ', '.join(values[:_MOST_SHOWN])]).rstrip()}{more}>"


def _module(name: str) -> Any:
    """Return a generated module whose substreams are `MemoryStream`, so that the bits of NaN are kept in them as well.

    The module opens them over `bytes` to read and over a `bytearray` to write, which `MemoryStream` takes without a
    `BytesIO`.
    """
    module = import_module(name)
    vars(module).update(KaitaiStream=MemoryStream, BytesIO=lambda buffer: buffer)
    return module


@cache
def bind(spec: Spec, package: str) -> Binding:
    """Return the binding of a spec, which is made once."""
    return Binding(spec, package)
