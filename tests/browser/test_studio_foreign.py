"""Other pages in the same browser and the studio: they learn nothing, and nothing happens."""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any
from urllib.parse import urlsplit
from urllib.request import urlopen

import pytest

from browser.desk import running
from browser.pages import Pages
from builders.gta_sa_paths import valid_city, write_files

HAND = """
const [address, done] = [arguments[0], arguments[arguments.length - 1]];
const tried = async (work) => { try { return String(await work()); } catch (error) { return error.name; } };
(async () => {
  const close = `${address}api/documents/1/close`;
  const frame = document.createElement("iframe");
  frame.src = address;
  document.body.append(frame);
  const script = document.createElement("script");
  script.src = `${address}studio.js`;
  const loaded = new Promise((resolve) => {
    Object.assign(script, { onload: () => resolve("loaded"), onerror: () => resolve("refused") });
  });
  document.body.append(script);
  const image = new Image();
  image.src = address;
  done({
    read: await tried(async () => (await fetch(`${address}api/session`)).status),
    blind: await tried(async () => (await fetch(`${address}api/session`, { mode: "no-cors" })).type),
    close: await tried(async () => (await fetch(close, { method: "POST", body: '{"revision": 0}' })).status),
    push: await tried(async () => (await fetch(close, { method: "POST", mode: "no-cors", body: '{"revision": 0}' })).type),
    beacon: await tried(() => navigator.sendBeacon(close, '{"revision": 0}')),
    script: await loaded,
    frame: await tried(async () => {
      await new Promise((resolve) => setTimeout(resolve, 500));
      return frame.contentDocument?.body?.innerHTML ?? "closed to us";
    }),
  });
})();
"""


class Silent(SimpleHTTPRequestHandler):
    def log_message(self, *_: Any) -> None:
        """Say nothing."""


@pytest.fixture
def elsewhere(tmp_path: Path) -> Iterator[str]:
    """The address of a page of somebody else, on this machine too."""
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / "index.html").write_text("<!doctype html><title>elsewhere</title><body></body>")
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(Silent, directory=str(tmp_path / "foreign"))) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield f":{server.server_port}/index.html"
        server.shutdown()


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost"])
def test_a_page_of_somebody_else(pages: Pages, elsewhere: str, tmp_path: Path, host: str) -> None:
    """Even one that has learnt the address."""
    write_files(tmp_path / "paths", valid_city().files())
    with running(tmp_path / "paths", cache=tmp_path / "cache") as (address, _):
        pages.driver.get(f"http://{host}{elsewhere}")
        result = pages.driver.execute_async_script(HAND, address)
        assert result["read"] == "TypeError"
        assert result["blind"] == "TypeError"
        assert result["close"] == "TypeError"
        assert result["push"] == "TypeError"
        assert result["script"] == "refused"
        assert result["frame"] == "closed to us"
        with urlopen(f"{address}api/session") as answer:
            documents = json.load(answer)["documents"]
        assert [(document["id"], document["revision"]) for document in documents] == [(1, 0)]
        pages.driver.get("about:blank")
        pages.driver.get_log("browser")


def test_names_that_lead_to_this_machine(pages: Pages, tmp_path: Path) -> None:
    """A name of somebody else that leads here is not one of the studio."""
    write_files(tmp_path / "paths", valid_city().files())
    with running(tmp_path / "paths", cache=tmp_path / "cache") as (address, _):
        parts = urlsplit(address)
        pages.driver.get(f"http://rebound.localhost:{parts.port}{parts.path}")
        assert "navspec" not in pages.driver.title
        assert "403" in pages.driver.page_source or not pages.driver.find_elements("css selector", "main, .frame")
        pages.driver.get(f"http://localhost:{parts.port}{parts.path}")
        assert "navspec" in pages.driver.title
        pages.driver.get("about:blank")
        pages.driver.get_log("browser")
