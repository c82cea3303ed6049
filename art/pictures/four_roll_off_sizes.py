# The roll-off page: the four sizes side by side and to scale, their long sides in view, beside a staff of six feet.
import math

from kit.mesh import FOOT
from kit.shot import Shot
from models.gravel_yard import gravel_yard
from models.rolloff import SIZES, rolloff
from models.staff import staff

SHOT = Shot(
    eye=(2.6, -16.0, 3.5),
    target=(0.15, 2.6, 2.35),
    lens=35.5,
    fstop=5.6,
    focus=(0.3, 1.2, 1),
    sun_azimuth=166,
    sun_elevation=24,
    sun=7.5,
    sun_color=(1, 0.80, 0.56),
    exposure=0.0,
)
TURN = math.radians(52)  # parked at a slant, as in a yard, so that each shows its length
PLACES = {'10': (-7.5, 1.1), '15': (-4.0, 1.4), '20': (0.1, 1.7), '30': (4.7, 2.1)}  # the middle of each door


def build(shot):
    gravel_yard(shot, [[(112, 42, 1.1)], [(84, 44, 1.0)], [(97, 48, 1.15)]])
    for size, (x, y) in PLACES.items():
        half = SIZES[size][0] * FOOT / 2
        rolloff(size, (x + math.cos(TURN) * half, y + math.sin(TURN) * half, 0), TURN)
    staff((3.25, 2.2, 0), 0.25)
