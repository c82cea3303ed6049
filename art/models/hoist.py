# What a roll-off truck carries its containers with: the tilting hoist frame, and the mast with the tarp.
import numpy as np

from kit.mesh import Builder
from models.truck_parts import lamp, smooth

HOIST_TOP = 1.22  # metres above the road, lying flat


def hoist(mats, root, back):
    """The tilt frame: two rails with rollers, cylinders below, hook and gantry in front, a sill with lamps behind."""
    rails, rod, orange = Builder(), Builder(), Builder()
    for s in (-1, 1):
        rails.block((back, s * 0.50, HOIST_TOP - 0.20), (-2.25, s * 0.60, HOIST_TOP))
        rails.block((back + 0.4, s * 0.60, HOIST_TOP - 0.20), (-2.4, s * 0.68, HOIST_TOP - 0.17))
        for x in np.arange(back + 0.5, -2.5, 0.62):
            orange.cylinder((x, s * 0.60, HOIST_TOP - 0.06), (x, s * 0.70, HOIST_TOP - 0.06), 0.055, 20)
        rails.cylinder((-3.0, s * 0.30, 0.98), (-5.4, s * 0.30, 1.02), 0.085, 20)
        rod.cylinder((-5.4, s * 0.30, 1.02), (-7.0, s * 0.30, 1.06), 0.045, 16)
    for x in np.arange(back + 0.2, -2.4, 1.0):
        rails.block((x - 0.05, -0.5, HOIST_TOP - 0.18), (x + 0.05, 0.5, HOIST_TOP - 0.06))
    rails.block((back - 0.05, -1.1, 0.62), (back + 0.06, 1.1, 0.80))
    for y in (-0.7, 0.7):
        rails.block((back - 0.02, y - 0.04, 0.62), (back + 0.10, y + 0.04, 1.05))
    rails.done('hoist', mats['frame'], 0.01, 2, root)
    smooth(rod.done('hoist rods', mats['rod'], 0, 1, root))
    orange.done('rollers', mats['orange'], 0.006, 2, root)
    for s in (-1, 1):
        lamp(mats, root, 'red', (back - 0.075, s * 0.72, 0.66), (back - 0.05, s * 0.86, 0.76))
        lamp(mats, root, 'red', (back - 0.075, s * 0.90, 0.66), (back - 0.05, s * 1.0, 0.76))


def gantry(mats, root):
    """The tarp mast behind the cab with its roller."""
    b, roll = Builder(), Builder()
    for s in (-1, 1):
        b.block((-2.22, s * 0.80, 1.0), (-2.10, s * 0.90, 3.05))
    b.block((-2.22, -0.95, 1.30), (-2.10, 0.95, 1.42))
    b.block((-2.22, -0.9, 2.2), (-2.12, 0.9, 2.3))
    roll.cylinder((-2.16, -1.12, 3.12), (-2.16, 1.12, 3.12), 0.085, 22)
    b.done('gantry', mats['green'], 0.01, 2, root)
    smooth(roll.done('tarp roll', mats['black'], 0.01, 1, root))
