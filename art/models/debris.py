# What people throw into a roll-off: boards, drywall, cartons.
import math

from kit.materials import plain
from kit.mesh import Builder
from models.rolloff import FLOOR, SIDE


def wood():
    return plain('new wood', (0.36, 0.22, 0.115), 0.75, variation=0.35, scale=3, grain=0.4, grain_scale=40)


def debris(box, root, rng):
    """Fills a container to the brim with a remodelling job's waste."""
    grey = plain('old wood', (0.24, 0.20, 0.16), 0.85, variation=0.35, scale=3, grain=0.4, grain_scale=40)
    boards(box, rng, 26).done('boards', wood(), 0.003, 1, root)
    boards(box, rng, 20).done('boards', grey, 0.003, 1, root)
    drywall(box, rng).done('drywall', plain('drywall', (0.62, 0.60, 0.56), 0.9, variation=0.1, scale=5), 0.001, 1, root)
    cartons(box).done('cartons', plain('cardboard', (0.33, 0.215, 0.12), 0.8, variation=0.12, scale=4), 0.006, 1, root)
    rubble = plain(
        'rubble', (0.06, 0.055, 0.05), 0.95, variation=0.4, scale=20, grain=1, grain_scale=30, grain_depth=0.05
    )
    fill = Builder().block((box.x0 + 0.1, -SIDE + 0.05, FLOOR), (box.x1 - 0.1, SIDE - 0.05, box.top - 0.28))
    fill.done('rubble', rubble, 0.01, 1, root)


def boards(box, rng, count):
    b = Builder()
    for _ in range(count):
        long, around = rng.uniform(1.0, 2.4), rng.gauss(0, 0.6)
        # No board may stick through a side wall.
        room = max(0, SIDE - 0.12 - abs(math.sin(around)) * long / 2)
        x, y = rng.uniform(-0.33, 0.36) * box.length, rng.uniform(-1, 1) * min(0.65, room)
        z = box.top - rng.uniform(-0.02, 0.34)
        size = (long, rng.choice((0.09, 0.14, 0.19)), 0.038)
        turn = (rng.gauss(0, 0.25), rng.gauss(0, 0.22), around)
        b.box((off_the_ends(x, box, size, turn), y, z), size, turn)
    return b


def off_the_ends(x, box, size, turn):
    """The middle of a board along the box, moved back where an end would stick through the door or the front wall."""
    half = (math.cos(turn[2]) * math.cos(turn[1]) * size[0] + abs(math.sin(turn[2])) * size[1]) / 2
    room = max(0, box.length / 2 - 0.04 - half)
    return max(-room, min(room, x))


def drywall(box, rng):
    b = Builder()
    for _ in range(12):
        at = (rng.uniform(-0.4, 0.4) * box.length, rng.uniform(-0.6, 0.6), box.top - rng.uniform(0.05, 0.3))
        size = (rng.uniform(0.5, 1.0), rng.uniform(0.4, 0.8), 0.013)
        b.box(at, size, (rng.gauss(0, 0.4), rng.gauss(0, 0.4), rng.uniform(0, 3)))
    return b


def cartons(box):
    b = Builder()
    b.box((box.length * 0.18, 0.2, box.top - 0.02), (0.62, 0.5, 0.42), (0.15, -0.2, 0.5))
    return b.box((-box.length * 0.22, -0.25, box.top - 0.12), (0.5, 0.45, 0.4), (-0.2, 0.15, 1.0))
