"""One .ksy to `<id>.spec.json`: imports resolved, expressions as trees, sizes known, annotations kept."""

from __future__ import annotations

import json
import re
from functools import cached_property
from pathlib import Path
from typing import Any

import yaml

from navspec.spec.ksy.borrow import LENDERS, absent_fields, load
from navspec.spec.ksy.check_names import CheckTables
from navspec.spec.ksy.checks import COMPILED, CheckCompiler
from navspec.spec.ksy.expression import Expr, ExpressionError, Parser, scalar
from navspec.spec.ksy.inherit import Ksy, SpecError, as_list
from navspec.spec.ksy.sizes import bits_of, contents_of
from navspec.spec.model import SCHEMA_VERSION, from_json

_ANNOTATIONS = "-"


def compile_spec(path: Path) -> dict[str, Any]:
    """Return the spec at `path` as the data that the library reads.

    Raises `SpecError` for an unknown type or enum, for an expression outside the subset, and for a file that is not a
    spec.
    """
    try:
        return _Compiler(path).compile()
    except RecursionError as error:
        raise SpecError(f"{path.name}: a type, an instance or an import leads back to itself") from error
    except (AttributeError, KeyError, TypeError, UnicodeError, OSError, yaml.YAMLError) as error:
        raise SpecError(
            f"{path.name}: this is not a spec that can be compiled ({type(error).__name__}: {error})"
        ) from error


def text_of(spec: dict[str, Any]) -> str:
    """Return the text of `<id>.spec.json`."""
    return json.dumps(spec, indent=1, ensure_ascii=False) + "\n"


