# The company's name and phone in plain paint on boxes and doors: letters of mesh, the crispest that a render knows.
import math

import blf

from kit.company import NAME, PHONE
from kit.materials import plain
from kit.mesh import FONT, Builder, lettering, pivot
from kit.paint import painted

BACK = 0.008  # metres of steel behind the letters
PROUD = 0.003  # the letters stand off it, so that the two never share a plane
CAPITALS = 0.458  # how tall a capital is in a line of size 1


def white():
    return plain('letter white', (0.80, 0.80, 0.77), 0.45, variation=0.04, scale=9)


def dark():
    return plain('sign ink', (0.004, 0.035, 0.014), 0.45, variation=0.1)


def sign(at, turn, width, height, parent=None, backed=True):
    """The company's name, in one or two lines, and its phone within width x height metres around `at`; looks to -y before the turn."""
    green, faded = (0.003, 0.045, 0.016), (0.006, 0.06, 0.024)
    board = painted('board green', green, faded, wear=0.25, dirt=0.08, rust=0.10, dents=0)
    lines = max([*two_lines(NAME.upper()), PHONE], [NAME.upper(), PHONE], key=lambda each: letters(each, width, height))
    return panel(lines, at, turn, width, height, white(), board if backed else None, parent)


def size_sign(size, at, turn, width, height, parent=None):
    """The size in one line, such as 8 YARD, dark on a white plate."""
    plate = plain('plate white', (0.62, 0.62, 0.58), 0.45, variation=0.12, scale=12)
    return panel([f'{size} YARD'], at, turn, width, height, dark(), plate, parent)


def panel(lines, at, turn, width, height, ink, board=None, parent=None):
    """Lines of equal height one below the other, as large as the room allows; board is the material behind them."""
    root = pivot('sign', at, turn)
    root.parent = parent
    row, tall = height / (len(lines) + 0.25), letters(lines, width, height)
    front = -BACK if board else 0
    if board:
        half = min(width, tall * (max(map(spread, lines)) + 2)) / 2
        back = Builder().block((-half, front, -height / 2), (half, 0, height / 2))
        back.done('sign board', board, 0.002, 1, root)
    for index, line in enumerate(lines):
        z = row * ((len(lines) - 1) / 2 - index)
        lettering(line, tall / CAPITALS, (0, front - PROUD, z), (math.pi / 2, 0, 0), ink, root)
    return root


def letters(lines, width, height):
    """How tall capitals can be for these lines, one below the other, in width x height."""
    return min(height / (len(lines) + 0.25) * 0.72, 0.92 * width / max(map(spread, lines)))


def two_lines(words):
    """Words in one or two lines, so that the longer one is as short as can be."""
    parts = words.split()
    cuts = [[' '.join(parts[:at]), ' '.join(parts[at:])] for at in range(1, len(parts) + 1)]
    return [line for line in min(cuts, key=lambda lines: max(map(len, lines))) if line]


def spread(words):
    """How wide words are for capitals of height 1."""
    font = max(0, blf.load(FONT))
    blf.size(font, 1000, 72)
    return blf.dimensions(font, words)[0] / blf.dimensions(font, 'H')[1]
