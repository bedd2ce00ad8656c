"""Return of pages that an earlier studio of the same files has left open: on the same port, by proof of a secret.

Every run has another token in its addresses. A page keeps a secret that outlives the run, and never sends it: it answers
a challenge of the new studio with a hash, so that a program that listens on the port meanwhile learns nothing of use.
"""

from __future__ import annotations

import hmac
import json
import os
import secrets
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass, field
from hashlib import sha256
from pathlib import Path
from typing import Any

from navspec.studio.journal import create_private_folder, open_private

_NAME = "pages.json"
_MOST = 20
"""Sets of files whose pages can return."""
_LIFETIME = 24 * 60 * 60
"""Seconds after the start of a run for which its pages can return."""
_MAX_SIZE = 1 << 16
_OPEN_CHALLENGES = 16


@dataclass(frozen=True, slots=True)
class Appointment:
    """Port and secret of the pages of some files.

    - port: Port of the last studio with these files.
    - secret: Secret that its pages have; another one where that port was taken.
    - time: Time of its start, in seconds.
    """

    port: int
    secret: str
    time: float


@dataclass(eq=False)
class Reconnection:
    """The check of pages that want to return; each challenge is used once.

    - secret: Secret of the pages.
    """

    secret: str = field(default_factory=lambda: secrets.token_urlsafe(24))
    _challenges: list[str] = field(default_factory=list, repr=False)

    def create_challenge(self) -> str:
        """Return a challenge that a page has to answer."""
        challenge = secrets.token_urlsafe(24)
        self._challenges = [*self._challenges[1 - _OPEN_CHALLENGES :], challenge]
        return challenge

    def verify(self, challenge: str, proof: str) -> bool:
        """Return whether a proof answers an open challenge: the HMAC of both with SHA-256, in hexadecimal digits."""
        if challenge not in self._challenges:
            return False
        self._challenges.remove(challenge)
        expected = hmac.new(self.secret.encode(), challenge.encode(), sha256).hexdigest()
        return hmac.compare_digest(expected.encode(), proof.encode("utf-8", "replace"))


def key_of_paths(paths: Sequence[str]) -> str:
    """Return a name for what a studio was started with."""
    return sha256("\n".join(str(Path(path).absolute()) for path in paths).encode("utf-8", "replace")).hexdigest()


def load_appointment(folder: Path, key: str) -> Appointment | None:
    """Return the port and the secret of the pages of earlier studios; None without recent ones."""
    return _load(folder).get(key)


def save_appointment(folder: Path, key: str, port: int, secret: str) -> None:
    """Keep the port and the secret in a file that only the user can read; where that fails no page returns."""
    recent = sorted(_load(folder).items(), key=lambda item: item[1].time)[1 - _MOST :]
    appointments = {**dict(recent), key: Appointment(port, secret, time.time())}
    text = json.dumps({name: asdict(entry) for name, entry in appointments.items()})
    temporary = folder / f"{_NAME}.{os.getpid()}"
    with suppress(OSError):
        create_private_folder(folder)
        temporary.unlink(missing_ok=True)
        with open(temporary, "x", encoding="utf-8", opener=open_private) as file:
            file.write(text)
        temporary.replace(folder / _NAME)


def _load(folder: Path) -> dict[str, Appointment]:
    """Return the appointments that are not too old, by their keys; none from a damaged file."""
    try:
        with (folder / _NAME).open("rb") as file:
            stored: Any = json.loads(file.read(_MAX_SIZE))
        appointments = {str(key): Appointment(**entry) for key, entry in stored.items()}
        oldest = time.time() - _LIFETIME
        return {key: entry for key, entry in appointments.items() if _is_valid(entry) and entry.time >= oldest}
    except (OSError, ValueError, TypeError, AttributeError, RecursionError):
        return {}


def _is_valid(entry: Appointment) -> bool:
    return (
        isinstance(entry.port, int)
        and 0 < entry.port < 1 << 16
        and isinstance(entry.secret, str)
        and entry.secret != ""
    )
