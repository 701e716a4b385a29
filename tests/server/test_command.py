"""`spielwerk serve`."""

from __future__ import annotations

import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from spielwerk.cli import app
from spielwerk.engine import SpielwerkError
from spielwerk.server import network, serve
from spielwerk.server.settings import Settings
from tests.server.running import PATIENCE
from tests.soak.server import free_port


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[Any]:
    """With what the server would be started."""
    found: list[Any] = []

    def start(*args: Any, announce: Callable[[], None], **more: Any) -> None:
        found.extend([*args, more])
        announce()

    monkeypatch.setattr(serve, "serve", start)
    return found


def test_the_options_become_settings(started: list[Any]) -> None:
    """What the command line says is what the server gets."""
    done = CliRunner().invoke(
        app,
        ["serve", "--database", "x.db", "--public-url", "https://p.example/", "--workers", "3"],
    )
    assert done.exit_code == 0
    settings, where, _ = started
    assert isinstance(settings, Settings)
    assert settings.database == "sqlite:///x.db"
    assert settings.public_url == "https://p.example"
    assert settings.workers == 3
    assert not settings.metrics
    assert where.host == "127.0.0.1"
    assert "https://p.example" in done.output


def test_who_listens_to_all_is_told_the_address_in_the_network(
    started: list[Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Links carry it; a server with a public address has no need of it."""

    def found(host: str, port: int) -> str:
        return f"http://192.168.0.7:{port}" if host == "0.0.0.0" else ""

    monkeypatch.setattr(network, "network_url", found)
    done = CliRunner().invoke(app, ["serve", "--database", "x.db", "--host", "0.0.0.0"])
    assert "In your network: http://192.168.0.7:8051" in done.output
    assert started[0].network_url == "http://192.168.0.7:8051"
    CliRunner().invoke(app, ["serve", "--host", "0.0.0.0", "--public-url", "https://p.example"])
    assert started[3].network_url == ""


def test_figures_are_for_this_machine_only(started: list[Any]) -> None:
    """/metrics is on at home and off on a public address, unless it is asked for."""
    for arguments, wanted in (
        ([], True),
        (["--host", "0.0.0.0"], False),
        (["--host", "0.0.0.0", "--metrics"], True),
        (["--no-metrics"], False),
    ):
        started.clear()
        CliRunner().invoke(app, ["serve", "--database", "x.db", *arguments])
        assert started[0].metrics is wanted


def test_a_wrong_address_is_told(started: list[Any]) -> None:
    """A public address begins with http."""
    done = CliRunner().invoke(app, ["serve", "--database", "x.db", "--public-url", "play.example"])
    assert isinstance(done.exception, SpielwerkError)
    assert started == []


def test_the_command_serves(tmp_path: Path) -> None:
    """Started as people start it, it answers, and stops when it is told to."""
    port = free_port()
    command = [sys.executable, "-m", "spielwerk.cli", "serve", "--port", str(port)]
    command += ["--database", str(tmp_path / "x.db")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        deadline = time.monotonic() + PATIENCE
        while True:
            try:
                answer = httpx.get(f"http://127.0.0.1:{port}/healthz")
                break
            except httpx.HTTPError:
                assert time.monotonic() < deadline, "the server does not answer"
                time.sleep(0.1)
        assert answer.json() == {"status": "ok"}
        process.terminate()
        said, logged = process.communicate(timeout=PATIENCE)
    assert f"http://127.0.0.1:{port}" in said.decode()
    assert b"rror" not in logged
