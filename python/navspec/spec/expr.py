"""Expression trees as Python: one translation serves single values and whole columns.

The operators of the trees are those of Python (`/` floors). The caller resolves names: `name` turns a `get`, `row` or
`io` node into Python source.
"""

from __future__ import annotations

import builtins
from collections.abc import Callable, Iterator
from functools import lru_cache
from types import CodeType
from typing import Any

from navspec.spec.model import Expr

Namer = Callable[[dict[str, Any]], str]

_BINARY = {"==", "!=", "<", "<=", ">", ">=", "+", "-", "*", "%", "<<", ">>", "&", "|", "^"}


def source(expr: Expr, name: Namer, *, columns: bool = False) -> str:
    """Return the Python source of an expression.

    Parameters
    ----------
    expr : Expr
        The tree.
    name : callable
        Returns the source for a `get`, `row` or `io` node.
    columns : bool
        Whether names refer to NumPy arrays: choices and logic then work element by element (`np` must be in scope).
    """
    if isinstance(expr, list):
        return "(" + "".join(f"{source(item, name, columns=columns)}, " for item in expr) + ")"
    if not isinstance(expr, dict):
        return repr(expr)
    if "args" not in expr:
        return name(expr)
    op = expr["op"]
    args = [source(arg, name, columns=columns) for arg in expr["args"]]
    if op in _BINARY:
        return f"({args[0]} {op} {args[1]})"
    if op == "/":
        return f"({args[0]} // {args[1]})"
    if op == "cast":
        return _cast(expr["to"], args[0], columns=columns)
    if op == "if":
        return f"np.where({args[0]}, {args[1]}, {args[2]})" if columns else f"({args[1]} if {args[0]} else {args[2]})"
    if op in ("and", "or"):
        return f"np.logical_{op}({args[0]}, {args[1]})" if columns else f"({args[0]} {op} {args[1]})"
    if op == "not":
        return f"np.logical_not({args[0]})" if columns else f"(not {args[0]})"
    return f"({'-' if op == 'neg' else '~'}{args[0]})"


def _cast(to: str, value: str, *, columns: bool) -> str:
    if to.startswith("f"):
        return f"np.asarray({value}, dtype=np.float64)" if columns else f"float({value})"
    return value if columns else f"int({value})" if to == "int" else value


def function(text: str, args: str, **scope: Any) -> Callable[..., Any]:
    """Return the function `lambda args: text`, with `scope` as its globals."""
    return eval(_code(text, args), {"__builtins__": {"float": builtins.float, "int": builtins.int}, **scope})


@lru_cache(1 << 12)
def _code(text: str, args: str) -> CodeType:
    """Return the function as code; cached, as the same expressions run on many files."""
    return compile(f"lambda {args}: {text}", "<expression>", "eval")


def walk(expr: Expr) -> Iterator[dict[str, Any]]:
    """Yield every node of a tree that is not a constant, outermost first."""
    if isinstance(expr, list):
        for item in expr:
            yield from walk(item)
    elif isinstance(expr, dict):
        yield expr
        for item in expr.get("args", ()):
            yield from walk(item)
        if expr["op"] == "row":
            yield from walk(expr["index"])
