"""Rules: what they give, how they run, and how findings are made of it."""
