"""What can be seen of the hosting files without building anything."""

from __future__ import annotations

import re
import tomllib

import pytest

from tests.hosting.containerfile import HERE, ROOT, Stage, Step, health_command, stages

COMPOSE = (HERE / "compose.yaml").read_text(encoding="utf-8")
CADDY = (HERE / "Caddyfile").read_text(encoding="utf-8")
PORT = "8051"


@pytest.fixture
def build() -> Stage:
    """The stage that makes the wheel."""
    return stages((HERE / "Containerfile").read_text(encoding="utf-8"))[0]


@pytest.fixture
def image() -> Stage:
    """What becomes the image."""
    return stages((HERE / "Containerfile").read_text(encoding="utf-8"))[-1]


def test_a_container_file_is_read_step_by_step() -> None:
    """Comments left out, lines put together, arguments filled in, the exec form as a list."""
    text = (
        'ARG BASE=x:1\nFROM ${BASE} AS a\n# no\nRUN one \\\n  two\nFROM ${BASE}\nCMD ["a b", "c"]\n'
    )
    first, last = stages(text)
    assert (first.base, first.name, last.base, last.name) == ("x:1", "a", "x:1", "")
    assert first.steps == [Step("RUN", "one    two")]
    assert last.one("CMD").words == ["a b", "c"]


def test_nobody_is_root_in_it(image: Stage) -> None:
    """The user is a number that no host knows, set before anything is started."""
    user = image.one("USER").said
    assert user.isdecimal()
    assert int(user) > 10_000
    kinds = [step.kind for step in image.steps]
    assert kinds.index("USER") < kinds.index("ENTRYPOINT")
    assert [step.said for step in image.all("RUN")] == [f"mkdir /data && chown {user} /data"]


def test_it_starts_what_it_installs_and_looks_after_it(build: Stage, image: Stage) -> None:
    """One environment is made, taken over whole, started, asked for its health on its port."""
    assert image.one("COPY").said == f"--from={build.name} /opt/spielwerk /opt/spielwerk"
    assert image.one("ENTRYPOINT").words == ["/opt/spielwerk/bin/spielwerk"]
    assert image.one("CMD").words[0] == "serve"
    assert image.one("EXPOSE").said == PORT
    assert f"127.0.0.1:{PORT}/healthz" in health_command(image)[-1]
    said = " ".join(step.said for step in build.all("RUN"))
    assert "[postgres]" in said
    assert (
        "postgres"
        in tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["optional-dependencies"]
    )


def test_what_is_heavy_or_secret_stays_out_of_the_build(build: Stage) -> None:
    """Databases, environments, the repository's history: none of it is copied."""
    assert build.one("COPY").said == ". ."
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    for one in (".git", ".venv", "**/node_modules", "**/*.db", "tests"):
        assert one in left_out
    needed = ("pyproject.toml", "hatch_build.py", "README.md", "LICENSE", "src", "client", "native")
    assert not set(needed) & set(left_out)


def test_compose_shuts_in_what_nobody_needs_to_reach() -> None:
    """Only Caddy has ports; the database is inside; secrets come from outside of the file."""
    services = dict(re.findall(r"^  (\w+):\n((?:    .*\n|\n)+)", COMPOSE, re.M))
    assert {"spielwerk", "database", "caddy"} <= set(services)
    assert "ports:" in services["caddy"]
    assert "ports:" not in services["spielwerk"] + services["database"]
    assert "networks: [inside]" in services["database"]
    assert "internal: true" in COMPOSE
    for name in ("SITE", "PASSWORD"):
        assert re.search(rf"\$\{{{name}:\?", COMPOSE)
    for wanted in ("read_only: true", "cap_drop: [ALL]", "no-new-privileges:true"):
        assert wanted in services["spielwerk"]
    assert f"UPSTREAM: spielwerk:{PORT}" in services["caddy"]
    assert "condition: service_healthy" in services["spielwerk"]


def test_files_that_are_named_exist() -> None:
    """What compose mounts and builds from is there."""
    assert re.search(r"context: \.\.\n\s+dockerfile: hosting/Containerfile", COMPOSE)
    assert "./Caddyfile:/etc/caddy/Caddyfile:ro" in COMPOSE
    assert (HERE / "Caddyfile").is_file()


def test_caddy_passes_on_everything_but_the_figures() -> None:
    """The names in it are those that compose sets."""
    assert "reverse_proxy {$UPSTREAM}" in CADDY
    assert "{$SITE} {" in CADDY
    assert "respond @metrics 404" in CADDY
