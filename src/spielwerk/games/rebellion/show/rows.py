"""The shape of the table's data (table.py): one row for each thing that lies there."""

from __future__ import annotations

from typing import TypedDict

from spielwerk.games.rebellion.data.things import Surface


class Field(TypedDict):
    """A space field: its orbit from the sun outward, and its place clockwise, both from 0."""

    orbit: int
    field: int


class PlanetRow(TypedDict):
    """A planet, its orbit and where on it the planet stands."""

    id: int
    key: str  # the colour
    name: str  # the message of its name; with -story behind it, if there is one, of a line about it
    surface: Surface  # how its board says that it looks
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
    key: str  # the message of its name; its story is that of a planet
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


class WayRow(TypedDict):
    """One of several ways between two ports."""

    id: int  # the way's number in the choices: "way:0"
    planets: list[int]  # its two ends
    price: int
    bridges: int  # new ones
    chain: list[Field]
    joins: list[int]  # all planets that it connects, its ends included
    open: bool


class FactionRow(TypedDict):
    """A colour with its purse and its forecast for its next turn."""

    id: int
    key: str  # the colour
    seat: int
    rebel: bool
    alive: bool  # not out of the game; without a land one plays on
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


class Target(TypedDict):
    """A land that can be or is attacked, from where, with the chances if all who can join in."""

    land: int
    price: int  # of the roll; 0 when it is paid already
    origins: list[Origin]
    chances: Chances


class Odds(TypedDict):
    """The chances against so many defenders, for every number of attackers from 1 on."""

    defenders: int
    chances: list[Chances]


class LandShare(TypedDict):
    """What one land can have of what is shared out."""

    land: int
    most: int
    left: list[int]  # unpaid blocks: the units that stay after 0, 1, 2 … of them


class Share(TypedDict):
    """Units that come or go, or unpaid blocks, to be shared out over lands."""

    most: int  # of all lands together
    all: bool  # neither more nor less
    price: int  # of each
    lands: list[LandShare]


class Route(TypedDict):
    """A land that units can leave, how many the purse can move, and where to."""

    land: int
    most: int
    left: int  # of the batch that is paid for: these move free
    goals: list[int]


class Moving(TypedDict):
    """What can be moved now."""

    left: int  # of the batch that is paid for
    batch: int  # units of a batch
    routes: list[Route]
    prices: list[int]  # of moving 0, 1, 2 … units beyond those that move free


class Table(TypedDict):
    """All of it. Things go by their numbers, -1 stands for none."""

    board: str
    round: int
    max_rounds: int
    phase: int
    phases: list[int]
    faction: int  # on turn
    order: list[int]  # the factions in the order of this round's turns
    planets: list[PlanetRow]
    lands: list[LandRow]
    bridges: list[Field]
    bridges_left: int
    links: list[Link]
    link_prices: list[LinkPrice]
    ways: list[WayRow]  # between two ports, when one of them is to be chosen
    factions: list[FactionRow]
    land_price: int  # of an ally's land
    targets: list[Target]
    attack: Target | None  # the one that is being built
    odds: list[Odds]
    storm_chance: int  # in per cent, below which a storm stops
    share: Share | None
    moving: Moving | None
    wages: list[int]  # what 0, 1, 2 … units on one land cost at the end of their turn
