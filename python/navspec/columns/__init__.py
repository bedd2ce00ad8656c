"""The column plane: whole files as NumPy arrays, read and written without a loop over records."""

from navspec.columns.held import Held
from navspec.columns.joint import Joint, layout_of
from navspec.columns.partial import salvage
from navspec.columns.sets import TableSet
from navspec.columns.tables import Tables, assemble, read

__all__ = ["Held", "Joint", "TableSet", "Tables", "assemble", "layout_of", "read", "salvage"]
