"""What outlives a match: finished games, totals, calendar, settings and the running game, in one document."""
