# Dunkirk: the driver walks a green cart along a lakeside street, Lake Erie and the harbor light beyond the lawn.
import math

from kit.mesh import Builder
from kit.scatter import scatter
from kit.shot import Shot
from models.hand_cart import man_with_cart
from models.lake import breakwater, lake
from models.land import grass, ground, soft, terrain
from models.person import DENIM, NAVY, OATMEAL, Wear
from models.shore import shore_rocks
from models.street import WALK, asphalt, concrete
from models.trees import maple, maple_leaves

SHOT = Shot(
    eye=(3.3, -4.6, 1.45),
    target=(-0.45, 2.5, 1.05),
    lens=44,
    fstop=2.0,
    focus=(-0.6, 2.4, 0.9),
    sun_azimuth=118,
    sun_elevation=27,
    sun=7.2,
    sun_color=(1, 0.88, 0.70),
    sky=0.27,
    clouds=0.7,
    exposure=-0.10,
    seed=43,
)
SHORE = 11


def build(shot):
    level = lambda x, y: -0.5 if y < 0.15 else -0.03 - 2.9 * soft(y, SHORE - 1, SHORE + 3.5)
    terrain(level, ground('park ground', 'summer'), 300, (0, 6))
    street_by_the_lake()
    lake(SHORE + 1, -1.8)
    shore_rocks(shot, level, SHORE)
    breakwater((-80, 86, -2.0), 0.15, 150)
    grass(
        shot,
        level,
        lambda x, y: 0.17 < y < SHORE - 0.6 and not WALK[0] - 0.02 < y < WALK[1] + 0.02,
        'summer',
        0.065,
        60000,
        2.4,
        24,
    )
    man_with_cart(
        (-0.9, 2.5, 0.012), -math.pi / 2 - 0.12, Wear(top=OATMEAL, trousers=DENIM, beanie=True, hat=NAVY, seed=4)
    )
    tree = maple('shore maple', 185, 8.5, 46000, 0.15, maple_leaves(0, 0), clear=0.3)
    spots = [(*shot.polar(angle, far), -0.05) for angle, far in ((139, 15.5), (90, 19))]
    scatter(tree, spots, shot.rng, tilt=0.04, sizes=[1.0, 0.9])


def street_by_the_lake():
    """Asphalt, curb and sidewalk, as in models/street.py, but with no land behind."""
    Builder().block((-70, -9, -0.5), (70, 0, -0.135)).done('road', asphalt(), 0)
    profile = [(-0.30, -0.3), (0.15, -0.3), (0.15, 0), (0.035, 0), (-0.01, -0.125), (-0.30, -0.13)]
    Builder().prism(profile, 'x', -70, 70).done('curb', concrete('curb', (0.40, 0.38, 0.345), 3.05), 0.012)
    Builder().block((-70, WALK[0], -0.4), (70, WALK[1], 0.012)).done(
        'walk', concrete('walk', (0.44, 0.42, 0.385), 1.5), 0.004, 1
    )
