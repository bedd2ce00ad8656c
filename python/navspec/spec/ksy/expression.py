"""Kaitai expressions: text to a small tree.

A tree is JSON: a number, boolean or text represents itself, a list an array, everything else is an object with `op`.
Names are split into a start and a path from there, so that readers of the tree need no knowledge of Kaitai's scoping:

    {"op": "get", "from": "self" | "parent" | "root" | "item", "up": 1, "path": ["flags", "link_count"]}
    {"op": "row", "table": GET, "index": EXPR, "path": ["num_corners"]}
    {"op": "io", "of": "size" | "pos"}
    {"op": "cast", "to": "u4", "args": [EXPR]}
    {"op": "call", "name": "abs", "args": [EXPR]}          in checks only
    {"op": "+", "args": [EXPR, EXPR]}          and - * / % << >> & | ^ == != < <= > >= and or not neg inv if
"""

from __future__ import annotations

import ast
import re
from collections.abc import Callable
from typing import Any, NamedTuple

Expr = Any

_TOKEN = re.compile(
    r"""\s*(?:
    (?P<float>\d[\d_]*\.\d+(?:[eE][+-]?\d+)?)
  | (?P<int>0[xX][0-9a-fA-F_]+|0[bB][01_]+|0[oO][0-7_]+|\d[\d_]*)
  | (?P<text>"(?:\\.|[^"\\])*"|'[^']*')
  | (?P<name>[A-Za-z_][A-Za-z_0-9]*)
  | (?P<op><<|>>|<=|>=|==|!=|::|[-+*/%&|^~<>?:.,()\[\]])
)""",
    re.VERBOSE,
)

# Binary operators from the loosest to the tightest binding, as Kaitai's grammar has them.
_LEVELS = [
    ["or"],
    ["and"],
    ["<", "<=", ">", ">=", "==", "!="],
    ["|"],
    ["^"],
    ["&"],
    ["<<", ">>"],
    ["+", "-"],
    ["*", "/", "%"],
]
_NOT = _LEVELS.index(["and"]) + 1
_UNARY = {"-": "neg", "~": "inv", "+": "pos"}
_SCALAR = re.compile(r"(?:([us])([1248])|(f)([48])|(b)(\d+))(le|be)?")


class Scalar(NamedTuple):
    """A number in a file: `letter` is u, s, f or b; `endian` is the byte order in the type's name."""

    letter: str
    bits: int
    endian: str


def scalar(kind: Any) -> Scalar | None:
    """Return the number type of that name; None for all other types, and for no type."""
    match = _SCALAR.fullmatch(kind) if isinstance(kind, str) else None
    if match is None:
        return None
    letter, width = (group for group in match.groups()[:6] if group)
    return Scalar(letter, int(width) * (1 if letter == "b" else 8), match[7] or "")


class ExpressionError(ValueError):
    """Text that is not a Kaitai expression, or one outside the subset; the message names the place."""


