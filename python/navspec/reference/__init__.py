"""What is to be said of a format, as data: made from its spec and its rules, drawn in the terminal, as Markdown and as a site."""
