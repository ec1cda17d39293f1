"""The engine of ReverStarGo."""
