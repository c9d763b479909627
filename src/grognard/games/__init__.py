"""The games, a package each. None imports another; the rest of the house finds them through the registry."""
