"""Figures for Prometheus, a registry an app."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest


class Metrics:
    """What the owner of a server wants to know."""

    def __init__(self) -> None:
        self.registry = registry = CollectorRegistry()
        self.requests = Counter(
            "spielwerk_requests", "HTTP requests", ["method", "status"], registry=registry
        )
        self.seconds = Histogram(
            "spielwerk_request_seconds",
            "Time to answer a request",
            buckets=(0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 5, 30),
            registry=registry,
        )
        self.moves = Counter("spielwerk_moves", "Moves, interjections, undos", registry=registry)
        self.bot_moves = Counter("spielwerk_bot_moves", "Moves made by bots", registry=registry)
        self.bot_failures = Counter(
            "spielwerk_bot_failures", "Bots that failed or were too slow", registry=registry
        )
        self.rooms = Gauge("spielwerk_rooms_in_memory", "Rooms in memory", registry=registry)
        self.listeners = Gauge("spielwerk_listeners", "Open sockets and streams", registry=registry)
        self.thinking = Gauge(
            "spielwerk_waiting_to_think", "Bots and hints that wait", registry=registry
        )

    def text(self) -> bytes:
        """All of it, as Prometheus reads it."""
        return generate_latest(self.registry)
