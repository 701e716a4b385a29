"""What the lab looks at in Counterweight."""

from spielwerk.lab.counterweight.lens import LENS

__all__ = ["LENS"]
