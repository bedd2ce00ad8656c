"""Places of rows in words, and as parameters of findings, from the labels that a spec declares."""

from __future__ import annotations

import re
from functools import cache
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.family.rules.checks import evaluator_of, show_values
from navspec.family.rules.expressions import Evaluator
from navspec.family.rules.rule_set import View

Words = tuple[list[str], dict[str, Any]]
"""A place in words for each row, and parameters with a value for each row."""


def place_rows(view: View, table: str, rows: Array) -> Words:
    """Describe rows of a table of a view, or files if that is "": by the labels of the spec, or as the view does, if it can."""
    evaluator = evaluator_of(view)
    describe = getattr(view, "place", None)
    if describe is None or table in evaluator.plan.labels:
        return describe_rows(evaluator, table, rows)
    return describe(table, rows)


def describe_rows(evaluator: Evaluator, table: str, rows: Array) -> Words:
    """Describe rows of a table, or files if that is ""; -1 is the whole set."""
    if not table:
        return _describe_files(evaluator, rows)
    words, params = _describe_inside(evaluator, table, rows)
    return [word or "the file" for word in words], params


def _describe_files(evaluator: Evaluator, files: Array) -> Words:
    if (files < 0).any():
        return ["the set"] * len(files), {}
    label = evaluator.plan.labels.get("", {"text": "the file"})
    words, params = _name_files(evaluator, files)
    return [word or label["text"] for word in words], params


def _name_files(evaluator: Evaluator, files: Array) -> Words:
    """Name the files of a set by their numbers; other files have no name."""
    key = evaluator.files.key
    numbers = evaluator.files.numbers[files]
    if key == "file" or not (numbers >= 0).any():
        return [""] * len(files), {}
    words = [f"{key} {number}" if number >= 0 else "" for number in numbers.tolist()]
    return words, {key: numbers} if (numbers >= 0).all() else {}


def _describe_inside(evaluator: Evaluator, table: str, rows: Array) -> Words:
    """Describe rows without a word for a file that has no number."""
    label = evaluator.plan.labels.get(table) or _default_label(table)
    count = len(rows)
    own = {name: show_values(evaluator.evaluate(tree, table, rows), count) for name, tree in label["params"].items()}
    if "of" in label:
        of = evaluator.evaluate(label["of"], table, rows)
        outer, to = of.values if of.state is None else np.where(of.state == 0, of.values, -1), label["to"]
    else:
        outer, to = evaluator.step(table, "owner", rows).rows, evaluator.target(table, "owner")
    texts = _fill(label["text"], own, count)
    is_alone = outer < 0
    if not is_alone.any():
        words, params = _describe_owners(evaluator, to, outer)
    else:
        words, params = _describe_owners(evaluator, to, np.where(is_alone, 0, outer))
        by_file, by_key = _name_files(evaluator, evaluator.file_of(table)[rows])
        words = [
            name if is_single else word for name, word, is_single in zip(by_file, words, is_alone.tolist(), strict=True)
        ]
        params = by_key | {name: _without(values, is_alone) for name, values in params.items() if name not in by_key}
        if "alone" in label:
            is_single = zip(_fill(label["alone"], own, count), texts, is_alone.tolist(), strict=True)
            texts = [one if is_one else text for one, text, is_one in is_single]
    if any(words):
        texts = [f"{word} {text}" if word and text else word or text for word, text in zip(words, texts, strict=True)]
    return texts, params | {name: values for name, values in own.items() if not name.startswith("_")}


@cache
def _default_label(table: str) -> dict[str, Any]:
    """Return the label of a table for which the spec has none."""
    word = table.rpartition(".")[2].replace("_", " ")
    return {"text": word.removesuffix("s") + " {row}", "params": {"row": {"op": "row"}}}


def _describe_owners(evaluator: Evaluator, table: str, rows: Array) -> Words:
    """Describe the rows around others; those of an empty table, which none of the others have, are nothing."""
    if not table:
        return _name_files(evaluator, rows)
    if not evaluator.count(table):
        return [""] * len(rows), {
            name: np.zeros(len(rows)) for name in evaluator.plan.labels.get(table, {}).get("params", {})
        }
    return _describe_inside(evaluator, table, rows)


def _without(values: Any, hidden: Array) -> Array:
    """Return values with None where they are hidden."""
    shown = np.asarray(values).astype(object)
    shown[hidden] = None
    return shown


def _fill(text: str, params: dict[str, Any], count: int) -> list[str]:
    """Return a text with the parameters of every row."""
    if not params:
        return [text] * count
    template = _number_fields(text, tuple(params))
    return list(map(template.format, *(np.asarray(values).tolist() for values in params.values())))


@cache
def _number_fields(text: str, names: tuple[str, ...]) -> str:
    """Return a template whose fields are numbers of arguments."""
    return re.sub(r"\{(\w+)", lambda match: f"{{{names.index(match[1])}", text)
