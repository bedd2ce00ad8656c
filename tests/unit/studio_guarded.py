"""A studio as its page reaches it: guarded, with all that it may ask."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from navspec.studio.application import RequestGuard, build_application
from navspec.studio.document import Document
from navspec.studio.workspace import Workspace

TOKEN = "the-token-of-this-run"
PORT = 8123
HOME = f"http://127.0.0.1:{PORT}"
API = f"{HOME}/{TOKEN}/api/"
BYTES = {"Content-Type": "application/octet-stream"}
WIDTH = 20 + 22  # of node 0 of a file: path width, which is no error whatever it is


class Studio:
    """A studio in this process, with what the page asks."""

    def __init__(self, *paths: Path) -> None:
        self.workspace = Workspace()
        if paths:
            self.workspace.open([str(path) for path in paths])
        guarded = RequestGuard(build_application(self.workspace, TOKEN), TOKEN, PORT)
        self.client = TestClient(guarded, base_url=HOME, raise_server_exceptions=False)

    def get(self, path: str, status: int = 200, **query: Any) -> Any:
        answer = self.client.get(API + path, params=query)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, data: Any = None, status: int = 200) -> Any:
        answer = self.client.post(API + path, json={} if data is None else data)
        assert answer.status_code == status, answer.text
        return answer.json()

    def drop(self, name: str, data: bytes, status: int = 200, **query: Any) -> Any:
        answer = self.client.post(f"{API}open", params={"name": name, **query}, content=data, headers=BYTES)
        assert answer.status_code == status, answer.text
        return answer.json()

    def document(self, number: int = 1) -> Document:
        return self.workspace.document(number)

    def save(self, status: int = 200, **data: Any) -> Any:
        return self.post("documents/1/save", {"revision": self.document().revision, **data}, status)


def poked(document: Document, name: str, offset: int = WIDTH, value: int = 5) -> bytes:
    """Change one byte of a file of a document; the new bytes."""
    path = next(file for file in document.now.files if file.replace(":", "/").endswith(f"/{name}") or file == name)
    opened = document.now.files[path]
    data = bytearray(opened.content.data)
    data[offset] = value
    document.apply(f"poke {name}", {path: opened.with_data(bytes(data))})
    return bytes(data)


def contents(folder: Path) -> dict[str, bytes]:
    return {str(path.relative_to(folder)): path.read_bytes() for path in folder.rglob("*") if path.is_file()}
