#!/bin/sh
# Makes .venv with the Python given (python3 unless told), or says in one line what is missing.
set -eu
python=${1:-python3}

has_venv() { "$python" -c 'import ensurepip, venv' 2>/dev/null; }
fail() {
    echo "grognard: $*" >&2
    exit 1
}

command -v "$python" >/dev/null ||
    fail "$python is not there: Grognard needs Python 3.11 or newer (Debian: apt install python3 python3-venv)."
"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "$("$python" --version) is too old: Grognard needs 3.11 or newer; name another with PYTHON=..., as in: make play PYTHON=python3.12"

if ! has_venv; then
    if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
        echo "Installing the Debian package python3-venv, which $python lacks"
        install="apt-get install -qq --yes --no-install-recommends python3-venv"
        $install >/dev/null 2>&1 || { apt-get update -qq && $install >/dev/null; } || true
    fi
    has_venv || fail "the venv module of $python is missing: install the Debian package python3-venv (sudo apt install python3-venv)."
fi
exec "$python" -m venv .venv
