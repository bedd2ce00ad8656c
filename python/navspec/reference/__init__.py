"""The reference of formats as data, made from specs and rules: for the terminal, Markdown and the site."""
