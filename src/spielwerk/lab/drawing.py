"""A plot as Vega-Lite: SVG in files, hover and zoom in a browser. Light and dark by CSS.

The same specification is drawn by `vl-convert` here and by `vega` in the workshop's pages. Colours
are CSS variables, so that one picture suits both grounds.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

from msgspec import Struct

from spielwerk.engine import SpielwerkError
from spielwerk.lab.numbers import locale

COLOURS = 8
DASHES = ([1, 0], [8, 4], [2, 3], [10, 3, 2, 3])  # lines differ without colours too
FONT = "Arial, Liberation Sans, sans-serif"  # alike in width: the same picture on every machine
HOVER = "hover"  # the name of a layer that only a mouse needs
INK, SOFT, GRID, GROUND = "var(--ink)", "var(--soft)", "var(--grid)", "var(--ground)"
# Okabe and Ito's colours, which the colour-blind can tell apart; lifted for dark grounds.
STYLE = """
.plot{--ground:#fff;--ink:#1d2530;--soft:#5d6b7a;--grid:#dfe4ea;--k0:#0072b2;--k1:#d55e00;--k2:#009e73;--k3:#cc79a7;
--k4:#b8860b;--k5:#56b4e9;--k6:#7a5195;--k7:#6b7785}
@media(prefers-color-scheme:dark){.plot{--ground:#1b222b;--ink:#e6ebf1;--soft:#9aa8b7;--grid:#333e4a;--k0:#4fb0ea;
--k1:#ff8f4a;--k2:#3fcf9f;--k3:#e79fc9;--k4:#e8c14d;--k5:#8fd3ff;--k6:#b59ae0;--k7:#a3afbb}}
"""

UNSEEN = re.compile(
    r'<path class="(?:background|foreground)"[^>]*/>|'
    r' (?:class="(?!marks)[^"]*"|aria-[a-z]+="[^"]*"|role="[^"]*"|pointer-events="none"|'
    rf'opacity="1"|font-family="{FONT}")'
)

Spec = dict[str, Any]


class Plot(Struct, frozen=True):
    """What a plot shows in words, and how it is drawn (Vega-Lite)."""

    title: str
    spec: Spec

    def svg(self) -> str:
        """The picture; its colours come from `STYLE`."""
        try:
            import vl_convert
        except ModuleNotFoundError:
            raise SpielwerkError(
                "The lab's plots need more packages: pip install 'spielwerk[lab]'."
            ) from None

        drawn = _short(vl_convert.vegalite_to_svg(_still(self.spec)))
        said = escape(self.title, True)
        head = f'<svg class="plot" role="img" aria-label="{said}" font-family="{FONT}" '
        found = re.match(r"<svg ([^>]*)>", drawn)
        assert found is not None
        kept = " ".join(re.findall(r'(?:xmlns|width|height|viewBox)="[^"]*"', found[1]))
        return f"{head}{kept}><title>{escape(self.title)}</title>{drawn[found.end() :]}"

    def alone(self) -> str:
        """The picture as a file of its own."""
        return self.svg().replace("<title>", f"<style>{STYLE}</style><title>", 1)


def colour(number: int) -> str:
    """The colour of a series."""
    return f"var(--k{number % COLOURS})"


def config(lang: str) -> Spec:
    """What is alike in every plot."""
    return {
        "aria": False,
        "background": None,
        "font": FONT,
        "locale": locale(lang),
        "view": {"stroke": None},
        "axis": {
            "domain": False,
            "ticks": False,
            "gridColor": GRID,
            "labelColor": SOFT,
            "labelFontSize": 12,
            "labelPadding": 6,
            "titleColor": SOFT,
            "titleFontSize": 12,
            "titleFontWeight": "normal",
        },
        "legend": {
            "orient": "bottom",
            "title": None,
            "labelColor": INK,
            "labelFontSize": 12,
            "labelLimit": 400,
            "symbolStrokeWidth": 2.2,
            "padding": 6,
        },
        "text": {"color": INK, "fontSize": 12},
    }


def _still(spec: Spec) -> Spec:
    """Without what only a mouse needs."""
    layers = [layer for layer in spec.get("layer", []) if layer.get("name") != HOVER]
    return {**spec, "layer": layers} if layers else spec


def _short(drawn: str) -> str:
    """Numbers in tenths of a pixel, and nothing that is not seen: a file stays small."""
    drawn = re.sub(r"\d+\.\d{2,}", lambda found: f"{float(found[0]):.1f}", drawn)
    drawn = re.sub(UNSEEN, "", drawn)
    while (less := re.sub(r"<g[^>]*/>|<g(?: [^>]*)?(?<!/)></g>", "", drawn)) != drawn:
        drawn = less
    return drawn
