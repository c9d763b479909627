"""Grognard: five Napoleonic board wargames with every rule enforced."""

from grognard import engine

__version__ = "0.1.0"
engine.choose(__path__)
