"""What the analysis is worth: how its figures are fitted and measured, so that anybody can do it again."""
