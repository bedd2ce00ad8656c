"""YAML of a spec, read as strictly as the compiler reads it and without the traps of YAML 1.1, and its JSON Schema."""

from __future__ import annotations

import difflib
import json
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import yaml
from jsonschema import Draft7Validator, ValidationError
from jsonschema.exceptions import best_match

from navspec.spec.ksy.inherit import LOADER, SpecError, require_shallow


class LintProblem(NamedTuple):
    """One violation: file, line and path, the rule that it breaks, and the remedy."""

    file: str
    line: int
    where: str
    rule: str
    message: str

    def __str__(self) -> str:
        where = f" {self.where}:" if self.where else ""
        return f"{self.file}:{self.line}:{where} {self.rule}: {self.message}"


@dataclass
class KsyDocument:
    """One YAML file as JSON values: mapping keys are text, as the JSON Schema needs them."""

    path: Path
    name: str
    data: dict[str, Any] = field(default_factory=dict)
    problems: list[LintProblem] = field(default_factory=list)
    lines: dict[int, int] = field(default_factory=dict)

    def line(self, value: Any) -> int:
        """Return the line on which a mapping or list of `data` begins; 1 for anything else."""
        return self.lines.get(id(value), 1)


def load(path: Path, name: str) -> KsyDocument:
    """Return the document at `path`; faults of the file are in its `problems`."""
    document = KsyDocument(path, name)
    text = path.read_text(encoding="utf-8")
    try:
        require_shallow(text)
        node = yaml.compose(text, Loader=LOADER)
    except (yaml.YAMLError, SpecError) as error:
        mark = getattr(error, "problem_mark", None)
        message = str(getattr(error, "problem", error))
        document.problems.append(LintProblem(name, mark.line + 1 if mark else 1, "", "YAML", message))
        return document
    if not isinstance(node, yaml.MappingNode):
        document.problems.append(LintProblem(name, 1, "", "YAML", "the document is not a mapping"))
        return document
    document.data = _Builder(document).build(node)
    return document


class _Builder:
    def __init__(self, document: KsyDocument) -> None:
        self.document = document
        self.constructor = yaml.SafeLoader("")
        self.seen: set[int] = set()

    def build(self, node: yaml.Node) -> Any:
        if id(node) in self.seen:
            return self._refuse(node, "an alias of an earlier value is not allowed: write it out")
        self.seen.add(id(node))
        if isinstance(node, yaml.MappingNode):
            value: Any = dict(self._pairs(node))
        elif isinstance(node, yaml.SequenceNode):
            value = [self.build(item) for item in node.value]
        else:
            return self._scalar(node)
        self.document.lines[id(value)] = node.start_mark.line + 1
        return value

    def _pairs(self, node: yaml.MappingNode) -> Iterator[tuple[str, Any]]:
        seen: set[str] = set()
        for key_node, value_node in node.value:
            if not isinstance(key_node, yaml.ScalarNode):
                self._refuse(key_node, "a key is a plain name or number")
                continue
            key = _text(self._scalar(key_node))
            if key in seen:
                self._refuse(key_node, f"key `{key}` appears twice")
            seen.add(key)
            yield key, self.build(value_node)

    def _scalar(self, node: yaml.Node) -> Any:
        kind = node.tag.rpartition(":")[2]
        if kind == "bool" and node.value not in ("true", "false"):
            self._refuse(node, f"`{node.value}` is a boolean in YAML 1.1: quote it, or write true or false")
        elif kind == "int" and re.match(r"[-+]?0[0-9]|.*:", node.value):
            self._refuse(node, f"`{node.value}` is another number than it seems in YAML 1.1: quote it")
        elif kind == "timestamp":
            self._refuse(node, f"`{node.value}` is a date: quote it")
            return node.value
        return self.constructor.construct_object(node)

    def _refuse(self, node: yaml.Node, message: str) -> None:
        document = self.document
        document.problems.append(LintProblem(document.name, node.start_mark.line + 1, "", "YAML", message))


def _text(key: Any) -> str:
    return str(key).lower() if isinstance(key, bool) else str(key)


# Keys of Kaitai that the two planes do not carry: the rule and what takes their place.
_REPLACED = {
    "pos": (
        "W15",
        "fields are in file order; a view on bytes of other fields is an instance marked `-overlay: true`",
    ),
    "io": ("W15", "fields are in file order, in one stream"),
    "process": ("W15", "keep the bytes with `size` and decode them in the family's code"),
    "encoding": ("W2", "text is bytes: `size` or `terminator: 0`, decoded in the family's code"),
    "pad-right": ("W15", "keep the bytes with `size`; check the padding with a rule"),
    "include": ("W15", "`terminator: 0` only: the terminator is neither part of the bytes nor left in the stream"),
    "consume": ("W15", "`terminator: 0` only: the terminator is neither part of the bytes nor left in the stream"),
    "eos-error": ("W15", "`terminator: 0` only: the end of the file before it is an error"),
    "parent": ("W15", "pass what the structure needs as params"),
    "types": ("W15", "types belong under the `types` of the document"),
    "enums": ("W15", "enums belong under the `enums` of the document"),
    "params": ("W13", "a file opens without parameters: make it a `-decision: true` instance of the root"),
}


@cache
def _schema() -> dict[str, Any]:
    schema = json.loads(Path(__file__).with_name("ksy.schema.json").read_text(encoding="utf-8"))
    Draft7Validator.check_schema(schema)
    return schema


def rule_fault(rule: Mapping[str, Any]) -> str:
    """Return the reason why an `-expect` rule, with its shared keys, is invalid; empty if it is valid."""
    error = best_match(Draft7Validator(_schema()["definitions"]["whole"]).iter_errors(rule))
    return error.message if error else ""


def check_schema(document: KsyDocument) -> Iterator[LintProblem]:
    """Yield the violations of the JSON Schema."""
    for error in Draft7Validator(_schema()).iter_errors(document.data):
        error = best_match([error]) or error
        where, mapping = _place(document.data, error.absolute_path)
        for rule, message in _messages(error):
            yield LintProblem(document.name, document.line(mapping), where, rule, message)


def _messages(error: ValidationError) -> Iterator[tuple[str, str]]:
    if error.validator != "additionalProperties":
        yield "schema", error.message
        return
    schema: Any = error.schema
    instance: Any = error.instance
    properties = schema["properties"]
    for key in instance.keys() - properties.keys():
        if key == "encoding" and instance.get("type") == "strz" and str(instance[key]).startswith(("UTF-16", "UTF-32")):
            yield "W3", "the compiler cannot write such text: fixed bytes with `size`"
        elif key in _REPLACED:
            rule, instead = _REPLACED[key]
            yield rule, f"`{key}` is outside the subset: {instead}"
        else:
            close = difflib.get_close_matches(key, properties, 1)
            yield "schema", f"unknown key `{key}`" + (f", did you mean `{close[0]}`?" if close else "")


def _place(data: Any, path: Iterable[Any]) -> tuple[str, Any]:
    """Return a path as text, and the innermost mapping on it."""
    names, mapping = [], data
    for step in path:
        data = data[step]
        mapping = data if isinstance(data, dict) else mapping
        names.append(str(data.get("id", step) if isinstance(data, dict) and isinstance(step, int) else step))
    return "/".join(names), mapping
