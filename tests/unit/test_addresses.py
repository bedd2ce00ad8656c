"""Files at addresses: what is read there is what is read here, and what cannot be had is said in one line."""

from __future__ import annotations

import io
import os
import subprocess
import sys
import threading
import time
import zipfile
import zlib
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from functools import cache, partial
from http.server import BaseHTTPRequestHandler, SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import fsspec
import pytest
from fsspec.implementations.memory import MemoryFile, MemoryFileSystem

import navspec
from builders.gta_sa_paths import write_files
from builders.many import mixed, write_tree
from builders.source_nav import example
from navspec.inputs.remote import fetch, is_address, name_of, parent_address

FILES = mixed(6)


@pytest.fixture(autouse=True)
def memory() -> Iterator[MemoryFileSystem]:
    """The files of this process, none of them left behind."""
    yield fsspec.filesystem("memory")
    MemoryFileSystem.store.clear()
    MemoryFileSystem.pseudo_dirs[:] = [""]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The files on the disk."""
    folder = tmp_path_factory.mktemp("mods")
    write_tree(folder, FILES)
    return folder


@contextmanager
def serving(handler: Callable[..., BaseHTTPRequestHandler]) -> Iterator[str]:
    """A web server of this machine."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), handler)
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_address[1]}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


class Files(SimpleHTTPRequestHandler):
    """Serves a folder, with pages that list it."""

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


def report_of(address: str) -> dict[str, Any]:
    """What is found at an address, as if it were called `X`."""
    inner, chain, rest = address.rstrip("/").partition("::")
    text = navspec.check(address).to_dict()
    return _renamed(text, inner.rstrip("/"), chain + rest)


def _renamed(value: Any, start: str, end: str) -> Any:
    if isinstance(value, dict):
        return {name: _renamed(each, start, end) for name, each in value.items()}
    if isinstance(value, list):
        return [_renamed(each, start, end) for each in value]
    if isinstance(value, str) and value.startswith(start):
        own, colon, inner = (
            value.removeprefix(start).partition(f"{end}:") if end else (value.removeprefix(start), "", "")
        )
        return f"X/{own.removesuffix(end).lstrip('/')}{':' * bool(colon)}{inner}"
    return value


@pytest.fixture(scope="module")
def local(folder: Path) -> dict[str, Any]:
    """What is found on the disk."""
    result = report_of(str(folder))
    assert len(result["inputs"]) > 70
    assert {input_["status"] for input_ in result["inputs"]} == {"read", "unreadable"}
    return result


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("s3://bucket/a.nav", True),
        ("zip://a.nav::https://example.org/mod.zip", True),
        ("simplecache::s3://bucket/a.nav", True),
        ("C:/maps/a.nav", False),
        ("C:\\maps\\a.nav", False),
        ("gta3.img:nodes1.dat", False),
        ("maps/a.nav", False),
        (b"s3://", False),
    ],
)
def test_addresses_are_no_paths(text: Any, expected: bool) -> None:
    assert is_address(text) == expected


def test_names_and_folders_of_addresses() -> None:
    assert parent_address("zip://a/nodes1.dat::s3://b/mod.zip") == "zip://a::s3://b/mod.zip"
    assert parent_address("s3://b/x/nodes1.dat") == "s3://b/x"
    assert name_of("zip://a/nodes1.dat::s3://b/mod.zip") == "nodes1.dat"
    assert name_of("https://example.org/de%20dust.nav?v=1") == "de dust.nav"


def test_in_memory(memory: MemoryFileSystem, local: dict[str, Any]) -> None:
    for path, data in FILES.items():
        memory.pipe(f"/mods/{path}", data)
    assert report_of("memory:///mods") == local
    assert navspec.info("memory:///mods/maps/0/m1.nav").files[0].info["areas"] == 4
    assert not navspec.roundtrip("memory:///mods/maps/0/m1.nav").fails
    with pytest.raises(navspec.ReadError, match=r"this is a folder\. Name one file"):
        navspec.roundtrip("memory:///mods/maps")


