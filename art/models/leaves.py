# Fallen maple leaves: lobed, curled, of many colours.
import math
import random

from kit.materials import see_through
from kit.mesh import surface
from kit.scatter import scatter
from kit.shader import Shader, once

# Half the outline of a maple leaf from its stalk to its tip, (across, along) in shares of its length.
HALF = (
    (0.03, -0.36),
    (0.20, -0.34),
    (0.42, -0.30),
    (0.34, -0.16),
    (0.56, 0.04),
    (0.44, 0.06),
    (0.46, 0.24),
    (0.24, 0.14),
    (0.16, 0.34),
)
TIP = (0.0, 0.62)
OUTLINE = (*HALF, TIP, *((-u, v) for u, v in reversed(HALF)))
COLORS = ((0.42, 0.20, 0.03), (0.40, 0.28, 0.05), (0.34, 0.085, 0.02), (0.22, 0.12, 0.045))


def fallen_maple_leaves():
    """One leaf of each colour, 1 m long, to scatter at 6 to 12 centimetres."""
    return [single(index) for index in range(len(COLORS))]


def single(index):
    rng = random.Random(index)
    curl, twist, dent = rng.uniform(0.25, 0.6), rng.uniform(-0.35, 0.35), rng.uniform(0, 6.3)
    point = lambda u, v: (
        u,
        v,
        curl * (u * u + v * v) + twist * u * v + 0.05 * math.sin(7 * u + 5 * v + dent) + 0.06 * abs(u),
    )
    verts = [point(0, -0.1)] + [point(u, v) for u, v in OUTLINE]
    verts += [(-0.012, -0.34, 0.06), (0.012, -0.34, 0.06), (0.05, -0.72, 0.16), (0.03, -0.72, 0.16)]
    faces = [(0, k, k + 1) for k in range(1, len(OUTLINE))]
    stalk = len(OUTLINE) + 1
    faces.append((stalk, stalk + 1, stalk + 2, stalk + 3))
    return surface(f'fallen maple leaf {index}', verts, faces, dry_leaf(index), smooth=True)


def dry_leaf(index):
    def make(name):
        s = Shader(name)
        chance = s.node('ObjectInfo').outputs['Random']
        tint = s.node('HueSaturation')
        spots = s.ramp(s.noise(s.local(), 5, 4, 0.6), 0.45, 0.7, 0, 0.5)
        s.plug(tint.inputs['Color'], s.mix(spots, COLORS[index], (0.16, 0.08, 0.03)))
        s.plug(tint.inputs['Value'], s.ramp(chance, 0, 1, 0.6, 1.2, smooth=False))
        s.surface(color=tint.outputs[0], rough=0.6, spec=0.25)
        return see_through(s, tint.outputs[0], 0.25, False)

    return once(f'dry maple leaf {index}', make)


def strew(shot, count, height, lies, near=1.9, far=26):
    """Scatters fallen leaves in view where lies(x, y), a chance from 0 to 1, lets them; height(x, y) is the ground's."""
    for leaf in fallen_maple_leaves():
        places, tries = [], 0
        while len(places) < count // len(COLORS) and tries < count * 20:
            tries += 1
            x, y, _ = shot.in_view(near, far, 1.5)
            if shot.rng.random() < lies(x, y):
                places.append((x, y, height(x, y)))
        scatter(leaf, places, shot.rng, 0.06, 0.115, tilt=0.32)
