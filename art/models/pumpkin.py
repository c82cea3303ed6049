# Pumpkins, as they lie on porches in October.
import math
import random

from kit.materials import plain
from kit.mesh import Builder, pivot, surface


def pumpkins(places, seed=0):
    """Ribbed pumpkins; places are (x, y, z, radius)."""
    rng = random.Random(seed)
    skin = plain('pumpkin', (0.46, 0.115, 0.008), 0.5, 0, 0.2, 4)
    stalk = plain('pumpkin stalk', (0.12, 0.11, 0.04), 0.8)
    for x, y, z, radius in places:
        root = pivot('pumpkin', (x, y, z), rng.uniform(0, 6))
        verts, faces, around, up = [], [], 60, 16
        squat = rng.uniform(0.72, 0.88)
        for ring in range(up + 1):
            a = math.pi * (ring / up - 0.5)
            for step in range(around):
                t = 2 * math.pi * step / around
                rib = 1 - 0.07 * (1 - abs(math.sin(t * 5.0))) ** 2
                dip = 0.12 * max(0, math.sin(a)) ** 8 + 0.06 * max(0, -math.sin(a)) ** 8
                r = radius * math.cos(a) * rib
                verts.append((r * math.cos(t), r * math.sin(t), radius * squat * (1 + math.sin(a) * (1 - dip))))
        for ring in range(up):
            for step in range(around):
                p, q = ring * around + step, ring * around + (step + 1) % around
                faces.append((p, q, q + around, p + around))
        surface('pumpkin', verts, faces, skin, smooth=True).parent = root
        top = radius * squat * 1.84
        Builder().tube(
            [(0, 0, top), (0, 0.01, top + radius * 0.2), (radius * 0.12, 0.02, top + radius * 0.34)], radius * 0.09, 8
        ).done('pumpkin stalk', stalk, 0, 1, root)
