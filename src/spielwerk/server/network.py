"""Where a server can be reached: by this machine only, or by others in its network."""

from __future__ import annotations

import ipaddress
import socket

EVERYWHERE = ("0.0.0.0", "::")
OUTSIDE = ("192.0.2.1", 9)  # an address for examples: nothing is sent to it


def is_loopback(host: str) -> bool:
    """Whether a name or address leads to the very machine that uses it."""
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return host == "localhost" or host.endswith(".localhost")


def network_url(host: str, port: int) -> str:
    """How others in the network reach a server that listens on this address; empty: not at all."""
    if host not in EVERYWHERE:
        return ""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(OUTSIDE)
        except OSError:  # without any network
            return ""
        address = str(probe.getsockname()[0])
    return "" if is_loopback(address) else f"http://{address}:{port}"
