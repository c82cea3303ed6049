# Fredonia: moving out of the student houses in May; a 15-yard roll-off in the driveway, a sofa and boxes at the curb.
import random

from kit.scatter import scatter
from kit.shot import Shot
from models.debris import debris
from models.furniture import boxes, floor_lamp, sofa
from models.rolloff import rolloff
from models.street import lawn, street
from models.trees import bush, maple, maple_leaves
from models.village_house import village_house

SHOT = Shot(
    eye=(-3.3, -6.2, 1.5), target=(2.3, 4.2, 1.72), lens=36, fstop=2.2, focus=(3.6, 4.2, 1),
    sun_azimuth=218, sun_elevation=42, sun=6.4, sun_color=(1, .90, .74), sky=.29, clouds=.8, exposure=-.14, seed=5,
)
DRIVE = (3.7, 6.9)


def build(shot):
    street(DRIVE)
    lawn(shot, DRIVE, 60000, 26)
    rolloff('15', (5.3, 4.9, .02), 1.571, debris, random.Random(8))
    village_house((-1.6, 9.2, -.05), 0, (.50, .30, .16), (.075, .065, .06), door=(.03, .06, .10), balcony=True)
    village_house((12.6, 9.6, -.05), 0, (.27, .38, .34), (.06, .06, .065), floors=2, balcony=True)
    village_house((-12.4, 9.8, -.05), 0, (.66, .60, .44), (.09, .07, .06))
    village_house((23.5, 9.4, -.05), 0, (.55, .53, .50), (.05, .05, .052))
    sofa((-.2, .95, -.03), -.22)
    boxes([(1.25, .85, -.03, .52, .2), (1.35, .88, .39, .42, -.25), (1.95, 1.2, -.03, .46, .5), (-1.75, 1.1, -.03, .45, -.3)])
    floor_lamp((1.0, 1.4, -.03))
    trees(shot)


def trees(shot):
    """Street maples in fresh leaf, and bushes at the porches."""
    for kind, spots in enumerate((((-7.6, 1.0, 1.0), (9.6, 1.05, .9)), ((18, 1.0, 1.1), (-16, 22, 1.3), (4.5, 30, 1.35), (9, 27, 1.2)))):
        tree = maple(f'street maple {kind}', 60 + kind, 10, 56000, .16, maple_leaves(kind, 0), clear=.27)
        scatter(tree, [(x, y, -.05) for x, y, _ in spots], shot.rng, tilt=.02, sizes=[size for *_, size in spots])
    hedge = bush('porch bush')
    scatter(hedge, [(x, 6.75, -.1) for x in (-4.6, -3.5, -2.4, 9.7, 10.8, 11.9)], shot.rng, .6, .85)
