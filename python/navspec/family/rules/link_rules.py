"""Rules on the links of path networks and meshes, in the terms of a family."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.family.rules.rule_set import RelatedRows, RuleFunction, RuleResult, count_true
from navspec.graphs.adjacency import Adjacency

EdgeFacts = Callable[[Any, Array], Mapping[str, Any]]
"""Returns parameters for each of some edges of a view's graph."""

EdgeSelector = str | Callable[[Any], Array]
"""Selects the failing edges: the name of a column of the graph, or a function that returns their rows for a view;
int64.
"""


def _find_edges(fails: EdgeSelector, view: Any) -> Array:
    return getattr(view.graph, fails) if isinstance(fails, str) else fails(view)


@cache
def _message_fields(message: str) -> set[str | None]:
    """Return the names of the fields of a message."""
    return {name for _, name, _, _ in Formatter().parse(message)}


def _no_facts(view: Any, edges: Array) -> dict[str, Any]:
    del view, edges
    return {}


@dataclass(frozen=True, slots=True)
class LinkRules:
    """Builds rules on the links of a family; its view has a `graph` with the links as edges.

    Messages may use the columns of `facts`, and the parameters that each rule adds. Findings name the node at the other
    end, except for a link that leads back to its own node.

    Attributes
    ----------
    table : str
        Table of the links.
    nodes : str
        Table of the nodes.
    field : str
        Field of a link that findings point at.
    facts : callable
        Parameters for every message; unused ones are left out of findings.
    rows : callable
        Returns the joined rows of a table for a view and edges; default: the edges.
    unseen : str
        Reason to skip links whose other end may be in an absent file.
    """

    table: str
    nodes: str
    field: str = ""
    facts: EdgeFacts = _no_facts
    rows: Callable[[Any, str, Array], Array] | None = None
    unseen: str = ""

    def build_result(
        self,
        view: Any,
        edges: Array,
        message: str,
        more: Mapping[str, Any] | None = None,
        *,
        table: str = "",
        field: str = "",
        cases: int | None = None,
        related: Sequence[RelatedRows] = (),
    ) -> RuleResult:
        """Build the result of edges that fail, among all whole ones or among `cases`.

        `more` parameters have a value for each of the edges, and so have `related` places in addition to the other end.
        """
        graph: Adjacency = view.graph
        params: dict[str, Any] = {}
        related_rows: tuple[RelatedRows, ...] = ()
        if len(edges):
            params = {
                name: values for name, values in self.facts(view, edges).items() if name in _message_fields(message)
            }
            related_rows = self.relate_far_ends(graph, edges), *related
        return RuleResult(
            len(graph.whole) if cases is None else cases,
            table or self.table,
            self.find_rows(view, table or self.table, edges),
            message,
            field or self.field,
            params={**params, **(more or {})},
            not_asked=count_true(graph.is_unseen) if cases is None else 0,
            reason=self.unseen,
            related=related_rows,
        )

    def find_rows(self, view: Any, table: str, edges: Array) -> Array:
        """Return the joined rows of a table for edges."""
        return self.rows(view, table, edges) if self.rows else edges

    def relate_far_ends(self, graph: Adjacency, edges: Array) -> RelatedRows:
        """Return the nodes that edges lead to as related rows, except for edges back to their own node."""
        target = graph.target[edges]
        return RelatedRows("{where} is the other end", self.nodes, np.where(target == graph.owner[edges], -1, target))

    def check_whole_links(self, fails: EdgeSelector, message: str, *, field: str = "") -> RuleFunction:
        """Build a rule that no whole link `fails`."""
        return lambda view: self.build_result(view, _find_edges(fails, view), message, field=field)

    def check_owned_links(self, fails: EdgeSelector, message: str, facts: EdgeFacts = _no_facts) -> RuleFunction:
        """Build a rule that no link with an owner `fails`; `facts` are more parameters."""

        def evaluate(view: Any) -> RuleResult:
            edges = _find_edges(fails, view)
            return self.build_result(view, edges, message, facts(view, edges), cases=count_true(view.graph.is_owned))

        return evaluate

    def check_repeated_links(
        self, message: str, facts: EdgeFacts = _no_facts, *, whole: bool = False, field: str = ""
    ) -> RuleFunction:
        """Build a rule that no link has the target of an earlier link of its node; for links with an owner, or for whole
        ones.
        """

        def evaluate(view: Any) -> RuleResult:
            graph: Adjacency = view.graph
            edges = graph.repeated[graph.is_whole[graph.repeated]] if whole else graph.repeated
            first = RelatedRows(
                "{where} is there first", self.table, self.find_rows(view, self.table, graph.first_like(edges))
            )
            cases = None if whole else count_true(graph.is_owned)
            return self.build_result(
                view, edges, message, facts(view, edges), field=field, cases=cases, related=[first]
            )

        return evaluate

    def check_equal_ends(self, values: Callable[[Any], Array], message: str, *names: str) -> RuleFunction:
        """Build a rule that both ends have the same value of a column over nodes; messages may use the values by two
        `names`.
        """

        def evaluate(view: Any) -> RuleResult:
            column = values(view)
            edges = view.graph.unlike_ends(column)
            end_values = (column[ends[edges]] for ends in (view.graph.owner, view.graph.target))
            return self.build_result(view, edges, message, dict(zip(names, end_values, strict=False)))

        return evaluate

    def check_equal_reverse(
        self,
        values: Callable[[Any], Array],
        message: str,
        *,
        table: str = "",
        is_checked: Callable[[Any], Array] = lambda view: view.graph.is_owned,
        facts: EdgeFacts | None = None,
    ) -> RuleFunction:
        """Build a rule that a link has the value of its reverse link, if both are checked; adds `value` and `back`, or
        `facts`.
        """

        def evaluate(view: Any) -> RuleResult:
            graph, column, is_checked_link = view.graph, values(view), is_checked(view)
            is_mutual = (graph.back >= 0) & is_checked_link & is_checked_link.take(graph.back)
            edges = np.flatnonzero(is_mutual & graph.unlike_back(column))
            params = facts(view, edges) if facts else {"value": column[edges], "back": column[graph.back[edges]]}
            back = RelatedRows(
                "{where} leads back", table or self.table, self.find_rows(view, table, graph.back[edges])
            )
            result = self.build_result(
                view, edges, message, params, table=table, cases=count_true(is_mutual), related=[back]
            )
            result.not_asked = count_true(graph.is_unseen & is_checked_link)
            return result

        return evaluate
