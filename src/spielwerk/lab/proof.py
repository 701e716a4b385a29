"""What restricted play proved of a card, as it lies beside the rows of a run."""

from __future__ import annotations

from pathlib import Path

import msgspec

from spielwerk.lab.stats import Estimate

FILE = "proofs.json"


class Proof(msgspec.Struct, frozen=True):
    """What a card is worth to who may play it, proven or not."""

    thing: str
    players: int
    bot: str
    worth: Estimate  # with an interval for all cards of the test and all looks together

    @property
    def proven(self) -> int:
        """1: worth having; -1: better left alone; 0: neither is proven."""
        return 1 if self.worth.low > 0 else -1 if self.worth.high < 0 else 0


def proofs_in(folder: Path) -> dict[str, Proof]:
    """What was proven of the cards of a run."""
    path = folder / FILE
    if not path.is_file():
        return {}
    found = msgspec.json.decode(path.read_bytes(), type=list[Proof])
    return {proof.thing: proof for proof in found}
