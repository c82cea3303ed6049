# Trash bags of thin plastic, tied at the neck, alone or in a cart.
import math
import random

from mathutils import Vector, noise

from kit.materials import plain
from kit.mesh import Builder, surface
from kit.shader import Shader, once
from models.cart import inside

BLACK, WHITE = (0.011, 0.011, 0.012), (0.70, 0.70, 0.68)

# Height and radius of a full bag from its bottom over belly, shoulder and tied neck to the ruffle above; shares of its size.
PROFILE = (
    (0.00, 0.05),
    (0.015, 0.60),
    (0.08, 0.84),
    (0.22, 0.98),
    (0.38, 1.00),
    (0.54, 0.98),
    (0.66, 0.90),
    (0.76, 0.74),
    (0.84, 0.50),
    (0.90, 0.24),
    (0.935, 0.10),
    (0.955, 0.085),
    (0.985, 0.13),
    (1.04, 0.29),
    (1.08, 0.40),
    (1.09, 0.43),
)
NECK = 0.945
AROUND = 144
BETWEEN = 6  # rings between two points of the profile


def trash_bag(at, radius=0.2, high=0.55, color=BLACK, seed=0, parent=None, fit=None, lean=(0, 0)):
    """A tied bag that stands on `at`; fit(x, y, z) may squeeze its points, lean moves its neck aside. Metres."""
    rings = list(profile_rings())
    verts = []
    for share, out in rings:
        for step in range(AROUND):
            around = 2 * math.pi * step / AROUND
            verts.append(point(around, share, out, radius, high, seed, at, lean, fit))
    faces = []
    for ring in range(len(rings) - 1):
        for step in range(AROUND):
            a, b = ring * AROUND + step, ring * AROUND + (step + 1) % AROUND
            faces.append((a, b, b + AROUND, a + AROUND))
    bag = surface('trash bag', verts, faces, film(color), smooth=True)
    bag.parent = parent
    tie(at, high, lean, color, seed, parent)
    return bag


def profile_rings():
    """The profile, smoothed: (share of the height, share of the radius)."""
    for (z0, r0), (z1, r1) in zip(PROFILE, PROFILE[1:]):
        for step in range(BETWEEN):
            t = step / BETWEEN
            yield z0 + (z1 - z0) * t, r0 + (r1 - r0) * t
    yield PROFILE[-1]


def point(around, share, out, radius, high, seed, at, lean, fit):
    """A point of the skin: lumps of what is inside, and folds that run together at the neck."""
    c, s = math.cos(around), math.sin(around)
    lump = noise.fractal(Vector((c * 0.9, s * 0.9, share * 2.0 + seed * 7.3)), 1, 2, 3) * 0.13
    gather = max(0.0, 1 - abs(share - NECK) / 0.62) ** 2.2
    folds = ridge(c * 2.6, s * 2.6, share * 0.7 + seed) * 0.6 + ridge(c * 6.5, s * 6.5, share * 0.9 + seed * 3) * 0.4
    wrinkle = ridge(c * 3.0 + share * 2, s * 3.0, share * 5.0 + seed * 5) * 0.035
    shape = 1 + lump * (1 - gather) - folds * (0.05 + 0.42 * gather) - wrinkle
    up = share + (0.05 * math.sin(around * 3 + seed) + 0.03 * math.sin(around * 7)) * max(0, share - 1.0) * 6
    bend = max(0.0, share - 0.35) ** 1.5
    x = at[0] + c * out * radius * shape + lean[0] * bend
    y = at[1] + s * out * radius * shape + lean[1] * bend
    z = at[2] + up * high
    return fit(x, y, z) if fit else (x, y, z)


def ridge(x, y, z):
    """0 on the crests of folds, 1 at most in the valleys between, with a sharp crease in each valley."""
    return (1 - abs(noise.noise(Vector((x, y, z)))) * 2.2) ** 3 if abs(noise.noise(Vector((x, y, z)))) < 0.45 else 0.0


def tie(at, high, lean, color, seed, parent):
    """The band around the neck; a white kitchen bag has a red drawstring, whose loops hang out."""
    rng = random.Random(seed)
    bend = (NECK - 0.35) ** 1.5
    x, y, z = at[0] + lean[0] * bend, at[1] + lean[1] * bend, at[2] + NECK * high
    b = Builder()
    ring = [(x + 0.021 * math.cos(a), y + 0.021 * math.sin(a), z) for a in [k * math.pi / 8 for k in range(17)]]
    b.tube(ring, 0.006, 8)
    if color == WHITE:
        for _ in range(2):
            a = rng.uniform(0, 6.28)
            c, s = math.cos(a), math.sin(a)
            b.tube(
                [
                    (x + 0.02 * c, y + 0.02 * s, z),
                    (x + 0.05 * c - 0.014 * s, y + 0.05 * s + 0.014 * c, z + 0.012),
                    (x + 0.085 * c - 0.012 * s, y + 0.085 * s + 0.012 * c, z - 0.035),
                    (x + 0.085 * c + 0.012 * s, y + 0.085 * s - 0.012 * c, z - 0.04),
                    (x + 0.05 * c + 0.014 * s, y + 0.05 * s - 0.014 * c, z + 0.006),
                    (x + 0.02 * c, y + 0.02 * s, z - 0.004),
                ],
                0.0035,
                6,
            )
    name, tint = ('drawstring', (0.50, 0.03, 0.02)) if color == WHITE else ('bag tie', (0.02, 0.02, 0.02))
    b.done('bag tie', plain(name, tint, 0.45), 0, 1, parent)


def film(color):
    """Thin plastic: glossy, crumpled; a white one shows a little of what is dark inside."""

    def make(name):
        s = Shader(name)
        at = s.local()
        dim = s.ramp(s.noise(at, 7, 4, 0.55), 0.35, 0.7)
        fine = s.math('ABSOLUTE', s.sub(s.noise(at, 26, 4, 0.55, 0.6), 0.5))
        broad = s.math('ABSOLUTE', s.sub(s.noise(at, 9, 3, 0.5, 0.4), 0.5))
        s.surface(
            color=s.mix(dim, color, tuple(c * 0.80 for c in color)),
            rough=0.27 if color == BLACK else 0.36,
            spec=0.5,
            normal=s.bump(s.add(s.mul(fine, 0.5), broad), 0.75, 0.02),
        )
        return s.material

    return once(f'bag film {color}', make)


def bags_in_cart(root, bags):
    """Bags that stand in an open cart: (x, y, foot, radius, height, colour, seed, lean) for each, in the cart's own measures."""
    for x, y, foot, radius, high, color, seed, lean in bags:
        trash_bag((x, y, foot), radius, high, color, seed, root, inside, lean)