class _Compiler:
    def __init__(self, path: Path) -> None:
        self.path = path
        self.root = load(path)
        self.id: str = self.root["meta"]["id"]

    @cached_property
    def sources(self) -> dict[str, tuple[str, Ksy, Ksy]]:
        """Type name -> (owning spec, its meta, its definition), this spec's own types first."""
        sources: dict[str, tuple[str, Ksy, Ksy]] = {}
        for spec in self._specs():
            meta = spec["meta"]
            for name, definition in [(meta["id"], spec), *spec.get("types", {}).items()]:
                if name in sources:
                    raise SpecError(f"{self.path.name}: type {name} is in two specs")
                sources[name] = (meta["id"], meta, definition)
        return sources

    @cached_property
    def enums(self) -> dict[str, dict[str, Any]]:
        """Enum name -> owner and values."""
        enums: dict[str, dict[str, Any]] = {}
        for owner in self._specs():
            for name, members in owner.get("enums", {}).items():
                values = [{"value": value, **_member(member)} for value, member in members.items()]
                enums[name] = {"owner": owner["meta"]["id"], "values": values}
        return enums

    def _specs(self) -> list[Ksy]:
        """Return this spec and the specs that it imports, directly or not."""
        specs: dict[Path, Ksy] = {}
        waiting = [(self.path, self.root)]
        while waiting:
            path, spec = waiting.pop()
            if path not in specs:
                specs[path] = spec
                for name in spec["meta"].get("imports", []):
                    imported = (path.parent / f"{name}.ksy").resolve()
                    waiting.append((imported, load(imported)))
        return list(specs.values())

    def compile(self) -> dict[str, Any]:
        meta = self.root["meta"]
        types = {name: self._type(name) for name in self.sources}
        spec = {
            "schema_version": SCHEMA_VERSION,
            "id": self.id,
            "title": meta.get("title", self.id),
            "endian": meta.get("endian", "le"),
            "family": meta.get("-family", self.id),
            "version": meta.get("-version", "0.0.0"),
            "root": self.id,
            "doc": _text(self.root.get("doc")),
            "types": types,
            "enums": self.enums,
        }
        tables = CheckTables(from_json(spec), self._check_expr, absent_fields(self.path))
        checks = CheckCompiler(tables, _notes(self.root)).compile()
        checks["read_errors"] = [_read_error(case) for case in self.root.get("-read-errors", ())]
        for definition in types.values():
            for notes in (definition["notes"], *(field["notes"] for field in definition["fields"])):
                for key in COMPILED:
                    notes.pop(key, None)
        return spec | checks

    def _type(self, name: str) -> dict[str, Any]:
        owner, meta, definition = self.sources[name]
        where = f"{owner}.ksy: type {name}"
        fields = [self._field(attribute, meta, where) for attribute in definition.get("seq", [])]
        instances = [self._instance(i, body, definition, where) for i, body in definition.get("instances", {}).items()]
        return {
            "doc": _text(definition.get("doc")),
            "doc_ref": _listed(definition.get("doc-ref")),
            "owner": owner,
            "lender": self.root.get(LENDERS, {}).get(name, ""),
            "params": [_param(param) for param in definition.get("params", [])],
            "fields": fields,
            "instances": instances,
            "size": self.size_of(name),
            "min_size": (self._bits(name, exact=False) or 0) // 8,
            "bits": meta.get("bit-endian", "be")
            if fields and all(field["kind"] == "bits" for field in fields)
            else None,
            "notes": _notes(definition) if name != owner else {},
        }

    def _field(self, attribute: Ksy, meta: Ksy, where: str) -> dict[str, Any]:
        where = f"{where}: field {attribute.get('id', '?')}"
        field: dict[str, Any] = {"id": attribute["id"], **self._shape(attribute, meta, where)}
        if "contents" in attribute:
            field["contents"] = contents_of(attribute["contents"]).hex()
        if "repeat" in attribute:
            field["repeat"] = self._repeat(attribute, where)
        if "if" in attribute:
            field["if"] = self._expr(attribute["if"], where)
        if "enum" in attribute:
            field["enum"] = attribute["enum"]
        if "valid" in attribute:
            field["valid"] = self._valid(attribute["valid"], where)
        field["doc"] = _text(attribute.get("doc"))
        field["notes"] = _notes(attribute)
        return field

    def _shape(self, attribute: Ksy, meta: Ksy, where: str) -> dict[str, Any]:
        kind = attribute.get("type")
        if isinstance(kind, dict):
            return self._switch(kind, attribute, meta, where)
        if kind is None:
            return self._bytes(attribute, where)
        if number := scalar(kind):
            if number.letter == "b":
                return {"kind": "bits", "width": number.bits}
            size, endian = number.bits // 8, number.endian or meta.get("endian", "le")
            if number.letter == "f":
                return {"kind": "float", "size": size, "endian": endian}
            return {"kind": "int", "size": size, "signed": number.letter == "s", "endian": endian}
        name, _, arguments = kind.partition("(")
        if name not in self.sources:
            raise SpecError(f"{where}: type {name} is not defined")
        args = self._expr(f"[{arguments.removesuffix(')')}]", where) if arguments else []
        params = self.sources[name][2].get("params", [])
        if len(args) != len(params):
            raise SpecError(f"{where}: {name} takes {len(params)} params, and has {len(args)}")
        return {"kind": "struct", "type": name, "args": args}

    def _bytes(self, attribute: Ksy, where: str) -> dict[str, Any]:
        if attribute.get("size-eos"):
            return {"kind": "bytes", "rest": True}
        if "terminator" in attribute:
            return {"kind": "bytes", "terminator": attribute["terminator"]}
        if "contents" in attribute:
            return {"kind": "bytes", "size": len(contents_of(attribute["contents"]))}
        if "size" not in attribute:
            raise SpecError(f"{where}: neither type nor size")
        return {"kind": "bytes", "size": self._expr(attribute["size"], where)}

    def _switch(self, kind: Ksy, attribute: Ksy, meta: Ksy, where: str) -> dict[str, Any]:
        cases = {value: self._shape({"type": target}, meta, where) for value, target in kind["cases"].items()}
        default = cases.pop("_", None)
        switch: dict[str, Any] = {"kind": "switch", "on": self._expr(kind["switch-on"], where)}
        switch["cases"] = [
            {"value": self._expr(value, where), "field": {"id": attribute["id"], **shape}}
            for value, shape in cases.items()
        ]
        switch["default"] = {"id": attribute["id"], **default} if default else None
        if "size" in attribute:
            switch["size"] = self._expr(attribute["size"], where)
        return switch

    def _repeat(self, attribute: Ksy, where: str) -> dict[str, Any]:
        if attribute["repeat"] == "expr":
            return {"count": self._expr(attribute["repeat-expr"], where)}
        if attribute["repeat"] == "until":
            until = self._expr(attribute["repeat-until"], where)
            match until:
                case {"op": "==", "args": [{"op": "get", "from": "item", "path": [field]}, int(value)]}:
                    return {"until": value, "field": field}
            raise SpecError(f"{where}: repeat-until must be `_.<first field> == <constant>`")
        if attribute["repeat"] == "eos":
            return {"to_end": True}
        raise SpecError(f"{where}: repeat: {attribute['repeat']} is outside the subset; count the records")

    def _valid(self, valid: Any, where: str) -> dict[str, Expr]:
        if not isinstance(valid, dict):
            return {"eq": self._expr(valid, where)}
        names = {"eq": "eq", "min": "min", "max": "max", "any-of": "any_of"}
        if unknown := set(valid) - set(names):
            raise SpecError(f"{where}: valid: {', '.join(sorted(unknown))} is outside the subset")
        return {names[key]: self._expr(value, where) for key, value in valid.items()}

    def _instance(self, name: str, body: Ksy, definition: Ksy, where: str) -> dict[str, Any]:
        where = f"{where}: instance {name}"
        if body.get("-overlay") and "value" not in body:
            return {"id": name, "value": None, "kind": "overlay", "doc": _text(body.get("doc")), "notes": _notes(body)}
        if "value" not in body:
            raise SpecError(f"{where}: an instance is a value, or a view marked -overlay")
        value = self._expr(body["value"], where)
        instance = {"id": name, "value": value, "kind": "enum" if "enum" in body else self._kind(value, definition)}
        if "enum" in body:
            instance["enum"] = body["enum"]
        elif members := _choices(body["value"], instance["kind"]):
            instance["members"] = members
        return {**instance, "doc": _text(body.get("doc")), "notes": _notes(body)}

    def _kind(self, value: Expr, definition: Ksy) -> str:
        """Return the kind of a value instance; the lint requires forms that show it."""
        match value:
            case bool():
                return "bool"
            case float() | {"op": "cast", "to": "f4" | "f8"}:
                return "float"
            case {"op": "==" | "!=" | "<" | "<=" | ">" | ">=" | "and" | "or" | "not"}:
                return "bool"
            case {"op": "if" | "+" | "-" | "*" | "%" | "neg", "args": args}:
                kinds = [self._kind(arg, definition) for arg in args[-2:]]
                return next((kind for kind in ("float", "int") if kind in kinds), kinds[-1])
            case {"op": "get", "from": "self" | "root" as start, "path": path}:
                return self._kind_of_path(path, definition if start == "self" else self.root)
        return "int"

    def _kind_of_path(self, path: list[str], definition: Ksy) -> str:
        first, *rest = path
        if body := definition.get("instances", {}).get(first):
            return self._kind(self._expr(body["value"], first), definition)
        attributes = (*definition.get("params", []), *definition.get("seq", []))
        kind = {attribute["id"]: str(attribute.get("type")) for attribute in attributes}.get(first, "")
        if rest and kind in self.sources:
            return self._kind_of_path(rest, self.sources[kind][2])
        return {"b1": "bool", "bool": "bool", "f4": "float", "f8": "float"}.get(kind, "int")

    def _expr(self, text: Any, where: str) -> Expr:
        if isinstance(text, bool | int | float):
            return text
        if isinstance(text, list):
            return [self._expr(part, where) for part in text]
        try:
            return Parser(str(text), self._enum_value, self._constant_size).parse()
        except (ExpressionError, SpecError) as error:
            raise SpecError(f"{where}: {error}") from error

    def _check_expr(self, text: Any, where: str) -> Expr:
        """Return the tree of an expression of a check, which may call functions."""
        if isinstance(text, bool | int | float):
            return text
        try:
            return Parser(str(text), self._enum_value, self._constant_size, has_calls=True).parse()
        except (ExpressionError, SpecError) as error:
            raise SpecError(f"{self.id}: {where}: {error}") from error

    def _enum_value(self, enum: str, member: str) -> int:
        for value in self.enums.get(enum, {"values": []})["values"]:
            if value["id"] == member:
                return value["value"]
        raise ExpressionError(f"enum {enum} has no member {member}")

    def _constant_size(self, name: str) -> int:
        if number := scalar(name):
            return number.bits // 8
        size = self.size_of(name) if name in self.sources else None
        if size is None:
            raise ExpressionError(f"sizeof<{name}> is not a constant")
        return size

    def size_of(self, name: str) -> int | None:
        """Return the number of bytes of a type; None where it is not constant."""
        bits = self._bits(name, exact=True)
        return None if bits is None else bits // 8

    def _bits(self, name: str, *, exact: bool) -> int | None:
        return bits_of(self.sources[name][2], lambda type_name: self.sources[type_name][2], exact=exact)


