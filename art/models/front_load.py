# A front-load container for businesses: sloping plastic lids, fork pockets on both sides, small castors.
import math

from kit.materials import plain, steel
from kit.mesh import Builder, pivot
from kit.paint import container_green
from models.sign import sign, size_sign

# Depth, height in front and height behind, in metres; all are 1.83 m (six feet) wide. Makers differ by inches.
SIZES = {'2': (0.90, 0.86, 1.06), '4': (1.27, 1.02, 1.32), '6': (1.62, 1.10, 1.50), '8': (1.78, 1.42, 1.92)}
HALF = 1.83 / 2
BOTTOM = 0.16
SLOPE_START = 0.25  # the flat strip along the back, before the lids slope down


class Box:
    """The measures that the parts share: the low front looks to -y."""

    def __init__(self, size):
        self.label = size
        self.depth, self.low, self.high = SIZES[size]
        self.front, self.back = -self.depth / 2, self.depth / 2
        self.hinge = self.back - SLOPE_START
        self.slope = math.atan2(self.high - self.low, self.hinge - self.front)
        self.pocket = min(0.74, self.low * 0.66)


def front_load(size='6', at=(0, 0, 0), turn=0):
    """A container of '2', '4', '6' or '8' yards."""
    box = Box(size)
    root = pivot('front load', at, turn)
    body(box).done('body', container_green(), 0.005, 2, root)
    lids(box, root)
    hardware(box).done('hardware', steel(), 0.003, 1, root)
    signs(box, root)
    return root


def signs(box, root):
    """The company above and the size below, across the stiffeners of the front, in letters that can be read from afar."""
    face, width = box.front - 0.042, 2 * HALF - 0.12
    low, high = BOTTOM + 0.09, box.low - 0.10
    cut = low + (high - low) * (0.48 if high - low < 0.7 else 0.40)
    size_sign(box.label, (0, face, (low + cut) / 2), 0, min(width, (cut - low) * 3.6), cut - low, root)
    sign((0, face, (cut + 0.03 + high) / 2), 0, width, high - cut - 0.03, root)


def body(box):
    b = Builder()
    outline = [
        (box.front, BOTTOM),
        (box.back, BOTTOM),
        (box.back, box.high),
        (box.hinge, box.high),
        (box.front, box.low),
    ]
    for side in (-1, 1):
        b.prism(outline, 'x', side * HALF, side * (HALF - 0.008))
        side_rims(b, box, side)
        fork_pocket(b, box, side)
        b.block((side * (HALF - 0.3), box.front + 0.05, 0.10), (side * (HALF - 0.18), box.back - 0.05, BOTTOM - 0.001))
    b.block((-HALF + 0.004, box.front + 0.002, BOTTOM + 0.003), (HALF - 0.004, box.front + 0.010, box.low - 0.003))
    b.block((-HALF + 0.004, box.back - 0.010, BOTTOM + 0.003), (HALF - 0.004, box.back - 0.002, box.high - 0.003))
    b.block((-HALF + 0.006, box.front + 0.003, BOTTOM + 0.002), (HALF - 0.006, box.back - 0.003, BOTTOM + 0.012))
    rims_and_ribs(b, box)
    return b


def side_rims(b, box, side):
    """The angle irons along the slope and the flat strip behind it."""
    length = math.hypot(box.hinge - box.front, box.high - box.low)
    b.box(
        (side * (HALF + 0.012), (box.front + box.hinge) / 2, (box.low + box.high) / 2 - 0.035),
        (0.045, length, 0.07),
        (box.slope, 0, 0),
    )
    b.block(
        (side * (HALF - 0.01), box.hinge, box.high - 0.073), (side * (HALF + 0.033), box.back - 0.004, box.high - 0.002)
    )


