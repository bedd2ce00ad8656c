"""The studio's server: whom it answers, what it takes and what it refuses."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from starlette.websockets import WebSocketDisconnect

from builders.gta_sa_paths import valid_city, write_files
from memory import call_below
from navspec.errors import MAX_BYTES
from navspec.studio import application
from navspec.studio.application import MOST_JSON
from navspec.studio.routes import FIRST, LATER, load_routes
from sweeps import some
from unit.studio_guarded import API, HOME, PORT, TOKEN, Studio, contents, poked


@pytest.fixture
def city(tmp_path: Path) -> Path:
    """A folder with the 64 files of a city."""
    write_files(tmp_path / "paths", valid_city().files())
    return tmp_path / "paths"


@pytest.fixture
def studio(city: Path) -> Studio:
    return Studio(city)


# --- who may ask -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["", "studio.js", "studio.css", "api/session"])
def test_what_protects_the_page_is_sent_with_everything(studio: Studio, path: str) -> None:
    answer = studio.client.get(f"{HOME}/{TOKEN}/{path}")
    assert answer.status_code == 200
    policy = dict(each.split(" ", 1) for each in answer.headers["content-security-policy"].split("; "))
    assert policy == {
        "default-src": "'none'",
        "script-src": "'self'",
        "style-src": "'self'",
        "img-src": "'self' data: blob:",
        "connect-src": "'self'",
        "worker-src": "'self' blob:",
        "base-uri": "'none'",
        "form-action": "'none'",
        "frame-ancestors": "'none'",
    }
    for name, value in {
        "x-content-type-options": "nosniff",
        "referrer-policy": "no-referrer",
        "cross-origin-opener-policy": "same-origin",
        "cross-origin-resource-policy": "same-origin",
        "cache-control": "no-store",
    }.items():
        assert answer.headers[name] == value


@pytest.mark.parametrize("host", [f"127.0.0.1:{PORT}", f"localhost:{PORT}"])
def test_both_names_of_this_machine(studio: Studio, host: str) -> None:
    headers = {"Host": host, "Origin": f"http://{host}", "Sec-Fetch-Site": "same-origin"}
    assert studio.client.get(f"{API}session", headers=headers).status_code == 200
    assert studio.client.get(f"{API}session", headers={"Sec-Fetch-Site": "none"}).status_code == 200


@pytest.mark.parametrize(
    "headers",
    [
        {"Host": "evil.example"},
        {"Host": f"evil.example:{PORT}"},
        {"Host": "127.0.0.1"},
        {"Host": f"127.0.0.1:{PORT + 1}"},
        {"Host": f"127.0.0.1:{PORT}.evil.example"},
        {"Host": f"[::1]:{PORT}"},
        {"Host": ""},
        {"Origin": "http://evil.example"},
        {"Origin": "null"},
        {"Origin": f"https://127.0.0.1:{PORT}"},
        {"Origin": f"http://localhost:{PORT}"},
        {"Origin": f"http://127.0.0.1:{PORT + 1}"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
    ids=str,
)
@pytest.mark.parametrize("path", ["", "api/session"])
def test_other_pages_are_refused(studio: Studio, headers: dict[str, str], path: str) -> None:
    answer = studio.client.get(f"{HOME}/{TOKEN}/{path}", headers=headers)
    assert (answer.status_code, answer.content) == (403, b"")
    assert studio.client.post(f"{API}documents/1/close", json={"revision": 0}, headers=headers).status_code == 403
    assert list(studio.workspace.documents) == [1]


@pytest.mark.parametrize(
    "path",
    ["/", "/favicon.ico", "/api/session", f"/{TOKEN[:-1]}/", f"/{TOKEN}x/", f"/x/{TOKEN}/", "//", "/%00/", "/\u20ac/"],
)
def test_without_the_token_there_is_nothing(studio: Studio, path: str) -> None:
    answer = studio.client.get(f"{HOME}{path}")
    assert (answer.status_code, answer.content) == (404, b"")


def test_other_kinds_of_connections_are_closed(studio: Studio) -> None:
    with (
        pytest.raises(WebSocketDisconnect),
        studio.client.websocket_connect(f"ws://127.0.0.1:{PORT}/{TOKEN}/api/session"),
    ):
        pass


@pytest.mark.parametrize(
    "path",
    ["../../../../etc/passwd", "..%2f..%2fetc%2fpasswd", "%2e%2e/%2e%2e/etc/passwd", "studio.html", "/etc/passwd"],
)
def test_no_address_leads_to_a_file(studio: Studio, path: str) -> None:
    for base in (f"{HOME}/{TOKEN}/", API, f"{API}documents/1/"):
        assert studio.client.get(base + path).status_code in (403, 404)


# --- what it takes -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "body", [b"", b"{", b"[]", b"7", b"null", b"\xff\xfe", b"[" * 100_000, b'"revision"'], ids=repr
)
def test_what_is_no_question(studio: Studio, body: bytes) -> None:
    for path in ("undo", "redo", "edit", "save", "reload", "close"):
        answer = studio.client.post(f"{API}documents/1/{path}", content=body)
        assert answer.status_code == 422
        assert answer.json()["error"]["kind"] == "refused"
    assert list(studio.workspace.documents) == [1]


ODD: list[Any] = [None, True, -1, 1.5, "0", "x" * 1000, [], [[]], {}, {"a": 1}, 10**400]


@pytest.mark.parametrize("path", ["undo", "redo", "edit", "save", "reload", "close"])
def test_an_odd_revision(studio: Studio, path: str) -> None:
    for value in ODD:
        answer = studio.client.post(f"{API}documents/1/{path}", json={"revision": value})
        assert answer.status_code == (409 if isinstance(value, int) and not isinstance(value, bool) else 422), value
        assert list(studio.workspace.documents) == [1]


@pytest.mark.parametrize("name", ["tool", "nodes", "edges", "values", "title"])
def test_odd_members_of_an_edit(studio: Studio, name: str) -> None:
    for value in ODD:
        data = {"revision": 0, "tool": "delete", "nodes": [], "edges": [], "values": {}, name: value}
        answer = studio.client.post(f"{API}documents/1/edit", json=data)
        assert answer.status_code in (200, 422), (value, answer.text)
        assert studio.document().done == []


@pytest.mark.parametrize("value", ["yes", 1, [], {}])
def test_an_odd_force(studio: Studio, value: Any) -> None:
    poked(studio.document(), "NODES26.DAT")
    assert "true or false" in studio.save(422, force=value)["error"]["message"]


@pytest.mark.parametrize(
    "path", ["documents/2", "documents/0/scene", f"documents/{'9' * 300}", "documents/2/save/preview"]
)
def test_a_document_that_is_not_there(studio: Studio, path: str) -> None:
    assert "no longer open" in studio.get(path, 422)["error"]["message"]


@pytest.mark.parametrize("path", ["documents/-1", "documents/x", "documents/1.5", "nothing", "documents/1/save/x"])
def test_an_address_that_is_none(studio: Studio, path: str) -> None:
    assert studio.client.get(API + path).status_code == 404


def test_a_very_long_address(studio: Studio) -> None:
    assert studio.client.get(f"{API}documents/{'9' * 20_000}").status_code == 404
    assert studio.get("news", 422, window="a", document="9" * 5_000)["error"]["kind"] == "refused"


def test_long_questions_are_refused(studio: Studio) -> None:
    answer = studio.client.post(f"{API}documents/1/undo", content=b" " * (MOST_JSON + 1))
    assert answer.status_code == 413
    assert f"{MOST_JSON:,} bytes" in answer.json()["error"]["message"]
    parts = (b" " * MOST_JSON for _ in range(2))
    assert studio.client.post(f"{API}documents/1/undo", content=parts).status_code == 413
    assert studio.client.post(f"{API}documents/1/undo", content=b" " * MOST_JSON).status_code == 422


def test_long_files_are_refused(studio: Studio, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(application, "MAX_BYTES", 1000)
    assert f"{1000:,} bytes" in studio.drop("a.dat", bytes(1001), 413)["error"]["message"]
    assert MAX_BYTES == 1 << 28


def test_a_stale_revision(studio: Studio) -> None:
    poked(studio.document(), "NODES26.DAT")
    for path in ("undo", "redo", "edit", "save", "reload", "close"):
        error = studio.post(f"documents/1/{path}", {"revision": 0}, 409)["error"]
        assert error["kind"] == "outdated"
    assert len(studio.document().done) == 1


SECRET = "nobody may read this"
SOME_FILES = ("NODES26.DAT", "NODES27.DAT")
"""Two of the city that border on each other."""
PATHS = ("/etc/passwd", "../secret.txt", "paths/../../secret.txt", "..", "", "\0", "x" * 5_000)


def places() -> list[tuple[str, str]]:
    """Method and address of everything that can be asked, with numbers in it."""
    result = []
    for route in (*load_routes(FIRST), *load_routes(LATER)):
        address = re.sub(r"\{document:int\}", "1", route.path.removeprefix("/api/"))
        method = "POST" if "POST" in (route.methods or ()) else "GET"
        result.append((method, re.sub(r"\{\w+:int\}", "0", address)))
    return result


@pytest.mark.parametrize(("method", "address"), some(places(), 8), ids=lambda each: each)
def test_odd_values_of_everything_that_can_be_sent(tmp_path: Path, method: str, address: str) -> None:
    """Nothing that is sent opens a file, changes one, or is more than can be refused in words."""
    write_files(tmp_path / "paths", {name: data for name, data in valid_city().files().items() if name in SOME_FILES})
    (tmp_path / "secret.txt").write_text(SECRET)
    studio = Studio(tmp_path / "paths")
    before = contents(tmp_path)
    for value in some(PATHS, 3):
        query = dict.fromkeys(("path", "name", "kind", "what", "other", "pointer", "lot", "nodes", "window"), value)
        for more in ({}, {"offset": "-1", "length": "x"}, {"offset": "1e9", "start": "9" * 30, "document": value}):
            answer = studio.client.request(method, API + address, params=query | more, json={"revision": 0, **query})
            assert answer.status_code in (200, 409, 413, 422), (answer.text, value)
            assert SECRET not in answer.text
            assert "root:" not in answer.text
    for value in some(ODD, 6):
        if method == "POST" and 1 in studio.workspace.documents:
            members = dict.fromkeys(
                ("path", "pointer", "values", "settings", "from_settings", "codes", "to", "from", "mode", "lanes"),
                value,
            )
            data = {"revision": studio.document().revision, **members, **dict.fromkeys(MORE, value)}
            answer = studio.client.post(API + address, json=data)
            assert answer.status_code in (200, 409, 413, 422), (answer.text, value)
    assert contents(tmp_path) == before


MORE = (
    "tool",
    "nodes",
    "edges",
    "title",
    "all",
    "preview",
    "kind",
    "other",
    "force",
    "lot",
    "origin",
    "target",
    "allow_loss",
)


def test_what_is_sent_waits_on_the_disk() -> None:
    """A file of 64 MB takes as much memory as questions do."""
    sent = {"Content-Type": "application/octet-stream", "Host": f"127.0.0.1:{PORT}"}
    headers = [(name.lower().encode(), value.encode()) for name, value in sent.items()]
    scope = {"type": "http", "method": "POST", "path": f"/{TOKEN}/api/open", "headers": headers}
    sizes = []

    async def receiving_app(_: Any, receive: Any, send: Any) -> None:
        while True:
            message = await receive()
            sizes.append(len(message["body"]))
            if not message["more_body"]:
                return

    def ask() -> None:
        parts = [1 << 20] * 64

        async def receive() -> Any:
            return {"type": "http.request", "body": bytes(parts.pop()), "more_body": bool(parts)}

        async def send(_: Any) -> None:
            """Nothing is answered."""

        sizes.clear()
        asyncio.run(application.RequestGuard(receiving_app, TOKEN, PORT)(scope, receive, send))

    call_below(2 * MOST_JSON + (4 << 20), ask)
    assert sum(sizes) == 64 << 20
