"""Reading of bytes to objects of the generated classes."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Any, NamedTuple

from navspec.errors import MAX_BYTES, LimitExceeded, ReadError
from navspec.spec import Expr, Spec, Type
from navspec.spec.derived_bytes import derived_layout, read_derived_state
from navspec.tree.classes import Binding, NestedField, TypePlan, bind, suspend_tracking
from navspec.tree.faults import locate_error
from navspec.tree.linking import TreeFault, align_padding, offset_of
from navspec.tree.metadata import set_decisions, set_derived_state
from navspec.tree.runtime import FAILURES, MemoryStream, alternatives


def read(
    data: bytes, spec: Spec, *, package: str = "navspec_formats", decisions: Mapping[str, Any] | None = None
) -> Any:
    """Return the root object of a file.

    Fields that the file does not have are None. Derived values are computed on first use, and cached until the tree is
    written or dumped. While one thread reads, others wait, and their edits in the meantime are not marked as changes;
    `to_bytes` does not depend on such marks.

    Parameters
    ----------
    data : bytes
        The whole file; the tree does not keep it.
    spec : Spec
        The format.
    package : str
        The package with the generated classes.
    decisions : mapping
        Decisions that are already made, by name; the others follow from the file. All are kept in edits and writes.

    Raises
    ------
    LimitExceeded
        The file is larger than 256 MiB.
    ReadError
        The bytes do not fit the spec, or some are left over.
    ValueError
        `decisions` has a name or a value that the spec does not know.
    """
    if len(data) > MAX_BYTES:
        raise LimitExceeded(f"the file has {len(data):,} bytes, {MAX_BYTES:,} is the limit", format=spec.id)
    binding = bind(spec, package)
    stream = MemoryStream(bytes(data))
    root = binding.root.cls(stream)
    set_decisions(root, spec, decisions or {})
    try:
        with suspend_tracking():
            root._read()
            for name in spec.decisions:
                getattr(root, name)
    except FAILURES as error:
        raise locate_error(error, root, binding) from error
    try:
        _finish(root, binding)
    except TreeFault as fault:
        raise _contradiction(fault, root, binding) from None
    if remaining := stream.size() - stream.pos():
        raise ReadError(
            f"{remaining:,} bytes follow the last field",
            format=spec.id,
            offset=stream.pos(),
            length=remaining,
            expected="the end of the file",
            actual=f"{remaining:,} bytes",
            hint="The file is of another format or version, or something was appended to it",
        )
    stream.close()
    if sealing := derived_layout(spec):
        set_derived_state(root, read_derived_state(data, align_padding(root, binding), sealing))
    return root


def _contradiction(fault: TreeFault, root: Any, binding: Binding) -> ReadError:
    return ReadError(
        fault.message,
        format=binding.spec.id,
        pointer=fault.pointer(root, binding),
        offset=offset_of(root, fault.owner, fault.field, binding),
        hint="The file is damaged, or of another format",
    )


class _Watch(NamedTuple):
    """Remaining work after reading, for objects of one class and for those inside them."""

    overlays: tuple[str, ...]
    tests: list[Callable[[Any], None]]
    inside: list[NestedField]


def _finish(root: Any, binding: Binding) -> None:
    """Switch overlay views off, and check what generated code accepts: negative counts, sized types that are not used
    up.
    """
    watches = _watches(binding)
    waiting = [root] if type(root) in watches else []
    for o in waiting:
        watch = watches[type(o)]
        for name in watch.overlays:
            object.__setattr__(o, name, False)
        for test in watch.tests:
            test(o)
        for holder in watch.inside:
            value = getattr(o, holder.id)
            if value is not None:
                waiting += [child for child in (value if holder.is_list else [value]) if type(child) in watches]


@cache
def _watches(binding: Binding) -> dict[type, _Watch]:
    """Return the remaining work by generated class, without classes that need none."""
    watches: dict[type, _Watch] = {}
    for plan in binding.plans.values():
        tests = list(_tests(plan, binding))
        if tests or plan.overlays:
            watches[plan.cls] = _Watch(plan.overlays, tests, [])
    plans = list(binding.plans.values())
    for _ in plans:  # as often as structures can be nested
        for plan in plans:
            if plan.cls not in watches and any(not holder.classes.isdisjoint(watches) for holder in plan.nested):
                watches[plan.cls] = _Watch((), [], [])
    for plan in plans:
        if plan.cls in watches:
            watches[plan.cls].inside.extend(holder for holder in plan.nested if not holder.classes.isdisjoint(watches))
    return watches


def _tests(plan: TypePlan, binding: Binding) -> Iterator[Callable[[Any], None]]:
    for field in plan.kind.fields:
        if field.repeat and _may_be_negative(field.repeat.count, plan.kind):
            yield _count_test(field.id, plan)
        if field.kind == "switch" and field.size is not None:
            cases = [binding.plans[case.type].kind for case in alternatives(field) if case.kind == "struct"]
            if not all(case.fields[-1].rest for case in cases):
                yield _end_test(field.id, binding)


def _may_be_negative(count: Expr, kind: Type) -> bool:
    if count is None or isinstance(count, int):
        return False
    simple = count["op"] == "get" and count["from"] == "self" and len(count["path"]) == 1
    field = kind.by_id.get(count["path"][0]) if simple else None
    return field is None or field.signed


def _count_test(name: str, plan: TypePlan) -> Callable[[Any], None]:
    count = plan.counts[name]

    def test(o: Any) -> None:
        if not getattr(o, name) and getattr(o, name) is not None and count(o) < 0:
            raise TreeFault(o, name, f"a list of {count(o):,} elements cannot be")

    return test


def _end_test(name: str, binding: Binding) -> Callable[[Any], None]:
    def test(o: Any) -> None:
        value = getattr(o, name)
        for child in value if isinstance(value, list) else [value]:
            if type(child) in binding.of and not child._io.is_eof():
                remaining = child._io.size() - child._io.pos()
                raise TreeFault(o, name, f"{remaining} bytes of the field are left over")

    return test
