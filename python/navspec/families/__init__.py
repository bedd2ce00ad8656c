"""Families of formats: each package here is one, and installed distributions can add others.

A distribution names its `FAMILY` by an entry point in the group `navspec.families`, under the id of the family. A fault
of such a family is reported as a `FamilyWarning` with the name of the distribution. Other formats are not affected.
"""

from __future__ import annotations

import pkgutil
import sys
import warnings
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import cache, wraps
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from navspec.errors import FamilyWarning, NavspecError, suggest_values
from navspec.family.contract import Family, Format

if TYPE_CHECKING:
    from importlib.metadata import EntryPoint

T = TypeVar("T")

ENTRY_POINT_GROUP = "navspec.families"
"""Group of the entry points of families."""

_FALLBACKS = {
    "identify": "its own code has failed",
    "recognises": False,
    "info": {},
    "explain": None,
    "embedded_files": (),
}
"""Results assumed if a function of another distribution's family fails that may be called for any file."""
_REQUIRED_CALLS = ("view", "rule_set", "recipes", "conversions", "census", "draw")


@cache
def families() -> dict[str, Family]:
    """Return every family by id: those of navspec, then those of other distributions by the name of their entry
    point.
    """
    names = sorted(module.name for module in pkgutil.iter_modules(__path__) if module.ispkg)
    families_by_id = {name: import_module(f"{__name__}.{name}").FAMILY for name in names}
    for entry in sorted(_entry_points(), key=lambda entry_point: (entry_point.name, _distribution_name(entry_point))):
        try:
            family = entry.load()
            if fault := _find_fault(family, entry.name, families_by_id):
                raise NavspecError(fault)
        except Exception as error:  # noqa: BLE001 - whatever code of others does when it is imported
            _warn_failure(entry, "is left out", error)
        else:
            families_by_id[family.id] = _guard_family(family, entry)
    return families_by_id


def find_format(format_id: str) -> tuple[Family, Format]:
    """Return a format and its family.

    Raises `NavspecError` for an id that does not exist.
    """
    for family in families().values():
        for format_ in family.formats:
            if format_.id == format_id:
                return family, format_
    format_ids = [format_.id for family in families().values() for format_ in family.formats]
    raise NavspecError(f"there is no format '{format_id}'{suggest_values(format_id, format_ids)}")


def all_formats() -> list[Format]:
    """Return all formats, by id."""
    return sorted(
        (format_ for family in families().values() for format_ in family.formats), key=lambda format_: format_.id
    )


def all_patterns() -> list[str]:
    """Return the patterns of file names of all formats, sorted; lower case, to be matched without regard to case."""
    return sorted({pattern.lower() for format_ in all_formats() for pattern in format_.patterns})


def iter_over_families(call: Callable[[str], T]) -> Iterator[T]:
    """Yield the result of a function for the id of each family; warn of families for which it fails."""
    for family in families():
        try:
            yield call(family)
        except NavspecError as error:
            warnings.warn(str(error), FamilyWarning, stacklevel=2)


def _entry_points() -> Iterator[EntryPoint]:
    """Yield the entry points of installed distributions. Import `importlib.metadata`, which is slow, only if there are
    any.
    """
    if any(map(_has_entry_points, sys.path)):
        from importlib.metadata import entry_points

        yield from entry_points(group=ENTRY_POINT_GROUP)


def _has_entry_points(folder: str) -> bool:
    try:
        listed = [entry / "entry_points.txt" for entry in Path(folder).iterdir() if entry.name.endswith("-info")]
        return any(
            f"[{ENTRY_POINT_GROUP}]".encode() in entry_file.read_bytes()
            for entry_file in listed
            if entry_file.is_file()
        )
    except OSError:  # no folder, or none that can be read
        return False


def _distribution_name(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist else entry.value


def _find_fault(family: Any, name: str, accepted: Mapping[str, Family]) -> str:
    """Return why a family cannot be added to the accepted ones; empty if it can."""
    if not isinstance(family, Family):
        return f"it is {type(family).__name__}, not a navspec.family.contract.Family"
    if family.id != name:
        return f"its id is '{family.id}', so the entry point is to have that name"
    if not family.prefix.endswith("_"):
        return f"the prefix of its rules, '{family.prefix}', does not end with _"
    specs = [format_.spec for format_ in family.formats]  # raises where one is missing
    strange = [spec.id for spec in specs if spec.family != family.id]
    for other_family in accepted.values():
        formats = {form.id for form in other_family.formats} & {form.id for form in family.formats}
        settings = {setting.name for setting in other_family.settings} & {setting.name for setting in family.settings}
        if other_family.id == family.id:
            return f"there is a family '{other_family.id}' already"
        if formats:
            return f"there is a format '{min(formats)}' already"
        if other_family.prefix.startswith(family.prefix) or family.prefix.startswith(other_family.prefix):
            return f"rules that begin with {family.prefix} would be taken for those of {other_family.id}, {other_family.prefix}"
        if settings:
            return f"{other_family.id} has a setting '{min(settings)}' already"
    return f"the spec {strange[0]} is not of this family: `-family: {family.id}`" if strange else ""


def _guard_family(family: Family, entry: EntryPoint) -> Family:
    """Return a family whose failures are reported with the name of its distribution."""

    def guard(name: str, call: Callable[..., Any]) -> Callable[..., Any]:
        @wraps(call)
        def guarded(*args: Any) -> Any:
            try:
                return call(*args)
            except NavspecError:
                raise
            except Exception as error:
                if name not in _FALLBACKS:
                    raise NavspecError(_describe_failure(entry, f"fails in `{name}`", error)) from error
                _warn_failure(entry, f"fails in `{name}`", error)
                return _FALLBACKS[name]

        return guarded

    calls = {name: getattr(family, name, None) for name in (*_FALLBACKS, *_REQUIRED_CALLS)}
    archives = family.archives and replace(family.archives, recognises=guard("recognises", family.archives.recognises))
    return replace(family, archives=archives, **{name: guard(name, call) for name, call in calls.items() if call})


def _describe_failure(entry: EntryPoint, what: str, error: Exception) -> str:
    kind = "" if isinstance(error, NavspecError) else f"{type(error).__name__}: "
    return f"the family {entry.name} of {_distribution_name(entry)} {what}: {kind}{error}"


def _warn_failure(entry: EntryPoint, what: str, error: Exception) -> None:
    warnings.warn(_describe_failure(entry, what, error), FamilyWarning, stacklevel=2)
