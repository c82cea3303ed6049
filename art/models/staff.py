# What shows how big a container is: a surveyor's staff of six feet, with a red and a white field for each foot.
import math

from kit.materials import plain
from kit.mesh import FOOT, Builder, lettering, pivot


def staff(at, turn=0, feet=6):
    """A board 90 mm wide on a foot, numbered; its face looks to -y before the turn (radians)."""
    root = pivot('staff', at, turn)
    white = plain('staff white', (.75, .75, .72), .5, variation=.04)
    red = plain('staff red', (.50, .035, .02), .5, variation=.08)
    black = plain('staff black', (.02, .02, .02), .6)
    fields = (Builder(), Builder())
    for foot in range(feet):
        low = foot * FOOT
        fields[foot % 2].block((-.045, -.012, low), (.045, .012, low + FOOT - .001))
        ink = (white, black)[foot % 2]
        lettering(str(foot + 1), .11, (0, -.0125, low + FOOT - .085), (math.pi / 2, 0, 0), ink, root)
    for b, material in zip(fields, (red, white)):
        b.done('staff', material, .002, 1, root)
    foot_plate(root, black)
    return root


def foot_plate(root, black):
    b = Builder().block((-.22, -.16, 0), (.22, .16, .014))
    b.prism([(.012, .014), (.13, .014), (.012, .30)], 'x', -.008, .008)
    b.done('staff foot', black, .003, 1, root)
