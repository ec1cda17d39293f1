"""What only ReverStarGo shows: the pages and figures of its rules."""
