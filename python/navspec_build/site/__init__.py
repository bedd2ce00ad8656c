"""The reference as a site of plain files."""
