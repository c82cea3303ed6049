# Snow that lies on things: the plough's bank along the road, and caps on what stands outside.
import math

from mathutils import Vector, noise

from kit.mesh import Builder, pivot, surface
from models.land import snow_cover, soft


def lawn_level(y):
    """How high the snow lies behind the road's edge."""
    return 0.22 * soft(y, -0.1, 0.9)


def below_bank(y):
    """How high the ground may lie so that it stays below the snow bank and meets it at its edges."""
    behind = soft(y, 1.5, 1.9)
    return lawn_level(y) * behind - 0.035 * soft(y, -0.5, -0.1) * (1 - behind)


def snow_bank(west=-14, east=26, trodden=(0, 0.2)):
    """The plough's ridge along y = .9, lower where cart and mailbox stand, the packed road before it, and snow trodden flat around a place."""
    verts, faces, steps, rows = [], [], 960, 64
    for i in range(steps):
        x = west + (east - west) * i / (steps - 1)
        for j in range(rows):
            v = j / (rows - 1)
            y = -0.55 + 2.5 * v
            gap = 1 - 0.9 * math.exp(-(((x - 0.4) / 1.25) ** 2))
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


def snow_caps(places):
    """A rounded layer of snow on flat tops; places are ((x, y), width, depth, z, turn)."""
    for (x, y), wide, deep, z, turn in places:
        root = pivot('snow cap', (x, y, z), turn)
        b = Builder()
        rings = []
        for shrink, up in ((0.90, 0.0), (0.97, 0.02), (0.95, 0.05), (0.80, 0.075), (0.45, 0.092), (0.1, 0.096)):
            ring = []
            for step in range(32):
                a = 2 * math.pi * step / 32
                c, s = math.cos(a), math.sin(a)
                power = lambda t: math.copysign(abs(t) ** 0.45, t)
                ring.append(
                    (
                        power(c) * wide / 2 * shrink,
                        power(s) * deep / 2 * shrink,
                        up + 0.012 * math.sin(step * 1.9) * (up > 0.03),
                    )
                )
            rings.append(ring)
        b.loft(rings)
        b.done('snow cap', snow_cover(), 0.004, 1, root, sharp=80)
