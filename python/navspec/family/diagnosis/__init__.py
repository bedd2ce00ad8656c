"""Hypotheses about what happened to files whose rules fail."""