def fork_pocket(b, box, side):
    """The channel that a truck's fork slides into, with end plates and gussets."""
    z, near, far = box.pocket, box.front + 0.10, box.back - 0.10
    sheets = [(0, 0.09, 0.20, 0.098), (0, -0.098, 0.20, -0.09), (0.192, -0.096, 0.199, 0.096)]
    for u0, v0, u1, v1 in sheets:
        b.block((side * (HALF + u0), near, z + v0), (side * (HALF + u1), far, z + v1))
    for y in (near - 0.003, far - 0.057):
        collar = [(0, -0.125, 0.212, -0.099), (0, 0.099, 0.212, 0.125), (0.2005, -0.124, 0.2115, 0.124)]
        for u0, v0, u1, v1 in collar:
            b.block((side * (HALF + u0), y, z + v0), (side * (HALF + u1), y + 0.06, z + v1))
    for y in (box.front + 0.07, box.back - 0.07):
        b.block((side * HALF, y - 0.035, BOTTOM + 0.002), (side * (HALF + 0.035), y + 0.035, z - 0.13))
    for share in (0.28, 0.53, 0.72):
        y = box.front + box.depth * share
        outline = [(side * HALF, z - 0.1), (side * (HALF + 0.17), z - 0.1), (side * HALF, z - 0.33)]
        b.prism(outline, 'y', y - 0.004, y + 0.004)


def rims_and_ribs(b, box):
    b.block((-HALF - 0.03, box.front - 0.035, box.low - 0.075), (HALF + 0.03, box.front + 0.013, box.low))
    b.block((-HALF - 0.03, box.back - 0.013, box.high - 0.075), (HALF + 0.03, box.back + 0.035, box.high))
    for x in (-0.62, 0, 0.62):
        outline = [
            (x - 0.05, box.front + 0.001),
            (x - 0.03, box.front - 0.045),
            (x + 0.03, box.front - 0.045),
            (x + 0.05, box.front + 0.001),
        ]
        b.prism(outline, 'z', BOTTOM + 0.003, box.low - 0.07)
    for y in (box.front, box.back):
        b.block((-HALF - 0.02, y - 0.03, BOTTOM - 0.02), (HALF + 0.02, y + 0.03, BOTTOM + 0.06))


def lids(box, root):
    """Two ribbed lids of black plastic, side by side."""
    black = plain(
        'lid plastic', (0.018, 0.018, 0.019), 0.5, variation=0.3, scale=5, grain=0.3, grain_scale=120, grain_depth=0.002
    )
    length = math.hypot(box.hinge - box.front, box.high - box.low) + 0.05
    for side in (-1, 1):
        lid(side, length).done(
            'lid',
            black,
            0.008,
            2,
            root,
            at=(0, (box.front + box.hinge) / 2 - 0.015, (box.low + box.high) / 2 + 0.024),
            turn=(box.slope - 0.004, 0, 0),
        )
        strip = Builder().block(
            (side * 0.012, box.hinge - 0.01, box.high + 0.012), (side * HALF, box.back + 0.03, box.high + 0.032)
        )
        strip.done('lid strip', black, 0.006, 2, root)


def lid(side, length):
    b = Builder()
    width, x = HALF - 0.015, side * HALF / 2
    b.box((x, 0, 0), (width, length, 0.022))
    b.box((x, -length / 2 + 0.009, -0.03), (width - 0.004, 0.024, 0.075))
    for edge in (-1, 1):
        b.box((x + edge * (width / 2 - 0.015), 0, -0.022), (0.024, length - 0.006, 0.055))
    for across in (-0.28, -0.14, 0, 0.14, 0.28):
        b.box((x + across, 0, 0.014), (0.045, length * 0.82, 0.02))
    return b


def hardware(box):
    """The hinge bar with its brackets, and four castors."""
    b = Builder()
    y, z = box.back + 0.03, box.high + 0.03
    b.cylinder((-HALF - 0.02, y, z), (HALF + 0.02, y, z), 0.013, 12)
    for x in (-0.7, -0.25, 0.25, 0.7):
        b.box((x, y, z - 0.01), (0.05, 0.06, 0.07))
    for x in (-0.70, 0.70):
        for y in (box.front + 0.25, box.back - 0.25):
            b.cylinder((x - 0.03, y, 0.075), (x + 0.03, y, 0.075), 0.075, 28)
            b.box((x, y, 0.125), (0.11, 0.09, 0.045))
    return b
