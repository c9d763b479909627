"""The client in a real browser: Debian's Chromium, driven by Playwright, against a server of its own."""
