"""Wrong arguments of public functions: each has an error of its own, which names the argument."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from dataclasses import MISSING, fields
from functools import cache, partial
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import navspec
from builders import source_nav
from builders.gta_sa_paths import file_name, smallest
from navspec.cli.check import check_command
from navspec.errors import NavspecError
from navspec.family.rules.options import Options

FUNCTIONS = {name: value for name in navspec.__all__ if inspect.isfunction(value := getattr(navspec, name))}

ASKED = [
    (name, parameter)
    for name, function in FUNCTIONS.items()
    for parameter in inspect.signature(function).parameters.values()
    if parameter.annotation != "Any"
]

RIGHT = {
    "a": "x",
    "b": "x",
    "base": "x",
    "source": b"",
    "data": None,
    "values": {},
    "seconds": 20,
    "to": "fla4",
    "archive": "x",
    "output": "x",
    "folder": "x",
    "path": "x",
    "tree": None,
    "text": "",
    "origin": "0/0",
    "target": "0/0",
}


def test_there_is_something_to_ask() -> None:
    assert len(FUNCTIONS) >= 18
    assert len(ASKED) > 100


@pytest.mark.parametrize(("function", "argument"), ASKED, ids=[f"{name}-{each.name}" for name, each in ASKED])
def test_arguments_of_another_kind(function: str, argument: inspect.Parameter) -> None:
    needed = [
        parameter.name
        for parameter in inspect.signature(FUNCTIONS[function]).parameters.values()
        if parameter.default is parameter.empty and parameter.kind is not parameter.VAR_POSITIONAL
    ]
    arguments = {name: RIGHT[name] for name in needed}
    wrong = object()
    if argument.kind is argument.VAR_POSITIONAL:
        call = partial(FUNCTIONS[function], *arguments.values(), wrong)
    else:
        call = partial(FUNCTIONS[function], **{**arguments, argument.name: wrong})
    with pytest.raises(NavspecError, match=f"^{argument.name}: this has to be .+, not <object "):
        call()


PATHS = b"NODES0.DAT"

WRONG: list[tuple[str, Callable[[], Any], str]] = [
    ("a negative number of processes", lambda: navspec.check(PATHS, jobs=-1), "^jobs: .* 0 or more, not -1"),
    ("half a number", lambda: navspec.check(PATHS, max_findings=2.5), "^max_findings: "),  # pyright: ignore
    ("a truth for a number", lambda: navspec.check(PATHS, jobs=True), "^jobs: "),
    ("a number for a truth", lambda: navspec.repair(PATHS, apply=1), "^apply: .* True or False, not 1"),  # pyright: ignore
    ("a profile", lambda: navspec.check(PATHS, profile="gentle"), "no profile 'gentle'; take default or strict"),
    ("a profile of a repair", lambda: navspec.repair(PATHS, profile="gentle"), "no profile 'gentle'"),
    ("codes", lambda: navspec.check(PATHS, select=[5]), r"^select: .* not \[5\]"),  # pyright: ignore
    ("codes that come one by one", lambda: navspec.check(PATHS, select=iter([5])), "begins with '5'"),  # pyright: ignore
    ("a severity", lambda: navspec.check(PATHS, severity={"NAV_": "bad"}), "no severity 'bad'"),  # pyright: ignore
    ("a pointer", lambda: navspec.edit(PATHS, {5: 3}), r"^values: .* not \{5: 3\}"),  # pyright: ignore
    ("another pointer", lambda: navspec.get(PATHS, "/nodes", 5), "^pointers: .* text, not 5"),  # pyright: ignore
    ("a source in a list", lambda: navspec.check([PATHS, 5]), "^source: "),  # pyright: ignore
    ("a list for a file", lambda: navspec.load([PATHS]), "^source: "),  # pyright: ignore
    ("a path with a zero byte", lambda: navspec.check(PATHS, base="a\0b"), "^base: "),
    ("a path that no system has", lambda: navspec.check("\ud800"), "^source: "),
    ("a format", lambda: navspec.load(PATHS, format="gta"), "no format 'gta'; did you mean gta_img"),
    (
        "a variant",
        lambda: navspec.load(PATHS, format="gta_sa_paths", variant="new"),
        "no variant 'new'; it has classic",
    ),
    ("a format of rules", lambda: navspec.rules("gta"), "no format 'gta'"),
    ("a setting", lambda: navspec.check(PATHS, settings={"map": 1}), "no setting 'map'"),
    ("no tree", lambda: navspec.save(5, "x"), "int is neither a tree nor the tables of one file"),
    ("nothing to write", lambda: navspec.to_bytes("x"), "str is neither a tree nor the tables of one file"),
]


@pytest.mark.parametrize(("call", "message"), [case[1:] for case in WRONG], ids=[case[0] for case in WRONG])
def test_arguments_that_cannot_be(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(NavspecError, match=message):
        call()


def test_signatures_are_told() -> None:
    parameters = inspect.signature(navspec.load).parameters
    assert list(parameters) == ["source", "format", "variant", "name"]
    with pytest.raises(TypeError, match="unexpected keyword argument 'jobs'"):
        navspec.load(PATHS, jobs=3)  # pyright: ignore


@pytest.mark.parametrize(
    "name", ["check", "repair", "convert", "info", "census", "graph", "route", "export", "check_many"]
)
def test_a_list_without_files_is_no_success(name: str) -> None:
    """As a pattern that fits nothing gives it."""
    needed = {
        "convert": {"to": "fla4"},
        "route": {"origin": "0/0", "target": "0/1"},
        "export": {"path": "x.csv"},
        "check_many": {"output": "x"},
    }
    more = needed.get(name, {})
    with pytest.raises(NavspecError, match="source: this list is empty"):
        getattr(navspec, name)([], **more)


ODD: dict[str, Any] = {
    "nothing": None,
    "a list": [],
    "a list of texts": ["x"],
    "bytes": b"",
    "a negative number": -1,
    "a huge number": 10**30,
    "a huge float": 1e308,
    "no number": float("nan"),
    "a truth": True,
    "a text with a zero byte": "a\0",
    "half a character": "\ud800",
    "an object": object(),
    "a mapping": {1: 2},
    "an array of floats": np.zeros(3),
    "an array of texts": np.array(["a"]),
}


@cache
def _graph() -> navspec.Graph:
    return navspec.graph(source_nav.example())


MADE: dict[type, Callable[[], Any]] = {
    navspec.Tables: lambda: navspec.tables(source_nav.example()),
    navspec.TableSet: lambda: navspec.TableSet({0: navspec.tables(smallest().to_bytes(), name=file_name(0))}),
    navspec.Graph: _graph,
    type(_graph().nodes): lambda: _graph().nodes,
    navspec.Report: lambda: navspec.check(source_nav.example()),
}
SENSIBLE = {
    "key": "areas",
    "field": "id",
    "rows": [0],
    "kind": "area",
    "part": "nodes",
    "point": (0, 0),
    "level": "error",
}

METHODS = [
    (kind, name, parameter.name)
    for kind in MADE
    for name in dir(kind)
    if (not name.startswith("_") or name in ("__getitem__", "__contains__")) and inspect.isfunction(getattr(kind, name))
    for parameter in list(inspect.signature(getattr(kind, name)).parameters.values())[1:]
]


def test_there_are_methods_to_ask() -> None:
    assert len(METHODS) > 70


@pytest.mark.filterwarnings("ignore::DeprecationWarning")
@pytest.mark.parametrize(
    ("kind", "method", "argument"),
    METHODS,
    ids=[f"{kind.__name__}-{name}-{argument}" for kind, name, argument in METHODS],
)
def test_methods_raise_errors_of_ours(kind: type, method: str, argument: str, tmp_path: Path) -> None:
    needed = [
        parameter.name
        for parameter in list(inspect.signature(getattr(kind, method)).parameters.values())[1:]
        if parameter.default is parameter.empty
    ]
    for number, (kind_name, odd) in enumerate(ODD.items()):
        instance = MADE[kind]()
        right = {name: SENSIBLE.get(name, tmp_path / f"{number}" if name == "path" else 0) for name in needed}
        arguments = {**right, argument: odd}
        positional = [arguments.pop(name) for name in needed]
        try:
            getattr(instance, method)(*positional, **arguments)
        except NavspecError:
            pass
        except Exception as error:  # noqa: BLE001 - whatever it is, it is none of ours
            pytest.fail(f"{kind_name}: {error!r}")


SET = navspec.TableSet({0: navspec.tables(smallest().to_bytes(), name=file_name(0))})
OF_METHODS: list[tuple[str, Callable[[], Any], str]] = [
    (
        "a path",
        lambda: navspec.tables(source_nav.example()).write("a\0"),
        r"^path: this has to be a path, not 'a\\x00'",
    ),
    ("a table of a set", lambda: SET[[]], r"^key: this has to be text, not \[\]"),  # pyright: ignore
    ("names of rows", lambda: _graph().names("x"), "^rows: this has to be a list of numbers of rows, not 'x'"),
    ("a row beyond the last", lambda: _graph().names([99]), r"^rows: there are \d rows, numbered from 0; \[99\]"),
    ("a row before the first", lambda: _graph().names([-1]), "^rows: there are"),
    (
        "a truth for a row",
        lambda: navspec.tables(source_nav.example()).span("areas", True),
        "table 'areas' has 4 rows, there is no row True",
    ),
    (
        "truths for no row",
        lambda: _graph().select(np.zeros(9, bool)),
        "^is_kept: this has to be True or False for each of",
    ),
    ("a level", lambda: navspec.check(source_nav.example()).fails_at("all"), "^level: .* info or never, not 'all'"),  # pyright: ignore
    ("files of a set", lambda: navspec.TableSet({"a": 1}), "^files: .* numbers as its keys and Tables as its values"),  # pyright: ignore
    ("a folder", lambda: navspec.Folder("x", severity=[]), "^severity: this has to be a mapping"),  # pyright: ignore
    ("what is suppressed", lambda: navspec.Suppress(None, "x"), "^code: this has to be text, not None"),  # pyright: ignore
]


@pytest.mark.parametrize(("call", "message"), [case[1:] for case in OF_METHODS], ids=[case[0] for case in OF_METHODS])
def test_methods_name_the_argument(call: Callable[[], Any], message: str) -> None:
    with pytest.raises(NavspecError, match=message):
        call()


def test_what_cannot_be_a_name_is_none() -> None:
    wrong: Any = []
    assert wrong not in SET
    assert wrong not in SET.files[0]
    assert wrong not in _graph().nodes


def test_every_option_of_a_check_has_an_argument_and_an_option() -> None:
    arguments = inspect.signature(navspec.check).parameters
    on_command_line = {param.name: param.default for param in check_command.params}
    for option in fields(Options):
        assert option.name in arguments
        if option.default not in (MISSING, ()):
            assert arguments[option.name].default == option.default
            assert on_command_line.get(option.name, option.default) == option.default
        if option.name not in ("drawings", "suppress", "folders"):  # by the kind of output, and from the settings file
            assert option.name in on_command_line
