# The roll-off page: the four sizes side by side and to scale before our shop, their doors with the numbers in front, a man beside the largest.
import math
from dataclasses import replace

from kit.mesh import FOOT
from models.person import READING, clipboard, person
from models.rolloff import SIZES, rolloff
from pictures import about

SHOT = replace(
    about.SHOT,
    eye=(-3.6, -13.6, 2.35),
    target=(-0.15, 0.6, 2.45),
    lens=36,
    fstop=4,
    focus=(0.3, -0.5, 1),
    sun_azimuth=222,
    sun_elevation=24,
    seed=7,
)
TURN = math.radians(112)  # doors to the camera, at a slant that shows each one's length
# The middle of each door: each stands a step before the one to its left, so that none covers another.
PLACES = {'10': (-4.75, 1.5), '15': (-1.60, 0.5), '20': (1.60, -0.5), '30': (4.85, -1.5)}


def build(shot):
    height = about.yard(shot, (6.5, 25), empties=False)
    for size, (x, y) in PLACES.items():
        half = SIZES[size][0] * FOOT / 2
        at = (x + math.cos(TURN) * half, y + math.sin(TURN) * half)
        rolloff(size, (*at, height(*at)), TURN, word=0.24, plate=1.5)
    clipboard(person((2.95, -2.35, height(2.95, -2.35)), math.pi / 2 - 0.05, READING))
