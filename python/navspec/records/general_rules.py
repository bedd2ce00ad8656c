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
    fault="The bytes are not what the spec describes.",
    summary="The bytes can be read to the end as the spec describes them.",
    explanation=(
        "A count leads past the end of the file, a fixed value is another one, or bytes are left over. Games continue to read "
        "regardless, and take whatever is in memory for the rest."
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
    fault="File format not recognised.",
    summary="The file has a format that navspec reads.",
    explanation="Neither its name nor its bytes fit a format that navspec reads, so nothing in it was checked.",
    fix="The message names the format where the bytes show it. For a file under another name pass --input-format.",
)

FILE_UNREADABLE = Rule(
    code="FILE_UNREADABLE",
    severities=("error",),
    evidence="inferred",
    scope="file",
    family="",
    fault="The file or folder cannot be read.",
    summary="Files and folders can be opened, and do not change while navspec reads them.",
    explanation=(
        "The system does not let navspec open it, or a program has changed it meanwhile, so nothing is known of its content. A "
        "game that runs as the same user cannot open it either."
    ),
    fix="Allow reading it (chmod u+r, Properties - Security), close the program that writes there, and run navspec again.",
)

ADDRESS_UNREACHABLE = Rule(
    code="ADDRESS_UNREACHABLE",
    severities=("error",),
    evidence="inferred",
    scope="file",
    family="",
    fault="The address cannot be fetched.",
    summary="The file at an address can be fetched.",
    explanation=(
        "The server does not answer, has nothing at the address, or does not send it to this machine, so nothing is known of "
        "its content."
    ),
    fix=(
        "Check the spelling of the address. A fault of the server (status 429 or 500 and above), or a server that does not "
        "answer, may be temporary: try again later. With 401 or 403 sign in. With 404 or 410 the file does not exist."
    ),
)

WRITE_INTERRUPTED = Rule(
    code="WRITE_INTERRUPTED",
    severities=("error",),
    evidence="inferred",
    scope="set",
    family="",
    fault="Writing several files was interrupted.",
    summary="All files that navspec writes together are written.",
    explanation=(
        "navspec was stopped while it replaced several files. Each of them is complete, but some are new and some are old, and "
        "references between them do not fit."
    ),
    fix="Run the same command again, or put the replaced files back; the finding says where they are.",
)

FILE_TWICE = Rule(
    code="FILE_TWICE",
    severities=("warning",),
    evidence="inferred",
    scope="file",
    family="",
    fault="Two files for the same part of a set.",
    summary="A folder has one file for each part of a set.",
    explanation=(
        "The names of two files differ only in upper and lower case, or in characters that are not part of the number. A game "
        "reads one of them, and Windows can store only one. navspec uses the first for the set, and checks the other by itself."
    ),
    fix="Keep the right one, and move the other out of the folder.",
)

_ALL = (STRUCTURE, FORMAT_UNKNOWN, FILE_UNREADABLE, ADDRESS_UNREACHABLE, FILE_TWICE, WRITE_INTERRUPTED)
RULES = {rule.code: rule for rule in _ALL}


def twins(path: str, first_path: str) -> Finding:
    """Return the finding that a file is for the same part of a set as another file."""
    message = f"this file is for the same part of the set as {first_path}, which is used for it"
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
