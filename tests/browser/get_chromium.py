"""A real Chromium for the browser tests: the system's, Debian's, or else Playwright's own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from playwright.sync_api import Browser, Playwright

SYSTEM = "/usr/bin/chromium"


def launch(playwright: Playwright) -> Browser:
    """Start it without a window."""
    return playwright.chromium.launch(
        executable_path=SYSTEM if os.path.exists(SYSTEM) else None,
        args=["--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage"],
    )


def main() -> None:
    """Install one, if there is none."""
    if shutil.which("chromium"):
        return
    if os.geteuid() == 0 and shutil.which("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        subprocess.run(["apt-get", "update", "-qq"], check=False, env=quiet)
        done = subprocess.run(
            ["apt-get", "install", "-y", "-qq", "chromium"], check=False, env=quiet
        )
        if done.returncode == 0:
            return
    subprocess.run([sys.executable, "-m", "playwright", "install", "chromium"], check=True)


if __name__ == "__main__":
    main()
