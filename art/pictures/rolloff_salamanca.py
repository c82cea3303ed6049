# Salamanca: a 20-yard roll-off in a parking lot below the casino hotel shortly before sunset, the truck that brought it behind, a man at the latch of its door.
import math
import random

from kit.materials import leaf, plain
from kit.mesh import Builder
from kit.scatter import scatter
from kit.shot import Shot
from models.brick_yard import worn_asphalt
from models.buildings import hotel, lamp_posts
from models.debris import shingles
from models.land import grass, ground, hills, soft, terrain, woods
from models.roll_off_truck import rolloff_truck
from models.person import DENIM, OATMEAL, LATCHING, Wear, person
from models.rolloff import rolloff, timbers
from models.trees import SUMMER, maple, maple_leaves

SHOT = Shot(
    eye=(-8.4, -7.9, 2.6),
    target=(1.2, 1.2, 2.0),
    lens=40,
    fstop=2.8,
    focus=(-1.8, -1.0, 1.1),
    sun_azimuth=152,
    sun_elevation=11,
    sun=6.6,
    sun_color=(1, 0.66, 0.38),
    sky=0.34,
    clouds=1.0,
    exposure=0.16,
    seed=31,
)


def build(shot):
    hilly = hills(flat=150, dip=0, ridge=260, rough=60, start=190, seed=8)
    # The valley opens behind the camera, or its other side would hold the low sun off.
    ahead = lambda x, y: x * math.cos(shot.heading) + y * math.sin(shot.heading)
    height = lambda x, y: hilly(x, y) * soft(ahead(x, y), 0, 160)
    terrain(height, ground('valley ground', 'autumn'), 3200)
    lot = Builder().block((-90, -60, -0.4), (95, 62, 0.03))
    lot.done('lot', worn_asphalt(0.8), 0)
    stalls()
    rolloff('20', (0.4, 0.2, 0.035), 0.04, shingles, random.Random(14), 0.38)
    timbers('20', (0.4, 0.2, 0.03), 0.04)
    person((-3.12, 1.78, 0.032), 0.62, LATCHING, Wear(top=OATMEAL, trousers=DENIM, seed=8))
    hotel((62, 100, 0), 0.3, lit=0.3)
    rolloff_truck((19.7, 7.4, 0.03), 3.17)
    lamp_posts([(-14, 24), (13, 26), (42, 28), (28, 58), (62, 56)], 0.03)
    grass(shot, height, lambda x, y: y > 62.5, 'autumn', 0.3, 9000, 50, 120)
    for kind, group in enumerate(
        (((76, 74, 0.9), (67, 82, 1.0), (33, 84, 0.8)), ((71, 88, 1.0), (25, 78, 0.9), (62, 92, 0.85)))
    ):
        tree = maple(f'maple {kind}', 80 + kind, 11, 30000, 0.24, maple_leaves(kind, 0.5))
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
    valley_woods(shot, height)


def valley_woods(shot, height):
    """Close woods in the colours of late October: rust, gold and olive, each tree large enough to tell from the next."""
    turned = (
        ((0.36, 0.15, 0.03), 0.55),
        ((0.46, 0.30, 0.05), 0.60),
        ((0.32, 0.10, 0.03), 0.45),
        ((0.36, 0.24, 0.06), 0.40),
        ((0.20, 0.17, 0.05), 0.50),
    )
    kinds = [
        maple(f'far maple {k}', 30 + k, 21, 3400, 0.85, leaf(f'october {k}', *SUMMER[k % 3], color), clear=0.04)
        for k, color in enumerate(turned)
    ]
    woods(shot, height, kinds, 15000, 190, 2.2, -0.9)


def stalls():
    """White lines of parking stalls behind the container."""
    b = Builder()
    for index in range(16):
        x = -22 + index * 2.75
        b.block((x, 7, 0.02), (x + 0.10, 12.5, 0.034))
    b.done('stall lines', plain('road paint', (0.55, 0.54, 0.50), 0.7, 0, 0.25, 6), 0)
