"""The kit that a family of formats is made with: its contract, rules, recipes, conversions and views."""
