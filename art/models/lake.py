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
        swell = s.noise(s.stretch(at, (0.10, 0.30, 1)), 1.0, 4, 0.6, 0.4)
        chop = s.noise(s.stretch(at, (0.55, 1.3, 1)), 1.0, 5, 0.65, 0.5)
        ripple = s.noise(at, 3.5, 4, 0.6)
        height = s.add(s.mul(swell, 1.0), s.add(s.mul(chop, 0.45), s.mul(ripple, 0.06)))
        patches = s.ramp(s.noise(s.stretch(at, (0.004, 0.02, 1)), 1.0, 4, 0.6), 0.4, 0.65)
        color = s.mix(patches, (0.010, 0.045, 0.062), (0.020, 0.075, 0.092))
        foam = s.mul(s.ramp(chop, 0.66, 0.72), s.ramp(swell, 0.52, 0.62))
        s.surface(
            color=s.mix(s.mul(foam, 0.55), color, (0.75, 0.80, 0.80)),
            rough=s.ramp(foam, 0, 1, 0.09, 0.5),
            spec=0.3,
            normal=s.bump(height, 1.0, 0.8),
        )
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
        for row, (y, z, size) in enumerate(((-1.6, 0.15, 1.5), (0, 0.75, 1.5), (1.6, 0.15, 1.5))):
            turn_by = (index * 1.7 + row) % 3
            rock.box(
                (x + wobble * 0.4, y + wobble * 0.3, z + wobble * 0.25),
                (size, size * 0.85, 1.1),
                (turn_by * 0.2, wobble * 0.4, turn_by),
            )
    rock.done(
        'rocks', plain('breakwater rock', (0.30, 0.29, 0.27), 0.9, 0, 0.35, 1.5, 0.5, 6, hazy=True), 0.08, 1, root
    )
    white, red = Builder(), Builder()
    white.cylinder((0, 0, 0.6), (0, 0, 8.2), 1.25, 24, 0.85)
    red.cylinder((0, 0, 8.2), (0, 0, 8.45), 1.35, 24)
    red.cylinder((0, 0, 8.45), (0, 0, 9.7), 0.62, 16)
    red.cylinder((0, 0, 9.7), (0, 0, 10.6), 0.85, 16, 0.05)
    white.done('light tower', plain('light white', (0.78, 0.77, 0.74), 0.5, hazy=True), 0.02, 1, root)
    red.done('light top', plain('light red', (0.30, 0.03, 0.025), 0.5, hazy=True), 0.02, 1, root)
    return root
