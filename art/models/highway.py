# A two-lane state road with its lines and shoulders, a route sign, and a row of utility poles.
import math

import numpy as np

from kit.materials import plain
from kit.mesh import Builder, lettering, pivot
from kit.shader import Shader, once

LANE = 3.6


def road_surface(damp=0.0):
    """Worn asphalt: pale wheel tracks, tar-filled cracks, a double yellow line and white edge lines, all along x. damp: from 0 (dry) to 1 (the rain has just stopped)."""

    def make(name):
        s = Shader(name)
        at = s.world()
        across = s.math('ABSOLUTE', s.axes(at)[1])
        worn = s.noise(at, 0.7, 5, 0.6)
        color = s.mix(s.grains(at, 150), (0.050, 0.049, 0.047), (0.125, 0.122, 0.115))
        color = s.mix(s.ramp(worn, 0.35, 0.7, 0, 0.5), color, (0.10, 0.097, 0.09))
        tracks = s.ramp(s.math('ABSOLUTE', s.sub(s.math('ABSOLUTE', s.sub(across, LANE / 2)), 0.85)), 0.1, 0.55, 0.4, 0)
        color = s.mix(tracks, color, (0.15, 0.145, 0.135))
        color = s.mix(s.mul(cracks(s, at), s.ramp(worn, 0.46, 0.58, 0, 0.65)), color, (0.022, 0.022, 0.021))
        wet = s.mul(s.ramp(s.noise(s.stretch(at, (0.25, 1, 1)), 0.8, 5, 0.6), 0.28, 0.58, 0.35, 1), damp)
        color = s.mix(wet, color, s.mix(1.0, color, (0.30, 0.31, 0.33), 'MULTIPLY'))
        chipped = s.ramp(s.noise(at, 16, 5, 0.7), 0.36, 0.50)
        yellow = s.mul(line(s, across, 0.12, 0.055), chipped)
        white = s.mul(line(s, across, LANE - 0.12, 0.06), chipped)
        color = s.mix(s.mul(yellow, 0.85), color, (0.60, 0.36, 0.03))
        color = s.mix(s.mul(white, 0.8), color, (0.62, 0.61, 0.57))
        s.surface(
            color=color,
            rough=s.sub(s.ramp(worn, 0.3, 0.7, 0.72, 0.9), s.mul(wet, 0.40)),
            normal=s.bump(s.noise(at, 120, 3, 0.6), 0.7, 0.006),
        )
        return s.hazy().material

    return once('highway asphalt', make)


def cracks(s, at):
    """Sealed cracks as thin as a finger: most run across, all wander, and they thin out to nothing."""
    wander = s.node('VectorMath', operation='MULTIPLY_ADD')
    s.plug(wander.inputs[0], s.noise(at, 0.9, 6, 0.68, out='Color'))
    wander.inputs[1].default_value = (1.3, 1.3, 0)
    s.plug(wander.inputs[2], at)
    edge = s.cells(s.stretch(wander.outputs[0], (0.16, 0.09, 1)), 1, feature='DISTANCE_TO_EDGE')
    return s.ramp(edge, 0.0012, 0.0035, 1, 0)


def line(s, across, middle, half):
    """1 inside a painted line, 0 outside."""
    return s.ramp(s.math('ABSOLUTE', s.sub(across, middle)), half - 0.012, half, 1, 0)


def highway(reach=900, z=0.0, damp=0.0):
    """The paved road along x, its crown at y = 0; damp as for road_surface."""
    b = Builder()
    w = LANE + 0.35
    b.prism([(-w, z - 0.5), (w, z - 0.5), (w, z - 0.05), (0, z + 0.02), (-w, z - 0.05)], 'x', -reach, reach)
    return b.done('highway', road_surface(damp), 0)


def shield(scale=0.5):
    """The outline of a US route shield, its middle at (0, 0)."""
    right = [
        (0, -0.98),
        (0.30, -0.88),
        (0.66, -0.70),
        (0.86, -0.42),
        (0.84, -0.08),
        (0.70, 0.30),
        (0.72, 0.55),
        (0.90, 0.72),
        (0.66, 0.94),
        (0.36, 0.86),
        (0.0, 0.96),
    ]
    whole = right + [(-x, y) for x, y in reversed(right[1:-1])]
    return [(x * scale, y * scale) for x, y in whole]


def route_sign(number, at, turn=0):
    """A US route marker that looks to -y: white shield on black, on a steel post."""
    root = pivot('route sign', at, turn)
    post, plate, white = Builder(), Builder(), Builder()
    post.block((-0.035, -0.02, -0.4), (0.035, 0.03, 2.75))
    plate.block((-0.305, -0.034, 2.12), (0.305, -0.024, 2.73))
    white.prism([(x, 2.425 + y) for x, y in shield(0.285)], 'y', -0.040, -0.035)
    post.done('sign post', plain('galvanized', (0.36, 0.37, 0.37), 0.45, 0.7, 0.2, 6), 0.004, 1, root)
    black = plain('sign black', (0.012, 0.012, 0.012), 0.5)
    plate.done('sign plate', black, 0.02, 2, root)
    white.done('sign shield', plain('sign white', (0.70, 0.70, 0.68), 0.4, 0, 0.06, 5), 0, 1, root)
    lettering(number, 0.36, (0, -0.0425, 2.40), (math.pi / 2, 0, 0), black, root, width=0.92)
    return root


def utility_poles(start, step, count, wires=True):
    """Poles with a cross arm along a line; step is the (dx, dy) between two; wires sag between them."""
    wood, cable = Builder(), Builder()
    heading = math.atan2(step[1], step[0])
    across = (-math.sin(heading), math.cos(heading))
    for index in range(count):
        x, y = start[0] + step[0] * index, start[1] + step[1] * index
        z = start[2] if len(start) > 2 else 0
        wood.cylinder((x, y, z - 1), (x, y, z + 10.5), 0.17, 12, 0.11)
        wood.box((x, y, z + 9.6), (0.12, 2.3, 0.14), (0, 0, heading))
        wood.cylinder(
            (x + across[0] * 0.32, y + across[1] * 0.32, z + 7.6),
            (x + across[0] * 0.32, y + across[1] * 0.32, z + 8.5),
            0.2,
            14,
        )
        for side in (-1, -0.35, 1):
            base = (x + across[0] * side, y + across[1] * side)
            if wires and index + 1 < count:
                points = [
                    (base[0] + step[0] * t, base[1] + step[1] * t, z + 9.75 - 2.6 * t * (1 - t))
                    for t in np.linspace(0, 1, 9)
                ]
                for a, c in zip(points, points[1:]):
                    cable.cylinder(a, c, 0.014, 5)
    wood.done('poles', plain('pole wood', (0.13, 0.105, 0.085), 0.95, 0, 0.3, 5, hazy=True), 0)
    cable.done('cables', plain('cable', (0.02, 0.02, 0.02), 0.7, hazy=True), 0)
