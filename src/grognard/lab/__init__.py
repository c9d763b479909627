"""The laboratory: many games at once, and how fast the engine is. It prints nothing; the command line shows its results."""
