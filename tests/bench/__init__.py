"""Benchmarks: ratios between ways of doing the same work, measured in one run."""
