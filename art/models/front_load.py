# A front-load container for businesses: sloping plastic lids, fork pockets on both sides, small castors.
import math

from kit.materials import plain, steel
from kit.mesh import Builder, lettering, pivot
from kit.paint import WHITE, container_green

# Depth, height in front and height behind, in metres; all are 1.83 m (six feet) wide. Makers differ by inches.
SIZES = {'2': (.90, .86, 1.06), '4': (1.27, 1.02, 1.32), '6': (1.62, 1.10, 1.50), '8': (1.78, 1.42, 1.92)}
HALF = 1.83 / 2
BOTTOM = .16
SLOPE_START = .25  # the flat strip along the back, before the lids slope down


class Box:
    """The measures that the parts share: the low front looks to -y."""

    def __init__(self, size):
        self.label = size
        self.depth, self.low, self.high = SIZES[size]
        self.front, self.back = -self.depth / 2, self.depth / 2
        self.hinge = self.back - SLOPE_START
        self.slope = math.atan2(self.high - self.low, self.hinge - self.front)
        self.pocket = min(.74, self.low * .66)


def front_load(size='6', at=(0, 0, 0), turn=0):
    """A container of '2', '4', '6' or '8' yards."""
    box = Box(size)
    root = pivot('front load', at, turn)
    body(box).done('body', container_green(), .005, 2, root)
    lids(box, root)
    hardware(box).done('hardware', steel(), .003, 1, root)
    white = plain('letter white', WHITE, .5, variation=.1, scale=9)
    stiffener_free = (-.31, box.front - .012, (BOTTOM + box.low) / 2 + .06)
    lettering(f'{size} YARD', .20, stiffener_free, (math.pi / 2, 0, 0), white, root, width=.85)
    return root


def body(box):
    b = Builder()
    outline = [(box.front, BOTTOM), (box.back, BOTTOM), (box.back, box.high), (box.hinge, box.high), (box.front, box.low)]
    for side in (-1, 1):
        b.prism(outline, 'x', side * HALF, side * (HALF - .008))
        side_rims(b, box, side)
        fork_pocket(b, box, side)
        b.block((side * (HALF - .3), box.front + .05, .10), (side * (HALF - .18), box.back - .05, BOTTOM - .001))
    b.block((-HALF + .004, box.front + .002, BOTTOM + .003), (HALF - .004, box.front + .010, box.low - .003))
    b.block((-HALF + .004, box.back - .010, BOTTOM + .003), (HALF - .004, box.back - .002, box.high - .003))
    b.block((-HALF + .006, box.front + .003, BOTTOM + .002), (HALF - .006, box.back - .003, BOTTOM + .012))
    rims_and_ribs(b, box)
    return b


def side_rims(b, box, side):
    """The angle irons along the slope and the flat strip behind it."""
    length = math.hypot(box.hinge - box.front, box.high - box.low)
    b.box(
        (side * (HALF + .012), (box.front + box.hinge) / 2, (box.low + box.high) / 2 - .035),
        (.045, length, .07),
        (box.slope, 0, 0),
    )
    b.block((side * (HALF - .01), box.hinge, box.high - .073), (side * (HALF + .033), box.back - .004, box.high - .002))


def fork_pocket(b, box, side):
    """The channel that a truck's fork slides into, with end plates and gussets."""
    z, near, far = box.pocket, box.front + .10, box.back - .10
    sheets = [(0, .09, .20, .098), (0, -.098, .20, -.09), (.192, -.096, .199, .096)]
    for u0, v0, u1, v1 in sheets:
        b.block((side * (HALF + u0), near, z + v0), (side * (HALF + u1), far, z + v1))
    for y in (near - .003, far - .057):
        collar = [(0, -.125, .212, -.099), (0, .099, .212, .125), (.2005, -.124, .2115, .124)]
        for u0, v0, u1, v1 in collar:
            b.block((side * (HALF + u0), y, z + v0), (side * (HALF + u1), y + .06, z + v1))
    for y in (box.front + .07, box.back - .07):
        b.block((side * HALF, y - .035, BOTTOM + .002), (side * (HALF + .035), y + .035, z - .13))
    for share in (.28, .53, .72):
        y = box.front + box.depth * share
        outline = [(side * HALF, z - .1), (side * (HALF + .17), z - .1), (side * HALF, z - .33)]
        b.prism(outline, 'y', y - .004, y + .004)


def rims_and_ribs(b, box):
    b.block((-HALF - .03, box.front - .035, box.low - .075), (HALF + .03, box.front + .013, box.low))
    b.block((-HALF - .03, box.back - .013, box.high - .075), (HALF + .03, box.back + .035, box.high))
    for x in (-.62, 0, .62):
        outline = [(x - .05, box.front + .001), (x - .03, box.front - .045), (x + .03, box.front - .045), (x + .05, box.front + .001)]
        b.prism(outline, 'z', BOTTOM + .003, box.low - .07)
    for y in (box.front, box.back):
        b.block((-HALF - .02, y - .03, BOTTOM - .02), (HALF + .02, y + .03, BOTTOM + .06))


def lids(box, root):
    """Two ribbed lids of black plastic, side by side."""
    black = plain('lid plastic', (.018, .018, .019), .5, variation=.3, scale=5, grain=.3, grain_scale=120, grain_depth=.002)
    length = math.hypot(box.hinge - box.front, box.high - box.low) + .05
    for side in (-1, 1):
        lid(side, length).done(
            'lid', black, .008, 2, root,
            at=(0, (box.front + box.hinge) / 2 - .015, (box.low + box.high) / 2 + .024), turn=(box.slope - .004, 0, 0),
        )
        strip = Builder().block((side * .012, box.hinge - .01, box.high + .012), (side * HALF, box.back + .03, box.high + .032))
        strip.done('lid strip', black, .006, 2, root)


def lid(side, length):
    b = Builder()
    width, x = HALF - .015, side * HALF / 2
    b.box((x, 0, 0), (width, length, .022))
    b.box((x, -length / 2 + .009, -.03), (width - .004, .024, .075))
    for edge in (-1, 1):
        b.box((x + edge * (width / 2 - .015), 0, -.022), (.024, length - .006, .055))
    for across in (-.28, -.14, 0, .14, .28):
        b.box((x + across, 0, .014), (.045, length * .82, .02))
    return b


def hardware(box):
    """The hinge bar with its brackets, and four castors."""
    b = Builder()
    y, z = box.back + .03, box.high + .03
    b.cylinder((-HALF - .02, y, z), (HALF + .02, y, z), .013, 12)
    for x in (-.7, -.25, .25, .7):
        b.box((x, y, z - .01), (.05, .06, .07))
    for x in (-.70, .70):
        for y in (box.front + .25, box.back - .25):
            b.cylinder((x - .03, y, .075), (x + .03, y, .075), .075, 28)
            b.box((x, y, .125), (.11, .09, .045))
    return b
