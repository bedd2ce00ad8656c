"""Conversions of sets, compilers of networks, and the problems that stand against both."""
