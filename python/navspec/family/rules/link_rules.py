"""Rules on the links of path networks and meshes, with the words of a family."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from string import Formatter
from typing import Any

import numpy as np

from navspec.columns.access import Array
from navspec.family.rules.results import RelatedRows, RuleResult, count_true
from navspec.family.rules.rule_set import RuleFunction
from navspec.graphs.adjacency import Adjacency

EdgeFacts = Callable[[Any, Array], Mapping[str, Any]]
"""From a view and rows of edges of its graph, what there is to say of each of them."""

EdgeSelector = str | Callable[[Any], Array]
"""The edges for which a rule fails: a column of the graph by its name, or what gives their rows from a view; int64."""


def _find_edges(fails: EdgeSelector, view: Any) -> Array:
    return getattr(view.graph, fails) if isinstance(fails, str) else fails(view)


@cache
def _names_in(message: str) -> set[str | None]:
    """Return the names of the fields of a message."""
    return {name for _, name, _, _ in Formatter().parse(message)}


def _no_facts(view: Any, edges: Array) -> dict[str, Any]:
    del view, edges
    return {}


@dataclass(frozen=True, slots=True)
class LinkRules:
    """Makes questions about the links of a family, whose view has them as the edges of a `graph`.

    Messages may name the columns of `facts`, and what each question says that it adds. What fails names the node at the other
    end, unless that is its own.

    Attributes
    ----------
    table : str
        Table whose rows the links are.
    nodes : str
        That of the nodes.
    field : str
        Field of them that findings point at.
    facts : callable
        What every message may name; what it does not name is no parameter of findings.
    rows : callable
        From a view, a table and edges, the joined rows of the table; the edges if not given.
    unseen : str
        Why links are not asked whose other end may be where nobody can see it.
    """

    table: str
    nodes: str
    field: str = ""
    facts: EdgeFacts = _no_facts
    rows: Callable[[Any, str, Array], Array] | None = None
    unseen: str = ""

    def make_result(
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
        """Edges that fail, of the whole ones or of some `cases`.

        `more` parameters have a value for each of them, and so have `related` places beyond the other end.
        """
        graph: Adjacency = view.graph
        params: dict[str, Any] = {}
        related_rows: tuple[RelatedRows, ...] = ()
        if len(edges):
            params = {name: values for name, values in self.facts(view, edges).items() if name in _names_in(message)}
            related_rows = self.relate_other_ends(graph, edges), *related
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
        """Joined rows that a table has for edges."""
        return self.rows(view, table, edges) if self.rows else edges

    def relate_other_ends(self, graph: Adjacency, edges: Array) -> RelatedRows:
        """The nodes that edges lead to, but for those that lead back to their own."""
        target = graph.target[edges]
        return RelatedRows("{where} is the other end", self.nodes, np.where(target == graph.owner[edges], -1, target))

    def check_whole_links(self, fails: EdgeSelector, message: str, *, field: str = "") -> RuleFunction:
        """A question to all whole links: whether none of them `fails`."""
        return lambda view: self.make_result(view, _find_edges(fails, view), message, field=field)

    def check_owned_links(self, fails: EdgeSelector, message: str, facts: EdgeFacts = _no_facts) -> RuleFunction:
        """A question to all links that have an owner: whether none of them `fails`; `facts` are more parameters."""

        def ask(view: Any) -> RuleResult:
            edges = _find_edges(fails, view)
            return self.make_result(view, edges, message, facts(view, edges), cases=count_true(view.graph.is_owned))

        return ask

    def check_repeated_links(
        self, message: str, facts: EdgeFacts = _no_facts, *, whole: bool = False, field: str = ""
    ) -> RuleFunction:
        """Whether no link leads where an earlier one of its node does: of those that have an owner, or of the whole ones."""

        def ask(view: Any) -> RuleResult:
            graph: Adjacency = view.graph
            edges = graph.repeated[graph.is_whole[graph.repeated]] if whole else graph.repeated
            first = RelatedRows(
                "{where} is there first", self.table, self.find_rows(view, self.table, graph.first_like(edges))
            )
            cases = None if whole else count_true(graph.is_owned)
            return self.make_result(view, edges, message, facts(view, edges), field=field, cases=cases, related=[first])

        return ask

    def check_equal_ends(self, values: Callable[[Any], Array], message: str, *names: str) -> RuleFunction:
        """Whether both ends have the same value of a column over nodes; messages may have the values by two `names`."""

        def ask(view: Any) -> RuleResult:
            column = values(view)
            edges = view.graph.unlike_ends(column)
            end_values = (column[ends[edges]] for ends in (view.graph.owner, view.graph.target))
            return self.make_result(view, edges, message, dict(zip(names, end_values, strict=False)))

        return ask

    def check_equal_reverse(
        self,
        values: Callable[[Any], Array],
        message: str,
        *,
        table: str = "",
        is_checked: Callable[[Any], Array] = lambda view: view.graph.is_owned,
        facts: EdgeFacts | None = None,
    ) -> RuleFunction:
        """Whether a link has the value of the link back where both are asked; adds `value` and `back`, or `facts`."""

        def ask(view: Any) -> RuleResult:
            graph, column, is_asked = view.graph, values(view), is_checked(view)
            is_mutual = (graph.back >= 0) & is_asked & is_asked.take(graph.back)
            edges = np.flatnonzero(is_mutual & graph.unlike_back(column))
            params = facts(view, edges) if facts else {"value": column[edges], "back": column[graph.back[edges]]}
            back = RelatedRows(
                "{where} leads back", table or self.table, self.find_rows(view, table, graph.back[edges])
            )
            result = self.make_result(
                view, edges, message, params, table=table, cases=count_true(is_mutual), related=[back]
            )
            result.not_asked = count_true(graph.is_unseen & is_asked)
            return result

        return ask
