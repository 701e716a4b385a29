"""What a beginner never does, one file a game: `GUARDS`, and `SLIPS` (how often it errs).

A guard takes a state and an option and says whether a child would laugh at that option.
"""
