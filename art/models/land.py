# The land under a town picture: rolling terrain out to wooded hills, and grass, stones, snow or leaves scattered in view.
import math

import numpy as np
from mathutils import Vector, noise

from kit.materials import leaf, plain
from kit.mesh import surface
from kit.scatter import scatter
from kit.shader import Shader, once
from models.grass import tuft
from models.stones import fallen_leaves, pebble


def soft(value, start, end):
    """0 up to start, 1 from end on, smooth between."""
    t = max(0.0, min(1.0, (value - start) / (end - start)))
    return t * t * (3 - 2 * t)


def hills(flat=45, dip=6, ridge=110, rough=48, start=230, seed=0.0, around=(0, 0)):
    """A height function (x, y) -> z: flat near `around`, a dip, then ridges of about `ridge` metres. All in metres."""

    def height(x, y):
        far = math.hypot(x - around[0], y - around[1])
        near = noise.noise(Vector((x * 0.03, y * 0.03, 0.5 + seed))) * 0.30 * soft(far, flat * 0.3, flat)
        roll = noise.fractal(Vector((x * 0.0022, y * 0.0022, 3.7 + seed)), 1, 2, 4) * 20 * soft(far, flat, flat + 140)
        hill = soft(far, start, start + 620)
        crest = (ridge * 0.6 + rough * noise.noise(Vector((x * 0.0013 + 4, y * 0.0013, 8 + seed)))) * hill
        return near + roll - dip * soft(far, flat, flat + 90) * (1 - hill) + crest

    return height


def terrain(height, material, reach=2600, center=(0, 0)):
    """Ground in rings around the center, finer near it."""
    turns, radii = 220, [0.0] + list(np.geomspace(1.0, reach, 150))
    verts = []
    for radius in radii:
        for turn in range(turns):
            a = 2 * math.pi * turn / turns
            x, y = center[0] + radius * math.cos(a), center[1] + radius * math.sin(a)
            verts.append((x, y, height(x, y)))
    faces = []
    for ring in range(len(radii) - 1):
        for turn in range(turns):
            after = (turn + 1) % turns
            faces.append(
                (ring * turns + turn, ring * turns + after, (ring + 1) * turns + after, (ring + 1) * turns + turn)
            )
    return surface('terrain', verts, faces, material, smooth=True)


def field_colors(s, season):
    """Grassland that is plain soil colour near by, where real blades stand, and patchwork far away."""
    at = s.world()
    soil, green, dry = {
        'summer': (((0.045, 0.062, 0.018), (0.09, 0.12, 0.035)), (0.085, 0.135, 0.03), (0.16, 0.185, 0.05)),
        'autumn': (((0.055, 0.065, 0.022), (0.11, 0.12, 0.04)), (0.10, 0.135, 0.035), (0.235, 0.205, 0.085)),
        'bare': (((0.075, 0.068, 0.035), (0.13, 0.115, 0.06)), (0.12, 0.125, 0.05), (0.21, 0.17, 0.09)),
    }[season]
    near = s.mix(s.noise(at, 2, 5), *soil)
    far = s.mix(s.ramp(s.noise(at, 0.006, 2, 0.5), 0.45, 0.55), green, dry)
    far = s.mix(s.noise(at, 0.25, 6, 0.7), s.mix(0.5, far, (0.05, 0.07, 0.02)), far)
    return s.mix(s.ramp(s.node('CameraData').outputs['View Distance'], 25, 90), near, far)


def gravel_colors(s):
    """Crushed stone: a grain of its own colour for each stone, and paler dust."""
    at = s.world()
    stones = s.mix(s.grains(at, 38), (0.13, 0.115, 0.095), (0.36, 0.33, 0.285))
    dust = s.mix(s.ramp(s.noise(at, 3, 6, 0.65), 0.35, 0.7), stones, (0.19, 0.155, 0.11))
    return s.mix(
        s.ramp(s.noise(s.stretch(at, (0.15, 1, 1)), 0.9, 5, 0.6), 0.42, 0.66, 0, 0.5), dust, (0.27, 0.235, 0.185)
    )


def ground(name, season='autumn', gravel=None):
    """Grassland; gravel(s, x, y) -> 0..1 says where stone lies instead."""

    def make(_):
        s = Shader(name)
        at = s.world()
        color, relief = field_colors(s, season), s.mul(s.noise(at, 16, 6, 0.7), 0.6)
        if gravel:
            x, y, _z = s.axes(at)
            amount = gravel(s, x, y)
            color = s.mix(amount, color, gravel_colors(s))
            relief = s.sub(relief, s.mul(s.cells(at, 38), 0.8))
        s.surface(color=color, rough=0.92, spec=0.25, normal=s.bump(relief, 0.9, 0.022))
        return s.hazy().material

    return once(name, make)


