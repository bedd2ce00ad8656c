"""The client for web servers, which takes no more of an answer than it can use."""

from __future__ import annotations

import logging
import re
from typing import Any

import aiohttp

MOST_OF_A_PAGE = 1 << 22
"""Bytes of the longest page that lists files."""

# What a driver has left open, asyncio writes to stderr where nobody else takes it.
logging.getLogger("asyncio").addHandler(logging.NullHandler())

_LINK = re.compile(r"<a\s[^<>]*>", re.IGNORECASE)
_RANGE = re.compile(r"bytes=(\d+)-(\d+)")


async def client(*, timeout: float, **options: Any) -> aiohttp.ClientSession:
    """Return a session whose requests end in time, and whose answers are bounded."""
    limit = aiohttp.ClientTimeout(total=timeout)
    return aiohttp.ClientSession(timeout=limit, response_class=BoundedResponse, **options)


class BoundedResponse(aiohttp.ClientResponse):
    """An answer that is read in whole only as far as it was asked for, and has no more than it needs as text."""

    async def read(self) -> bytes:
        """Return the answer; raises `ClientPayloadError` for one that is too long."""
        if self._body is None:
            asked = _RANGE.fullmatch(self.request_info.headers.get("Range", ""))
            most = int(asked[2]) - int(asked[1]) + 1 if asked else MOST_OF_A_PAGE
            data = bytearray()
            async for part in self.content.iter_any():
                data += part
                if len(data) > most:
                    self.close()
                    raise aiohttp.ClientPayloadError(f"the answer has more than {most:,} bytes, which is the limit")
            self._body = bytes(data)
        return self._body

    async def text(self, *args: Any, **options: Any) -> str:
        """Return the links of a page: the driver looks for them in a time that grows with the square of what is around."""
        text = await super().text(*args, **options)
        return "\n".join(" ".join(link[0].split()) for link in _LINK.finditer(text))
