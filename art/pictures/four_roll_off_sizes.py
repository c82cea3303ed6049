# The roll-off page: the four sizes side by side and to scale, their doors with the numbers in front, a man beside the largest.
import math

from kit.mesh import FOOT
from kit.shot import Shot
from models.gravel_yard import gravel_yard
from models.person import READING, clipboard, person
from models.rolloff import SIZES, rolloff

SHOT = Shot(
    eye=(-3.6, -13.6, 2.9),
    target=(-0.25, 0.6, 1.05),
    lens=35,
    fstop=0.9,
    focus=(0.3, -0.5, 1),
    sun_azimuth=216,
    sun_elevation=25,
    sun=7.5,
    sun_color=(1, 0.80, 0.56),
    exposure=0.0,
)
TURN = math.radians(112)  # doors to the camera, at a slant that shows each one's length
# The middle of each door: each stands a step before the one to its left, so that none covers another.
PLACES = {'10': (-4.75, 1.5), '15': (-1.60, 0.5), '20': (1.60, -0.5), '30': (4.85, -1.5)}


def build(shot):
    trees = [[(96, 34, 1.2), (66, 36, 1.3)], [(84, 40, 1.5), (54, 38, 1.3)], [(75, 37, 1.35), (60, 44, 1.5)]]
    gravel_yard(shot, trees, (0, 0.10))
    for size, (x, y) in PLACES.items():
        half = SIZES[size][0] * FOOT / 2
        rolloff(size, (x + math.cos(TURN) * half, y + math.sin(TURN) * half, 0), TURN, word=0.24, plate=1.5)
    clipboard(person((2.95, -2.35, 0), math.pi / 2 - 0.05, READING))
