"""Rules: their results, how they run, and how findings are made of them."""
