"""JSON Schemas of what commands print, from the types and docstrings of the records; they need no compiler."""

from __future__ import annotations

import json
import re
import sys
import types
from collections.abc import Collection, Iterator, Mapping, Sequence
from inspect import cleandoc, getclosurevars
from pathlib import Path
from types import MappingProxyType
from typing import Annotated, Any, Literal, NotRequired, Union, get_args, get_origin, get_type_hints, is_typeddict

from navspec.cli.settings_schema import settings_schema
from navspec.families import families
from navspec.family.contract import Formats
from navspec.records import comparison, contents
from navspec.records.archives import Extracted, Packed
from navspec.records.bulk import TABLES, BulkReport
from navspec.records.census import Census
from navspec.records.changes import Edited, Repaired, RowsEdited
from navspec.records.comparison import Difference, Roundtrip, Roundtrips
from navspec.records.contents import Facts, FileFacts, Parts, Values
from navspec.records.conversion import Converted
from navspec.records.networks import Compiled, Exported, Merged, Route
from navspec.records.record import SCHEMA_NAMES, Record, is_omitted_if_none, json_members
from navspec.records.report import Cause, CheckSummary, Finding, Input, Report, Rules, SetInput, Skipped
from navspec.records.suppression import Suppressed
from navspec.reference.model import Page
from navspec_build.paths import RepositoryLayout
from navspec_build.spec_data import DEFINITIONS, SpecData

RECORDS: dict[str, type[Record]] = {
    "check": Report,
    "info": Facts,
    "rules": Rules,
    "formats": Formats,
    "docs": Page,
    "ls": Parts,
    "get": Values,
    "set": Edited,
    **dict.fromkeys(("add", "remove", "link", "unlink", "join"), RowsEdited),
    "route": Route,
    "roundtrip": Roundtrips,
    "diff": Difference,
    "extract": Extracted,
    "pack": Packed,
    "repair": Repaired,
    "convert": Converted,
    "compile": Compiled,
    "merge": Merged,
    "export": Exported,
    "census": Census,
    "checked": BulkReport,
}
"""The record that each command prints with `--output-format json`."""

_LINES = re.compile("(.+)-jsonl")
_RECORDS_OF_LINES: dict[str, dict[str, type]] = {
    "check": {
        "input": Input,
        "set": SetInput,
        "finding": Finding,
        "cause": Cause,
        "skipped_rule": Skipped,
        "suppressed": Suppressed,
        "summary": CheckSummary,
    },
    "info": {"file": FileFacts, "set": SetInput, "summary": contents.InfoSummary},
    "roundtrip": {"file": Roundtrip, "summary": comparison.RoundtripSummary},
}
_ROWS = "check-rows"
_SETTINGS = "config"
_SPEC = "spec"
_SIMPLE = {str: "string", int: "integer", float: "number", bool: "boolean", types.NoneType: "null"}
_ATTRIBUTE = re.compile(r"^- ([\w-]+(?:, [\w-]+)*): (.*\n(?:  .*\n)*)", re.MULTILINE)
"""Names of members and their description: an item of the list in the docstring of a record."""

Object = dict[str, Any]


def write(layout: RepositoryLayout) -> bool:
    """Bring the schemas of the checkout up to date; return False when they are already."""
    changed = _stale_files(layout)
    for path, text in changed.items():
        path.write_text(text, encoding="utf-8", newline="\n")
    return bool(changed)


def find_stale(layout: RepositoryLayout) -> list[str]:
    """Return a line for each schema of the checkout that does not follow from the records."""
    return [f"{layout.relative(path)}: differs" for path in _stale_files(layout)]


def _stale_files(layout: RepositoryLayout) -> dict[Path, str]:
    folder = layout.root / "python" / "navspec" / "records" / "schema"
    texts = {folder / f"{name}.schema.json": f"{json.dumps(schema(name), indent=1)}\n" for name in SCHEMA_NAMES}
    return {path: text for path, text in texts.items() if not path.is_file() or path.read_text("utf-8") != text}


