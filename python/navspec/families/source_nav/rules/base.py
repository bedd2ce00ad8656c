"""The rule set of meshes, rules that reading evaluates, and makers of similar rules."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from navspec.families.source_nav.layout import FORMAT
from navspec.families.source_nav.view import Array, SourceMesh
from navspec.family.contract import rule_texts
from navspec.family.rules.rule_set import RelatedRows, RuleFunction, RuleResult, RuleSet, check_rows

RULES = RuleSet("source_nav", "NAV_", lambda: rule_texts("navspec.families.source_nav"), "measured", 124)
RULES.structure("VARIANT_UNKNOWN", "measured", FORMAT)
for _code in ("MAGIC_BAD", "BYTE_ORDER", "VERSION_UNSUPPORTED", "TRUNCATED", "COUNT_EXCEEDS_FILE"):
    RULES.structure(_code, "engine", FORMAT)


# --- rules for several tables --------------------------------------------------------------------------------------


def requires_field(table: str, field: str) -> Callable[[RuleFunction], RuleFunction]:
    """Return a decorator for rules that skips versions without a field of a table."""

    def decorate(check: RuleFunction) -> RuleFunction:
        return lambda mesh: check(mesh) if mesh.has_field(table, field) else RuleResult(0)

    return decorate


def build_id_rule(table: str, word: str) -> RuleFunction:
    """Return a rule that no row has the id 0."""
    message = f"{{where}} has the id that means no {word}"
    return lambda mesh: check_rows(table, mesh.column(table, "id") == 0, mesh.count(table), message, "id")


def check_repeated_ids(
    mesh: SourceMesh, table: str, first: Array, message: str, related: str, param: str
) -> RuleResult:
    """Return the rows whose id belongs to another row, the `first` of all rows with that id, which `related` describes.

    The parameter `param` is the row of that one in its mesh.
    """
    answer = check_rows(table, first != np.arange(len(first)), len(first), message, "id")
    holders = first[answer.rows]
    answer.params = {param: mesh.local(table, holders)}
    answer.related = (RelatedRows(related, table, holders),)
    return answer


def first_faults(bad: Array) -> tuple[Array, Array]:
    """Return the rows with a fault, and the column of the first fault."""
    rows, column = np.divmod(np.flatnonzero(bad), bad.shape[1])
    is_first = np.append(True, rows[1:] != rows[:-1])[: len(rows)]
    return rows[is_first], column[is_first]


def build_directory_rule(field: str, directory: str, word: str) -> RuleFunction:
    """Return a rule that the place numbers of areas are numbers of a directory; 0 means none."""

    @requires_field("areas", field)
    def check(mesh: SourceMesh) -> RuleResult:
        index, counts = mesh.column("areas", field), mesh.counts(directory)
        if index.max(initial=0) <= counts.min():
            return RuleResult(len(index), "areas")
        index, places = index.astype(np.int64), np.repeat(counts, mesh.counts("areas"))
        message = f"{{where}} is in {word} {{place}}, but there are {{places}}"
        return check_rows("areas", index > places, len(index), message, field, place=index, places=places)

    return check
