"""Rules that belong to no family: reasons why a file cannot be read at all."""

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
    fix=(
        "Take the file from a backup or build it again, unless the message says that it is intact; the message names the field "
        "at which reading stopped."
    ),
)

FORMAT_UNKNOWN = Rule(
    code="FORMAT_UNKNOWN",
    severities=("error",),
    evidence="inferred",
    scope="file",
    family="",
    summary="The file is not of a format that navspec reads.",
    explanation="Neither its name nor its bytes fit a format that navspec reads, so nothing in it was checked.",
    fix="The message says what the file is, where its bytes tell. For a file under another name pass --input-format.",
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

ADDRESS_UNREACHABLE = Rule(
    code="ADDRESS_UNREACHABLE",
    severities=("error",),
    evidence="inferred",
    scope="file",
    family="",
    summary="What an address names can be fetched.",
    explanation=(
        "The server does not answer, has nothing at the address, or does not give it to this machine, so nothing is known of "
        "what is there."
    ),
    fix=(
        "Look how the address is spelled. What a server says of itself (status 429 or 500 and above), or that nobody answers, "
        "may pass: try again later. With 401 or 403 sign in; with 404 or 410 it is gone."
    ),
)

WRITE_INTERRUPTED = Rule(
    code="WRITE_INTERRUPTED",
    severities=("error",),
    evidence="inferred",
    scope="set",
    family="",
    summary="All files that navspec has written together are there.",
    explanation=(
        "The machine or somebody ended navspec while it replaced several files: each of them is whole, but some are new and "
        "some are old, and what refers from one to another does not fit."
    ),
    fix="Run the same command again, or put the replaced files back; the finding says where they are.",
)

FILE_TWICE = Rule(
    code="FILE_TWICE",
    severities=("warning",),
    evidence="inferred",
    scope="file",
    family="",
    summary="A folder holds one file for each part of a set.",
    explanation=(
        "The names of two files differ in upper and lower case alone, or in what is no part of the number. A game reads one of "
        "them, and Windows has room for one. The first is taken for the part of the set, the other is looked at alone."
    ),
    fix="Keep the one that is meant, and move the other out of the folder.",
)

_ALL = (STRUCTURE, FORMAT_UNKNOWN, FILE_UNREADABLE, ADDRESS_UNREACHABLE, FILE_TWICE, WRITE_INTERRUPTED)
RULES = {rule.code: rule for rule in _ALL}


def twins(path: str, first_path: str) -> Finding:
    """Return the finding that a file is for the same part of a set as another file."""
    message = f"this file is for the same part of the set as {first_path}, which is the one that is taken for it"
    return Finding(
        FILE_TWICE.code,
        "warning",
        FILE_TWICE.evidence,
        message,
        path,
        related=({"message": "the other file", "path": first_path, "pointer": ""},),
    )


def finding_of(error: ReadError, path: str) -> Finding:
    """Return the finding of a read error."""
    facts = {"expected": error.expected, "actual": error.actual}
    if isinstance(error, UnknownFormat):
        facts = {"kind": error.kind} if error.kind else dict(error.tried)
    hint = f". {error.hint}" if error.hint else ""
    rule = RULES.get(error.code, STRUCTURE)
    return Finding(
        code=error.code,
        severity="error",
        evidence=rule.evidence,
        message=f"{error.message}{hint}",
        path=path,
        pointer=error.pointer,
        offset=error.offset,
        length=error.length,
        params={name: value for name, value in facts.items() if value},
    )
