"""What the lab looks at in Rebellion."""

from spielwerk.lab.rebellion.lens import LENS

__all__ = ["LENS"]
