"""`navspec studio` as a process: how it starts and ends, who is answered, and what a crash leaves."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest
from click.testing import Result

from builders.gta_sa_paths import smallest, write_files
from navspec.studio import server
from navspec.studio.workspace import Workspace

Run = Callable[..., Result]
GUIDE = (Path(__file__).parents[2] / "docs" / "guide" / "studio.md").read_text(encoding="utf-8")
POSIX = pytest.mark.skipif(os.name != "posix", reason="there are no such signals elsewhere")


class Process:
    """A studio in a process of its own."""

    def __init__(self, *arguments: str | Path, folder: Path) -> None:
        environment = {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path), "NAVSPEC_CACHE": str(folder / "cache")}
        line = [sys.executable, "-m", "navspec", "studio", "--no-browser", *map(str, arguments)]
        self.running = subprocess.Popen(
            line, cwd=folder, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
        )
        assert self.running.stdout
        self.address = self.running.stdout.readline().strip()
        self.parts = urlsplit(self.address)

    def ask(
        self, path: str, data: Any = None, *, body: bytes | None = None, headers: dict[str, str] | None = None
    ) -> tuple[int, bytes]:
        """The status and what is answered; `data` is sent as JSON, `body` as it is."""
        connection = HTTPConnection(self.parts.hostname or "", self.parts.port, timeout=60)
        try:
            kind = "application/octet-stream" if body is not None else "application/json"
            sent = json.dumps(data).encode() if body is None and data is not None else body
            method = "GET" if sent is None else "POST"
            connection.request(method, path, sent, {"Content-Type": kind, **(headers or {})})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def api(self, path: str, data: Any = None) -> Any:
        status, text = self.ask(f"{self.parts.path}api/{path}", data)
        assert status == 200, text
        return json.loads(text)

    def end(self, number: int = signal.SIGINT) -> tuple[int, str, str]:
        """The exit status after a signal, and what was printed after the address."""
        if self.running.poll() is None:
            self.running.send_signal(number)
        out, err = self.running.communicate(timeout=60)
        return self.running.returncode, out, err


Start = Callable[..., Process]


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts studios, and ends them."""
    started: list[Process] = []

    def begin(*arguments: str | Path) -> Process:
        started.append(Process(*arguments, folder=tmp_path))
        return started[-1]

    yield begin
    for path in started:
        path.end(signal.SIGTERM)


@POSIX
def test_it_tells_its_address_and_ends_with_ctrl_c(start: Start, city: Path) -> None:
    studio = start("good")
    assert studio.parts.scheme == "http"
    assert studio.parts.hostname == "127.0.0.1"
    assert len(studio.parts.path) > 30
    status, page = studio.ask(studio.parts.path)
    assert (status, b"<!doctype html>" in page) == (200, True)
    (document,) = studio.api("session")["documents"]
    assert (document["title"], len(document["files"])) == ("good", 64)
    assert studio.end() == (0, "", "")
    assert len(list((city / "good").iterdir())) == 64


@POSIX
def test_without_a_path_it_waits_for_files(start: Start) -> None:
    studio = start()
    assert studio.api("session")["documents"] == []
    data = smallest().to_bytes()
    status, text = studio.ask(f"{studio.parts.path}api/open?name=NODES0.DAT", body=data)
    assert (status, json.loads(text)) == (200, {"documents": [1], "unread": []})
    assert studio.ask(f"{studio.parts.path}api/documents/1/download?what=all") == (200, data)
    assert studio.end()[0] == 0


@POSIX
def test_every_run_has_another_secret(start: Start, small: Path) -> None:
    one, second = start(small), start(small)
    assert one.parts.path != second.parts.path
    assert one.ask(second.parts.path) == (404, b"")
    assert one.ask("/") == (404, b"")


