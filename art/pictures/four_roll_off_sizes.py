# The roll-off page: the four sizes in a row and to scale, their long sides in view, beside a staff of six feet.
import math

from kit.mesh import FOOT
from kit.shot import Shot
from models.gravel_yard import gravel_yard
from models.rolloff import SIZES, rolloff
from models.staff import staff

SHOT = Shot(
    eye=(4.0, -16.3, 3.0),
    target=(0.75, 8.0, 4.4),
    lens=24.8,
    fstop=5.6,
    focus=(0.3, 6.0, 1),
    sun_azimuth=208,
    sun_elevation=25,
    sun=7.5,
    sun_color=(1, 0.80, 0.56),
    exposure=0.0,
)
TURN = math.radians(26)  # at a slant, so that each shows its gate, but far more of its length
# The middle of each door: from where the camera stands, no container covers another.
PLACES = {'10': (-12.45, 5.3), '15': (-7.14, 5.3), '20': (-0.72, 5.3), '30': (6.68, 5.3)}


def build(shot):
    trees = [[(119, 42, 1.45), (87, 40, 1.5)], [(107, 48, 1.75), (70.5, 42, 1.55)], [(97, 43, 1.6), (78, 50, 1.8)]]
    gravel_yard(shot, trees, (0, 0.10))
    for size, (x, y) in PLACES.items():
        half = SIZES[size][0] * FOOT / 2
        rolloff(size, (x + math.cos(TURN) * half, y + math.sin(TURN) * half, 0), TURN)
    staff((13.2, 5.9, 0), 0.3)
