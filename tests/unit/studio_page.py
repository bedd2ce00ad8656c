"""What a page asks of a studio, without a browser."""

from __future__ import annotations

import json
import warnings
from pathlib import Path
from typing import Any

import numpy as np

from navspec.studio.application import build_application
from navspec.studio.workspace import Workspace

with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    from starlette.testclient import TestClient


def unpacked(data: bytes) -> Any:
    """The contents of a container, with arrays as lists."""
    length = int.from_bytes(data[4:8], "little")

    def revived(value: dict[str, Any]) -> Any:
        if "$" not in value:
            return value
        kind, offset, count = value["$"]
        return np.frombuffer(data, f"<{kind}", count, 8 + length + offset).tolist()

    return json.loads(data[8 : 8 + length], object_hook=revived)


class Page:
    """A page that shows the first file of what is open."""

    def __init__(self, *sources: Path) -> None:
        self.workspace = Workspace()
        self.documents = self.workspace.open([*map(str, sources)])
        self.client = TestClient(build_application(self.workspace, "t"))
        self.path = next(iter(self.documents[0].now.files)) if self.documents else ""

    def ask(self, address: str, status: int = 200, **query: Any) -> Any:
        """An answer; JSON as objects."""
        answer = self.client.get(f"/t/api/{address}", params=query)
        assert answer.status_code == status, answer.text
        return answer.json() if "json" in answer.headers["content-type"] else answer.content

    def get(self, what: str, **query: Any) -> Any:
        """An answer about the file."""
        return self.ask(f"documents/1/{what}", **{"path": self.path, **query})

    def put(self, values: dict[str, str], status: int = 200, **more: Any) -> Any:
        """Set values; the outcome, or the words of the refusal."""
        data = {"path": self.path, "revision": self.documents[0].revision, "values": values, **more}
        return self._posted("documents/1/set", data, status)

    def edit(self, tool: str, **action: Any) -> Any:
        """Use a tool of the editor."""
        data = {"tool": tool, "revision": self.documents[0].revision, "nodes": [], "edges": [], "values": {}, **action}
        return self._posted("documents/1/edit", data, 200)

    def preview(self, tool: str, nodes: list[str], status: int = 200, **more: Any) -> Any:
        """The effect of a tool that is not used; the words of the refusal."""
        return self._posted("documents/1/preview", {"tool": tool, "nodes": nodes, **more}, status)

    def undo(self) -> Any:
        """Take the last step back."""
        return self._posted("documents/1/undo", {"revision": self.documents[0].revision}, 200)

    def compare(self, a: Any, b: Any, status: int = 200, *, rows: bool = False) -> Any:
        """What differs, on request with all rows."""
        return self._posted("compare", {"a": a, "b": b, "rows": rows}, status)

    def _posted(self, address: str, data: dict[str, Any], status: int) -> Any:
        answer = self.client.post(f"/t/api/{address}", json=data)
        assert answer.status_code == status, answer.text
        return answer.json() if status == 200 else answer.json()["error"]["message"]

    @property
    def data(self) -> bytes:
        """The bytes of the file."""
        return bytes(self.documents[0].now.files[self.path].content.data)
