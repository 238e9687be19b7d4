"""A small WebSocket client (RFC 6455): text messages over ws:// and wss://, pings answered, pieces put together."""
import base64
import hashlib
import os
import socket
import ssl
import struct
import urllib.parse

GUID = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11"
TEXT, CLOSE, PING, PONG = 0x1, 0x8, 0x9, 0xA


class Closed(Exception):
    """The line is gone."""


class WebSocket:
    def __init__(self, origin, path, cookie=None, timeout=60):
        parts = urllib.parse.urlsplit(origin)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        self.line = socket.create_connection((parts.hostname, port), timeout=timeout)
        if parts.scheme == "https":
            self.line = ssl.create_default_context().wrap_socket(self.line, server_hostname=parts.hostname)
        self.rest = b""
        self._shake_hands(parts.netloc, path, cookie)

    def _shake_hands(self, host, path, cookie):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if cookie is not None:
            lines.append(f"Cookie: {cookie}")
        self.line.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self.rest:
            self._read_more()
        head, self.rest = self.rest.split(b"\r\n\r\n", 1)
        expected = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest())
        if b" 101 " not in head.split(b"\r\n")[0] or expected not in head:
            raise Closed(head.split(b"\r\n")[0].decode())

    def _read_more(self):
        chunk = self.line.recv(65536)
        if not chunk:
            raise Closed("the other end hung up")
        self.rest += chunk

    def _take(self, count):
        while len(self.rest) < count:
            self._read_more()
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def _send_frame(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        if size < 126:
            head = struct.pack("!BB", 0x80 | opcode, 0x80 | size)
        elif size < 65536:
            head = struct.pack("!BBH", 0x80 | opcode, 0x80 | 126, size)
        else:
            head = struct.pack("!BBQ", 0x80 | opcode, 0x80 | 127, size)
        masked = bytes(byte ^ mask[index % 4] for index, byte in enumerate(payload))
        self.line.sendall(head + mask + masked)

    def send(self, text):
        self._send_frame(TEXT, text.encode())

    def receive(self):
        """The next text message."""
        message = b""
        while True:
            first, second = self._take(2)
            size = second & 0x7F
            if size == 126:
                (size,) = struct.unpack("!H", self._take(2))
            elif size == 127:
                (size,) = struct.unpack("!Q", self._take(8))
            payload = self._take(size)
            opcode = first & 0x0F
            if opcode == PING:
                self._send_frame(PONG, payload)
            elif opcode == CLOSE:
                self._send_frame(CLOSE, payload[:2])
                self.line.close()
                raise Closed("the server closed the line")
            elif opcode != PONG:
                message += payload
                if first & 0x80:
                    return message.decode()
