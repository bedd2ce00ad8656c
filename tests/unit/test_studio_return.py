"""Pages that an earlier studio has left open return to a later one: the same port, and a secret that is never sent."""

from __future__ import annotations

import hmac
import json
import os
import stat
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from navspec.studio import reconnection, server
from navspec.studio.application import RETURN_PATH, RequestGuard, build_application
from navspec.studio.reconnection import Reconnection, key_of_paths, load_appointment, save_appointment
from navspec.studio.workspace import Workspace
from unit.studio_guarded import HOME, PORT, TOKEN


def answer(secret: str, challenge: str) -> str:
    """What a page with a secret says to a challenge."""
    return hmac.new(secret.encode(), challenge.encode(), "sha256").hexdigest()


@pytest.fixture
def later() -> tuple[TestClient, Reconnection]:
    """A later studio, and its check of pages."""
    pages = Reconnection()
    guard = RequestGuard(build_application(Workspace(), TOKEN), TOKEN, PORT, pages)
    return TestClient(guard, base_url=HOME), pages


def test_a_page_with_the_secret_gets_the_token(later: tuple[TestClient, Reconnection]) -> None:
    client, pages = later
    challenge = client.get(RETURN_PATH).json()["challenge"]
    proof = {"challenge": challenge, "proof": answer(pages.secret, challenge)}
    reply = client.get(RETURN_PATH, params=proof)
    assert reply.json() == {"token": TOKEN}
    assert reply.headers["cache-control"] == "no-store"
    assert "token" not in client.get(RETURN_PATH, params=proof).json(), "a challenge is used once"


@pytest.mark.parametrize("proof", ["", "é", "0" * 64, answer("another secret", "x")])
def test_nobody_else_gets_it(later: tuple[TestClient, Reconnection], proof: str) -> None:
    client, pages = later
    challenge = client.get(RETURN_PATH).json()["challenge"]
    assert "token" not in client.get(RETURN_PATH, params={"challenge": challenge, "proof": proof}).json()
    own = {"challenge": "of its own", "proof": answer(pages.secret, "of its own")}
    assert "token" not in client.get(RETURN_PATH, params=own).json(), "a challenge that was never given"


@pytest.mark.parametrize(
    "headers", [{"Host": "evil.example"}, {"Origin": "https://evil.example"}, {"Sec-Fetch-Site": "cross-site"}]
)
def test_other_sites_do_not_even_get_a_challenge(
    later: tuple[TestClient, Reconnection], headers: dict[str, str]
) -> None:
    assert later[0].get(RETURN_PATH, headers=headers).status_code == 403


def test_challenges_do_not_pile_up() -> None:
    pages = Reconnection()
    first = pages.create_challenge()
    last = [pages.create_challenge() for _ in range(100)][-1]
    assert not pages.verify(first, answer(pages.secret, first))
    assert pages.verify(last, answer(pages.secret, last))


def test_the_secret_is_kept_for_its_user_and_for_a_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    save_appointment(tmp_path / "studio", "one", 8000, "secret")
    save_appointment(tmp_path / "studio", "two", 8001, "other")
    (path,) = (tmp_path / "studio").iterdir()
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    kept = load_appointment(tmp_path / "studio", "one")
    assert kept
    assert (kept.port, kept.secret) == (8000, "secret")
    monkeypatch.setattr(reconnection.time, "time", lambda: kept.time + 25 * 60 * 60)
    assert load_appointment(tmp_path / "studio", "one") is None


@pytest.mark.parametrize(
    "text", ["", "[]", "{", '{"one": 5}', '{"one": {"port": "x", "secret": "s", "time": 9e99}}', "[" * 9999]
)
def test_a_damaged_file_is_as_none(tmp_path: Path, text: str) -> None:
    (tmp_path / "pages.json").write_text(text)
    assert load_appointment(tmp_path, "one") is None
    save_appointment(tmp_path, "one", 8000, "secret")
    assert load_appointment(tmp_path, "one")


def test_only_the_newest_are_kept(tmp_path: Path) -> None:
    for number in range(30):
        save_appointment(tmp_path, str(number), 8000, "secret")
    assert list(json.loads((tmp_path / "pages.json").read_text())) == [str(number) for number in range(10, 30)]


def test_the_same_files_get_the_same_port_and_a_taken_port_a_new_secret(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NAVSPEC_CACHE", str(tmp_path))
    first, pages = server._open_for_pages(0, key_of_paths(["a"]))
    port = first.getsockname()[1]
    with first:
        beside, other = server._open_for_pages(0, key_of_paths(["a"]))
        with beside:
            second_port = beside.getsockname()[1]
            assert second_port != port
            assert other.secret != pages.secret
    second, again = server._open_for_pages(0, key_of_paths(["a"]))
    with second:
        assert second.getsockname()[1] == second_port
        assert again.secret == other.secret
        third, unlike = server._open_for_pages(0, key_of_paths(["b"]))
        with third:
            assert unlike.secret != again.secret