def schema(name: str) -> Object:
    """Return the schema of the output of a command, of the settings file, or of the data of a spec."""
    walk = _SchemaBuilder()
    head = {"$schema": "https://json-schema.org/draft/2020-12/schema", "$id": f"urn:navspec:schema:{name}:1"}
    if lines := _LINES.fullmatch(name):
        body = {"title": f"One line of navspec {lines[1]} --output-format jsonl", **walk.lines(lines[1])}
    elif name == _SETTINGS:
        body = {"title": "navspec.toml, and [tool.navspec] in pyproject.toml", **settings_schema()}
    elif name == _SPEC:
        body = {"title": "<id>.spec.json: a format as data", **walk.record(SpecData)}
        for definition, (text, hint) in DEFINITIONS.items():
            walk.defs[definition] = {"description": text, **walk.tree(hint)}
    elif name == _ROWS:
        body = {"title": "One row of the tables of navspec check -o DIR.parquet", **walk.rows()}
    elif name == "checked":
        body = {"title": "The summary in a folder of tables", **walk.record(RECORDS[name])}
    else:
        body = {"title": f"navspec {name} --output-format json", **walk.record(RECORDS[name])}
    return {**head, **body, "$defs": dict(sorted(walk.defs.items()))}


class _SchemaBuilder:
    """Builder of the schema of one output; every record in it gets a definition."""

    def __init__(self) -> None:
        self.defs: dict[str, Object] = {}
        self.records: dict[str, type] = {}

    def lines(self, command: str) -> Object:
        """Return one line of a result: one of several records, each with its name in front."""
        shapes = {kind: self.record(record) for kind, record in _RECORDS_OF_LINES[command].items()}
        if RECORDS[command] is Report:
            head = {key: self.record(Report)["properties"][key] for key in ("schema_version", "tool")}
            summary = shapes.pop("summary")
            summary |= {"properties": head | summary["properties"], "required": [*head, *summary["required"]]}
            shapes |= {"tool_error": self.object({"message": str}), "summary": summary}
        for kind, object_ in shapes.items():
            properties = {"record": {"const": kind}, **object_["properties"]}
            self.defs[kind] = {**object_, "properties": properties, "required": ["record", *object_["required"]]}
        named = {"properties": {"record": {"enum": list(shapes)}}, "required": ["record"]}
        return {"type": "object", **named, "oneOf": [{"$ref": f"#/$defs/{kind}"} for kind in shapes]}

    def rows(self) -> Object:
        """Return one row of one of several tables, which are defined by their names."""
        self.defs |= {name: self.record(kind) for name, kind in TABLES.items()}
        return {"anyOf": [{"$ref": f"#/$defs/{name}"} for name in TABLES]}

    def record(self, kind: type) -> Object:
        """Return the object that a record or typed dict describes."""
        described = kind if is_typeddict(kind) else get_type_hints(kind.to_dict)["return"]
        hints = _hints(described) if is_typeddict(described) else json_members(kind)
        summary, texts = _member_texts(described if is_typeddict(described) else kind)
        shape = self.object(hints, getattr(described, "__optional_keys__", frozenset()), texts)
        if {"family", "info"} <= hints.keys():
            shape["allOf"] = list(self._facts(may_be_empty=issubclass(kind, Input)))
        return {"description": summary, **shape}

    def object(
        self, hints: Mapping[str, Any], optional: Collection[str] = (), texts: Mapping[str, str] = MappingProxyType({})
    ) -> Object:
        """Return an object with these members and no others."""
        sparse = {name for name, hint in hints.items() if get_origin(hint) is NotRequired or is_omitted_if_none(hint)}
        descriptions = {name: {"description": texts[name]} if name in texts else {} for name in hints}
        return {
            "type": "object",
            "properties": {name: {**descriptions[name], **self.type(hint)} for name, hint in hints.items()},
            "required": [name for name in hints if name not in sparse and name not in optional],
            "additionalProperties": False,
        }

    def _facts(self, *, may_be_empty: bool) -> Iterator[Object]:
        """Yield the facts that families always have; files of a set leave them to the set."""
        for family_id, family in families().items():
            facts_type = get_type_hints(getclosurevars(family.info).nonlocals["load"]())["return"]  # of a lazy import
            if is_typeddict(facts_type):
                object_ = self.type(facts_type)
                info = {"anyOf": [{"maxProperties": 0}, object_]} if may_be_empty else object_
                yield {"if": {"properties": {"family": {"const": family_id}}}, "then": {"properties": {"info": info}}}

    def tree(self, hint: Any) -> Object:
        """Return values of many kinds: by their `op` or `kind`, as trying all of them at each node would never end."""
        members = get_args(hint)
        key = "kind" if all(map(is_typeddict, members)) else "op"
        kinds: dict[str, list[Object]] = {}
        for kind in filter(is_typeddict, members):
            names = self.type(_hints(kind)[key])
            for name in names.get("enum", [names.get("const")]):
                kinds.setdefault(name, []).append(self.type(kind))
        by_shape: dict[str, list[str]] = {}
        for name, shapes in kinds.items():
            by_shape.setdefault(json.dumps(shapes), []).append(name)
        cases = [
            {"if": {"properties": {key: {"enum": names}}}, "then": {"anyOf": json.loads(shapes)}}
            for shapes, names in by_shape.items()
        ]
        node = {"type": "object", "properties": {key: {"enum": list(kinds)}}, "required": [key], "allOf": cases}
        constants = [self.type(member) for member in members if not is_typeddict(member)]
        return {"anyOf": [*constants, node]} if constants else node

    def type(self, hint: Any) -> Object:
        """Return the schema of values of a type."""
        origin, inner = get_origin(hint), get_args(hint)
        if hint is Any:
            return {}
        if hint in _SIMPLE:
            return {"type": _SIMPLE[hint]}
        if is_typeddict(hint) or (isinstance(hint, type) and issubclass(hint, Record)):
            if self.records.setdefault(hint.__name__, hint) is not hint:
                raise TypeError(f"two records of one output are called {hint.__name__}")
            if hint.__name__ not in self.defs:
                self.defs[hint.__name__] = {}  # it may contain itself
                self.defs[hint.__name__] = self.record(hint)
            return {"$ref": f"#/$defs/{hint.__name__}"}
        if origin is Annotated:
            notes = (note for note in inner[1:] if isinstance(note, tuple))
            rest = (
                get_args(inner[0])[0] if is_omitted_if_none(hint) else inner[0]
            )  # a member that is left out is not None
            return {**self.type(rest), **dict(notes)}
        if origin is NotRequired:
            return self.type(inner[0])
        if origin is Literal:
            return {"const": inner[0]} if len(inner) == 1 else {"enum": list(inner)}
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.type(member) for member in inner]}
        if origin in (tuple, list, Sequence):
            return {"type": "array", "items": self.type(inner[0])}
        assert origin is Mapping, hint
        names = {"propertyNames": self.type(inner[0])} if inner[0] is not str else {}
        return {"type": "object", **names, "additionalProperties": self.type(inner[1])}


def _hints(kind: type) -> dict[str, Any]:
    return get_type_hints(kind, include_extras=True)


def _member_texts(kind: type) -> tuple[str, dict[str, str]]:
    """Return the texts on a record and on its members, from its docstring and those of its bases."""
    bases: Sequence[type] = kind.__mro__
    if is_typeddict(kind):  # a typed dict does not record its bases
        typed_dicts = [var for var in vars(sys.modules[kind.__module__]).values() if is_typeddict(var)]
        bases = [base for base in typed_dicts if base.__annotations__.items() <= kind.__annotations__.items()]
    texts: dict[str, str] = {}
    for class_ in (kind, *bases):
        for name, member in vars(class_).items():
            if isinstance(member, property):
                texts.setdefault(name, _join_lines(member.__doc__))
        for names, text in _ATTRIBUTE.findall(f"{cleandoc(class_.__doc__ or '')}\n"):
            texts |= {name: _join_lines(text) for name in names.split(", ") if name not in texts}
    return _join_lines(cleandoc(kind.__doc__ or "").partition("\n\n")[0]), texts


def _join_lines(text: str | None) -> str:
    return " ".join((text or "").split())
