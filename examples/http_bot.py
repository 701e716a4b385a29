"""A bot that plays over HTTP: python http_bot.py http://127.0.0.1:8051 GAME

It opens a room with itself and a bot of the server, and plays at random to the end.
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any


def call(method: str, url: str, token: str = "", body: Any = None) -> Any:
    data = json.dumps(body).encode() if body else None
    headers = {"Content-Type": "application/json", "Authorization": f"Bearer {token}"}
    request = urllib.request.Request(url, data, headers, method=method)
    try:
        with urllib.request.urlopen(request) as answer:
            return json.load(answer)
    except urllib.error.HTTPError as error:
        if error.code != 429:  # too many requests: wait as long as the server says
            raise
        time.sleep(int(error.headers["Retry-After"]))
        return call(method, url, token, body)


def play(server: str, game: str) -> Any:
    seats = [{"kind": "me", "name": "Robot"}, {"kind": "bot", "bot": "random"}]
    wanted = {"game": game, "seats": seats, "pause": 0, "start": True}
    made = call("POST", f"{server}/api/rooms", body=wanted)
    room = f"{server}/api/rooms/{made['room']['id']}"
    token = made["links"]["seats"]["0"].partition("#")[2]
    frame = call("GET", f"{room}/view?seat=0", token)
    while not frame["view"]["over"]:
        if frame["asked"] == 0:
            choice = random.choice(frame["view"]["choices"])["option"]
            move = {"seq": frame["seq"], "seat": 0, "choice": choice, "key": uuid.uuid4().hex}
            frame = call("POST", f"{room}/moves", token, move)
        else:  # wait until something happens
            frame = call("GET", f"{room}/view?seat=0&after={frame['rev']}&wait=25", token)
    return frame["view"]


if __name__ == "__main__":
    end = play(*sys.argv[1:3])
    print(f"{end['end_reason']}: {end['scores']}, won by {end['winners']}")
