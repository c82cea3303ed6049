# A man who carries waste to a container: boards or a post on his shoulder, a moving box before him.
from dataclasses import replace

from mathutils import Matrix, Vector

from kit.materials import plain
from kit.mesh import Builder, pivot
from models.debris import wood
from models.furniture import boxes
from models.person import WALKING, Wear, person


def shouldering(side):
    """A hand up to what lies on his left (1) or right (-1) shoulder."""
    hand = ((side * 0.355, -0.30, 1.375), (side * 0.6, -0.1, -1), 'grip', (-side * 0.12, -0.1, 1), (-side, 0, 0))
    return replace(WALKING, lean=0.10, twist=0, **{'left_hand' if side > 0 else 'right_hand': hand})


HOLDING = replace(
    WALKING,
    lean=0.05,
    twist=0,
    left_hand=((0.265, -0.34, 0.95), (1, 0.8, -0.4), 'loose', (-0.05, -1, -0.15), (-1, 0, 0.2)),
    right_hand=((-0.265, -0.34, 0.95), (-1, 0.8, -0.4), 'loose', (0.05, -1, -0.15), (1, 0, 0.2)),
)


def man_with_boards(at, turn=0, wear=Wear(), side=-1):
    """Two boards lie on his left (1) or right (-1) shoulder; he walks to -y before the turn (radians)."""
    b = Builder().box((side * 0.235, -0.08, 1.470), (0.18, 2.3, 0.036), (0.03, 0, 0.01))
    b.box((side * 0.240, 0.05, 1.512), (0.14, 2.0, 0.036), (0.03, 0, -0.03))
    shoulder(at, turn, wear, side, b, wood())


def man_with_post(at, turn=0, wear=Wear(), side=-1):
    """As with boards, but it is an old post of a vineyard."""
    b = Builder().cylinder((side * 0.235, -1.15, 1.54), (side * 0.235, 1.05, 1.47), 0.048, 16)
    grey = plain('old post', (0.24, 0.20, 0.16), 0.85, variation=0.35, scale=3, grain=0.4, grain_scale=40)
    shoulder(at, turn, wear, side, b, grey)


def shoulder(at, turn, wear, side, load, material):
    person(at, turn, shouldering(side), wear)
    load.done('shouldered', material, 0.003, 1, pivot('load', at, turn))


def man_with_box(at, turn=0, wear=Wear()):
    """A moving box before him; he walks to -y before the turn (radians)."""
    person(at, turn, HOLDING, wear)
    x, y, z = Vector(at) + Matrix.Rotation(turn, 3, 'Z') @ Vector((0, -0.40, 0.84))
    boxes([(x, y, z, 0.46, turn, False)])
