"""`generated/ksy/`: the specs without our annotations, in the style of Kaitai's format gallery."""

from __future__ import annotations

import re
import textwrap
from pathlib import Path
from typing import Any

import yaml

from navspec.spec.ksy.inherit import LOADER, Ksy, read_spec
from navspec_build.packages import TEMPLATES, fill_template
from navspec_build.paths import RepositoryLayout
from navspec_build.toolchain import VERSION

FOLDER = "generated/ksy"

_KEPT = ("-orig-id", "-webide-representation", "-affected-by")
"""Keys that the gallery has in its own specs."""
_ANNOTATION = re.compile(r"-[a-z]")  # the key of an enum member can be a negative number
_COLUMNS = 80


def write(layout: RepositoryLayout, folder: Path) -> None:
    """Write every spec, a page and the licence."""
    folder.mkdir(parents=True, exist_ok=True)
    rows = []
    for path in layout.specs:
        (folder / path.name).write_text(plain_text(path), encoding="utf-8")
        meta = yaml.load(path.read_text(encoding="utf-8"), Loader=LOADER)["meta"]
        needed = ", ".join(f"`{name}.ksy`" for name in meta.get("imports", []))
        link = f"[{meta['id']}](../docs/{meta['id']}.md)"
        rows.append(f"| {meta['title']} | `{path.name}` | {needed} | {link} {meta['-version']} |")
    template = (TEMPLATES / "ksy.md").read_text(encoding="utf-8")
    page = fill_template(template, {"compiler": VERSION, "formats": "\n".join(rows)})
    (folder / "README.md").write_text(page, encoding="utf-8")
    (folder / "LICENSE").write_text(layout.license.read_text(encoding="utf-8"), encoding="utf-8")


def plain_text(path: Path) -> str:
    """Return the text of the spec at `path` without annotations.

    Units and enums that only annotations name become sentences of `doc`.
    """
    text = path.read_text(encoding="utf-8")
    root = yaml.compose(text, Loader=LOADER)
    _convert(root, read_spec(path), 0, text)
    return yaml.serialize(root, Dumper=_Dumper, allow_unicode=True, width=float("inf"))


class _Dumper(yaml.SafeDumper):
    def increase_indent(self, flow: bool = False, indentless: bool = False) -> None:  # noqa: ARG002
        """Indent sequences, too."""
        super().increase_indent(flow, indentless=False)


def _convert(node: yaml.Node, part: Any, column: int, text: str) -> None:
    """Convert a part of a spec whose keys begin at a column; numbers and quotes stay as their author wrote them.

    `part` is the same part with all annotations that it inherits.
    """
    if isinstance(node, yaml.SequenceNode):
        node.flow_style = node.flow_style and all(isinstance(element, yaml.ScalarNode) for element in node.value)
        for element, element_part in zip(node.value, part, strict=True):
            _convert(element, element_part, column + 2, text)
    if not isinstance(node, yaml.MappingNode):
        return
    node.flow_style = False
    node.value = [(key, value) for key, value in node.value if _is_kept(key.value)]
    parts = {str(name): inner for name, inner in part.items()}
    for key, value in node.value:
        if key.value == "doc":
            value.value, value.style = _doc(value.value, _sentences(part), column)
        elif isinstance(value, yaml.ScalarNode) and value.style == ">":  # its lines are those of a long expression
            lines = text[value.start_mark.index : value.end_mark.index].split("\n", 1)[1]
            value.value, value.style = textwrap.dedent(lines).rstrip() + "\n", "|"
        _convert(value, parts.get(key.value), column + 2, text)


def _is_kept(key: str) -> bool:
    return key in _KEPT or not _ANNOTATION.match(key)


def _sentences(body: Ksy) -> str:
    """Return sentences for the annotations of a value."""
    sentences = []
    if unit := _unsaid_unit(body):
        sentences.append(f"Given in {unit}.")
    if "-index" in body:
        index = body["-index"]
        sentences.append(f"The elements are those of the enum `{index['enum']}`, from {index.get('first', 0)} on.")
    if "-enum" in body:
        sentences.append(f"The enum `{body['-enum']}` names the values.")
    return " ".join(sentences)


def _unsaid_unit(body: Ksy) -> str:
    """Return the unit of a value as it is stored; empty where its text has it, or where there is none."""
    unit = body.get("-unit", "none")
    is_in_text = len(unit) > 2 and re.search(rf"\b{re.escape(unit)}\b", body["doc"], re.IGNORECASE)
    if is_in_text or "-scale" in body or unit in ("none", "unknown"):
        return ""
    return "units of the game" if unit == "unit" else unit


def _doc(doc: str, added: str, column: int) -> tuple[str, str | None]:
    """Return a text with more sentences, and its style: one line where it fits, otherwise a block."""
    lines = doc.rstrip().split("\n")
    if added and lines[-1].startswith(("*", " ")):
        lines += ["", added]
    elif added:
        lines[-1] += f" {added}"
    if len(lines) == 1 and column + len(f"doc: '{lines[0]}'") <= _COLUMNS:
        return lines[0], None
    width = _COLUMNS - column - 2
    wrapped = [part for line in lines for part in (_wrap(line, width) if len(line) > width else [line])]
    return "\n".join([*wrapped, ""]), "|"


def _wrap(line: str, width: int) -> list[str]:
    indent = re.match(r"[ *]*", line)
    hanging = " " * len(indent[0]) if indent else ""
    return textwrap.wrap(line, width, subsequent_indent=hanging, break_long_words=False, break_on_hyphens=False)
