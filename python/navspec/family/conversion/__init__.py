"""Conversions of sets, compilers of networks, and the problems that prevent either."""
