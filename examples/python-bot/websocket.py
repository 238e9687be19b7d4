"""A small WebSocket client (RFC 6455) for text messages over ws:// and wss://. It answers pings and joins fragments."""
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
    """The connection is closed."""


class WebSocket:
    def __init__(self, origin, path, cookie=None, timeout=60):
        parts = urllib.parse.urlsplit(origin)
        port = parts.port or (443 if parts.scheme == "https" else 80)
        self.connection = socket.create_connection((parts.hostname, port), timeout=timeout)
        if parts.scheme == "https":
            self.connection = ssl.create_default_context().wrap_socket(self.connection, server_hostname=parts.hostname)
        self.buffer = b""
        self._handshake(parts.netloc, path, cookie)

    def _handshake(self, host, path, cookie):
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade"]
        lines += [f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13"]
        if cookie is not None:
            lines.append(f"Cookie: {cookie}")
        self.connection.sendall("\r\n".join([*lines, "", ""]).encode())
        while b"\r\n\r\n" not in self.buffer:
            self._read_more()
        head, self.buffer = self.buffer.split(b"\r\n\r\n", 1)
        expected = base64.b64encode(hashlib.sha1((key + GUID).encode()).digest())
        if b" 101 " not in head.split(b"\r\n")[0] or expected not in head:
            raise Closed(head.split(b"\r\n")[0].decode())

    def _read_more(self):
        chunk = self.connection.recv(65536)
        if not chunk:
            raise Closed("the server closed the connection")
        self.buffer += chunk

    def _take(self, count):
        while len(self.buffer) < count:
            self._read_more()
        taken, self.buffer = self.buffer[:count], self.buffer[count:]
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
        self.connection.sendall(head + mask + masked)

    def send(self, text):
        self._send_frame(TEXT, text.encode())

    def receive(self):
        """Waits for the next text message and returns it."""
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
                self.connection.close()
                raise Closed("the server closed the connection")
            elif opcode != PONG:
                message += payload
                if first & 0x80:
                    return message.decode()
