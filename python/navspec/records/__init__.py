"""Results of operations as plain records."""
