# What people throw into a roll-off: boards, drywall, cartons.
import math

from kit.materials import plain
from kit.mesh import Builder
from models.rolloff import FLOOR, SIDE


def wood():
    return plain('new wood', (.36, .22, .115), .75, variation=.35, scale=3, grain=.4, grain_scale=40)


def debris(box, root, rng):
    """Fills a container to the brim with a remodelling job's waste."""
    grey = plain('old wood', (.24, .20, .16), .85, variation=.35, scale=3, grain=.4, grain_scale=40)
    boards(box, rng, 26).done('boards', wood(), .003, 1, root)
    boards(box, rng, 20).done('boards', grey, .003, 1, root)
    drywall(box, rng).done('drywall', plain('drywall', (.62, .60, .56), .9, variation=.1, scale=5), .001, 1, root)
    cartons(box).done('cartons', plain('cardboard', (.33, .215, .12), .8, variation=.12, scale=4), .006, 1, root)
    rubble = plain('rubble', (.06, .055, .05), .95, variation=.4, scale=20, grain=1, grain_scale=30, grain_depth=.05)
    fill = Builder().block((box.x0 + .1, -SIDE + .05, FLOOR), (box.x1 - .1, SIDE - .05, box.top - .28))
    fill.done('rubble', rubble, .01, 1, root)


def boards(box, rng, count):
    b = Builder()
    for _ in range(count):
        long, around = rng.uniform(1.0, 2.4), rng.gauss(0, .6)
        # No board may stick through a side wall.
        room = max(0, SIDE - .12 - abs(math.sin(around)) * long / 2)
        at = (rng.uniform(-.33, .36) * box.length, rng.uniform(-1, 1) * min(.65, room), box.top - rng.uniform(-.02, .34))
        size = (long, rng.choice((.09, .14, .19)), .038)
        b.box(at, size, (rng.gauss(0, .25), rng.gauss(0, .22), around))
    return b


def drywall(box, rng):
    b = Builder()
    for _ in range(12):
        at = (rng.uniform(-.4, .4) * box.length, rng.uniform(-.6, .6), box.top - rng.uniform(.05, .3))
        size = (rng.uniform(.5, 1.0), rng.uniform(.4, .8), .013)
        b.box(at, size, (rng.gauss(0, .4), rng.gauss(0, .4), rng.uniform(0, 3)))
    return b


def cartons(box):
    b = Builder()
    b.box((box.length * .18, .2, box.top - .02), (.62, .5, .42), (.15, -.2, .5))
    return b.box((-box.length * .22, -.25, box.top - .12), (.5, .45, .4), (-.2, .15, 1.0))
