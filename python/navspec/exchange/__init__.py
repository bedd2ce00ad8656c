"""Networks in files of other programs, both ways: one module per kind of file, its library imported when it is used."""

from navspec.exchange.files import KINDS, READABLE, choose_kind, read, target_paths, write
from navspec.exchange.layers import Mark

__all__ = ["KINDS", "READABLE", "Mark", "choose_kind", "read", "target_paths", "write"]
