"""Files written in one step, and what tells that nobody else wrote them meanwhile."""
