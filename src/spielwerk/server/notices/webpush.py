"""A message to a browser by its push service (RFC 8030): encrypted for it alone (RFC 8291), signed
with the server's key (RFC 8292). It blocks, so call it in a thread."""

from __future__ import annotations

import base64
import binascii
from urllib.parse import urlsplit

import http_ece
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
from py_vapid import Vapid02

from spielwerk.server.notices.post import DeviceGone, post
from spielwerk.server.store.rows import Device, Keys

LIFE = 12 * 3600  # seconds that a signature is good for
GONE = (404, 410)


def new_keys() -> Keys:
    """A key pair for a server."""
    vapid = Vapid02()
    vapid.generate_keys()
    point = vapid.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return Keys(vapid.private_pem().decode(), base64.urlsafe_b64encode(point).rstrip(b"=").decode())


def fits(p256dh: str, auth: str) -> bool:
    """Whether something can be encrypted for who says that these are his."""
    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        return len(_bytes(auth)) == 16
    except (ValueError, binascii.Error):
        return False


def send_push(
    device: Device, keys: Keys, body: bytes, *, topic: str, contact: str, keep: int, now: float
) -> None:
    """Hand a message to the device's push service, which keeps it for a while; of a topic only the
    newest."""
    where = urlsplit(device.endpoint)
    claims = {
        "aud": f"{where.scheme}://{where.netloc}",
        "exp": int(now) + LIFE,
        "sub": contact,
    }
    signed = Vapid02.from_pem(keys.private.encode()).sign(claims)
    sealed = http_ece.encrypt(
        body,
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(device.p256dh),
        auth_secret=_bytes(device.auth),
        version="aes128gcm",
    )
    headers = {
        **signed,
        "Content-Encoding": "aes128gcm",
        "Content-Type": "application/octet-stream",
        "TTL": str(keep),
        "Topic": topic,
        "Urgency": "high",
    }
    status = post(device.endpoint, sealed, headers)
    if status in GONE:
        raise DeviceGone
    if status >= 300:
        raise OSError(f"the push service answered {status}")


def _bytes(written: str) -> bytes:
    return base64.urlsafe_b64decode(written + "=" * (-len(written) % 4))
