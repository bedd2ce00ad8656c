"""Independent readers and counts: plain `struct` code that shares nothing with navspec."""
