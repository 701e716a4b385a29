"""Goods and categories (S51-2.1) as small numbers, and which goods may pay for which."""

from __future__ import annotations

GOODS = (
    "gun",
    "fuel",
    "iron",
    "brick",
    "ammo",
    "worker",
    "grey",
    "blue",
    "red",
    "multi",
    "develop",
    "shield",
    "card",
    "vp",
)
GUN, FUEL, IRON, BRICK, AMMO, WORKER, GREY, BLUE, RED, MULTI, DEVELOP, SHIELD, CARD, VP = range(14)
KINDS = 12  # what lies in a supply: everything before cards and points
RESOURCES = (GUN, FUEL, IRON, BRICK)

# What only a price can name: any one resource, an own deal.
RESOURCE, DEAL = 14, 15
KIND = {name: number for number, name in enumerate(GOODS)}
COUNTABLE = {**KIND, "resource": RESOURCE}
PRICES = {**COUNTABLE, "deal": DEAL}
del PRICES["vp"]  # nobody pays with points
NAMES = (*GOODS, "resource", "deal")

CATEGORIES = (
    "fuel",
    "gun",
    "iron",
    "brick",
    "ammo",
    "worker",
    "card",
    "vp",
    "contact",
    "monument",
    "toxic",
)
ALL_CATEGORIES = (1 << len(CATEGORIES)) - 1

# The goods that pay for a price, own ones first and jokers last (S51-5.13).
PAID_BY: tuple[tuple[int, ...], ...] = (
    (GUN, AMMO),
    (FUEL, AMMO),
    (IRON, AMMO),
    (BRICK, AMMO),
    (AMMO,),
    (WORKER,),
    (GREY, MULTI),
    (BLUE, MULTI),
    (RED, MULTI),
    (MULTI,),
    (DEVELOP,),
    (SHIELD,),
    (),
    (),
    (GUN, FUEL, IRON, BRICK, AMMO),
    (),
)

Pairs = tuple[tuple[int, int], ...]  # (kind, number), …