def test_in_a_zip_file_in_memory(memory: MemoryFileSystem, local: dict[str, Any]) -> None:
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, data in FILES.items():
            archive.writestr(f"mods/{path}", data)
    memory.pipe("/mod.zip", packed.getvalue())
    assert report_of("zip://mods::memory://mod.zip") == local


def test_many_files_of_a_file_in_memory_are_had_at_the_same_time(
    memory: MemoryFileSystem, monkeypatch: pytest.MonkeyPatch
) -> None:
    """All who open a file in memory have the same place in it."""
    files = {f"{number}.dat": bytes([number]) * (3_000 + number) for number in range(64)}
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        for path, data in files.items():
            archive.writestr(path, data)
    memory.pipe("/mod.zip", packed.getvalue())

    def read(file: MemoryFile, size: int = -1) -> bytes:
        time.sleep(0)  # others go on before it is read
        return io.BytesIO.read(file, size)

    monkeypatch.setattr(MemoryFile, "read", read)
    with ThreadPoolExecutor(16) as threads:
        had = list(threads.map(fetch, [f"zip://{path}::memory://mod.zip" for path in files]))
    assert had == list(files.values())


def test_behind_a_web_server(folder: Path, local: dict[str, Any]) -> None:
    with serving(partial(Files, directory=str(folder))) as address:
        assert report_of(f"{address}/") == local
        assert navspec.info(f"{address}/maps/0/m1.nav?v=2").files[0].format == "source_nav"
        assert "nothing is at this address" in str(_refused(f"{address}/maps/none.nav"))


def test_in_a_bucket(folder: Path, local: dict[str, Any], monkeypatch: pytest.MonkeyPatch) -> None:
    from moto.server import ThreadedMotoServer

    server = ThreadedMotoServer(port=0, verbose=False)
    server.start()
    try:
        host, port = server.get_host_and_port()
        for name, value in {
            "AWS_ENDPOINT_URL": f"http://{host}:{port}",
            "AWS_ACCESS_KEY_ID": "somebody",
            "AWS_SECRET_ACCESS_KEY": "secret",
            "AWS_DEFAULT_REGION": "us-east-1",
        }.items():
            monkeypatch.setenv(name, value)
        system = fsspec.filesystem("s3", skip_instance_cache=True)
        system.mkdir("mods")
        system.put(f"{folder}/", "mods/of/all/", recursive=True)
        assert report_of("s3://mods/of/all") == local
        assert "nothing is at this address" in str(_refused("s3://mods/of/none.nav"))
        assert "reached" in str(_refused("s3://nobodys/a.nav")) or "nothing is" in str(_refused("s3://nobodys/a.nav"))
    finally:
        server.stop()


def _refused(address: str) -> navspec.ReadError:
    with pytest.raises(navspec.ReadError) as refused:
        navspec.tables(address)
    assert str(refused.value).startswith(address)
    assert "\n" not in str(refused.value)
    return refused.value


class Failing(MemoryFileSystem):
    """Lets nobody read some of its files."""

    protocol = "failing"

    @classmethod
    def _strip_protocol(cls, path: str) -> str:
        return MemoryFileSystem._strip_protocol(path.replace("failing:", "memory:"))

    def cat_file(self, path: str, *_: Any, **__: Any) -> bytes:
        if "expired" in path:
            raise PermissionError("ExpiredToken: The provided token has expired.")
        if "broken" in path:
            raise RuntimeError("connection\nlost")
        return MemoryFileSystem.store[path].getvalue()


