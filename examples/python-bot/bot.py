#!/usr/bin/env python3
"""A bot for RUM that needs only the standard library: takes a seat at a table and plays the match to its end.

    python3 bot.py http://127.0.0.1:8080/t/ID [--name Polly] [--seat 1]

docs/protocol.md describes the requests and messages.
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


def contribution(match, commitment):
    """32 random bytes for the seed of the shuffle, made once for each table and commitment and kept in a file before they
    are sent: otherwise a server could refuse the seat until it likes the bytes. The file also proves your part later."""
    path = os.path.join(os.path.expanduser(os.environ.get("TORTUGA_SEALS", "~/.tortuga-bot")), f"{match}-{commitment}")
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    if not os.path.exists(path):
        with open(path, "x", encoding="ascii") as file:
            file.write(os.urandom(32).hex())
    with open(path, encoding="ascii") as file:
        return file.read()


class Server:
    """The HTTP requests: creates a player and takes a seat."""

    def __init__(self, link):
        parts = urllib.parse.urlsplit(link)
        self.origin = f"{parts.scheme}://{parts.netloc}"
        self.match = re.findall(r"[\w-]+", parts.path)[-1]
        self.cookie = None

    def request(self, method, path, body=None):
        http_request = urllib.request.Request(self.origin + path, method=method)
        if self.cookie is not None:
            http_request.add_header("cookie", self.cookie)
        if body is not None:
            http_request.add_header("content-type", "application/json")
            http_request.data = json.dumps(body).encode()
        try:
            with urllib.request.urlopen(http_request, timeout=20) as answer:
                for line in answer.headers.get_all("set-cookie") or []:
                    self.cookie = line.split(";")[0]
                text = answer.read()
                return json.loads(text) if text else None
        except urllib.error.HTTPError as error:
            raise SystemExit(f"{method} {path}: {error.code} {error.read().decode()}") from None

    def take_seat(self, name, seat):
        self.request("POST", "/api/me", {"name": name})
        table = self.request("GET", f"/api/matches/{self.match}")
        body = {"commitment": table["commitment"], "contribution": contribution(self.match, table["commitment"]), "seat": seat}
        return self.request("POST", f"/api/matches/{self.match}/seats", body)["seat"]

    def connect(self):
        return WebSocket(self.origin, f"/api/matches/{self.match}/socket", self.cookie)


def choose(moves):
    """Plays the largest set if there is one, otherwise makes a random move. Put your own strategy here."""
    plays = [move for move in moves if move["type"] == "play"]
    return max(plays, key=lambda move: len(move["cards"])) if plays else random.choice(moves)


class Player:
    """The socket messages. The connection may be lost at any time: unanswered messages are sent again with their old id."""

    def __init__(self, server):
        self.server = server
        self.version = None  # the newest version we have seen
        self.pending = {}  # unanswered messages by id
        self.question = None  # the question we are answering
        self.outcome = None

    def send(self, socket, message):
        if "id" in message:
            self.pending[message["id"]] = message
        socket.send(json.dumps(message))

    def play(self):
        while True:
            try:
                socket = self.server.connect()
                self.send(socket, {"type": "hello", "protocol": PROTOCOL, "have": self.version})
                for message in list(self.pending.values()):
                    socket.send(json.dumps(message))
                while True:
                    wait = self.handle(socket, json.loads(socket.receive()))
                    if wait is not None:
                        break
            except (Closed, OSError):
                wait = 1.0
            if wait == 0:
                return self.outcome
            time.sleep(wait + random.random())

    def handle(self, socket, message):
        """Returns None to continue, 0 when the match is over, or the seconds to wait before reconnecting."""
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
            if question is not None and question != self.question:
                self.question = question
                self.send(socket, {"type": "moves", "id": os.urandom(8).hex(), "limit": 200})
        elif kind == "moves" and message["moves"] and self.question is not None:
            move = choose(message["moves"])
            self.send(socket, {"type": "move", "id": os.urandom(8).hex(), "question": self.question, "move": move})
        elif kind == "refused" and sent is not None and sent["type"] == "move":
            self.question = None  # the next update contains the question again
            self.send(socket, {"type": "hello", "protocol": PROTOCOL, "have": self.version})
        elif kind == "trouble" and message["code"] == "try-again" and sent is not None:
            time.sleep(0.5)
            socket.send(json.dumps(sent))
        elif kind == "bye":
            if message["comeBackIn"] is None:
                raise SystemExit(f"the server closed the connection: {message['code']}")
            return message["comeBackIn"] / 1000
        return None


def main():
    parser = argparse.ArgumentParser(description="Takes a seat at a table of RUM and plays the match to its end.")
    parser.add_argument("link", help="the table's address, such as http://127.0.0.1:8080/t/ID")
    parser.add_argument("--name", default="Polly")
    parser.add_argument("--seat", type=int, default=None, help="the seat to take; by default any free one")
    arguments = parser.parse_args()
    server = Server(arguments.link)
    seat = server.take_seat(arguments.name, arguments.seat)
    print(f"{arguments.name} sits in seat {seat}", flush=True)
    outcome = Player(server).play()
    print(json.dumps({"seat": seat, **outcome}), flush=True)


if __name__ == "__main__":
    sys.exit(main())
