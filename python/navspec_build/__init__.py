"""What `make generate` and the spec part of `make lint` run; not part of the installed library."""
