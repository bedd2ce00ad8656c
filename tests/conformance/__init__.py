"""The same bytes give the same values in every language that can run here."""
