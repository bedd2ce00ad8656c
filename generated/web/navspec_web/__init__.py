"""Made by `make web` from python/navspec/studio/web: what the pages for browsers load."""
