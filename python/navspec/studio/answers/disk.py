"""What happens beside the page: other programs that write the same files, and other windows."""

from __future__ import annotations

from typing import Any

from navspec.studio.calls import Call, endpoint
from navspec.studio.document import Document

_LONGEST = 100


@endpoint("news")
def news(call: Call) -> Any:
    """What has happened, of every document; the page asks every two seconds.

    `window` is what the page calls itself, `document` the one that it shows.

    - revision: The one that the document has now.
    - disk: `same`, `changed` or `gone`; with the `paths` of files or archives that are no longer what was read.
    - windows: How many other pages show it.
    - trouble: Why edits are not kept on the disk; empty where they are.
    """
    workspace, window = call.workspace, call.query.get("window", "")[:_LONGEST]
    if window:
        workspace.windows.hear(window, call.number("document", 0, 1 << 31))
    return {"documents": [_told(call, window, document) for document in list(workspace.documents.values())]}


def _told(call: Call, window: str, document: Document) -> dict[str, Any]:
    news_by_path = document.disk.news()
    states = set(news_by_path.values())
    return {
        "id": document.id,
        "revision": document.revision,
        "disk": "changed" if "changed" in states else "gone" if states else "same",
        "paths": news_by_path,
        "windows": call.workspace.windows.others(window, document.id),
        "trouble": document.journal.trouble if document.journal else "",
    }


ROUTES = [news]
