# Parts that both trucks share: materials, wheels, chassis, lamps, mirrors and the shell of a cab.
import math

import numpy as np

from kit.materials import plain, steel
from kit.mesh import Builder
from kit.paint import painted

TYRE_RADIUS = .52


def truck_materials():
    """The materials of a truck in the house colours, by short name."""
    return dict(
        green=painted('truck green', (.004, .050, .020), (.008, .066, .028), wear=.22, dirt=.5, rust=.06,
                      dirt_height=1.15, rough=.2, dents=.02),
        body=painted('truck body', (.004, .050, .020), (.012, .075, .034), wear=.55, dirt=.55, rust=.25,
                     dirt_height=1.6, rough=.32, dents=.18),
        orange=painted('truck orange', (.80, .21, .012), (.82, .27, .03), wear=.3, dirt=.4, rust=.06, dirt_height=.9,
                       rough=.25, dents=.02),
        frame=painted('truck frame', (.014, .014, .015), (.03, .028, .026), wear=.5, dirt=.9, rust=.35, dirt_height=1.5,
                      rough=.5, dents=.05),
        steel=steel(),
        chrome=plain('truck chrome', (.62, .62, .60), .14, 1, .06, 3),
        alloy=plain('truck alloy', (.50, .50, .49), .34, 1, .1, 5),
        black=plain('truck plastic', (.012, .012, .013), .5, 0, .2, 6),
        tyre=plain('truck tyre', (.020, .019, .018), .82, 0, .35, 7, .35, 70, .003),
        glass=plain('truck glass', (.010, .014, .016), .045, 0, .2, 2),
        mirror=plain('truck mirror', (.55, .6, .65), .05, 1, .02, 2),
        lens=plain('truck lens', (.62, .65, .68), .10, .9, .1, 3),
        amber=plain('truck amber', (.95, .32, .015), .12, 0, .05, 3),
        red=plain('truck red', (.55, .012, .008), .14, 0, .05, 3),
        white=plain('truck white', (.74, .74, .71), .4, 0, .05, 9),
        rod=plain('truck rod', (.72, .72, .72), .1, 1, .03, 3),
    )


def smooth(thing):
    """Round things without a bevel: shaded as curves."""
    mesh = thing.data
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    return thing


def revolve(b, profile, centre, segments=56):
    """Turn a profile of (radius, y) points about the y axis through a centre."""
    cx, cy, cz = centre
    angles = [2 * math.pi * i / segments for i in range(segments)]
    rings = [[(cx + r * math.cos(a), cy + y, cz + r * math.sin(a)) for a in angles] for r, y in profile]
    b.loft(rings, cap=False)


def tyre_profile(width):
    """Half round shoulders and four grooves; closed at the rim."""
    w, r = width / 2, TYRE_RADIUS
    side = [(.29, w - .03), (.33, w + .002), (.40, w + .012), (.46, w + .004), (r - .03, w - .012), (r, w - .045)]
    tread = []
    for y in (w * .55, w * .18, -w * .18, -w * .55):
        tread += [(r, y + .011), (r - .016, y + .006), (r - .016, y - .006), (r, y - .011)]
    return side + tread + [(p, -y) for p, y in reversed(side)]


