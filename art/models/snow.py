# Snow that lies on things: the plough's bank along the road, and caps on what stands outside.
import math

from mathutils import Vector, noise

from kit.mesh import Builder, surface
from models.land import snow_cover, soft


def lawn_level(y):
    """How high the snow lies behind the road's edge."""
    return 0.22 * soft(y, -0.1, 0.9)


def below_bank(y):
    """How high the ground may lie so that it stays below the snow bank and meets it at its edges."""
    behind = soft(y, 1.5, 1.9)
    return lawn_level(y) * behind - 0.035 * soft(y, -0.5, -0.1) * (1 - behind)


def snow_bank(west=-14, east=26, trodden=(0, 0.2), gaps=(0.4,)):
    """The plough's ridge along y = .9, lower where it has been dug through (gaps, along x), the packed road before it, and snow trodden flat around a place."""
    verts, faces, steps, rows = [], [], 960, 64
    for i in range(steps):
        x = west + (east - west) * i / (steps - 1)
        for j in range(rows):
            v = j / (rows - 1)
            y = -0.55 + 2.5 * v
            gap = min(1 - 0.9 * math.exp(-(((x - middle) / 1.25) ** 2)) for middle in gaps)
            lump = 0.30 * noise.noise(Vector((x * 1.5, y * 1.5, 0))) + 0.13 * noise.noise(Vector((x * 5, y * 5, 3)))
            ridge = max(0, math.sin(math.pi * v)) ** 1.3 * (0.42 + lump) * gap
            z = trampled(x, y, max(ridge, lawn_level(y)) + 0.006, trodden)
            verts.append((x, y, z - 0.035 * (j in (0, rows - 1))))
    for i in range(steps - 1):
        for j in range(rows - 1):
            a = i * rows + j
            faces.append((a, a + rows, a + rows + 1, a + 1))
    return surface('snow bank', verts, faces, snow_cover(), smooth=True)


def trampled(x, y, z, middle):
    """The snow's height where somebody has stood and set the cart down: flat, with a broken edge and a crumbled rim."""
    off = math.hypot((x - middle[0]) / 0.66, (y - middle[1]) / 0.66)
    off += 0.22 * noise.noise(Vector((x * 3.1, y * 3.1, 9))) + 0.06 * noise.noise(Vector((x * 11, y * 11, 4)))
    packed = 0.020 + 0.014 * noise.noise(Vector((x * 6, y * 6, 1))) + 0.008 * noise.noise(Vector((x * 17, y * 17, 2)))
    wall = soft(off, 0.86, 1.2)
    rim = 0.035 * math.exp(-(((off - 1.22) / 0.14) ** 2)) * min(1.0, z * 9)
    return packed * (1 - wall) + z * wall + rim


def snow_cap(parent, at, wide, deep):
    """A rounded layer of snow on a flat top, thicker here than there, its edge a little over the rim."""
    b, rings = Builder(), []
    for shrink, up in (
        (0.93, 0.0),
        (1.0, 0.018),
        (1.0, 0.045),
        (0.93, 0.078),
        (0.72, 0.098),
        (0.40, 0.108),
        (0.1, 0.110),
    ):
        ring = []
        for step in range(48):
            a = 2 * math.pi * step / 48
            x, y = (
                math.copysign(abs(t) ** 0.45, t) * half * shrink
                for t, half in ((math.cos(a), wide / 2), (math.sin(a), deep / 2))
            )
            lump = noise.noise(Vector((x * 5 + wide * 9, y * 5, at[2])))
            ring.append((x * (1 + 0.03 * lump * (up < 0.05)), y * (1 + 0.03 * lump), up * (1 + 0.35 * lump)))
        rings.append(ring)
    b.loft(rings)
    return b.done('snow cap', snow_cover(), 0.004, 1, parent, at, sharp=80)


SNOW = (0.80, 0.83, 0.87)


def clinging(s, at):
    """Where snow sticks to a thing that has rolled or walked through it: in lumps, more near the ground and on what looks up."""
    up = s.axes(s.node('NewGeometry').outputs['Normal'])[2]
    low = s.ramp(s.axes(at)[2], 0.0, 0.24, 0.30, 0)
    chance = s.add(s.add(s.noise(at, 16, 5, 0.65), s.mul(up, 0.16)), low)
    return s.ramp(chance, 0.60, 0.66)
