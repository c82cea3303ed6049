# What stands on a farm beside house and barn: a concrete silo, ripe corn, round bales.
import math
import random

from kit.materials import leaf, plain
from kit.mesh import Builder, pivot, surface
from kit.scatter import scatter
from kit.shader import Shader, once


def staves():
    """Concrete staves with a steel hoop every .6 m."""

    def make(name):
        s = Shader(name)
        at = s.local()
        z = s.axes(at)[2]
        hoop = s.ramp(s.math('ABSOLUTE', s.sub(s.math('FRACT', s.math('DIVIDE', z, 0.6)), 0.5)), 0.45, 0.47)
        stain = s.ramp(s.noise(s.stretch(at, (2, 2, 0.2)), 1.3, 5, 0.6), 0.4, 0.7, 0, 0.6)
        color = s.mix(stain, (0.42, 0.40, 0.36), (0.22, 0.20, 0.17))
        s.surface(color=s.mix(s.mul(hoop, 0.6), color, (0.12, 0.10, 0.09)), rough=0.85, normal=s.bump(hoop, 0.5, 0.02))
        return s.hazy().material

    return once('silo staves', make)


def silo(at, height=16, radius=2.6):
    """A stave silo with a ribbed dome."""
    root = pivot('silo', at)
    Builder().cylinder((0, 0, -1), (0, 0, height), radius, 48).done('silo', staves(), 0, 1, root)
    dome = Builder()
    rings = [
        [
            (
                radius * 1.02 * math.cos(a) * math.cos(t),
                radius * 1.02 * math.cos(a) * math.sin(t),
                height + radius * math.sin(a),
            )
            for t in [i * math.pi / 20 for i in range(40)]
        ]
        for a in (0, 0.3, 0.6, 0.9, 1.2, 1.45)
    ]
    dome.loft(rings)
    dome.done(
        'silo dome', plain('silo dome', (0.45, 0.46, 0.47), 0.4, 0.7, 0.1, 3, hazy=True), 0.001, 1, root, sharp=80
    )
    chute = Builder().block((-0.45, -radius - 0.7, 0), (0.45, -radius + 0.1, height))
    chute.done('silo chute', plain('silo chute', (0.38, 0.38, 0.37), 0.5, 0.5, 0.15, 2, hazy=True), 0.02, 1, root)
    return root


def stalk(name, seed, material):
    """One corn plant of about 2.3 m with long bent leaves and a tassel."""
    rng = random.Random(seed)
    verts, faces = [], []
    for index in range(11):
        z, a = 0.25 + 0.17 * index, index * math.pi + rng.uniform(-0.7, 0.7)
        long, wide = rng.uniform(0.45, 0.75), 0.04
        first = len(verts)
        for t in (0, 0.35, 0.7, 1.0):
            out, up = long * t, z + 0.45 * t - 0.85 * t * t
            w = wide * (1 - t) ** 0.6 + 0.002
            x, y = out * math.cos(a), out * math.sin(a)
            verts += [(x - w * math.sin(a), y + w * math.cos(a), up), (x + w * math.sin(a), y - w * math.cos(a), up)]
        faces += [(first + k, first + k + 1, first + k + 3, first + k + 2) for k in (0, 2, 4)]
    for index in range(3):
        a = index * math.pi / 3
        first = len(verts)
        verts += [
            (-0.018 * math.cos(a), -0.018 * math.sin(a), 0),
            (0.018 * math.cos(a), 0.018 * math.sin(a), 0),
            (0.008 * math.cos(a), 0.008 * math.sin(a), 2.3),
            (-0.008 * math.cos(a), -0.008 * math.sin(a), 2.3),
        ]
        faces.append((first, first + 1, first + 2, first + 3))
    return surface(name, verts, faces, material)


def corn(shot, height, low, high, row=0.76, gap=0.24, edge=9):
    """Ripe corn between two corners; only the first `edge` metres from low y stand plant by plant, further ones thinner."""
    tan = leaf('ripe corn', (0.24, 0.185, 0.075), (0.40, 0.31, 0.14), hazy=True, through=0.3)
    places = [[], [], []]
    x = low[0]
    while x < high[0]:
        y = low[1]
        while y < high[1]:
            if y - low[1] < edge or shot.rng.random() < 0.3:
                px, py = x + shot.rng.gauss(0, 0.05), y + shot.rng.gauss(0, 0.04)
                places[shot.rng.randrange(3)].append((px, py, height(px, py)))
            y += gap
        x += row
    for kind, spots in enumerate(places):
        scatter(stalk(f'corn {kind}', kind, tan), spots, shot.rng, 0.85, 1.12, tilt=0.05)


def round_bales(places):
    """Round bales of hay, 1.5 m wide; places are (x, y, z, turn)."""
    b = Builder()
    for x, y, z, turn in places:
        dx, dy = math.cos(turn) * 0.7, math.sin(turn) * 0.7
        b.cylinder((x - dx, y - dy, z + 0.72), (x + dx, y + dy, z + 0.72), 0.78, 32)
    b.done('bales', plain('hay', (0.36, 0.28, 0.12), 0.95, 0, 0.35, 9, 1, 40, 0.05, hazy=True), 0.05, 2)
