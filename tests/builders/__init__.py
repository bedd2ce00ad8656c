"""Builders of sample files: bytes made with `struct` alone, so that nothing under test has a hand in them."""
