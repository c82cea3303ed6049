# Salamanca: carts in a row down a valley street in October, raked leaves on a lawn, the driver rolling one across the sidewalk, the wooded hills of the Allegheny behind the roofs.
import math

from kit.mesh import Builder
from kit.scatter import scatter
from kit.shot import Shot
from models.cart import cart
from models.hand_cart import man_with_cart
from models.land import grass, ground, hills, terrain, woods
from models.leaves import strew
from models.person import CHARCOAL, DENIM, LIME, NAVY, Wear
from models.pumpkin import pumpkins
from models.rake import leaf_heap
from models.street import WALK, asphalt, concrete
from models.trees import bush, conifer, maple, maple_leaves
from models.village_house import village_house

SHOT = Shot(
    eye=(3.0, -1.75, 1.5),
    target=(-3.2, 1.9, 0.78),
    lens=36,
    fstop=6.3,
    focus=(-0.1, 0.5, 0.6),
    sun_azimuth=128,
    sun_elevation=16,
    sun=7.2,
    sun_color=(1, 0.72, 0.44),
    sky=0.26,
    clouds=0.7,
    exposure=0.05,
    seed=59,
)
PUMPKINS = ((-8.2, 9.7, -0.03, 0.24), (-8.9, 9.9, -0.03, 0.18), (-11.3, 9.6, -0.03, 0.2))


def build(shot):
    hilly = hills(flat=70, dip=0, ridge=330, rough=70, start=95, seed=8)
    height = lambda x, y: -0.5 if y < 0.15 else hilly(x, y) * min(1, max(0, (-x - 45) / 40, (y - 30) / 40)) - 0.03
    terrain(height, ground('valley lawn', 'autumn'), 2600)
    Builder().block((-75, -9, -0.7), (90, 0, -0.135)).done('road', asphalt(0.8), 0)
    profile = [(-0.30, -0.6), (0.15, -0.6), (0.15, 0), (0.035, 0), (-0.01, -0.125), (-0.30, -0.13)]
    Builder().prism(profile, 'x', -75, 90).done('curb', concrete('curb', (0.40, 0.38, 0.345), 3.05, 0.6), 0.012)
    Builder().block((-75, WALK[0], -0.4), (90, WALK[1], 0.012)).done(
        'walk', concrete('walk', (0.44, 0.42, 0.385), 1.5, 0.6), 0.004, 1
    )
    grass(
        shot, height, lambda x, y: y > 0.17 and not WALK[0] - 0.02 < y < WALK[1] + 0.02, 'autumn', 0.07, 60000, 2.3, 28
    )
    fallen(shot)
    leaf_heap(shot, (-9.0, 5.0, -0.03))
    for x, turn in ((-0.05, 0.42), (-7.9, 0.12), (-20.5, 0.3), (-29, 0.1)):
        cart((x, 0.66, 0), turn)
    man_with_cart((-8.4, 2.5, 0.012), -math.pi / 2 - 0.1, Wear(LIME, NAVY, DENIM, CHARCOAL, True, seed=6))
    street_of_houses(shot)
    pumpkins(PUMPKINS, 3)
    woods(
        shot,
        height,
        [maple(f'far maple {k}', 30 + k, 14, 3200, 0.55, maple_leaves(k, 0.5)) for k in range(3)]
        + [conifer('far spruce', 3)],
        13000,
        75,
        2.6,
        -0.9,
    )


def street_of_houses(shot):
    """Four houses with porches, and the maples before them."""
    white, grey = (0.70, 0.68, 0.63), (0.06, 0.055, 0.05)
    village_house((-9.4, 12.4, -0.05), 0, (0.20, 0.28, 0.36), (0.07, 0.068, 0.066), floors=2, lit=True)
    village_house((-20.6, 12.0, -0.05), 0, white, grey, door=(0.30, 0.04, 0.03), floors=1, width=8.2, lit=True)
    village_house((-32, 12.5, -0.05), 0, (0.42, 0.36, 0.20), (0.05, 0.05, 0.055), floors=2)
    village_house((-44, 12.0, -0.05), 0, (0.34, 0.10, 0.07), grey, floors=2, lit=True)
    for kind, spots in enumerate(
        (((-15, 7.4, 0.62), (-26.5, 7.6, 0.8)), ((-2.2, 17, 0.9), (-15, 28, 0.9), (-38, 7, 0.8)))
    ):
        tree = maple(f'yard maple {kind}', 130 + kind, 10, 52000, 0.16, maple_leaves(kind, 1.0), clear=0.25)
        scatter(tree, [(x, y, -0.05) for x, y, _ in spots], shot.rng, tilt=0.02, sizes=[size for *_, size in spots])
    scatter(bush('porch bush'), [(x, 9.4, -0.1) for x in (-12.6, -6.4, -23.6, -18.2)], shot.rng, 0.6, 0.85)


def fallen(shot):
    """October's leaves: many on the lawns, some on the walk, more along the gutter than on the road."""

    def surface(x, y):
        if y < 0:
            return -0.12 if y > -0.32 else -0.125
        return 0.022 if WALK[0] < y < WALK[1] else 0.03 if y > 0.16 else 0.008

    def lies(x, y):
        if y < 0:
            return 0.9 if -0.3 < y < -0.03 else 0.10
        return 0.16 if WALK[0] < y < WALK[1] or y < 0.16 else 0.7

    strew(shot, 2600, surface, lies)
