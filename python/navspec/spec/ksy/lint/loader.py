"""YAML of a spec, read as strictly as the compiler reads it, and without the traps of YAML 1.1."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, NamedTuple

import yaml

from navspec.spec.ksy.inherit import LOADER, SpecError, demand_shallow


class Problem(NamedTuple):
    """One violation: where it stands, the rule that it breaks, what to do instead."""

    file: str
    line: int
    where: str
    rule: str
    message: str

    def __str__(self) -> str:
        where = f" {self.where}:" if self.where else ""
        return f"{self.file}:{self.line}:{where} {self.rule}: {self.message}"


@dataclass
class Document:
    """One YAML file as JSON values: mapping keys are text, as the JSON Schema needs them."""

    path: Path
    name: str
    data: dict[str, Any] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    lines: dict[int, int] = field(default_factory=dict)

    def line(self, value: Any) -> int:
        """Line on which a mapping or list of `data` begins; 1 for anything else."""
        return self.lines.get(id(value), 1)


def load(path: Path, name: str) -> Document:
    """The document at `path`; what the file breaks is in its `problems`."""
    document = Document(path, name)
    text = path.read_text(encoding="utf-8")
    try:
        demand_shallow(text)
        node = yaml.compose(text, Loader=LOADER)
    except (yaml.YAMLError, SpecError) as error:
        mark = getattr(error, "problem_mark", None)
        message = str(getattr(error, "problem", error))
        document.problems.append(Problem(name, mark.line + 1 if mark else 1, "", "YAML", message))
        return document
    if not isinstance(node, yaml.MappingNode):
        document.problems.append(Problem(name, 1, "", "YAML", "the document is no mapping"))
        return document
    document.data = _Builder(document).build(node)
    return document


class _Builder:
    def __init__(self, document: Document) -> None:
        self.document = document
        self.constructor = yaml.SafeLoader("")
        self.seen: set[int] = set()

    def build(self, node: yaml.Node) -> Any:
        if id(node) in self.seen:
            return self._refuse(node, "what stands once cannot be named again: write it out")
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
                self._refuse(key_node, f"key `{key}` stands twice")
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
        document.problems.append(Problem(document.name, node.start_mark.line + 1, "", "YAML", message))


def _text(key: Any) -> str:
    return str(key).lower() if isinstance(key, bool) else str(key)
