"""Counting what files hold without telling it: what may be told, how it is added up, and what comes of it."""
