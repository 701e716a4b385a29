"""People at their devices, as tests see them: each has cookies of their own."""

from __future__ import annotations

import itertools
from typing import Any

import httpx

_keys = itertools.count(10_000_000)


def new_key() -> str:
    """A key for one move."""
    return f"key-{next(_keys)}"


def secret_of(link: str) -> str:
    """What follows the # of a link."""
    return link.partition("#")[2]


class Device:
    """A browser: it keeps a cookie a room, as the server sets it."""

    def __init__(self, http: httpx.Client, bearer: str | None = None) -> None:
        self.http = http
        self.cookies: dict[str, str] = {}
        self.bearer = bearer
        self.room = ""

    def headers(self, path: str) -> dict[str, str]:
        """The cookie of the path's room and no other's; the key of the device, if it has one."""
        if self.bearer is not None:
            return {"Authorization": f"Bearer {self.bearer}"}
        held = [
            f"{name}={value}"
            for name, value in self.cookies.items()
            if name == "sw_device" or path.startswith(f"/api/rooms/{name[3:]}")
        ]
        return {"Cookie": "; ".join(held)} if held else {}

    def send(self, method: str, path: str, **more: Any) -> httpx.Response:
        """Send a request; `~` is the present room."""
        path = path.replace("~", f"/api/rooms/{self.room}")
        self.http.cookies.clear()
        response = self.http.request(method, path, headers=self.headers(path), **more)
        for name, value in response.cookies.items():
            self.cookies[name] = value
        self.http.cookies.clear()
        return response

    def get(self, path: str, status: int = 200, /, **params: Any) -> Any:
        """GET and expect an answer of this status."""
        response = self.send("GET", path, params=params)
        assert response.status_code == status, response.text
        return response.json()

    def post(self, path: str, status: int = 200, /, **body: Any) -> Any:
        """POST and expect an answer of this status."""
        response = self.send("POST", path, json=body)
        assert response.status_code == status, response.text
        return response.json()

    def open_room(self, *seats: str, **more: Any) -> Any:
        """A new room of the toy game; a seat is `me`, `open` or the name of a bot."""
        wanted = [
            {"kind": seat, "name": f"P{number}"}
            if seat == "me"
            else {"kind": "open"}
            if seat == "open"
            else {"kind": "bot", "bot": seat}
            for number, seat in enumerate(seats)
        ]
        body = {"game": "toy", "seats": wanted, "pause": 0, **more}
        made = self.post("/api/rooms", 201, **body)
        self.room = made["room"]["id"]
        return made

    def come(self, link: str) -> Any:
        """Open a link."""
        self.room = link.partition("/r/")[2].partition("#")[0]
        return self.post("~/claim", token=secret_of(link))

    def frame(self, seat: int | None = None, **params: Any) -> Any:
        """The present view frame."""
        if seat is not None:
            params["seat"] = seat
        return self.get("~/view", **params)

    def move(self, seat: int, choice: Any, status: int = 200, **more: Any) -> Any:
        """Choose; the present seq and a new key unless given."""
        seq = more.pop("seq", None)
        if seq is None:
            seq = self.frame(seat)["seq"]
        body = {"seq": seq, "seat": seat, "choice": choice, "key": new_key(), **more}
        return self.post("~/moves", status, **body)
