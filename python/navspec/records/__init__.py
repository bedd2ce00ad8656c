"""What operations return, as plain records."""