@POSIX
def test_only_this_machine_is_answered(start: Start, small: Path) -> None:
    studio = start(small)
    for name in socket.gethostbyname_ex(socket.gethostname())[2]:
        if not name.startswith("127."):
            with (
                pytest.raises((ConnectionError, TimeoutError)),
                socket.create_connection((name, studio.parts.port or 0), timeout=5),
            ):
                pass
    for headers in (
        {"Host": f"rebound.example:{studio.parts.port}"},
        {"Origin": "https://evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
    ):
        assert studio.ask(f"{studio.parts.path}api/session", headers=headers) == (403, b"")


ODD = (
    b"GET {path} HTTP/1.1\r\n\r\n",
    b"GET {path} HTTP/1.0\r\n\r\n",
    b"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nHost: evil.example\r\n\r\n",
    b"GET http://evil.example{path} HTTP/1.1\r\nHost: evil.example\r\n\r\n",
    b"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}@evil.example\r\n\r\n",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
    b"GET " + b"/" * 200_000,
)


@POSIX
def test_what_browsers_do_not_send(start: Start, small: Path) -> None:
    studio = start(small)
    place = studio.parts.path.encode(), str(studio.parts.port).encode()
    for request_bytes in ODD:
        result = sent_as_it_is(studio, request_bytes.replace(b"{path}", place[0]).replace(b"{port}", place[1]))
        assert b"200 OK" not in result, request_bytes
        assert b"doctype" not in result, request_bytes
    assert studio.api("session")["documents"], "others are answered all the same"
    status, text = studio.ask(f"{studio.parts.path}api/documents/1/undo", " " * (1 << 24))
    assert status == 413
    assert "16,777,216 bytes" in json.loads(text)["error"]["message"]


def sent_as_it_is(studio: Process, data: bytes) -> bytes:
    """What is answered to bytes that need be no question."""
    result = b""
    with socket.create_connection(("127.0.0.1", studio.parts.port or 0), timeout=10) as connection:
        try:
            connection.sendall(data)
            connection.shutdown(socket.SHUT_WR)
            while part := connection.recv(1 << 16):
                result += part
        except OSError:  # it may have hung up at any moment
            return b""
    return result


@POSIX
def test_nothing_is_lost_when_it_is_killed(start: Start, city: Path, run: Run) -> None:
    before = {path.name: path.read_bytes() for path in (city / "good").iterdir()}
    first = start("good")
    revision = 0
    for by in (1.0, 2.0, 3.0):
        data = {"revision": revision, "tool": "move", "nodes": ["28/4"], "values": {"by": [by, 0.0, 0.0]}}
        revision = first.api("documents/1/edit", data)["document"]["revision"]
    first.api("documents/1/undo", {"revision": revision})
    assert first.end(signal.SIGKILL)[0] == -signal.SIGKILL
    assert {path.name: path.read_bytes() for path in (city / "good").iterdir()} == before
    second = start(city / "good")
    (orphan,) = second.api("session")["recoverable"]
    assert (orphan["document"], orphan["steps"], orphan["changed"], orphan["title"]) == (1, 2, [], "good")
    assert second.api(f"recover/{orphan['number']}", {}) == {"document": 1}
    session = second.api("session")
    assert session["recoverable"] == []
    (document,) = session["documents"]
    assert document["undo"]
    assert document["redo"]
    assert "NODES28.DAT" in {Path(path).name for path in document["changed"]}
    done = second.api("documents/1/save", {"revision": document["revision"]})
    assert done["document"]["changed"] == []
    names = {Path(file["path"]).name for file in done["written"]}
    after = {path.name: path.read_bytes() for path in (city / "good").iterdir()}
    assert {name for name in before if after[name] != before[name]} == names
    assert {name: after[name] for name in after.keys() - before.keys()} == {
        f"{name}.bak": before[name] for name in names
    }
    assert second.end() == (0, "", "")
    assert start("good").api("session")["recoverable"] == []
    run("check", "good")


@POSIX
def test_what_is_not_saved_is_told_at_the_end(start: Start, city: Path) -> None:
    del city
    first = start("good")
    data = {"revision": 0, "tool": "move", "nodes": ["28/4"], "values": {"by": [5.0, 0.0, 0.0]}}
    first.api("documents/1/edit", data)
    status, out, err = first.end()
    assert (status, err) == (0, "")
    assert "good: 1 changed and not saved" in out
    second = start("good")
    (orphan,) = second.api("session")["recoverable"]
    second.api(f"recover/{orphan['number']}/forget", {})
    assert second.api("session")["recoverable"] == []
    assert second.end() == (0, "", "")


# --- the command line --------------------------------------------------------------------------------------------


@pytest.fixture
def _not_served(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("NAVSPEC_CACHE", str(tmp_path / "cache"))


@pytest.mark.usefixtures("_not_served")
def test_a_port_that_is_taken(run: Run, small: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as second:
        port = second.getsockname()[1]
        result = run("studio", small, "--port", str(port), "--no-browser", status=2)
    assert f"port {port} is not available" in result.stderr
    assert "0 for any" in result.stderr


@pytest.mark.usefixtures("_not_served")
def test_without_the_extra(run: Run, small: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(server, "find_spec", {"uvicorn": None}.get)
    result = run("studio", small, status=2)
    assert result.stderr.startswith("navspec: this needs starlette; install it with: ")
    assert result.stderr.endswith(' install "h11<1,>=0.16" "starlette<2,>=0.49.1" "uvicorn<1,>=0.30"\n')


@pytest.mark.usefixtures("_not_served")
@pytest.mark.parametrize(
    ("arguments", "status", "words"),
    [
        (["nothing.dat"], 2, "nothing.dat"),
        (["--port", "70000"], 2, "70000"),
        (["--port", "x"], 2, "'x'"),
        (["empty"], 2, "no file in here is of a known format. Known names are *.img, *.nav, "),
    ],
)
def test_what_cannot_be_opened(run: Run, tmp_path: Path, arguments: list[str], status: int, words: str) -> None:
    (tmp_path / "empty").mkdir()
    result = run("studio", *arguments, status=status)
    assert words in result.stderr
    assert result.stdout == ""


@POSIX
@pytest.mark.parametrize(
    "line", [splitline[2:] for splitline in GUIDE.splitlines() if splitline.startswith("$ navspec studio")]
)
def test_the_commands_of_the_guide(start: Start, tmp_path: Path, line: str) -> None:
    command = line.partition("#")[0].split()[2:]
    for name in command:
        if name.endswith("/"):
            write_files(tmp_path / name, {"NODES0.DAT": smallest().to_bytes()})
        elif not name.startswith("-"):
            (tmp_path / name).write_bytes(smallest().to_bytes())
    assert start(*command).address.startswith("http://127.0.0.1:")


def test_the_command_line_of_the_browser_tells_nobody_the_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Other users of the machine see it; they cannot read the page that it names, which goes when the studio ends."""
    addresses, opened, seen = list[str](), list[str](), list[tuple[str, int]]()

    class Server:
        def run(self, sockets: list[socket.socket]) -> None:
            while not opened:
                time.sleep(0.01)
            path = Path(url2pathname(urlsplit(opened[0]).path))
            seen.append((path.read_text(), path.stat().st_mode & 0o777))
            sockets[0].close()

    monkeypatch.setenv("NAVSPEC_CACHE", str(tmp_path))
    monkeypatch.setattr(server.webbrowser, "open", opened.append)
    monkeypatch.setattr(server, "build_server", lambda *_: Server())
    server.serve(Workspace(), port=0, browse=True, show=addresses.append)
    token = urlsplit(addresses[0]).path.strip("/")
    ((text, mode),) = seen
    assert opened[0].startswith("file:///")
    assert token not in opened[0]
    assert f'content="0; url={addresses[0]}"' in text
    assert os.name == "nt" or mode == 0o600
    assert [path.name for path in (tmp_path / "studio").iterdir()] == ["pages.json"]


def test_a_start_page_that_cannot_be_written_does_not_matter(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAVSPEC_CACHE", str(tmp_path / "file"))
    (tmp_path / "file").write_text("")
    with server._start_page("http://127.0.0.1:1/x/", 1) as page:
        assert page is None
