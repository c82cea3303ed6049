# The shell of a cab: stations that are skinned over, panes that follow its faces, mirrors.
import math

import numpy as np
from mathutils import Vector

from kit.mesh import Builder
from models.truck_parts import smooth


def round_polygon(points, radius, steps=4):
    """A polygon of (u, v) points whose corners are rounded."""
    out, n = [], len(points)
    for i, p in enumerate(points):
        p, a, c = Vector(p), Vector(points[i - 1]), Vector(points[(i + 1) % n])
        u, v = (a - p), (c - p)
        r = min(radius, u.length * 0.45, v.length * 0.45)
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


def west_coast_mirror(mats, root, x, y, z, reach=0.34):
    """A tall mirror on two arms, y on the side of the door; its glass looks back (-x)."""
    s = 1 if y > 0 else -1
    arm, shell, glass = Builder(), Builder(), Builder()
    yo = y + s * reach
    for zz in (z, z + 0.52):
        arm.tube([(x, y, zz), (x + 0.06, yo, zz)], 0.012, 10)
    arm.tube([(x + 0.06, yo, z - 0.06), (x + 0.06, yo, z + 0.62)], 0.013, 10)
    shell.block((x + 0.0, yo - 0.10, z + 0.10), (x + 0.085, yo + 0.10, z + 0.58))
    shell.block((x + 0.0, yo - 0.10, z - 0.12), (x + 0.085, yo + 0.10, z + 0.07))
    glass.block((x - 0.005, yo - 0.085, z + 0.12), (x + 0.002, yo + 0.085, z + 0.56))
    glass.block((x - 0.005, yo - 0.085, z - 0.10), (x + 0.002, yo + 0.085, z + 0.05))
    smooth(arm.done('mirror arm', mats['black'], 0, 1, root))
    shell.done('mirror shell', mats['black'], 0.025, 3, root)
    glass.done('mirror glass', mats['mirror'], 0, 1, root)


class Cab:
    """The shell of a cab as stations (z, front x, back x, half width), and points on its faces."""

    def __init__(self, stations, bow, corner=0.13):
        self.stations, self.bow, self.corner = stations, bow, corner

    def at(self, z):
        """Front x, back x and half width at a height."""
        zs = [s[0] for s in self.stations]
        return [float(np.interp(z, zs, [s[k] for s in self.stations])) for k in (1, 2, 3)]

    def front(self, y, z, off=0.0):
        """A point on the bowed front face."""
        xf, _, hw = self.at(z)
        return (xf - self.bow * (y / hw) ** 2 + off, y, z + off * 0.25)

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
        for inset, rise in ((0.965, 0.035), (0.88, 0.06), (0.6, 0.075)):
            rings.append([(cx + (p[0] - cx) * inset, p[1] * inset, zt + rise) for p in top])
        b.loft(rings)
        b.done('cab', mats[kind], 0.012, 2, root, sharp=50)

    def side_panel(self, b, outline, off, radius=0.05):
        """A pane of (x, z) points on both sides, off metres outside the shell."""
        for s in (-1, 1):
            face(b, [(x, s * (self.at(z)[2] + off), z) for x, z in round_polygon(outline, radius)])

    def windscreen(self, mats, root, z0, z1, half0, half1):
        """A bowed pane with a black surround and two wipers."""
        gasket, glass = Builder(), Builder()
        for b, off, grow in ((gasket, 0.006, 0.035), (glass, 0.014, 0)):
            rows = []
            for t in np.linspace(0, 1, 5):
                z = (z0 - grow) + (z1 - z0 + 2 * grow) * t
                half = half0 + (half1 - half0) * t + grow
                rows.append([self.front(y, z, off) for y in np.linspace(-half, half, 17)])
            grid(b, rows)
        smooth(gasket.done('gasket', mats['black'], 0, 1, root))
        smooth(glass.done('windscreen', mats['glass'], 0, 1, root))
        wipers = Builder()
        for y in (-0.12, 0.62):
            wipers.tube([self.front(y, z0 - 0.03, 0.03), self.front(y - 0.42, z0 + 0.14, 0.03)], 0.008, 8)
        wipers.done('wipers', mats['black'], 0, 1, root)
