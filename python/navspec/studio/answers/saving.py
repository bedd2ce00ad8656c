"""Saving a document, with what that would come to, and taking its files along."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from navspec.errors import NavspecError
from navspec.studio import saving
from navspec.studio.answers.documents import summary
from navspec.studio.calls import Bytes, Call, endpoint
from navspec.studio.comparing import outline


@endpoint("documents/{document:int}/save/preview")
def preview(call: Call) -> Any:
    """What would be written, and where the old ones will be kept.

    `files` are as `Planned` says, each with its `tables` as `outline` tells what differs in them; `archives` are those that
    they are in.
    """
    document = call.document
    plan = saving.planned(document)
    before, now = document.saved.files, document.now.files
    return {
        "revision": document.revision,
        "files": [{**asdict(file), "tables": outline(before.get(file.path), now.get(file.path))} for file in plan],
        "archives": saving.archives_of(plan),
        "origin": document.origin,
    }


@endpoint("documents/{document:int}/save", method="POST", changes=True)
def save(call: Call) -> Any:
    """Write what has changed, in one step and with backups.

    Refused with the kind `disk` where another program has written there since, unless `force` is true. `written` and
    `archives` say what was written and where the old is kept, `left` which files stay on the disk that the document no
    longer has.
    """
    done = saving.save(call.document, force=call.member("force", bool, False))
    return {**done, "document": summary(call.document)}


@endpoint("documents/{document:int}/download")
def download(call: Call) -> Any:
    """Files to take along: `what` is `changed` (the default), `all`, or `archive`: the one that they are in, with the changes.

    Files without a place on the disk count as saved then.
    """
    what = call.query.get("what", "changed")
    if what not in saving.CHOICES:
        raise NavspecError(f"what: this has to be one of {', '.join(saving.CHOICES)}")
    document = call.document
    name, data = saving.packed(document, what)
    if document.origin != "disk":
        document.settle(document.now)
    return Bytes(data, name=name)


ROUTES = [preview, save, download]
