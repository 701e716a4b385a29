"""What matters in a game: restricted play, deals, sensitivity, skill, seats, kingmaking, holes."""

from __future__ import annotations

from spielwerk.lab.probe import deals, holes, kingmaking, restricted, seats, sensitivity, skill
from spielwerk.lab.probe.answer import Answer, Asked, Probe, probe_page

__all__ = ["PROBES", "Answer", "Asked", "Probe", "probe_page"]

PROBES: dict[str, Probe] = {
    "restricted": Probe(restricted.size, restricted.ask),
    "deals": Probe(deals.size, deals.ask),
    "sensitivity": Probe(sensitivity.size, sensitivity.ask),
    "skill": Probe(skill.size, skill.ask),
    "seats": Probe(seats.size, seats.ask),
    "kingmaking": Probe(kingmaking.size, kingmaking.ask),
    "holes": Probe(holes.size, holes.ask),
}
