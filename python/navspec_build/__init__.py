"""The commands of `make generate` and the spec part of `make lint`; not part of the installed library."""
