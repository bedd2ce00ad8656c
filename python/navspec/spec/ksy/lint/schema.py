"""The JSON Schema of a spec, and what to say about keys that are outside the subset."""

from __future__ import annotations

import difflib
import json
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema import Draft7Validator, ValidationError
from jsonschema.exceptions import best_match

from navspec.spec.ksy.lint.loader import Document, Problem

# Keys of Kaitai that the two planes do not carry: the rule and what takes their place.
_REPLACED = {
    "pos": (
        "W15",
        "fields stand in file order; a view on bytes of other fields is an instance marked `-overlay: true`",
    ),
    "io": ("W15", "fields stand in file order, in one stream"),
    "process": ("W15", "keep the bytes with `size` and decode them in the family's code"),
    "encoding": ("W2", "text is bytes: `size` or `terminator: 0`, decoded in the family's code"),
    "pad-right": ("W15", "keep the bytes with `size`; what pads them is a rule"),
    "include": ("W15", "`terminator: 0` alone: the terminator is neither part of the bytes nor left in the stream"),
    "consume": ("W15", "`terminator: 0` alone: the terminator is neither part of the bytes nor left in the stream"),
    "eos-error": ("W15", "`terminator: 0` alone: the end of the file before it is an error"),
    "parent": ("W15", "pass what the structure needs as params"),
    "types": ("W15", "types stand under the `types` of the document"),
    "enums": ("W15", "enums stand under the `enums` of the document"),
    "params": ("W13", "a file opens without parameters: make it a `-decision: true` instance of the root"),
}


@cache
def _schema() -> dict[str, Any]:
    schema = json.loads(Path(__file__).with_name("ksy.schema.json").read_text(encoding="utf-8"))
    Draft7Validator.check_schema(schema)
    return schema


def lacking(rule: Mapping[str, Any]) -> str:
    """What keeps a rule of `-expect` from being one, with what the spec says for all fields; empty for nothing."""
    error = best_match(Draft7Validator(_schema()["definitions"]["whole"]).iter_errors(rule))
    return error.message if error else ""


def check(document: Document) -> Iterator[Problem]:
    """What breaks the schema."""
    for error in Draft7Validator(_schema()).iter_errors(document.data):
        error = best_match([error]) or error
        where, mapping = _place(document.data, error.absolute_path)
        for rule, message in _messages(error):
            yield Problem(document.name, document.line(mapping), where, rule, message)


def _messages(error: ValidationError) -> Iterator[tuple[str, str]]:
    if error.validator != "additionalProperties":
        yield "schema", error.message
        return
    schema: Any = error.schema
    instance: Any = error.instance
    known = schema["properties"]
    for key in instance.keys() - known.keys():
        if key == "encoding" and instance.get("type") == "strz" and str(instance[key]).startswith(("UTF-16", "UTF-32")):
            yield "W3", "the compiler cannot write such text: fixed bytes with `size`"
        elif key in _REPLACED:
            rule, instead = _REPLACED[key]
            yield rule, f"`{key}` is outside the subset: {instead}"
        else:
            close = difflib.get_close_matches(key, known, 1)
            yield "schema", f"unknown key `{key}`" + (f", did you mean `{close[0]}`?" if close else "")


def _place(data: Any, path: Iterable[Any]) -> tuple[str, Any]:
    """A path in words, and the innermost mapping on it."""
    names, mapping = [], data
    for step in path:
        data = data[step]
        mapping = data if isinstance(data, dict) else mapping
        names.append(str(data.get("id", step) if isinstance(data, dict) and isinstance(step, int) else step))
    return "/".join(names), mapping
