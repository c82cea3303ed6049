# About us: the roll-off truck in the gravel yard before the shop, early in the morning; the driver and a man with a clipboard beside it.
import math
import random

from kit.company import NAME
from kit.shot import Shot
from models.buildings import steel_shop
from models.land import grass, ground, hills, stones, terrain, woods
from models.loaded import loaded_truck
from models.person import BOARDING, DENIM, OATMEAL, READING, Wear, clipboard, person
from models.rolloff import rolloff
from models.trees import conifer, maple, maple_leaves
from kit.scatter import scatter

SHOT = Shot(
    eye=(-9.2, -8.6, 1.55),
    target=(-0.55, 1.8, 2.06),
    lens=45,
    fstop=2.8,
    focus=(-1.6, -0.6, 1.3),
    sun_azimuth=248,
    sun_elevation=15,
    sun=7.2,
    sun_color=(1, 0.76, 0.50),
    sky=0.27,
    clouds=1.0,
    exposure=0.0,
    seed=3,
)
YARD_EDGE = 42
EMPTIES = (('10', -11, 22), ('10', -11, 22), ('30', -14.5, 27), ('15', -18, 25))


def build(shot):
    height = yard(shot, (8.4, 23.1))
    loaded_truck('20', (-3.0, -1.0, height(-3, -1)), 3.55, rng=random.Random(4))
    people(height)


def people(height):
    """The driver with a hand on the grab rail of his cab, and the man who gives him the day's stops."""
    place = lambda x, y: (x, y, height(x, y) + 0.01)
    person(
        place(-0.63, -1.70),
        math.pi + 0.40,
        BOARDING,
        Wear(beanie=True, hat=(0.03, 0.03, 0.03), top=(0.09, 0.012, 0.012)),
    )
    other = person(place(0.22, -2.66), math.pi + 0.69, READING, Wear(seed=5, top=OATMEAL, trousers=DENIM))
    clipboard(other)


def yard(shot, shop=(8, 27), empties=True):
    """The gravel yard with the shop at that place, empty containers (or none) and trees around it; gives how high the ground is."""
    height = hills(flat=75, dip=2, ridge=120)
    terrain(
        height,
        ground(
            'yard ground',
            'autumn',
            lambda s, x, y: s.mul(
                s.ramp(s.add(y, s.mul(s.noise(s.world(), 0.3, 4), 4)), YARD_EDGE, YARD_EDGE + 2, 1, 0), 1.0
            ),
        ),
    )
    stones(shot, height, lambda x, y: y < YARD_EDGE, 42000)
    grass(shot, height, lambda x, y: y > YARD_EDGE + 2, 'autumn', 0.3, 16000, 40, 90)
    steel_shop((*shop, 0.1), 0.12, 4, NAME.upper(), sign_x=-1.0)
    for index, (size, x, y) in enumerate(EMPTIES if empties else ()):
        rolloff(size, (x, y, (1.1 if index == 1 else 0) + height(x, y)), 1.35 + 0.05 * index)
    trees(shot, height)
    woods(
        shot,
        height,
        [maple(f'far maple {k}', 30 + k, 13, 3600, 0.5, maple_leaves(k, 0.3)) for k in range(3)]
        + [conifer('far spruce', 3)],
        6000,
    )
    return height


def trees(shot, height):
    """Maples behind the shop and at the yard's left edge."""
    for kind, group in enumerate(
        (((84, 58, 1.2), (38, 72, 1.3)), ((77, 66, 1.3), (31, 60, 1.1), (62, 74, 1.35)), ((70, 62, 1.1), (24, 66, 1.2)))
    ):
        tree = maple(f'maple {kind}', 10 + kind, 12, 52000, 0.19, maple_leaves(kind, 0.35))
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
