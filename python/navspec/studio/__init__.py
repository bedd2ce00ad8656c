"""The workbench in the browser: a server over the operations, and its page."""
