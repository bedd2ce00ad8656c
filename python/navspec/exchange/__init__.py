"""Networks in files of other programs, both ways: one module per kind of file, its library imported when it is used."""

from navspec.exchange.files import KINDS, READ, chosen, read, targets, write
from navspec.exchange.marks import Mark

__all__ = ["KINDS", "READ", "Mark", "chosen", "read", "targets", "write"]