def test_a_file_that_cannot_be_had_is_one_line_and_the_rest_goes_on(memory: MemoryFileSystem) -> None:
    fsspec.register_implementation("failing", Failing, clobber=True)
    for name in ("a", "broken", "expired", "z"):
        memory.pipe(f"/maps/{name}.nav", example())
    report = navspec.check(["failing:///maps", "nowhere://x.nav"])
    assert sorted((input_.path[-5], input_.status) for input_ in report.inputs) == [
        ("a", "read"), ("d", "unreadable"), ("n", "unreadable"), ("x", "unreadable"), ("z", "read"),
    ]  # fmt: skip
    messages = {finding.path: finding.message for finding in report.findings if finding.code == "ADDRESS_UNREACHABLE"}
    assert messages == {
        "failing:///maps/broken.nav": "this cannot be reached: RuntimeError: connection lost. Look whether this machine can "
        "reach it, and try again",
        "failing:///maps/expired.nav": "this cannot be reached: PermissionError: ExpiredToken: The provided token has "
        "expired.. Sign in again, or ask for the right to read it",
        "nowhere://x.nav": "addresses with nowhere:// are unknown. Look how it is spelled, or install the driver for fsspec",
    }
    assert report.fails_at("never")


def test_a_package_that_is_not_there_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    def missing(*_: Any, **__: Any) -> Any:
        raise ImportError("Install s3fs to access S3")

    monkeypatch.setattr(fsspec, "url_to_fs", missing)
    message = str(_refused("s3://bucket/a.nav"))
    assert "Install s3fs to access S3. " in message
    assert ' install "aiohttp<4,>=3.13.3" "fsspec>=2024.5" "s3fs>=2024.5"' in message


class Refusing(BaseHTTPRequestHandler):
    """Answers with the status that is the name of the file."""

    def do_GET(self) -> None:
        self.send_error(int(self.path[1:4]))

    def do_HEAD(self) -> None:
        self.do_GET()

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


@pytest.mark.parametrize(
    ("status", "words"),
    [
        (401, "status 401 (Unauthorized). Sign in again"),
        (403, "status 403 (Forbidden). Sign in again"),
        (404, "nothing is at this address: the server answers with status 404 (Not Found). Look how it is spelled"),
        (503, "status 503 (Service Unavailable). This may pass: try again later"),
    ],
)
def test_the_status_tells_what_to_try_again(status: int, words: str) -> None:
    with serving(Refusing) as address:
        (finding,) = navspec.check(f"{address}/{status}.nav").findings
    assert finding.code == "ADDRESS_UNREACHABLE"
    assert words in finding.message


@pytest.mark.parametrize("address", ["http://127.0.0.1:1/a.nav", "http://nobody.invalid/a.nav"])
def test_an_address_at_which_nobody_answers(address: str) -> None:
    (finding,) = navspec.check(address).findings
    assert finding.message.startswith("no server answers at this address: ")
    rule = next(rule for rule in navspec.rules() if rule.code == finding.code)
    assert "chmod" not in rule.fix


class Endless(BaseHTTPRequestHandler):
    """Never ends."""

    def do_HEAD(self) -> None:
        self.send_response(200)
        self.end_headers()

    def do_GET(self) -> None:
        self.do_HEAD()
        try:
            while True:
                self.wfile.write(bytes(1 << 16))
        except OSError:
            pass

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


