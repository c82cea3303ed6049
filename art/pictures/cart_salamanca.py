# Salamanca: a cart at the curb of a valley street, a heap of raked leaves on the lawn, the wooded hills of the Allegheny rising behind the roofs in October.
from kit.mesh import Builder
from kit.scatter import scatter
from kit.shot import Shot
from models.bicycle import bicycle
from models.cart import cart
from models.land import grass, ground, hills, terrain, woods
from models.leaves import strew
from models.pumpkin import pumpkins
from models.rake import leaf_heap
from models.street import WALK, asphalt, concrete
from models.trees import bush, conifer, maple, maple_leaves
from models.village_house import village_house

SHOT = Shot(
    eye=(2.2, -2.55, 0.98),
    target=(-0.28, 0.9, 1.0),
    lens=38,
    fstop=7.1,
    focus=(0.0, 0.5, 0.6),
    sun_azimuth=138,
    sun_elevation=22,
    sun=7.0,
    sun_color=(1, 0.78, 0.52),
    sky=0.27,
    clouds=0.7,
    exposure=0.05,
    seed=59,
)
PUMPKINS = (
    (-3.75, 14.75, -0.03, 0.24),
    (-3.1, 14.95, -0.03, 0.18),
    (-1.35, 14.6, -0.03, 0.2),
    (-6.1, 15.3, 0.54, 0.17),
)


def build(shot):
    hilly = hills(flat=70, dip=0, ridge=330, rough=70, start=95, seed=8)
    height = lambda x, y: -0.5 if y < 0.15 else hilly(x, y) * min(1, max(0, (y - 30) / 40)) - 0.03
    terrain(height, ground('valley lawn', 'autumn'), 2600)
    Builder().block((-90, -9, -0.7), (90, 0, -0.135)).done('road', asphalt(), 0)
    profile = [(-0.30, -0.6), (0.15, -0.6), (0.15, 0), (0.035, 0), (-0.01, -0.125), (-0.30, -0.13)]
    Builder().prism(profile, 'x', -90, 90).done('curb', concrete('curb', (0.40, 0.38, 0.345), 3.05), 0.012)
    Builder().block((-90, WALK[0], -0.4), (90, WALK[1], 0.012)).done(
        'walk', concrete('walk', (0.44, 0.42, 0.385), 1.5), 0.004, 1
    )
    grass(
        shot, height, lambda x, y: y > 0.17 and not WALK[0] - 0.02 < y < WALK[1] + 0.02, 'autumn', 0.07, 60000, 2.3, 28
    )
    fallen(shot)
    leaf_heap(shot, (-7.0, 4.4, -0.03))
    bicycle((-8.6, 7.9, -0.03), 0.35)
    cart(at=(-0.05, 0.62, 0), turn=-0.12)
    village_house(
        (-5.4, 17.5, -0.05),
        -0.1,
        (0.72, 0.70, 0.66),
        (0.06, 0.055, 0.05),
        door=(0.30, 0.04, 0.03),
        floors=1,
        width=8.2,
        lit=True,
    )
    village_house((-25.5, 15.0, -0.05), 0.15, (0.22, 0.30, 0.38), (0.07, 0.068, 0.066), floors=2, lit=True)
    pumpkins(PUMPKINS, 3)
    for kind, spots in enumerate((((-17, 22, 0.8), (-33, 16, 1.1)), ((-0.4, 24, 0.9), (-12, 34, 0.8), (-36, 26, 1.1)))):
        tree = maple(f'yard maple {kind}', 130 + kind, 10, 52000, 0.16, maple_leaves(kind, 1.0), clear=0.25)
        scatter(tree, [(x, y, -0.05) for x, y, _ in spots], shot.rng, tilt=0.02, sizes=[size for *_, size in spots])
    scatter(bush('porch bush'), [(x, 14.55, -0.1) for x in (-9.2, -8.1, -7.0, -2.2)], shot.rng, 0.6, 0.85)
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

    strew(shot, 2000, surface, lies)
