# Tufts of grass, made of single bent blades.
import math
import random

from kit.mesh import surface


def tuft(name, material, blades=26, height=0.14, radius=0.07, width=0.0045, seed=0, lean=0.5):
    """A tuft to scatter; sizes in metres."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(blades):
        blade(verts, faces, rng, height * rng.uniform(0.45, 1.15), radius, width * rng.uniform(0.6, 1.3), lean)
    return surface(name, verts, faces, material, smooth=True)


def blade(verts, faces, rng, height, radius, width, lean):
    """One blade: two quads and a tip, bending over as it rises."""
    around, out = rng.uniform(0, 6.283), radius * math.sqrt(rng.random())
    x, y = out * math.cos(around), out * math.sin(around)
    bend, over = rng.uniform(0, 6.283), rng.uniform(0.1, lean) * height
    dx, dy = math.cos(bend) * over, math.sin(bend) * over
    px, py = -math.sin(bend + rng.uniform(-0.5, 0.5)) * width, math.cos(bend) * width
    k = len(verts)
    for up, wide in ((0, 1), (0.45, 0.85), (0.8, 0.5)):
        cx, cy, cz = x + dx * up * up, y + dy * up * up, height * up
        verts += [(cx - px * wide, cy - py * wide, cz), (cx + px * wide, cy + py * wide, cz)]
    verts.append((x + dx, y + dy, height * (1 - 0.12 * over / height)))
    faces += [(k, k + 1, k + 3, k + 2), (k + 2, k + 3, k + 5, k + 4), (k + 4, k + 5, k + 6)]
