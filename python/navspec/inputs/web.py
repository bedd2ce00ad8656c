"""Client for web servers with bounded answers."""

from __future__ import annotations

import logging
import re
from typing import Any

import aiohttp

MAX_PAGE_SIZE = 1 << 22
"""Bytes of the longest page that lists files."""

# asyncio writes warnings about connections that drivers left open to stderr unless there is a handler.
logging.getLogger("asyncio").addHandler(logging.NullHandler())

_LINK = re.compile(r"<a\s[^<>]*>", re.IGNORECASE)
_RANGE = re.compile(r"bytes=(\d+)-(\d+)")


async def client(*, timeout: float, **options: Any) -> aiohttp.ClientSession:
    """Return a session whose requests end in time, and whose answers are bounded."""
    limit = aiohttp.ClientTimeout(total=timeout)
    return aiohttp.ClientSession(timeout=limit, response_class=BoundedResponse, **options)


class BoundedResponse(aiohttp.ClientResponse):
    """A response of bounded length, whose text is reduced to its links."""

    async def read(self) -> bytes:
        """Return the answer; raises `ClientPayloadError` for one that is too long."""
        if self._body is None:
            requested = _RANGE.fullmatch(self.request_info.headers.get("Range", ""))
            most = int(requested[2]) - int(requested[1]) + 1 if requested else MAX_PAGE_SIZE
            data = bytearray()
            async for part in self.content.iter_any():
                data += part
                if len(data) > most:
                    self.close()
                    raise aiohttp.ClientPayloadError(f"the answer has more than {most:,} bytes, which is the limit")
            self._body = bytes(data)
        return self._body

    async def text(self, *args: Any, **options: Any) -> str:
        """Return the links of a page: the time of the driver's search grows with the square of the text around them."""
        text = await super().text(*args, **options)
        return "\n".join(" ".join(link[0].split()) for link in _LINK.finditer(text))
