"""Rules that belong to no family: what keeps a file from being read at all."""

from __future__ import annotations

from navspec.errors import ReadError, UnknownFormat
from navspec.records.report import Finding, Rule

STRUCTURE = Rule(
    code="STRUCTURE",
    severities=("error",),
    evidence="engine",
    scope="file",
    family="",
    summary="The bytes can be read to the end as the spec describes them.",
    explanation=(
        "A count leads behind the end of the file, a fixed value is another one, or bytes are left over. Games read on "
        "regardless and take whatever memory holds for the rest."
    ),
    fix="Take the file from a backup or build it again; the message names the field at which reading stopped.",
)

FORMAT_UNKNOWN = Rule(
    code="FORMAT_UNKNOWN",
    severities=("error",),
    evidence="inferred",
    scope="file",
    family="",
    summary="The file is of a format that navspec knows.",
    explanation="No format claims the name and the bytes of the file, so nothing can be said of it.",
    fix="Give the original file name, or name the format with --as.",
)

FILE_UNREADABLE = Rule(
    code="FILE_UNREADABLE",
    severities=("error",),
    evidence="inferred",
    scope="file",
    family="",
    summary="Files and folders can be opened, and stay as they are while they are looked at.",
    explanation=(
        "The system does not let navspec look into it, or somebody has written into it meanwhile, so nothing is known of what "
        "is in it. A game that runs as the same user cannot open it either."
    ),
    fix="Allow reading it (chmod u+r, Properties - Security), close the program that writes there, and run navspec again.",
)

RULES = {rule.code: rule for rule in (STRUCTURE, FORMAT_UNKNOWN, FILE_UNREADABLE)}


def finding_of(error: ReadError, path: str) -> Finding:
    """The finding that a read error is."""
    facts = {"expected": error.expected, "actual": error.actual}
    if isinstance(error, UnknownFormat):
        facts = dict(error.tried)
    tried = "".join(f"; {name}: {reason}" for name, reason in facts.items()) if isinstance(error, UnknownFormat) else ""
    hint = f". {error.hint}" if error.hint else ""
    rule = RULES.get(error.code, STRUCTURE)
    return Finding(
        code=error.code,
        severity="error",
        evidence=rule.evidence,
        message=f"{error.message}{tried}{hint}",
        path=path,
        pointer=error.pointer,
        offset=error.offset,
        length=error.length,
        params={name: value for name, value in facts.items() if value},
    )
