"""The post: an e-mail, or something for a web address. It blocks, so call it in a thread."""

from __future__ import annotations

import http.client
import ipaddress
import smtplib
import socket
import ssl
from collections.abc import Mapping
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

TIMEOUT = 10.0


class DeviceGone(Exception):
    """A push service knows no such device any more."""


def send_mail(url: str, message: EmailMessage) -> None:
    """Send by the server of `smtp://user:password@host:587?from=…` (`smtps` for TLS at once)."""
    parts = urlsplit(url)
    query = parse_qs(parts.query)
    message["From"] = query.get("from", [f"spielwerk@{parts.hostname}"])[0]
    secure = ssl.create_default_context()
    host = parts.hostname or "localhost"
    if parts.scheme == "smtps":
        server: smtplib.SMTP = smtplib.SMTP_SSL(
            host, parts.port or 465, timeout=TIMEOUT, context=secure
        )
    else:
        server = smtplib.SMTP(host, parts.port or 587, timeout=TIMEOUT)
    with server:
        if parts.scheme != "smtps" and server.has_extn("starttls"):
            server.starttls(context=secure)
        if parts.username:
            server.login(unquote(parts.username), unquote(parts.password or ""))
        server.send_message(message)


def public_address(host: str, port: int) -> str:
    """An address of the host that is on the open internet; a webhook must not reach inside."""
    for *_, found in socket.getaddrinfo(host, port, type=socket.SOCK_STREAM):
        address = str(found[0])
        if not ipaddress.ip_address(address).is_global:
            raise OSError("not a public address")
        return address
    raise OSError("no address")


def post_webhook(url: str, body: bytes) -> None:
    """POST JSON to somebody's web address."""
    status = post(url, body, {"Content-Type": "application/json"})
    if status >= 300:
        raise OSError(f"the webhook answered {status}")


def post(url: str, body: bytes, headers: Mapping[str, str]) -> int:
    """POST to a public https address, following nothing; the status of the answer."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise OSError("only https addresses are posted to")
    port = parts.port or 443
    # Connect to the very address that was checked: a second look-up might give another one.
    address = public_address(parts.hostname, port)
    plain = socket.create_connection((address, port), TIMEOUT)
    with ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname) as secure:
        connection = http.client.HTTPSConnection(parts.hostname, port, timeout=TIMEOUT)
        connection.sock = secure
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, dict(headers))
        answer = connection.getresponse()
        answer.read(1024)
        return answer.status