def wheel(mats, root, x, y, dual=False):
    """One wheel, or a dual pair, whose outer face is away from the truck's middle line."""
    s, width = (1 if y > 0 else -1), .27
    rubber, rim, dark = Builder(), Builder(), Builder()
    for dy in ((0, -.31) if dual else (0,)):
        revolve(rubber, tyre_profile(width), (x, y + s * dy, TYRE_RADIUS))
    depth = -.055 if dual else .085
    dish = [(.31, .125), (.285, .132), (.272, .11), (.262, .03 if dual else .075), (.20, depth), (.15, depth + .006),
            (.135, depth + .004), (.115, depth + .07), (.09, depth + .105), (.0, depth + .108)]
    revolve(rim, [(r, s * o) for r, o in dish], (x, y, TYRE_RADIUS), 48)
    for i in range(10):
        a = math.pi * i / 5 + .2
        c, z = x + .168 * math.cos(a), TYRE_RADIUS + .168 * math.sin(a)
        rim.cylinder((c, y + s * (depth - .01), z), (c, y + s * (depth + .035), z), .015, 6)
        c, z = x + .232 * math.cos(a + .31), TYRE_RADIUS + .232 * math.sin(a + .31)
        out = depth + (.055 if dual else .0)
        dark.cylinder((c, y + s * (out - .02), z), (c, y + s * (out + .006), z), .027, 14)
    smooth(rubber.done('tyre', mats['tyre'], 0, 1, root))
    smooth(rim.done('rim', mats['alloy'], 0, 1, root))
    dark.done('hand holes', mats['black'], 0, 1, root)


def chassis(mats, root, front, back, axles):
    """Two channel rails, cross members, and an axle beam for each (x, half track)."""
    b = Builder()
    for s in (-1, 1):
        b.block((back, s * .39, .74), (front, s * .47, 1.0))
    for x in np.arange(back + .15, front, 1.1):
        b.block((x - .05, -.40, .80), (x + .05, .40, .95))
    for x, half in axles:
        b.cylinder((x, -half, TYRE_RADIUS), (x, half, TYRE_RADIUS), .075, 16)
        b.block((x - .16, -.16, .34), (x + .16, .16, .70))
        for s in (-1, 1):
            b.block((x - .55, s * .39, .60), (x + .55, s * .47, .70))
    b.done('chassis', mats['frame'], .008, 2, root)


def lamp(mats, root, kind, corner_a, corner_b, rim=.012):
    """A lens in a black housing between two corners."""
    a, c = [min(p) for p in zip(corner_a, corner_b)], [max(p) for p in zip(corner_a, corner_b)]
    housing, lens = Builder(), Builder()
    thin = min(range(3), key=lambda i: c[i] - a[i])
    grow = [0 if i == thin else rim for i in range(3)]
    housing.block([a[i] - grow[i] + (0 if i != thin else .006) for i in range(3)],
               [c[i] + grow[i] - (0 if i != thin else .006) for i in range(3)])
    lens.block(a, c)
    housing.done('lamp housing', mats['black'], .006, 2, root)
    lens.done('lamp', mats[kind], .008, 2, root)


def headlamp(mats, root, at, radius):
    """A round lamp that looks to +x: chrome ring, reflector, and a dark bulb holder in its middle."""
    x, y, z = at
    ring, bowl, bulb = Builder(), Builder(), Builder()
    ring.cylinder((x - .03, y, z), (x + .012, y, z), radius, 32)
    bowl.cylinder((x - .02, y, z), (x + .018, y, z), radius * .84, 32, radius * .78)
    bulb.cylinder((x, y, z), (x + .024, y, z), radius * .26, 16)
    ring.done('lamp ring', mats['chrome'], .006, 2, root)
    bowl.done('lamp bowl', mats['lens'], .004, 2, root)
    bulb.done('lamp bulb', mats['black'], .003, 1, root)


def mud_flaps(mats, root, x, y0=.62, y1=1.22, z0=.22, z1=.85):
    """A rubber flap behind each wheel of an axle."""
    b = Builder()
    for s in (-1, 1):
        b.block((x - .008, s * y0, z0), (x + .008, s * y1, z1))
    b.done('mud flaps', mats['black'], .003, 1, root)


def tape(mats, root, x0, x1, y, z, side, pitch=.3):
    """Red and white reflector tape along the truck's side, .05 m high."""
    n = max(2, round((x1 - x0) / pitch))
    for kind, odd in (('red', 0), ('white', 1)):
        b = Builder()
        for i in range(odd, n, 2):
            x = x0 + (x1 - x0) * i / n
            b.block((x, y, z), (x + (x1 - x0) / n - .012, y + side * .004, z + .05))
        b.done('tape', mats[kind], 0, 1, root)
