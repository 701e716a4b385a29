"""The shape of the table's data (table.py): one row for each thing that lies there."""

from __future__ import annotations

from typing import Any, TypedDict


class Field(TypedDict):
    """A space field: its orbit from the sun outward, and its place clockwise, both from 0."""

    orbit: int
    field: int


class PlanetRow(TypedDict):
    """A planet, its orbit and where on it the planet stands."""

    id: int
    key: str
    orbit: int
    fields: int
    field: int
    port: int
    lands: list[int]  # round the port, in the order of their ring
    reinforcement: int
    holder: int  # the faction that holds all of it, or -1


class LandRow(TypedDict):
    """A land or a port."""

    id: int
    key: str
    planet: int
    port: bool
    owner: int
    units: int
    die: int  # what its units roll in defence
    pay: int  # what they cost at the end of their turn
    near: list[int]


class Link(TypedDict):
    """Two planets whose ports are connected, and the fields their chain runs over."""

    planets: list[int]
    chain: list[Field]


class LinkPrice(TypedDict):
    """A connection that could be laid, and what it costs."""

    planets: list[int]  # from an own port to another
    price: int
    bridges: int  # new ones
    chain: list[Field]
    open: bool


class FactionRow(TypedDict):
    """A colour with its purse and its forecast for its next turn."""

    id: int
    key: str
    seat: int
    rebel: bool
    alive: bool
    purse: int
    lands: int
    ports: int
    units: int
    units_left: int  # in the box
    income: int
    reinforcement: int
    pay: int


class Chances(TypedDict):
    """The chances of an attack with so many units: of the next roll, and of the whole fight."""

    attackers: int
    die: int
    win: float
    tie: float
    lose: float
    fall: float  # the land falls in the end
    left: float  # attackers to expect then
    rolls: float


class Origin(TypedDict):
    """A land that can send units into an attack."""

    land: int
    most: int
    sent: int  # -1: not decided yet


class Attack(TypedDict):
    """An attack being built."""

    target: int
    defenders: int
    die: int
    origins: list[Origin]
    asked: int  # the land that is asked for units now
    sent: int
    chances: list[Chances]  # for every number that can be chosen now, in order; none for nobody


class Target(TypedDict):
    """A land that can be attacked, from where, with the chances if all who can join in."""

    land: int
    defenders: int
    die: int
    origins: list[Origin]
    chances: Chances


class Odds(TypedDict):
    """The chances against so many defenders, for every number of attackers from 1 on."""

    defenders: int
    chances: list[Chances]


class LossRow(TypedDict):
    """Losses of an attack that are still to be shared out."""

    land: int
    most: int


class LossTable(TypedDict):
    """Who can bear how much of the losses left."""

    left: int
    origins: list[LossRow]


class Route(TypedDict):
    """A land that units can leave, how many, and where to."""

    land: int
    most: int
    goals: list[int]


class Moving(TypedDict):
    """A batch on its way; -1 where nothing is chosen yet."""

    left: int
    origin: int
    goal: int
    routes: list[Route]  # while the origin is open


class Placing(TypedDict):
    """Reinforcements to be placed."""

    planet: int
    left: int
    land: int


class Sale(TypedDict):
    """An offer for a land that its owner has to answer."""

    land: int
    buyer: int
    seller: int
    price: int


class Shortage(TypedDict):
    """Blocks that can't be paid."""

    blocks: int
    land: int


class Die(TypedDict):
    """From so many units on, this die."""

    units: int
    sides: int


class Table(TypedDict):
    """All of it."""

    board: str
    round: int
    max_rounds: int
    phase: int
    phases: list[int]
    faction: int
    step: str
    planets: list[PlanetRow]
    lands: list[LandRow]
    bridges: list[Field]
    bridges_left: int
    links: list[Link]
    link_prices: list[LinkPrice]
    factions: list[FactionRow]
    targets: list[Target]
    odds: list[Odds]
    attack: Attack | None
    losses: LossTable | None
    moving: Moving | None
    placing: Placing | None
    sale: Sale | None
    shortage: Shortage | None
    dice: list[Die]
    wages: list[int]  # what 0, 1, 2 … units on one land cost at the end of their turn
    numbers: dict[str, Any]
