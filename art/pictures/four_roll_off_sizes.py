# The roll-off page: the four sizes side by side and to scale, beside a staff of six feet.
import math

from kit.mesh import FOOT
from kit.shot import Shot
from models.gravel_yard import gravel_yard
from models.rolloff import SIZES, rolloff
from models.staff import staff

SHOT = Shot(
    eye=(-9.6, -11.2, 2.5),
    target=(-1.62, 1.3, 1.8),
    lens=33,
    fstop=3.5,
    focus=(-1.5, 0, 1),
    sun_azimuth=150,
    sun_elevation=22,
    sun=7.5,
    sun_color=(1, 0.78, 0.53),
    exposure=0.1,
)
STEP = 3.7  # metres from one container's middle to the next


def build(shot):
    gravel_yard(shot, [[(66, 44, 1.1)], [(38, 42, 1.0)], [(27, 46, 1.15)]])
    for index, size in enumerate(SIZES):
        length = SIZES[size][0] * FOOT
        rolloff(size, (-5.7 + STEP * index, length / 2, 0), math.pi / 2)
    staff((-3.85, -0.35, 0), -0.6)
