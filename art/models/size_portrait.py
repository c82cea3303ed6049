# The set-up that the portraits of the four roll-off sizes share, so that they can be compared.
from kit.mesh import FOOT
from kit.shot import Shot
from models.gravel_yard import gravel_yard
from models.rolloff import SIZES, rolloff
from models.staff import staff

REAR = -3.2  # every container's door stands at this x


def portrait_shot():
    return Shot(
        eye=(-8.6, -8.2, 1.55), target=(-.88, .33, 1.08), lens=56, fstop=2.4, focus=(-2.4, -1.2, 1),
        sun_azimuth=160, sun_elevation=23, sun_color=(1, .78, .53), exposure=.08,
    )


def build_portrait(shot, size):
    gravel_yard(shot, [[(63, 44, 1.1)], [(38, 48, 1.1)], [(31, 42, 1.0)]])
    length = SIZES[size][0] * FOOT
    rolloff(size, (REAR + length / 2, 0, 0))
    staff((REAR - .75, -1.05, 0), -.75)
