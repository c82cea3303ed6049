# Fredonia: a green cart at the curb of a street of student houses, a sofa on the porch, a bicycle on the drive; the driver rolls the next cart along the sidewalk.
import math

from kit.scatter import scatter
from kit.shot import Shot
from models.bicycle import bicycle
from models.cart import cart
from models.furniture import boxes, sofa
from models.hand_cart import man_with_cart
from models.person import DENIM, LIME, NAVY, Wear
from models.street import lawn, litter, street
from models.trees import bush, maple, maple_leaves
from models.village_house import village_house

SHOT = Shot(
    eye=(-2.2, -2.75, 1.25),
    target=(0.62, 1.25, 0.92),
    lens=37,
    fstop=6.3,
    focus=(-0.1, 0.45, 0.6),
    sun_azimuth=236,
    sun_elevation=19,
    sun=7.2,
    sun_color=(1, 0.74, 0.46),
    sky=0.27,
    clouds=0.6,
    exposure=0.02,
    seed=47,
)
DRIVE = (6.2, 8.6)


def build(shot):
    street(DRIVE, wet=0.9)
    lawn(shot, DRIVE, 60000, 26)
    litter(shot)
    cart(at=(-0.25, 0.62, 0), turn=-0.28)
    man_with_cart((4.5, 2.7, 0.012), math.pi / 2 + 0.08, Wear(LIME, NAVY, DENIM, seed=3))
    sofa((0.95, 9.5, 0.54), 0.05, (0.24, 0.075, 0.02))
    boxes([(3.55, 9.45, 0.54, 0.46, 0.2, False), (3.5, 9.5, 0.90, 0.36, -0.2, True)])
    bicycle((6.3, 5.9, 0.016), 2.9, (0.02, 0.09, 0.20)).scale = (1.25, 1.25, 1.25)
    village_house(
        (0.6, 10.2, -0.05),
        0,
        (0.40, 0.13, 0.085),
        (0.07, 0.068, 0.066),
        door=(0.60, 0.45, 0.12),
        balcony=True,
        lit=True,
    )
    village_house((12.4, 10.6, -0.05), 0, (0.56, 0.50, 0.30), (0.075, 0.06, 0.05), door=(0.04, 0.09, 0.06), lit=True)
    village_house((22.8, 10.2, -0.05), 0, (0.26, 0.34, 0.42), (0.06, 0.06, 0.065), balcony=True)
    for kind, spots in enumerate((((-4.2, 7.6, 1.0), (17, 1.0, 1.0)), ((30, 1.05, 1.1), (7, 27, 1.3), (18, 30, 1.3)))):
        tree = maple(f'street maple {kind}', 64 + kind, 10, 56000, 0.16, maple_leaves(kind, 0.3), clear=0.25)
        scatter(tree, [(x, y, -0.05) for x, y, _ in spots], shot.rng, tilt=0.02, sizes=[size for *_, size in spots])
    scatter(bush('porch bush'), [(x, 7.35, -0.1) for x in (-2.4, -1.3, 9.2, 10.2, 15.2)], shot.rng, 0.6, 0.85)
