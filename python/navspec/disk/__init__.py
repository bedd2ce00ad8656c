"""Files on disk: paths on every system, atomic writes, and detection of changes by other programs."""
