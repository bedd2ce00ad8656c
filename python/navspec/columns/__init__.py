"""The column plane: whole files as NumPy arrays, read and written without a loop over records."""

from navspec.columns.partial import salvage
from navspec.columns.sets import TableSet
from navspec.columns.tables import Tables, assemble, read

__all__ = ["TableSet", "Tables", "assemble", "read", "salvage"]
