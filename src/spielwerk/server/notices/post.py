"""The post: an e-mail or a webhook, sent at once. It blocks, so call it in a thread."""

from __future__ import annotations

import http.client
import ipaddress
import smtplib
import socket
import ssl
from email.message import EmailMessage
from urllib.parse import parse_qs, unquote, urlsplit

TIMEOUT = 10.0


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
    """POST to a public https address, following nothing."""
    parts = urlsplit(url)
    if parts.scheme != "https" or not parts.hostname:
        raise OSError("a webhook is an https address")
    port = parts.port or 443
    # Connect to the very address that was checked: a second look-up might give another one.
    address = public_address(parts.hostname, port)
    plain = socket.create_connection((address, port), TIMEOUT)
    with ssl.create_default_context().wrap_socket(plain, server_hostname=parts.hostname) as secure:
        connection = http.client.HTTPSConnection(parts.hostname, port, timeout=TIMEOUT)
        connection.sock = secure
        path = f"{parts.path or '/'}?{parts.query}" if parts.query else parts.path or "/"
        connection.request("POST", path, body, {"Content-Type": "application/json"})
        answer = connection.getresponse()
        answer.read(1024)
        if answer.status >= 300:
            raise OSError(f"the webhook answered {answer.status}")
