# What shows how big a container is: a surveyor's staff of six feet, with a red and a white field for each foot.
import math

from kit.materials import plain
from kit.mesh import FOOT, Builder, lettering, pivot


def staff(at, turn=0, feet=6):
    """A board 90 mm wide on a foot, numbered; its face looks to -y before the turn (radians)."""
    root = pivot('staff', at, turn)
    white = plain('staff white', (0.75, 0.75, 0.72), 0.5, variation=0.04)
    red = plain('staff red', (0.50, 0.035, 0.02), 0.5, variation=0.08)
    black = plain('staff black', (0.02, 0.02, 0.02), 0.6)
    fields = (Builder(), Builder())
    for foot in range(feet):
        low = foot * FOOT
        fields[foot % 2].block((-0.045, -0.012, low), (0.045, 0.012, low + FOOT - 0.001))
        ink = (white, black)[foot % 2]
        lettering(str(foot + 1), 0.11, (0, -0.0125, low + FOOT - 0.085), (math.pi / 2, 0, 0), ink, root)
    for b, material in zip(fields, (red, white)):
        b.done('staff', material, 0.002, 1, root)
    foot_plate(root, black)
    return root


def foot_plate(root, black):
    b = Builder().block((-0.22, -0.16, 0), (0.22, 0.16, 0.014))
    b.prism([(0.012, 0.014), (0.13, 0.014), (0.012, 0.30)], 'x', -0.008, 0.008)
    b.done('staff foot', black, 0.003, 1, root)
