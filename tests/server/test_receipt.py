"""A damaged log of SQLite is noticed: all acknowledged moves are there, or the file is refused."""

from __future__ import annotations

import asyncio
from pathlib import Path
from unittest.mock import patch

import pytest

from spielwerk.server.store.opening import BadDatabase, claim
from spielwerk.server.store.receipt import FRAME, HEADER, NOTE, Receipt
from tests.soak.wal import PAGE, PARTS, Copy, cut, opened, play

CUTS = 200


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Copy:
    """The files of a server that was killed after five moves."""
    path = tmp_path_factory.mktemp("whole") / "whole.db"
    return asyncio.run(play(path, 5))[-1]


def test_cuts_and_flips_anywhere() -> None:
    """Behind the acknowledged end they do nothing, before it the file is refused."""
    counts = cut(CUTS)
    assert counts.total() == CUTS
    assert all(counts[f"{kind}, refused"] for kind in ("cut", "flip"))
    assert counts["torn, everything there"]
    assert not counts["torn, refused"]


def test_sqlite_alone_would_say_nothing() -> None:
    """Without the receipt moves are missing and nobody is told."""
    with patch.object(Receipt, "fits", lambda self: True), pytest.raises(AssertionError):
        cut(CUTS)


def test_a_damaged_log_is_refused_in_words(tmp_path: Path, copy: Copy) -> None:
    """What is wrong, what to do; nothing is changed; and one can go on with what is left."""
    path = tmp_path / "hurt.db"
    log = copy.files["-wal"][: copy.end - 1]
    for part, content in {**copy.files, "-wal": log}.items():
        Path(f"{path}{part}").write_bytes(content)
    with pytest.raises(BadDatabase, match=r"hurt.db-wal is damaged.*delete hurt.db-receipt"):
        claim(path)
    assert Path(f"{path}-wal").read_bytes() == log
    Path(f"{path}-receipt").unlink()
    claim(path).release()


def test_what_is_whole_is_taken(tmp_path: Path, copy: Copy) -> None:
    """As it was left; the receipt has served its purpose then."""
    assert opened(tmp_path, copy.files) == [1, 2, 3, 4, 5]
    assert not (tmp_path / "hurt.db-receipt").exists()


@pytest.mark.parametrize(
    ("log", "fits"),
    [
        (b"", True),  # written back by another program
        (b"short", False),
        (bytes(HEADER + FRAME + PAGE), False),
    ],
)
def test_logs_of_other_kinds(tmp_path: Path, copy: Copy, log: bytes, fits: bool) -> None:
    """None at all is taken for one that was written back; garbage is not."""
    path = tmp_path / "x.db"
    Path(f"{path}-receipt").write_bytes(copy.files["-receipt"])
    assert Receipt(path).fits()
    Path(f"{path}-wal").write_bytes(log)
    assert Receipt(path).fits() is fits


def test_a_receipt_for_another_log_says_nothing(tmp_path: Path, copy: Copy) -> None:
    """A log that was begun anew holds only what came later; half a receipt is none."""
    path = tmp_path / "x.db"
    for part in PARTS:
        Path(f"{path}{part}").write_bytes(copy.files[part])
    assert Receipt(path).fits()
    Path(f"{path}-receipt").write_bytes(NOTE.pack(b"another!", 10_000))
    assert Receipt(path).fits()
    Path(f"{path}-receipt").write_bytes(b"half")
    assert Receipt(path).fits()
    Receipt(tmp_path / "nothing.db").write()
    assert not (tmp_path / "nothing.db-receipt").exists()
