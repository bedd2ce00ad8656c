"""What repairs are: recipes, those that specs declare, and the record of what they did; no format knowledge."""
