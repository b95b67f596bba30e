"""What every table, sheet and page is shown with: widgets, touch, motion, looks, and what is on screen in words."""
