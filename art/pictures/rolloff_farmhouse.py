# The home page: a loaded 20-yard roll-off on a farmhouse’s gravel drive, and the truck that backs up to it, waved in by a man.
import math
import random

from kit.mesh import Builder
from kit.shot import Shot
from models.barn import barn
from models.country import gravel, meadow, near_trees, on_ground, terrain, woods
from models.debris import debris, wood
from models.house import farmhouse
from models.person import GUIDING, OATMEAL, Wear, person
from models.roll_off_truck import rolloff_truck
from models.rolloff import rolloff

SHOT = Shot(
    eye=(-8.9, -8.7, 2.5),
    target=(1.05, -0.65, 1.75),
    lens=42,
    fstop=2.8,
    focus=(-2.0, -1.2, 1),
    sun_azimuth=166,
    sun_elevation=20,
    sun_color=(1, 0.78, 0.53),
    sky=0.25,
    clouds=0.95,
    exposure=0.05,
)


def build(shot):
    terrain()
    gravel(shot)
    meadow(shot)
    rolloff('20', load=debris, rng=random.Random(5))
    planks()
    rolloff_truck(on_ground(12.15, -0.2), 0.02)
    person(on_ground(4.5, -2.9), math.pi / 2 - 0.2, GUIDING, Wear(top=OATMEAL))
    near_trees(
        shot,
        [
            [(66, 37, 1.1), (29.5, 72, 1.25)],
            [(59, 68, 1.25), (25.5, 62, 1.15), (70, 52, 1.1)],
            [(50, 80, 1.2), (64, 70, 1.3), (45.5, 120, 1.2)],
        ],
    )
    woods(shot)
    farmhouse(on_ground(*shot.polar(55, 45)))
    barn(on_ground(*shot.polar(40.3, 76), -0.3), 0.35)


def planks():
    """Boards under the rollers spare the drive."""
    b = Builder()
    for side in (-1, 1):
        b.box((-2.75, side * 0.8, 0), (1.1, 0.30, 0.05), (0, 0, side * 0.02))
    b.done('plank', wood(), 0.004, 1)