class Parser:
    """One expression; `enum_value` and `size_of` look names up in the spec that is being compiled.

    With `has_calls` it may call functions, which only checks do.
    """

    def __init__(
        self,
        text: str,
        enum_value: Callable[[str, str], int],
        size_of: Callable[[str], int],
        *,
        has_calls: bool = False,
    ) -> None:
        self.text = text
        self.enum_value = enum_value
        self.size_of = size_of
        self.has_calls = has_calls
        self.tokens = list(self._split(text))
        self.at = 0

    def parse(self) -> Expr:
        """Parse the whole text; returns its tree."""
        tree = self._ternary()
        if self.at != len(self.tokens):
            raise self._error(f"'{self._peek()}' is not expected here")
        return tree

    def _split(self, text: str) -> list[tuple[str, str]]:
        tokens, position = [], 0
        text = text.rstrip()
        while position < len(text):
            match = _TOKEN.match(text, position)
            if not match or match.lastgroup is None:
                raise ExpressionError(f"cannot read '{text[position:]}' in expression '{self.text}'")
            tokens.append((match.lastgroup, match[match.lastgroup]))
            position = match.end()
        return tokens

    def _error(self, what: str) -> ExpressionError:
        return ExpressionError(f"{what} in expression '{self.text}'")

    def _peek(self, ahead: int = 0) -> str:
        return self.tokens[self.at + ahead][1] if self.at + ahead < len(self.tokens) else ""

    def _accept(self, *wanted: str) -> str | None:
        if self._peek() in wanted and self.tokens[self.at][0] in ("op", "name"):
            self.at += 1
            return self.tokens[self.at - 1][1]
        return None

    def _expect(self, wanted: str) -> None:
        if not self._accept(wanted):
            raise self._error(f"'{wanted}' expected before '{self._peek()}'")

    def _ternary(self) -> Expr:
        condition = self._binary(0)
        if not self._accept("?"):
            return condition
        yes = self._ternary()
        self._expect(":")
        return {"op": "if", "args": [condition, yes, self._ternary()]}

    def _binary(self, level: int) -> Expr:
        if level == len(_LEVELS):
            return self._unary()
        tree = self._operand(level + 1)
        while operator := self._accept(*_LEVELS[level]):
            tree = {"op": operator, "args": [tree, self._operand(level + 1)]}
        return tree

    def _operand(self, level: int) -> Expr:
        """Parse an operand; `not` binds tighter than `and`, and looser than comparisons."""
        if level == _NOT and self._accept("not"):
            return {"op": "not", "args": [self._operand(level)]}
        return self._binary(level)

    def _unary(self) -> Expr:
        if operator := self._accept(*_UNARY):
            value = self._unary()
            if operator == "+":
                return value
            if operator == "-" and isinstance(value, int | float) and not isinstance(value, bool):
                return -value
            return {"op": _UNARY[operator], "args": [value]}
        return self._postfix(self._primary())

    def _postfix(self, value: Expr) -> Expr:
        while True:
            if self._accept("."):
                value = self._member(value, self._name())
            elif self.has_calls and _is_plain_name(value) and self._accept("("):
                value = {"op": "call", "name": value["path"][0], "args": self._items(")")}
            elif self._accept("["):
                index = self._ternary()
                self._expect("]")
                value = {"op": "row", "table": value, "index": index, "path": []}
            else:
                return value

    def _items(self, end: str) -> list[Expr]:
        """Parse expressions between commas, up to the bracket that ends them."""
        items: list[Expr] = []
        while not self._accept(end):
            items.append(self._ternary())
            self._accept(",")
        return items

    def _member(self, value: Expr, name: str) -> Expr:
        if name == "as":
            self._expect("<")
            target = self._name()
            self._expect(">")
            return {"op": "cast", "to": target, "args": [value]}
        if name == "to_i":
            return {"op": "cast", "to": "int", "args": [value]}
        if isinstance(value, dict) and value.get("op") == "io?" and name in ("size", "pos"):
            return {"op": "io", "of": name}
        if isinstance(value, dict) and value.get("op") == "get":
            if name == "_parent" and not value["path"] and value["from"] in ("self", "parent"):
                return {**value, "from": "parent", "up": value.get("up", 0) + 1}
            return {**value, "path": [*value["path"], name]}
        if isinstance(value, dict) and value.get("op") == "row":
            return {**value, "path": [*value["path"], name]}
        raise self._error(f"'.{name}' is outside the subset")

    def _name(self) -> str:
        if self.at < len(self.tokens) and self.tokens[self.at][0] == "name":
            self.at += 1
            return self.tokens[self.at - 1][1]
        raise self._error(f"a name expected before '{self._peek()}'")

    def _primary(self) -> Expr:
        if self.at >= len(self.tokens):
            raise self._error("unexpected end")
        kind, text = self.tokens[self.at]
        self.at += 1
        if kind == "int":
            return int(text.replace("_", ""), 0)
        if kind == "float":
            return float(text.replace("_", ""))
        if kind == "text":
            return ast.literal_eval(text) if text[0] == '"' else text[1:-1]
        if kind == "name":
            return self._named(text)
        if text == "(":
            value = self._ternary()
            self._expect(")")
            return value
        if text == "[":
            return self._items("]")
        raise self._error(f"'{text}' is not expected here")

    def _named(self, name: str) -> Expr:
        if name in ("true", "false"):
            return name == "true"
        if name == "sizeof" and self._accept("<"):
            target = self._name()
            self._expect(">")
            return self.size_of(target)
        if self._accept("::"):
            return self.enum_value(name, self._name())
        if name == "_io":
            return {"op": "io?"}
        starts = {"_root": "root", "_parent": "parent", "_": "item"}
        if name in starts:
            start = {"op": "get", "from": starts[name], "path": []}
            return {**start, "up": 1} if name == "_parent" else start
        return {"op": "get", "from": "self", "path": [name]}


def _is_plain_name(tree: Expr) -> bool:
    """Return whether a tree is a single name, which a call may follow."""
    return isinstance(tree, dict) and tree["op"] == "get" and tree["from"] == "self" and len(tree["path"]) == 1
