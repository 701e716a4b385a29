"""A pack as one file: a zip of what its folder holds, read as carefully as a stranger's gift."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from tempfile import TemporaryDirectory

from spielwerk.engine.errors import DataError, fault

FILE = re.compile(r"(?:words/)?[A-Za-z0-9][A-Za-z0-9_-]{0,60}\.(?:csv|toml|ftl)\Z")
FOLDER = re.compile(r"(?!words/)[^./\\][^/\\]*/\Z")  # that a program has packed as a whole
MOST_FILES = 64
MOST_BYTES = 1 << 20  # of all texts together, unpacked
BORN = (2020, 1, 1, 0, 0, 0)  # the date of every file: the same pack is the same zip


def is_data(name: str) -> bool:
    """Whether a pack can have a file of that name: tables of its own, texts under `words/`."""
    return bool(FILE.match(name)) and name.startswith("words/") == name.endswith(".ftl")


def packed(files: Mapping[str, str]) -> bytes:
    """The files of a pack as one zip; the same bytes for the same files."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in sorted(files):
            archive.writestr(zipfile.ZipInfo(name, BORN), files[name].encode(), compresslevel=9)
    return made.getvalue()


def unpacked(data: bytes, name: str = "zip") -> dict[str, str]:
    """The files of a pack; nothing is written anywhere, and nothing unexpected is let in.

    They may lie in one folder of the zip, as most programs pack a folder.
    """
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            return _read(archive, name)
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, EOFError, OSError) as error:
        raise DataError(name, 0, fault("fault-zip", error=str(error))) from None


def _read(archive: zipfile.ZipFile, name: str) -> dict[str, str]:
    entries = [entry for entry in archive.infolist() if not entry.is_dir()]
    if len(entries) > MOST_FILES:
        raise DataError(name, 0, fault("fault-zip-files", most=MOST_FILES, files=len(entries)))
    tops = {entry.filename.partition("/")[0] for entry in entries}
    top = f"{tops.pop()}/" if len(tops) == 1 else ""
    inside = bool(FOLDER.match(top)) and all(one.filename.startswith(top) for one in entries)
    found: dict[str, str] = {}
    left = MOST_BYTES
    for entry in entries:
        file = entry.filename.removeprefix(top) if inside else entry.filename
        if not is_data(file):
            raise DataError(name, 0, fault("fault-zip-file", file=entry.filename))
        with archive.open(entry) as opened:
            text = opened.read(left + 1)  # what a zip says of its sizes may be a lie
        left -= len(text)
        if left < 0:
            raise DataError(name, 0, fault("fault-zip-bytes", most=MOST_BYTES))
        try:
            found[file] = text.decode("utf-8-sig").replace("\r\n", "\n")
        except UnicodeDecodeError:
            raise DataError(name, 0, fault("fault-zip-text", file=entry.filename)) from None
    if not found:
        raise DataError(name, 0, fault("fault-zip-empty"))
    return found


def laid_out(files: Mapping[str, str], folder: Path) -> Path:
    """The files of a pack in a folder."""
    for name, text in files.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return folder


def opened(pack: Path) -> Path:
    """The folder of a pack: itself or, of a zip, where its files lie for this process."""
    if pack.suffix.lower() != ".zip" or not pack.is_file():
        return pack
    told = pack.stat()
    return _unzipped(pack.resolve(), told.st_mtime_ns, told.st_size)


_kept: list[TemporaryDirectory[str]] = []  # removed when the process ends


@lru_cache(16)
def _unzipped(pack: Path, changed: int, size: int) -> Path:
    files = unpacked(pack.read_bytes(), str(pack))
    _kept.append(TemporaryDirectory(prefix="spielwerk-pack-"))
    return laid_out(files, Path(_kept[-1].name) / pack.stem)
