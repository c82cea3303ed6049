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
        hoop = s.ramp(s.math('ABSOLUTE', s.sub(s.math('FRACT', s.math('DIVIDE', z, .6)), .5)), .45, .47)
        stain = s.ramp(s.noise(s.stretch(at, (2, 2, .2)), 1.3, 5, .6), .4, .7, 0, .6)
        color = s.mix(stain, (.42, .40, .36), (.22, .20, .17))
        s.surface(color=s.mix(s.mul(hoop, .6), color, (.12, .10, .09)), rough=.85, normal=s.bump(hoop, .5, .02))
        return s.hazy().material

    return once('silo staves', make)


def silo(at, height=16, radius=2.6):
    """A stave silo with a ribbed dome."""
    root = pivot('silo', at)
    Builder().cylinder((0, 0, -1), (0, 0, height), radius, 48).done('silo', staves(), 0, 1, root)
    dome = Builder()
    rings = [[(radius * 1.02 * math.cos(a) * math.cos(t), radius * 1.02 * math.cos(a) * math.sin(t), height + radius * math.sin(a))
              for t in [i * math.pi / 20 for i in range(40)]] for a in (0, .3, .6, .9, 1.2, 1.45)]
    dome.loft(rings)
    dome.done('silo dome', plain('silo dome', (.45, .46, .47), .4, .7, .1, 3, hazy=True), .001, 1, root, sharp=80)
    chute = Builder().block((-.45, -radius - .7, 0), (.45, -radius + .1, height))
    chute.done('silo chute', plain('silo chute', (.38, .38, .37), .5, .5, .15, 2, hazy=True), .02, 1, root)
    return root


def stalk(name, seed, material):
    """One corn plant of about 2.3 m with long bent leaves and a tassel."""
    rng = random.Random(seed)
    verts, faces = [], []
    for index in range(11):
        z, a = .25 + .17 * index, index * math.pi + rng.uniform(-.7, .7)
        long, wide = rng.uniform(.45, .75), .04
        first = len(verts)
        for t in (0, .35, .7, 1.0):
            out, up = long * t, z + .45 * t - .85 * t * t
            w = wide * (1 - t) ** .6 + .002
            x, y = out * math.cos(a), out * math.sin(a)
            verts += [(x - w * math.sin(a), y + w * math.cos(a), up), (x + w * math.sin(a), y - w * math.cos(a), up)]
        faces += [(first + k, first + k + 1, first + k + 3, first + k + 2) for k in (0, 2, 4)]
    for index in range(3):
        a = index * math.pi / 3
        first = len(verts)
        verts += [(-.018 * math.cos(a), -.018 * math.sin(a), 0), (.018 * math.cos(a), .018 * math.sin(a), 0),
                  (.008 * math.cos(a), .008 * math.sin(a), 2.3), (-.008 * math.cos(a), -.008 * math.sin(a), 2.3)]
        faces.append((first, first + 1, first + 2, first + 3))
    return surface(name, verts, faces, material)


def corn(shot, height, low, high, row=.76, gap=.24, edge=9):
    """Ripe corn between two corners; only the first `edge` metres from low y stand plant by plant, further ones thinner."""
    tan = leaf('ripe corn', (.24, .185, .075), (.40, .31, .14), hazy=True, through=.3)
    places = [[], [], []]
    x = low[0]
    while x < high[0]:
        y = low[1]
        while y < high[1]:
            if y - low[1] < edge or shot.rng.random() < .3:
                px, py = x + shot.rng.gauss(0, .05), y + shot.rng.gauss(0, .04)
                places[shot.rng.randrange(3)].append((px, py, height(px, py)))
            y += gap
        x += row
    for kind, spots in enumerate(places):
        scatter(stalk(f'corn {kind}', kind, tan), spots, shot.rng, .85, 1.12, tilt=.05)


def round_bales(places):
    """Round bales of hay, 1.5 m wide; places are (x, y, z, turn)."""
    b = Builder()
    for x, y, z, turn in places:
        dx, dy = math.cos(turn) * .7, math.sin(turn) * .7
        b.cylinder((x - dx, y - dy, z + .72), (x + dx, y + dy, z + .72), .78, 32)
    b.done('bales', plain('hay', (.36, .28, .12), .95, 0, .35, 9, 1, 40, .05, hazy=True), .05, 2)
