"""What is to be said of a format, as data made from its spec and its rules: for the terminal, Markdown and the site."""
