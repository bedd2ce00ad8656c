"""A check before navspec starts in the single file: the message when it was made for another Python or kind of
machine.
"""

import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

# shiv passes the folder of the packages to a preamble.
part = Path(globals()["site_packages"], "numpy", "_core", "_multiarray_umath")
if not part.with_name(f"{part.name}{EXTENSION_SUFFIXES[0]}").exists():
    made_for = next(part.parent.glob(f"{part.name}.*")).name.split(".")[1]
    this = EXTENSION_SUFFIXES[0].split(".")[1]
    sys.exit(
        f"navspec: this file is for {made_for}, and this Python is {this}; take the file for it, or pip install navspec"
    )
