# A two-lane state road with its lines and shoulders, a route sign, and a row of utility poles.
import math

import numpy as np

from kit.materials import plain
from kit.mesh import Builder, lettering, pivot
from kit.shader import Shader, once

LANE = 3.6


def road_surface():
    """Worn asphalt: pale wheel tracks, tar-filled cracks, a double yellow line and white edge lines, all along x."""

    def make(name):
        s = Shader(name)
        at = s.world()
        across = s.math('ABSOLUTE', s.axes(at)[1])
        worn = s.noise(at, .7, 5, .6)
        color = s.mix(s.grains(at, 150), (.050, .049, .047), (.125, .122, .115))
        color = s.mix(s.ramp(worn, .35, .7, 0, .5), color, (.10, .097, .09))
        tracks = s.ramp(s.math('ABSOLUTE', s.sub(s.math('ABSOLUTE', s.sub(across, LANE / 2)), .85)), .1, .55, .4, 0)
        color = s.mix(tracks, color, (.15, .145, .135))
        tar = s.ramp(s.cells(s.stretch(at, (.22, .5, 1)), 1, feature='DISTANCE_TO_EDGE'), .004, .011, 1, 0)
        color = s.mix(s.mul(s.mul(tar, .8), s.ramp(worn, .50, .60)), color, (.018, .018, .018))
        chipped = s.ramp(s.noise(at, 16, 5, .7), .36, .50)
        yellow = s.mul(line(s, across, .12, .055), chipped)
        white = s.mul(line(s, across, LANE - .12, .06), chipped)
        color = s.mix(s.mul(yellow, .85), color, (.60, .36, .03))
        color = s.mix(s.mul(white, .8), color, (.62, .61, .57))
        s.surface(color=color, rough=s.ramp(worn, .3, .7, .72, .9), normal=s.bump(s.noise(at, 120, 3, .6), .7, .006))
        return s.hazy().material

    return once('highway asphalt', make)


def line(s, across, middle, half):
    """1 inside a painted line, 0 outside."""
    return s.ramp(s.math('ABSOLUTE', s.sub(across, middle)), half - .012, half, 1, 0)


def highway(reach=900, z=0.0):
    """The paved road along x, its crown at y = 0."""
    b = Builder()
    w = LANE + .35
    b.prism([(-w, z - .5), (w, z - .5), (w, z - .05), (0, z + .02), (-w, z - .05)], 'x', -reach, reach)
    return b.done('highway', road_surface(), 0)


def shield(scale=.5):
    """The outline of a US route shield, its middle at (0, 0)."""
    right = [(0, -.98), (.30, -.88), (.66, -.70), (.86, -.42), (.84, -.08), (.70, .30), (.72, .55), (.90, .72), (.66, .94),
             (.36, .86), (.0, .96)]
    whole = right + [(-x, y) for x, y in reversed(right[1:-1])]
    return [(x * scale, y * scale) for x, y in whole]


def route_sign(number, at, turn=0):
    """A US route marker that looks to -y: white shield on black, on a steel post."""
    root = pivot('route sign', at, turn)
    post, plate, white = Builder(), Builder(), Builder()
    post.block((-.035, -.02, -.4), (.035, .03, 2.75))
    plate.block((-.305, -.034, 2.12), (.305, -.024, 2.73))
    white.prism([(x, 2.425 + y) for x, y in shield(.285)], 'y', -.040, -.035)
    post.done('sign post', plain('galvanized', (.36, .37, .37), .45, .7, .2, 6), .004, 1, root)
    black = plain('sign black', (.012, .012, .012), .5)
    plate.done('sign plate', black, .02, 2, root)
    white.done('sign shield', plain('sign white', (.70, .70, .68), .4, 0, .06, 5), 0, 1, root)
    lettering(number, .36, (0, -.0425, 2.40), (math.pi / 2, 0, 0), black, root, width=.92)
    return root


def utility_poles(start, step, count, wires=True):
    """Poles with a cross arm along a line; step is the (dx, dy) between two; wires sag between them."""
    wood, cable = Builder(), Builder()
    heading = math.atan2(step[1], step[0])
    across = (-math.sin(heading), math.cos(heading))
    for index in range(count):
        x, y = start[0] + step[0] * index, start[1] + step[1] * index
        z = start[2] if len(start) > 2 else 0
        wood.cylinder((x, y, z - 1), (x, y, z + 10.5), .17, 12, .11)
        wood.box((x, y, z + 9.6), (.12, 2.3, .14), (0, 0, heading))
        wood.cylinder((x + across[0] * .32, y + across[1] * .32, z + 7.6), (x + across[0] * .32, y + across[1] * .32, z + 8.5), .2, 14)
        for side in (-1, -.35, 1):
            base = (x + across[0] * side, y + across[1] * side)
            if wires and index + 1 < count:
                points = [(base[0] + step[0] * t, base[1] + step[1] * t, z + 9.75 - 2.6 * t * (1 - t)) for t in np.linspace(0, 1, 9)]
                for a, c in zip(points, points[1:]):
                    cable.cylinder(a, c, .014, 5)
    wood.done('poles', plain('pole wood', (.13, .105, .085), .95, 0, .3, 5, hazy=True), 0)
    cable.done('cables', plain('cable', (.02, .02, .02), .7, hazy=True), 0)
