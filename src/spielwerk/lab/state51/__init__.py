"""What the lab looks at in 51st State."""

from spielwerk.lab.state51.lens import LENS

__all__ = ["LENS"]
