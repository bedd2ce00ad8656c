"""Files on the disk: reached on every system, written in one step, and what tells that nobody else wrote them meanwhile."""
