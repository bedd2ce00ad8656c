"""What a family tells about editing by hand: what can be done to a network that is looked at, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from navspec.columns import Tables, TableSet
from navspec.graphs.numbers import Array
from navspec.records.compiled import Obstacle


def _none() -> Array:
    return np.zeros(0, np.int64)


@dataclass(frozen=True, slots=True)
class Tool:
    """One thing that can be done to a network.

    Attributes
    ----------
    name : str
        By which it is asked for. Families use the same ones for the same things: `move`, `set`, `draw`, `connect`, `cut`,
        `delete`, `split`, `ladder`.
    title, doc : str
        What it is called, and what it does, for those who use it.
    nodes, edges : tuple of int and int or None
        The fewest and the most nodes and edges that it is used on; None for as many as one likes.
    values : tuple of str
        What it has to be told, by the names of its values:

        - `by`: how far to move, east, north and up, in units of the game.
        - `points`: places of a line, each east, north and up, the last None where it is not known. An end at a node is that
          node's name instead.
        - `at`: a place, east, north and up or None.
        - `line`: two places, east and north.
        - `attributes`: columns of the graph and what they become: names where their values have some.
    takes : tuple of str or None
        Columns that attributes of what it makes are chosen from; None for all that `set` takes.
    has_back : bool
        Whether what edges can have may be told for the way back as well, by the names of the columns with `_back`.
    """

    name: str
    title: str
    doc: str
    nodes: tuple[int, int | None] = (0, 0)
    edges: tuple[int, int | None] = (0, 0)
    values: tuple[str, ...] = ()
    takes: tuple[str, ...] | None = None
    has_back: bool = False


@dataclass(frozen=True, slots=True)
class Action:
    """A tool that is used.

    Attributes
    ----------
    tool : str
        Its name.
    nodes, edges : numpy.ndarray
        Rows of the graph of the files as they are; int64. An edge is one direction.
    values : mapping
        What the tool is told.
    """

    tool: str
    nodes: Array = field(default_factory=_none)
    edges: Array = field(default_factory=_none)
    values: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Edition:
    """What an action comes to.

    Attributes
    ----------
    files : mapping
        The files that it changes, by their numbers in the set; a number that was not there is a new file. Empty where
        something stands against it.
    obstacles : tuple of Obstacle
        What stands against it, each with its place.
    notes : tuple of str
        What else is to be said, such as what followed.
    nodes : tuple of str
        Names of the nodes that are to be chosen afterwards, as the graph of the new files has them.
    """

    files: Mapping[int, Tables]
    obstacles: tuple[Obstacle, ...] = ()
    notes: tuple[str, ...] = ()
    nodes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Editor:
    """How networks of a family are edited.

    Attributes
    ----------
    tools : tuple of Tool
        What can be done.
    nodes, edges : tuple of str
        Columns of the graph that `set` takes, of nodes and of edges.
    edit : callable
        `edit(files, action)`: the files stay as they are; what changes comes back. Raises `NavspecError` for an action that
        cannot be understood, such as an attribute that there is not.
    """

    tools: tuple[Tool, ...]
    nodes: tuple[str, ...]
    edges: tuple[str, ...]
    edit: Callable[[TableSet, Action], Edition]
