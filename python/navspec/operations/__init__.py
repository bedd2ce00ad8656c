"""What can be done with files, from sources to records."""
