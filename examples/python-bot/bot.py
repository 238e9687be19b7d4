#!/usr/bin/env python3
"""A player of RUM in Python, with the standard library alone: sits down at a table and plays it to the end.

    python3 bot.py http://127.0.0.1:8080/t/ID [--name Polly] [--seat 1]

Everything it knows of the server is in docs/protocol.md.
"""
import argparse
import json
import os
import random
import re
import sys
import time
import urllib.error
import urllib.parse
import urllib.request

from websocket import Closed, WebSocket

PROTOCOL = 1


def contribution():
    """32 random bytes of our own, made after the commitment was seen: they become part of the seed."""
    return os.urandom(32).hex()


class Server:
    """The HTTP half: who we are, and where we sit."""

    def __init__(self, link):
        parts = urllib.parse.urlsplit(link)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.match = re.findall(r"[\w-]+", parts.path)[-1]
        self.cookie = None

    def ask(self, method, path, body=None):
        request = urllib.request.Request(self.origin + path, method=method)
        if self.cookie is not None:
            request.add_header("cookie", self.cookie)
        if body is not None:
            request.add_header("content-type", "application/json")
            request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(request, timeout=20) as answer:
                for line in answer.headers.get_all("set-cookie") or []:
                    self.cookie = line.split(";")[0]
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{method} {path}: {error.code} {error.read().decode()}") from None

    def sit_down(self, name, seat):
        self.ask("POST", "/api/me", {"name": name})
        table = self.ask("GET", f"/api/matches/{self.match}")
        wish = {"commitment": table["commitment"], "contribution": contribution(), "seat": seat}
        return self.ask("POST", f"/api/matches/{self.match}/seats", wish)["seat"]

    def connect(self):
        return WebSocket(self.origin, f"/api/matches/{self.match}/socket", self.cookie)


def choose(moves):
    """A simple taste: the set with the most cards that can be played; otherwise any draw; a discard at random."""
    plays = [move for move in moves if move["type"] == "play"]
    return max(plays, key=lambda move: len(move["cards"])) if plays else random.choice(moves)


class Player:
    """The socket half. A line may break at any time: what was not answered is sent again under its old id."""

    def __init__(self, server):
        self.server = server
        self.version = None  # what we have seen
        self.pending = {}  # id -> message, until it is answered
        self.asked = None  # the question we are working on
        self.outcome = None

    def say(self, socket, message):
        if "id" in message:
            self.pending[message["id"]] = message
        socket.send(json.dumps(message))

    def play(self):
        while True:
            try:
                socket = self.server.connect()
                self.say(socket, {"type": "hello", "protocol": PROTOCOL, "have": self.version})
                for message in list(self.pending.values()):
                    socket.send(json.dumps(message))
                while True:
                    wait = self.hear(socket, json.loads(socket.receive()))
                    if wait is not None:
                        break
            except (Closed, OSError):
                wait = 1.0
            if wait == 0:
                return self.outcome
            time.sleep(wait + random.random())

    def hear(self, socket, message):
        """Gives None to go on, 0 when the match is over, or the seconds to wait before coming back."""
        kind = message["type"]
        if kind in ("done", "refused", "moves", "trouble"):
            sent = self.pending.get(message["id"])
            if not (kind == "trouble" and message["code"] == "try-again"):
                self.pending.pop(message["id"], None)
        if kind == "update":
            self.version = message["version"]
            if message["over"]:
                self.outcome = message["outcome"] or {}
                return 0
            question = message["question"]
            if question is not None and question != self.asked:
                self.asked = question
                self.say(socket, {"type": "moves", "id": os.urandom(8).hex(), "limit": 200})
        elif kind == "moves" and message["moves"] and self.asked is not None:
            move = choose(message["moves"])
            self.say(socket, {"type": "move", "id": os.urandom(8).hex(), "question": self.asked, "move": move})
        elif kind == "refused" and sent is not None and sent["type"] == "move":
            self.asked = None  # the next update asks anew
            self.say(socket, {"type": "hello", "protocol": PROTOCOL, "have": self.version})
        elif kind == "trouble" and message["code"] == "try-again" and sent is not None:
            time.sleep(0.5)
            socket.send(json.dumps(sent))
        elif kind == "bye":
            if message["comeBackIn"] is None:
                raise SystemExit(f"the server says goodbye: {message['code']}")
            return message["comeBackIn"] / 1000
        return None


def main():
    parser = argparse.ArgumentParser(description="Sits down at a table of RUM and plays it to the end.")
    parser.add_argument("link", help="the table's address, such as http://127.0.0.1:8080/t/ID")
    parser.add_argument("--name", default="Polly")
    parser.add_argument("--seat", type=int, default=None, help="which seat to take; any free one if left out")
    arguments = parser.parse_args()
    server = Server(arguments.link)
    seat = server.sit_down(arguments.name, arguments.seat)
    print(f"{arguments.name} sits in seat {seat}", flush=True)
    outcome = Player(server).play()
    print(json.dumps({"seat": seat, **outcome}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
