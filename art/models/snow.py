# Snow that lies on things: the plough's bank along the road, and caps on what stands outside.
import math

from mathutils import Vector, noise

from kit.mesh import Builder, pivot, surface
from models.land import snow_cover


def snow_bank(shot, west=-14, east=26):
    """The ridge that the plough leaves along y = .9, lower where the cart and the mailbox stand, and the packed road before it."""
    verts, faces, steps, rows = [], [], 400, 26
    for i in range(steps):
        x = west + (east - west) * i / (steps - 1)
        for j in range(rows):
            v = j / (rows - 1)
            y = -0.55 + 2.5 * v
            gap = 1 - 0.9 * math.exp(-(((x - 0.4) / 1.25) ** 2))
            lump = 0.30 * noise.noise(Vector((x * 1.5, y * 1.5, 0))) + 0.13 * noise.noise(Vector((x * 5, y * 5, 3)))
            z = max(0, math.sin(math.pi * v)) ** 1.3 * (0.42 + lump) * gap
            verts.append((x, y, z + 0.006 - 0.03 * (j in (0, rows - 1))))
    for i in range(steps - 1):
        for j in range(rows - 1):
            a = i * rows + j
            faces.append((a, a + rows, a + rows + 1, a + 1))
    return surface('snow bank', verts, faces, snow_cover(), smooth=True)


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
