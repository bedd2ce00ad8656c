"""The dumpers of compiled languages as text: one walk over the members, one table of templates per language.

Templates are filled with `str.format`; `{v}` is the value, of an object that they call `o`. What they hold is indented, which
only Nim needs. Every language brings a `Writer`
that knows the canonical forms, and functions that read the list of files, so that what is generated here only names things.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from textwrap import indent

from conformance.members import Kind, Member, Source, members, reachable
from navspec.spec import Spec, Type
from navspec.tree.runtime import class_name

INDENT = "  "


@dataclass(frozen=True)
class Dialect:
    """How a language says what a dumper does.

    Attributes
    ----------
    function : str
        One type's dumper, of `{name}`, `{cls}` and `{body}`.
    get : mapping
        A value of an object, by where it comes from, of `{name}`.
    put : mapping
        What prints one value, by kind.
    named : str
        What prints a derived value that is a name of the number `{number}`, where enums lose numbers without a name.
    key, each, present : str
        What prints a key; a list, of `{put}` for its elements; what stands under the condition `{v}`.
    file : str
        All of it, of `{functions}` and `{table}`.
    row : str
        A line of the table of formats, of `{id}`, `{name}` and `{cls}`.
    cls, attribute : callable
        The name of a class, from its module and itself; of an attribute.
    widths : str
        As `get`, for an integer whose width varies, where that is another expression.
    item : str
        The element `{v}` of a list as `put` takes it.
    before : callable
        What stands before everything else, of the specs.
    """

    function: str
    get: Mapping[Source, str]
    put: Mapping[Kind, str]
    key: str
    each: str
    present: str
    file: str
    row: str
    cls: Callable[[str, str], str]
    attribute: Callable[[str], str]
    named: str = ""
    widths: str = ""
    item: str = "{v}"
    before: Callable[[list[Spec]], str] = lambda _: ""

    def dumper(self, specs: list[Spec]) -> str:
        """The source of the dumper for some formats."""
        functions = "".join(self._function(spec, kind) for spec in specs for kind in reachable(spec))
        table = "".join(
            self.row.format(
                id=spec.id, name=_function_name(spec, spec.root), cls=self.cls(spec.root.owner, spec.root.name)
            )
            for spec in specs
        )
        return self.before(specs) + self.file.format(functions=functions, table=table)

    def _function(self, spec: Spec, kind: Type) -> str:
        body = "".join(self._member(member, spec) for member in members(kind))
        cls = self.cls(kind.owner, kind.name)
        return self.function.format(name=_function_name(spec, kind), cls=cls, body=indent(body, INDENT))

    def _member(self, member: Member, spec: Spec) -> str:
        value = self._value(member)
        if member.is_list:
            put = self._put(member, self.item.format(v="each"), spec)
            put = self.each.format(v=value, put=indent(put, INDENT))
        elif member.names and self.named:
            put = self.named.format(v=value, number=self.get["field"].format(name=self.attribute(member.names)))
        else:
            put = self._put(member, value, spec)
        text = self.key.format(id=member.id) + put
        if member.present:
            return self.present.format(v=self._value(member.present), body=indent(text, INDENT))
        return text

    def _value(self, member: Member) -> str:
        form = self.widths if member.kind == "widths" and self.widths else self.get[member.source]
        return form.format(name=self.attribute(member.id))

    def _put(self, member: Member, value: str, spec: Spec) -> str:
        name = _function_name(spec, spec.types[member.type]) if member.type else ""
        return self.put[member.kind].format(v=value, name=name)


def _function_name(spec: Spec, kind: Type) -> str:
    return f"dump_{spec.id}__{kind.name}"


def camel(name: str) -> str:
    """`l4d_prologue` as `l4dPrologue`."""
    text = class_name(name)
    return text[:1].lower() + text[1:]
