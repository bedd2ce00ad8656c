"""Files as NumPy arrays, one per record type, read and written without a loop over records."""

from navspec.columns.recovery import salvage
from navspec.columns.sets import TableBatch, TableSet, layout_key
from navspec.columns.table_reader import TableReader
from navspec.columns.tables import Tables, assemble, read

__all__ = ["TableBatch", "TableReader", "TableSet", "Tables", "assemble", "layout_key", "read", "salvage"]
