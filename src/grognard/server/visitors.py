"""Who is who: a cookie stands for a visitor, a token for a seat. Only their hashes are stored."""

import hashlib
import hmac
import secrets

COOKIE = "grognard"


def new_secret() -> str:
    """Something nobody can guess."""
    return secrets.token_urlsafe(24)


def digest(secret: str) -> str:
    """What is stored of a secret."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, stored: str) -> bool:
    """Whether this is the secret of which the hash is stored; takes as long either way."""
    return hmac.compare_digest(digest(secret), stored)


def new_table_id() -> str:
    return secrets.token_hex(5)
