"""C++ headers whose classes are in the namespace of navspec only."""

from __future__ import annotations

import re

# The compiler (0.11) declares each class before it opens the namespace, so that there are two classes of the name.
_GLOBAL_CLASS = re.compile(r"^class \w+;\n\n?", re.MULTILINE)


def without_global_classes(text: str) -> str:
    """Return a header or source without the declarations that stand outside of every namespace."""
    return _GLOBAL_CLASS.sub("", text)
