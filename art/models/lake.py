# Lake Erie: water to the horizon with small waves, a stony shore, and a breakwater with its light.
import math

from kit.materials import plain
from kit.mesh import Builder, pivot
from kit.shader import Shader, once


def water():
    """Blue-green water with wind waves in three sizes; without haze, which would bleach it to the sky's colour."""

    def make(name):
        s = Shader(name)
        at = s.world()
        swell = s.noise(s.stretch(at, (.10, .30, 1)), 1.0, 4, .6, .4)
        chop = s.noise(s.stretch(at, (.55, 1.3, 1)), 1.0, 5, .65, .5)
        ripple = s.noise(at, 3.5, 4, .6)
        height = s.add(s.mul(swell, 1.0), s.add(s.mul(chop, .45), s.mul(ripple, .06)))
        patches = s.ramp(s.noise(s.stretch(at, (.004, .02, 1)), 1.0, 4, .6), .4, .65)
        color = s.mix(patches, (.010, .045, .062), (.020, .075, .092))
        foam = s.mul(s.ramp(chop, .66, .72), s.ramp(swell, .52, .62))
        s.surface(color=s.mix(s.mul(foam, .55), color, (.75, .80, .80)), rough=s.ramp(foam, 0, 1, .09, .5), spec=.3,
                  normal=s.bump(height, 1.0, .8))
        return s.material

    return once('water', make)


def lake(shore, level=-1.6, reach=5500):
    """Water from y = shore outwards, `level` metres above (below) the street."""
    b = Builder()
    b.block((-reach, shore, level - 1), (reach, reach, level))
    return b.done('lake', water(), 0)


def breakwater(at, turn=0, length=120):
    """A low wall of rock with a small white light at its end."""
    root = pivot('breakwater', at, turn)
    rock = Builder()
    count = int(length / 1.1)
    for index in range(count):
        x = length * index / count
        wobble = math.sin(index * 12.9898) * 43758.5453 % 1
        for row, (y, z, size) in enumerate(((-1.6, .15, 1.5), (0, .75, 1.5), (1.6, .15, 1.5))):
            turn_by = (index * 1.7 + row) % 3
            rock.box((x + wobble * .4, y + wobble * .3, z + wobble * .25), (size, size * .85, 1.1), (turn_by * .2, wobble * .4, turn_by))
    rock.done('rocks', plain('breakwater rock', (.30, .29, .27), .9, 0, .35, 1.5, .5, 6, hazy=True), .08, 1, root)
    white, red = Builder(), Builder()
    white.cylinder((0, 0, .6), (0, 0, 8.2), 1.25, 24, .85)
    red.cylinder((0, 0, 8.2), (0, 0, 8.45), 1.35, 24)
    red.cylinder((0, 0, 8.45), (0, 0, 9.7), .62, 16)
    red.cylinder((0, 0, 9.7), (0, 0, 10.6), .85, 16, .05)
    white.done('light tower', plain('light white', (.78, .77, .74), .5, hazy=True), .02, 1, root)
    red.done('light top', plain('light red', (.30, .03, .025), .5, hazy=True), .02, 1, root)
    return root