def test_a_server_that_never_ends_is_left(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("navspec.inputs.remote.MAX_BYTES", 1 << 20)
    with serving(Endless) as address:
        refused = _refused(f"{address}/a.nav")
    assert isinstance(refused, navspec.LimitExceeded)


@cache
def bomb() -> bytes:
    """Return a gigabyte of zeros in one megabyte of gzip."""
    packer = zlib.compressobj(9, zlib.DEFLATED, 31)
    return b"".join(packer.compress(bytes(1 << 24)) for _ in range(64)) + packer.flush()


CROWDED = b"<a " + b"x " * 1_000_000 + b"<a" * 500_000 + b"<a " + b" " * 500_000
"""A page in which the links are looked for in a time that grows with its square."""


class Lying(BaseHTTPRequestHandler):
    """Says one thing and does another, as the address says."""

    protocol_version = "HTTP/1.1"
    ended = threading.Event()

    def begin(self, status: int = 200, **headers: Any) -> None:
        self.send_response(status)
        for name, value in headers.items():
            self.send_header(name.replace("_", "-"), str(value))
        self.end_headers()

    def do_HEAD(self) -> None:
        if "hang-at-once" in self.path:
            self.ended.wait(30)
        if "packed" in self.path:
            self.begin(Content_Length=len(bomb()), Content_Encoding="gzip")
        else:
            self.begin(Content_Length=1000, Accept_Ranges="bytes")

    def do_GET(self) -> None:
        self.close_connection = True
        with suppress(OSError):
            self.answer()

    def answer(self) -> None:
        if "hang" in self.path:
            self.begin(Content_Length=1000)
            self.ended.wait(30)
        elif "packed" in self.path:
            self.send(bomb(), Content_Encoding="gzip")
        elif "crowded" in self.path:
            self.send(CROWDED)
        elif "deep" in self.path:
            self.send(b"<a href='d/'>d</a><a href='e/'>e</a>")
        elif "outside" in self.path:
            links = ("../../secret.nav", "%2e%2e/secret.nav", "..%2Fsecret.nav", "a/../../secret.nav", "/secret.nav")
            self.send("".join(f'<a href="{each}">' for each in (*links, "x/../inside.nav", "./b.nav")).encode())
        elif "drip" in self.path:
            self.begin(Content_Length=100_000, Content_Type="text/html")
            while not self.ended.wait(0.05):
                self.wfile.write(b"x")
        else:
            is_part = "parts" in self.path
            more = {"Content_Range": "bytes 0-999/1000"} if is_part else {}
            self.begin(206 if is_part else 200, Transfer_Encoding="chunked", Content_Type="text/html", **more)
            while not self.ended.is_set():
                self.wfile.write(b"100000\r\n" + bytes(1 << 20) + b"\r\n")

    def send(self, data: bytes, **headers: Any) -> None:
        self.begin(Content_Length=len(data), Content_Type="text/html", **headers)
        self.wfile.write(data)

    def log_message(self, format: str, *args: Any) -> None:
        """Nothing."""


@pytest.fixture
def lying(monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """Address of a server that lies; a second is the time limit."""
    monkeypatch.setenv("NAVSPEC_TIMEOUT", "1")
    monkeypatch.setattr(Lying, "ended", threading.Event())
    bomb()  # packed before the time of an answer counts
    with serving(Lying) as address:
        yield address
        Lying.ended.set()


LATE = "the server has not given this in 1 seconds. Try again later, or allow more time (--timeout, NAVSPEC_TIMEOUT)"
LIES = {
    "/hang.nav": LATE,
    "/hang-at-once.nav": LATE,
    "/hang-at-once/": LATE,
    "/drip.nav": LATE,
    "/drip.img": LATE,
    "/drip/": LATE,
    "/endless/": "the answer has more than 4,194,304 bytes, which is the limit",
    "/packed/": "the answer has more than 4,194,304 bytes, which is the limit",
}


@pytest.mark.parametrize("path", LIES)
def test_a_server_that_hangs_or_drips_is_one_line_in_time(path: str, lying: str) -> None:
    start = time.monotonic()
    report = navspec.check(f"{lying}{path}")
    assert time.monotonic() - start < 8
    (finding,) = report.findings
    assert (finding.code, finding.path) == ("ADDRESS_UNREACHABLE", f"{lying}{path}")
    assert LIES[path] in finding.message
    assert "\n" not in finding.message


@pytest.mark.parametrize("path", ["/parts.zip", "/packed.zip", "/drip.zip"])
def test_a_zip_file_on_a_server_that_lies(path: str, lying: str) -> None:
    (finding,) = navspec.check(f"zip://a.nav::{lying}{path}").findings
    assert finding.code == "ADDRESS_UNREACHABLE"


@pytest.mark.skipif(sys.platform != "linux", reason="needs a system that says how much memory a process has had")
@pytest.mark.parametrize("path", ["/endless.nav", "/packed.nav"])
def test_the_limit_holds_while_bytes_arrive(path: str, lying: str) -> None:
    """In a process of its own, whose memory is its own: of what is too long no more is kept than the beginning."""
    script = (
        "import navspec, re, sys\n"
        "[finding] = navspec.check(sys.argv[1]).findings\n"
        "print(re.search(r'VmHWM:\\s+(\\d+)', open('/proc/self/status').read())[1], finding.message)"
    )
    done = subprocess.run(
        [sys.executable, "-c", script, f"{lying}{path}"],
        capture_output=True,
        check=True,
        text=True,
        timeout=120,
        env={**os.environ, "NAVSPEC_TIMEOUT": "60"},
    )
    memory, _, message = done.stdout.strip().partition(" ")
    assert message == "the file has more than 268,435,456 bytes, which is the limit"
    assert int(memory) < 200_000
    assert done.stderr == ""


def test_a_page_that_is_dear_to_read(lying: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAVSPEC_TIMEOUT", "20")
    with pytest.raises(navspec.UnknownFormat, match="no file in here is of a known format"):
        navspec.check(f"{lying}/crowded/")


def test_folders_without_end(lying: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NAVSPEC_TIMEOUT", "20")
    monkeypatch.setattr("navspec.inputs.remote.MAX_FOLDERS", 30)
    monkeypatch.setattr("navspec.inputs.remote.MAX_DEPTH", 4)
    messages = {finding.message for finding in navspec.check(f"{lying}/deep/").findings}
    assert messages == {
        "here are folders more than 4 deep, which is the limit. Name the folders in it that you want",
        "here are more than 30 folders, which is the limit. Name the folders in it that you want",
    }


def test_links_of_a_page_do_not_leave_its_folder(lying: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from navspec.inputs.remote import iter_folders_below

    monkeypatch.setenv("NAVSPEC_TIMEOUT", "20")
    [(_, paths)] = [each for each in iter_folders_below(f"{lying}/outside/", str) if isinstance(each, tuple)]
    assert paths == [f"{lying}/outside/./b.nav", f"{lying}/outside/x/../inside.nav"]


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), "soon"])
def test_a_time_limit_is_a_number(seconds: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(navspec.NavspecError, match=r"a time limit|seconds: this has to be a number"):
        navspec.set_timeout(seconds)
    monkeypatch.setenv("NAVSPEC_TIMEOUT", str(seconds))
    with pytest.raises(navspec.NavspecError, match="a time limit"):
        navspec.check("memory:///x.nav")


def test_the_time_limit_of_a_command_ends_with_it(lying: str, monkeypatch: pytest.MonkeyPatch) -> None:
    from click.testing import CliRunner

    from navspec.cli import cli

    monkeypatch.delenv("NAVSPEC_TIMEOUT")
    result = CliRunner().invoke(cli, ["check", f"{lying}/hang.nav", "--timeout", "0.5"], prog_name="navspec")
    assert "the server has not given this in 0.5 seconds" in result.output
    assert "NAVSPEC_TIMEOUT" not in os.environ


def test_what_changes_between_two_readings_is_said(memory: MemoryFileSystem) -> None:
    from navspec.inputs.archive import read_source

    memory.pipe("/a.nav", example())
    content = read_source("memory:///a.nav")
    content.release()
    memory.pipe("/a.nav", example() + b"x")
    assert content.data == b""
    assert "has changed while navspec was at work" in str(content.fault)


def test_nothing_is_written_to_an_address(
    memory: MemoryFileSystem, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    write_files(tmp_path, {"a.nav": example()})
    memory.pipe("/a.nav", example())
    with pytest.raises(navspec.NavspecError, match="nothing is written to addresses"):
        navspec.edit("memory:///a.nav", {"/version": 15}, apply=True)
    with pytest.raises(navspec.NavspecError, match="nothing is written to addresses"):
        navspec.edit("a.nav", {"/version": 15}, output="memory:///b.nav")
    assert [path.name for path in tmp_path.iterdir()] == ["a.nav"]
    assert memory.cat("/a.nav") == example()
