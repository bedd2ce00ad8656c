"""The checks that `make lint` adds to those of Python: changelog, rule texts, texts beside the specs, words."""
