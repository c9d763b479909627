"""Seeds that follow from a seed: each game of a series and each decision of a computer player has its own."""

import hashlib


def derived(seed: int, *path: object) -> int:
    """A seed of 60 bits that depends on all of these and on nothing else."""
    text = " ".join(map(str, (seed, *path)))
    return int.from_bytes(hashlib.blake2b(text.encode(), digest_size=8).digest(), "big") >> 4
