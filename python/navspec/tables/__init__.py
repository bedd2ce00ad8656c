"""The column plane: whole files as NumPy arrays, read and written without a loop over records."""

from navspec.tables.salvaging import salvage
from navspec.tables.sets import TableSet
from navspec.tables.tables import Tables, assemble, read

__all__ = ["TableSet", "Tables", "assemble", "read", "salvage"]
