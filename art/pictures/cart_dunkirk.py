# Dunkirk from an upstairs porch at dawn: the driver walks a green cart along a lakeside street, more at the curb, Lake Erie and the harbor light beyond the lawn.
import math

from kit.mesh import Builder
from kit.scatter import scatter
from kit.shot import Shot
from models.cart import cart
from models.hand_cart import man_with_cart
from models.lake import breakwater, lake
from models.land import grass, ground, soft, terrain
from models.person import DENIM, NAVY, OATMEAL, Wear
from models.shore import shore_rocks
from models.street import WALK, asphalt, concrete
from models.trees import maple, maple_leaves

SHOT = Shot(
    eye=(5.6, -5.0, 3.1),
    target=(-2.0, 2.6, 1.2),
    lens=42,
    fstop=5.6,
    focus=(-1.0, 1.6, 0.6),
    sun_azimuth=68,
    sun_elevation=11,
    sun=7.4,
    sun_color=(1, 0.60, 0.34),
    sky=0.42,
    clouds=0.6,
    exposure=0.32,
    seed=43,
)
SHORE = 13


def build(shot):
    level = lambda x, y: -0.5 if y < 0.15 else -0.03 - 2.9 * soft(y, SHORE - 1, SHORE + 3.5)
    terrain(level, ground('park ground', 'summer'), 300, (0, 6))
    street_by_the_lake()
    lake(SHORE + 1, -1.8)
    shore_rocks(shot, level, SHORE)
    breakwater((-55, 84, -2.0), 0.0, 170)
    grass(
        shot,
        level,
        lambda x, y: 0.17 < y < SHORE - 0.6 and not WALK[0] - 0.02 < y < WALK[1] + 0.02,
        'summer',
        0.065,
        90000,
        3.2,
        46,
    )
    man_with_cart(
        (-3.7, 2.45, 0.012), -math.pi / 2 - 0.12, Wear(top=OATMEAL, trousers=DENIM, beanie=True, hat=NAVY, seed=4)
    )
    for x, turn in ((0.75, 0.55), (-6.3, 0.1), (-14.5, 0.2)):
        cart((x, 0.66, 0), turn)
    tree = maple('shore maple', 185, 8.5, 46000, 0.15, maple_leaves(0, 0), clear=0.3)
    spots = [(*shot.polar(angle, far), -0.05) for angle, far in ((146, 20), (156, 31), (111, 17))]
    scatter(tree, spots, shot.rng, tilt=0.04, sizes=[0.95, 0.9, 0.7])


def street_by_the_lake():
    """Asphalt, curb and sidewalk, as in models/street.py, but with no land behind; dew has wetted them."""
    Builder().block((-70, -9, -0.5), (70, 0, -0.135)).done('road', asphalt(0.9), 0)
    profile = [(-0.30, -0.3), (0.15, -0.3), (0.15, 0), (0.035, 0), (-0.01, -0.125), (-0.30, -0.13)]
    Builder().prism(profile, 'x', -70, 70).done('curb', concrete('curb', (0.40, 0.38, 0.345), 3.05, 0.7), 0.012)
    Builder().block((-70, WALK[0], -0.4), (70, WALK[1], 0.012)).done(
        'walk', concrete('walk', (0.44, 0.42, 0.385), 1.5, 0.7), 0.004, 1
    )