def _text(text: str | None) -> str:
    return " ".join(text.split()) if text and "\n\n" not in text.strip() else (text or "").strip()


def _choices(text: Any, kind: str) -> str:
    """Return the enum whose members a number is chosen from; the tree of the expression has only their values."""
    enums = set(re.findall(r"\b(\w+)::\w+", str(text)))
    return enums.pop() if kind == "int" and len(enums) == 1 else ""


def _listed(values: str | list[str] | None) -> list[str]:
    return [values] if isinstance(values, str) else values or []


def _read_error(case: Ksy) -> dict[str, Any]:
    """Return a case of `-read-errors` as data; its places are one regular expression that is searched in pointers."""
    data = {"code": case["code"], "evidence": as_list(case["evidence"])}
    if "kind" in case:
        data["kind"] = as_list(case["kind"])
    if "at" in case:
        data["at"] = f"(?:{'|'.join(map(_pointer_pattern, as_list(case['at'])))})$"
    return data


def _pointer_pattern(place: str) -> str:
    """Return the regular expression for a place, in which `*` is any text without a slash; `/a` is a field of the root."""
    text = "[^/]*".join(re.escape(part) for part in place.split("*"))
    return f"^{text}" if place.startswith("/") else f"/{text}"


def _param(param: Ksy) -> dict[str, Any]:
    texts = {"doc": _text(param.get("doc")), "notes": _notes(param)}
    return {"id": param["id"], "type": param.get("type", "u4"), **texts}


def _member(member: Any) -> dict[str, Any]:
    if isinstance(member, str):
        return {"id": member, "doc": "", "notes": {}}
    return {"id": member["id"], "doc": _text(member.get("doc")), "notes": _notes(member)}


def _notes(attribute: Ksy) -> dict[str, Any]:
    notes = {key[1:].replace("-", "_"): value for key, value in attribute.items() if key.startswith(_ANNOTATIONS)}
    if isinstance(notes.get("evidence"), str):
        notes["evidence"] = [notes["evidence"]]
    if notes.get("unit") in ("none", "unknown"):
        del notes["unit"]
    return notes