def snow_cover(name='snow'):
    """Snow a hand high: bright, blue in its hollows, with a fine glitter of grain."""

    def make(_):
        s = Shader(name)
        at = s.world()
        drift = s.noise(at, 0.6, 5, 0.55)
        color = s.mix(s.ramp(drift, 0.3, 0.7), (0.74, 0.78, 0.84), (0.86, 0.88, 0.90))
        relief = s.add(drift, s.add(s.mul(s.noise(at, 7, 5, 0.6), 0.12), s.mul(s.noise(at, 90, 3, 0.6), 0.015)))
        s.surface(color=color, rough=0.75, spec=0.35, normal=s.bump(relief, 0.8, 0.12))
        return s.hazy().material

    return once(name, make)


GRASS = {
    'summer': (((0.065, 0.13, 0.02), (0.12, 0.19, 0.035)), ((0.09, 0.15, 0.028), (0.17, 0.21, 0.055))),
    'autumn': (((0.075, 0.125, 0.022), (0.14, 0.19, 0.04)), ((0.13, 0.165, 0.04), (0.27, 0.25, 0.085))),
    'bare': (((0.12, 0.125, 0.045), (0.19, 0.17, 0.07)), ((0.20, 0.16, 0.08), (0.33, 0.27, 0.14))),
}


def grass(shot, height, grows, season='autumn', tall=0.14, count=45000, near=2.2, far=50):
    """Tufts in view where grows(x, y) is true; tall is the blades' height in metres."""
    materials = [leaf(f'grass {season} {k}', *colors, hazy=False) for k, colors in enumerate(GRASS[season])]
    for kind in range(5):
        stalk = kind == 4
        high, wide = tall * (0.9, 1.15, 1.35, 1.05, 2.3)[kind], 0.003 if stalk else 0.0045 * min(1, tall / 0.14 + 0.2)
        blades = tuft(
            f'tuft {kind}',
            materials[min(kind % 2 + stalk, 1)],
            14 if stalk else 30,
            high,
            0.04 + tall * 0.36,
            wide,
            kind,
        )
        places, sizes = [], []
        wanted, tries = (count // 50 if stalk else count // 4), 0
        while len(places) < wanted and tries < wanted * 30:
            tries += 1
            x, y, away = shot.in_view(near, far)
            if grows(x, y) and not (away < near + 1 and shot.rng.random() < 0.7):
                places.append((x, y, height(x, y)))
                sizes.append(shot.rng.uniform(0.55, 1.15) * (1 + away * 0.022))
        scatter(blades, places, shot.rng, tilt=0.12, sizes=sizes)


def stones(shot, height, lies, count=40000, far=18, sizes=(0.008, 0.011, 0.014, 0.019, 0.026)):
    """Loose stones in view where lies(x, y) is true."""
    tints = ((0.30, 0.28, 0.25), (0.20, 0.185, 0.165), (0.40, 0.375, 0.33))
    for kind in range(3):
        thing = pebble(f'pebble {kind}', plain(f'pebble {kind}', tints[kind], 0.85, 0, 0.3, 4), kind)
        places, scales, tries = [], [], 0
        while len(places) < count // 3 and tries < count * 4:
            tries += 1
            x, y, _ = shot.in_view(1.6, far, 1.6)
            if lies(x, y):
                places.append((x, y, height(x, y) + 0.002))
                scales.append(shot.rng.choice(sizes) * shot.rng.uniform(0.8, 1.2))
        scatter(thing, places, shot.rng, tilt=0.5, sizes=scales)


def leaf_litter(shot, height, lies, count=400, far=16):
    """Dry leaves on the ground in view where lies(x, y) is true."""
    for single in fallen_leaves():
        places, tries = [], 0
        while len(places) < count // 3 and tries < count * 10:
            tries += 1
            x, y, _ = shot.in_view(1.8, far, 1.4)
            if lies(x, y):
                places.append((x, y, height(x, y) + 0.012))
        scatter(single, places, shot.rng, 0.04, 0.085, tilt=0.35)


def woods(shot, height, trees, count=8000, near=110, reach=3.0, density=0.12, keep=None):
    """Far woods in patches: trees is a list of small tree objects; nearer than 330 m only the thickest patches grow."""
    places = [[] for _ in trees]
    made = tries = 0
    while made < count and tries < count * 40:
        tries += 1
        away = near * math.exp(shot.rng.random() * reach)
        a = shot.heading + shot.rng.uniform(-0.58, 0.58)
        x, y = shot.eye[0] + away * math.cos(a), shot.eye[1] + away * math.sin(a)
        patch = noise.fractal(Vector((x * 0.0042, y * 0.0042, 1.3)), 1, 2, 3)
        if patch < (density if away < 330 else density - 0.34) or (keep and not keep(x, y)):
            continue
        places[made % len(trees)].append((x, y, height(x, y) - 0.3))
        made += 1
    for tree, spots in zip(trees, places):
        scatter(tree, spots, shot.rng, 0.75, 1.35, tilt=0.03)
