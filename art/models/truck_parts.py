# Parts that both trucks share: materials, wheels, chassis, lamps, mirrors and the shell of a cab.
import math

import bpy
import numpy as np
from mathutils import Vector

from kit.materials import plain, steel
from kit.mesh import Builder, lettering
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
        lens=plain('truck lens', (.85, .87, .90), .06, 0, .05, 3),
        amber=plain('truck amber', (.95, .32, .015), .12, 0, .05, 3),
        red=plain('truck red', (.55, .012, .008), .14, 0, .05, 3),
        white=plain('truck white', (.74, .74, .71), .4, 0, .05, 9),
        rod=plain('truck rod', (.72, .72, .72), .1, 1, .03, 3),
    )


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


def round_polygon(points, radius, steps=4):
    """A polygon of (u, v) points whose corners are rounded."""
    out, n = [], len(points)
    for i, p in enumerate(points):
        p, a, c = Vector(p), Vector(points[i - 1]), Vector(points[(i + 1) % n])
        u, v = (a - p), (c - p)
        r = min(radius, u.length * .45, v.length * .45)
        p0, p1 = p + u.normalized() * r, p + v.normalized() * r
        for k in range(steps + 1):
            t = k / steps
            out.append(tuple(p0 * (1 - t) ** 2 + p * 2 * t * (1 - t) + p1 * t * t))
    return out


def face(b, points):
    """One flat face through points."""
    b.bm.faces.new([b.bm.verts.new(p) for p in points])


def grid(b, rows):
    """A sheet through rows of points, each row as long as the others."""
    v = [[b.bm.verts.new(p) for p in row] for row in rows]
    for r0, r1 in zip(v, v[1:]):
        for i in range(len(r0) - 1):
            b.bm.faces.new((r0[i], r0[i + 1], r1[i + 1], r1[i]))


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


def west_coast_mirror(mats, root, x, y, z, reach=.34):
    """A tall mirror on two arms, y on the side of the door; its glass looks back (-x)."""
    s = 1 if y > 0 else -1
    arm, shell, glass = Builder(), Builder(), Builder()
    yo = y + s * reach
    for zz in (z, z + .52):
        arm.tube([(x, y, zz), (x + .06, yo, zz)], .012, 10)
    arm.tube([(x + .06, yo, z - .06), (x + .06, yo, z + .62)], .013, 10)
    shell.block((x + .0, yo - .10, z + .10), (x + .085, yo + .10, z + .58))
    shell.block((x + .0, yo - .10, z - .12), (x + .085, yo + .10, z + .07))
    glass.block((x - .005, yo - .085, z + .12), (x + .002, yo + .085, z + .56))
    glass.block((x - .005, yo - .085, z - .10), (x + .002, yo + .085, z + .05))
    smooth(arm.done('mirror arm', mats['black'], 0, 1, root))
    shell.done('mirror shell', mats['black'], .025, 3, root)
    glass.done('mirror glass', mats['mirror'], 0, 1, root)


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


def smooth(thing):
    """Round things without a bevel: shaded as curves."""
    mesh = thing.data
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    return thing


class Cab:
    """The shell of a cab as stations (z, front x, back x, half width), and points on its faces."""

    def __init__(self, stations, bow, corner=.13):
        self.stations, self.bow, self.corner = stations, bow, corner

    def at(self, z):
        """Front x, back x and half width at a height."""
        zs = [s[0] for s in self.stations]
        return [float(np.interp(z, zs, [s[k] for s in self.stations])) for k in (1, 2, 3)]

    def front(self, y, z, off=0.0):
        """A point on the bowed front face."""
        xf, _, hw = self.at(z)
        return (xf - self.bow * (y / hw) ** 2 + off, y, z + off * .25)

    def ring(self, z):
        """The outline at a height, counter-clockwise."""
        xf, xb, hw = self.at(z)
        r = self.corner
        edge = xf - self.bow * ((hw - r) / hw) ** 2
        pts = [(xf - self.bow * (y / hw) ** 2, y, z) for y in np.linspace(-(hw - r), hw - r, 11)]
        arc = np.linspace(0, math.pi / 2, 6)[1:]
        right = [(edge - r + r * math.cos(a), hw - r + r * math.sin(a), z) for a in arc]
        back = [(xb, hw, z), (xb, -hw, z)]
        left = [(edge - r + r * math.cos(a), -(hw - r) - r * math.sin(a), z) for a in reversed(arc)]
        return pts + right + back + left

    def shell(self, mats, root, kind='green'):
        """The painted shell with its roof rounded over."""
        b = Builder()
        rings = [self.ring(z) for z, *_ in self.stations]
        top = rings[-1]
        zt = self.stations[-1][0]
        cx = sum(p[0] for p in top) / len(top)
        for inset, rise in ((.965, .035), (.88, .06), (.6, .075)):
            rings.append([(cx + (p[0] - cx) * inset, p[1] * inset, zt + rise) for p in top])
        b.loft(rings)
        b.done('cab', mats[kind], .012, 2, root, sharp=50)

    def side_panel(self, b, outline, off, radius=.05):
        """A pane of (x, z) points on both sides, off metres outside the shell."""
        for s in (-1, 1):
            face(b, [(x, s * (self.at(z)[2] + off), z) for x, z in round_polygon(outline, radius)])

    def windscreen(self, mats, root, z0, z1, half0, half1):
        """A bowed pane with a black surround and two wipers."""
        gasket, glass = Builder(), Builder()
        for b, off, grow in ((gasket, .006, .035), (glass, .014, 0)):
            rows = []
            for t in np.linspace(0, 1, 5):
                z = (z0 - grow) + (z1 - z0 + 2 * grow) * t
                half = half0 + (half1 - half0) * t + grow
                rows.append([self.front(y, z, off) for y in np.linspace(-half, half, 17)])
            grid(b, rows)
        smooth(gasket.done('gasket', mats['black'], 0, 1, root))
        smooth(glass.done('windscreen', mats['glass'], 0, 1, root))
        wipers = Builder()
        for y in (-.12, .62):
            wipers.tube([self.front(y, z0 - .03, .03), self.front(y - .42, z0 + .14, .03)], .008, 8)
        wipers.done('wipers', mats['black'], 0, 1, root)
