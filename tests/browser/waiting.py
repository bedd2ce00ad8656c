"""Waiting in a page, until something is so: asked within it, for a question from without costs more than what is waited for."""

from __future__ import annotations

from typing import Any

from selenium.common import JavascriptException, TimeoutException
from selenium.webdriver.chrome.webdriver import WebDriver

_WAIT = """
const given = [...arguments], done = given.pop(), lasting = given.pop(), end = performance.now() + given.pop();
const asked = async function () {{ return ({condition}); }};
let since = null;
const look = async () => {{
  const now = performance.now();
  let found;
  try {{
    found = await asked.apply(window, given);
  }} catch (error) {{
    return done({{error: `${{error}}`}});
  }}
  if (!found) since = null;
  else if ((since ??= now) + lasting <= now) return done({{found}});
  if (now > end) return done({{}});
  setTimeout(look, 10);
}};
look();
"""
_GONE = "unloaded"
"""What the browser says when a page went away with the answer."""


def until(driver: WebDriver, condition: str, *arguments: Any, seconds: float = 20, lasting: float = 0) -> Any:
    """Wait until an expression is something true, for some seconds without a break; what it is.

    Of a page that goes away meanwhile it is asked in the next one.
    """
    driver.set_script_timeout(seconds + 60)
    script = _WAIT.format(condition=condition.strip())
    while True:
        try:
            result = driver.execute_async_script(script, *arguments, 1000 * seconds, 1000 * lasting)
        except JavascriptException as error:
            if _GONE not in str(error.msg):
                raise
            continue
        if "error" in result:
            raise JavascriptException(f"{result['error']} in {condition}")
        if "found" not in result:
            raise TimeoutException(f"{condition} with {arguments}")
        return result["found"]
