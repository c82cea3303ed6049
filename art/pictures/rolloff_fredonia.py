# Fredonia: moving out of the student houses in May; a 15-yard roll-off in the driveway, a sofa and boxes at the curb, a man who carries a box to it.
import random

from kit.scatter import scatter
from kit.shot import Shot
from models.carrier import man_with_box
from models.debris import household
from models.furniture import boxes, floor_lamp, sofa
from models.person import DENIM, LIME, NAVY, Wear
from models.rolloff import rolloff
from models.street import lawn, street
from models.street_trees import hedge as row_of_bushes, tree_line
from models.trees import bush, maple, maple_leaves
from models.village_house import village_house

SHOT = Shot(
    eye=(-3.3, -6.6, 3.0),
    target=(2.85, 4.2, 1.8),
    lens=41,
    fstop=2.8,
    focus=(3.6, 4.2, 1),
    sun_azimuth=218,
    sun_elevation=42,
    sun=6.4,
    sun_color=(1, 0.90, 0.74),
    sky=0.29,
    clouds=0.8,
    exposure=-0.2,
    seed=5,
)
DRIVE = (3.7, 6.9)


def build(shot):
    street(DRIVE)
    lawn(shot, DRIVE, 60000, 26)
    rolloff('15', (5.3, 4.9, 0.02), 1.571, household, random.Random(8), 0.38)
    man_with_box((1.9, 5.2, -0.03), 1.1, Wear(LIME, NAVY, DENIM, seed=4))
    village_house(
        (-1.6, 9.2, -0.05), 0, (0.50, 0.30, 0.16), (0.075, 0.065, 0.06), door=(0.03, 0.06, 0.10), balcony=True
    )
    village_house((12.6, 9.6, -0.05), 0, (0.27, 0.38, 0.34), (0.06, 0.06, 0.065), floors=2, balcony=True)
    village_house((-12.4, 9.8, -0.05), 0, (0.66, 0.60, 0.44), (0.09, 0.07, 0.06))
    village_house((23.5, 9.4, -0.05), 0, (0.55, 0.53, 0.50), (0.05, 0.05, 0.052))
    sofa((-0.2, 0.95, -0.03), -0.22)
    boxes(
        [
            (1.27, 0.85, -0.03, 0.52, 0.2, False),
            (1.33, 0.88, 0.39, 0.42, -0.25, False),
            (1.95, 1.2, -0.03, 0.46, 0.5, True),
            (-1.75, 1.1, -0.03, 0.45, -0.3, True),
        ]
    )
    floor_lamp((-1.42, 1.5, -0.03))
    back_gardens(shot)
    trees(shot)


def back_gardens(shot):
    """A garage, a hedge and the trees of the next street close the view between the houses."""
    village_house((5.6, 33, -0.05), 0, (0.60, 0.57, 0.50), (0.07, 0.065, 0.06), width=6.4, depth=8, floors=1)
    row_of_bushes(shot, 24.5, -2, 3.2)
    tree_line(shot, 48, 110, 300, 0)


def trees(shot):
    """Street maples in fresh leaf, and bushes at the porches."""
    for kind, spots in enumerate(
        (((-7.6, 1.0, 1.0), (9.6, 1.05, 0.9)), ((18, 1.0, 1.1), (-16, 22, 1.3), (4.5, 30, 1.35), (9, 27, 1.2)))
    ):
        tree = maple(f'street maple {kind}', 60 + kind, 10, 56000, 0.16, maple_leaves(kind, 0), clear=0.27)
        scatter(tree, [(x, y, -0.05) for x, y, _ in spots], shot.rng, tilt=0.02, sizes=[size for *_, size in spots])
    hedge = bush('porch bush')
    scatter(hedge, [(x, 6.75, -0.1) for x in (-4.6, -3.5, -2.4, 9.7, 10.8, 11.9)], shot.rng, 0.6, 0.85)
