"""Hypotheses about damage to files whose rules fail."""
