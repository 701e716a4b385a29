"""What a player of Counterweight weighs things by."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache

from spielwerk.bots.taught import Taught


@dataclass(frozen=True, eq=False)
class Style:
    """Worths are in points, about; a style is a set of these, known by itself."""

    greed: float = 0.78  # 0 serves the station alone, 1 only itself
    callous: float = 3.0  # the higher, the greedier somebody must be to forget the station
    # What is kept back
    luck: float = 3.0  # funds of the station for bad luck
    trouble: float = 0.5  # and for each emergency
    fees: float = 5.0  # influence that a CO saves for landing ships, at most
    duty: float = 3.0  # that the next CO saves
    off_duty: float = 1.0  # that anybody else saves
    finish: float = 0.0  # that the next CO saves when the end is near
    rich: float = 14.0  # funds that pay any balance
    poor: float = 4.0  # funds after the balance below which debts are near …
    debts: float = 2.5  # … and the influence that is saved for them
    held_back: float = 14.0  # funds for shipping that one does not convert, at most
    # A fund of the station
    broke: float = 1.3  # while the next balance would be paid in influence
    short: float = 0.9  # while work is left that it could pay
    ample: float = 0.6  # how much less it is worth when there is plenty …
    plenty: float = 12.0  # … which is so many beyond the need
    common: float = 0.3  # its share that counts for those who care for nothing
    breach: float = 2.5  # what it costs to touch the reserve
    order: float = 1.0  # of what the sites lack, how much is requested
    loot: float = 0.0  # and how much more, as pirates take their share, when the end is near
    # An influence
    needed: float = 1.2  # below what one keeps back
    place: float = 1.0  # while places are free
    scarce: float = 0.75  # while few are
    ticket: float = 0.5  # for a takeover
    leftover: float = 0.3  # near the end
    vain: float = 0.7  # how much more it is worth to the greedy
    fighting: float = 12.0  # beyond the purse, to try a takeover before the end is near
    grudge: float = 0.0  # an influence kept beyond what others keep, when it comes to whose place
    merit: float = 2.0  # a site completed on duty makes up for so many of these
    honour: float = 0.6  # a marker on a prestige section, beyond its points
    release: float = 1.0  # a first marker where it permits something
    # Cards and emergencies
    wait: float = 0.6  # a card may be worth more in another round
    payment: float = 0.5  # somebody else may pay for an emergency
    lasts: float = 4.0  # rounds that trouble stays if nobody does anything
    danger: float = 4.0  # an emergency when two more would lose all
    more: float = 4.0  # one more emergency
    card: float = 1.4  # an action card in hand
    loss: float = 0.45  # an influence less for a rival, to somebody who competes
    # Plans and sites
    prestige: float = 0.25  # share of prestige sections in the plans
    removal: float = 1.5  # the card that comes may be no better
    slack: float = 6.0  # open work beyond the cargo that comes: more sites are not begun
    income: float = 0.8  # of a section
    lean: float = 1.5  # the same while the balance is poor
    ability: float = 0.7  # what a section can do
    places: float = 0.3  # a place on it, to the station
    own_places: float = 0.5  # and to the greedy
    # Ships
    cargo: float = 0.75  # a fund that lands
    haste: float = 0.0  # how much more, when time runs out
    berth: float = 1.5  # the last one, for a ship that stays
    front: float = 0.8  # a ship that makes way for those behind it
    reach: float = 0.0  # positions of the lane behind the first that a berth is made free for
    room: float = 2.0  # what a ship must be worth for which another is sent off
    idle: float = 0.5  # what a docked ship is worth at most that is sent off
    toll: float = 1.4  # an influence for a fee, to those who care for nothing
    spirit: float = 0.5  # and how much less to those who care
    toll_late: float = 0.6  # share of it that counts near the end
    freight: float = 0.5  # a fund that a ship could fetch
    call: float = 0.7  # a ship that is kept must still be called
    taught: Taught | None = None  # what was learned about options, beside all that


@lru_cache(64)
def for_all(style: Style) -> Style:
    """The same in the eyes of somebody who thinks of everybody at the table."""
    return replace(style, greed=0.3)
