# A roll-off container in the proportions of the trade: ribbed sides, barn door, rollers, hook plate.
import math

from kit.materials import plain, steel
from kit.mesh import FOOT, Builder, lettering, pivot
from kit.paint import container_green

# Inside length and height in feet, as container_specs in pages.yaml has them; all are 8 feet wide.
SIZES = {'10': (12, 3.5), '15': (16, 4.5), '20': (20, 4), '30': (20, 6)}
HALF_WIDTH = 4 * FOOT
SIDE = HALF_WIDTH - .085  # where the side sheets stand
FLOOR = .29
RAIL = .12


class Box:
    """The measures of one container that its parts share: x runs along it, the door is at x0."""

    def __init__(self, size):
        length, height = SIZES[size]
        self.label = size
        self.length, self.height = length * FOOT, height * FOOT
        self.x0, self.x1 = -self.length / 2, self.length / 2
        self.top = FLOOR + self.height
        self.bays = max(4, round((self.length - .5) / .61))
        self.bay = (self.length - .58) / self.bays

    def rib(self, index):
        return self.x0 + .30 + self.bay * index


def rolloff(size, at=(0, 0, 0), turn=0, load=None, rng=None):
    """A container of '10', '15', '20' or '30' yards; its door looks to -x before the turn (radians)."""
    box = Box(size)
    root = pivot('rolloff', at, turn)
    green = container_green()
    for name, make, bevel in (('body', body, .007), ('door', door, .007), ('hinges', hinges, .004), ('fittings', fittings, .003)):
        make(box).done(name, green, bevel, 2, root)
    rollers(box).done('rollers', steel(), .008, 2, root)
    markings(box, root)
    if load:
        load(box, root, rng)
    return root


def body(box):
    b = Builder()
    x0, x1, top = box.x0, box.x1, box.top
    b.block((x0 + .02, -SIDE, FLOOR - .02), (x1, SIDE, FLOOR))
    for side in (-1, 1):
        side_wall(b, box, side)
    front_wall(b, box)
    b.block((x0 - .02, -SIDE - .05, FLOOR - .13), (x0 + .10, SIDE + .05, FLOOR - .005))
    understructure(b, box)
    b.prism([(x1 + .05, .27), (x1 + .05, .62), (x1 + .17, .40), (x1 + .17, .27)], 'y', -.16, .16)
    return b


def side_wall(b, box, side):
    """Sheet, rails above and below, ribs between, posts at the corners."""
    x0, x1, top = box.x0, box.x1, box.top
    b.block((x0 + .05, side * SIDE, FLOOR - .02), (x1 - .03, side * (SIDE - .008), top - .05))
    b.block((x0, side * (SIDE - .02), FLOOR - .11), (x1, side * (SIDE + .06), FLOOR + .02))
    b.block((x0, side * (SIDE - .035), top - RAIL), (x1, side * (HALF_WIDTH + .005), top))
    inner, outer = side * (SIDE - .002), side * (HALF_WIDTH - .01)
    for index in range(box.bays + 1):
        x = box.rib(index)
        outline = [(x - .065, inner), (x - .038, outer), (x + .038, outer), (x + .065, inner)]
        b.prism(outline, 'z', FLOOR - .097, top - RAIL + .005)
    for x in (x0 + .049, x1 - .05):
        b.box((x, side * (SIDE + .022), (FLOOR - .1 + top) / 2), (.113, .137, top - FLOOR + .107))


def front_wall(b, box):
    x1, top = box.x1, box.top
    b.block((x1 - .01, -SIDE, FLOOR - .02), (x1 - .03, SIDE, top - .03))
    b.block((x1 - .05, -SIDE, top - RAIL), (x1 + .05, SIDE, top - .002))
    for index in range(5):
        y = -SIDE + .25 + (2 * SIDE - .5) * index / 4
        b.block((x1 - .012, y - .04, FLOOR - .095), (x1 + .06, y + .04, top - RAIL))


def understructure(b, box):
    """Two long rails with a sloping nose, and cross members."""
    x0, x1 = box.x0, box.x1
    for side in (-1, 1):
        b.block((x0 + .02, side * .50, .12), (x1 - .35, side * .565, .27))
        b.prism([(x1 - .35, .12), (x1 - .35, .27), (x1 + .12, .27), (x1 + .02, .20)], 'y', side * .50, side * .565)
    for index in range(int(box.length / .45)):
        x = x0 + .3 + index * .45
        b.block((x, -SIDE, FLOOR - .10), (x + .05, SIDE, FLOOR - .023))


def door(box):
    """One wide door of sheet steel with a frame and two or three stiffeners."""
    b = Builder()
    x, top = box.x0 - .012, box.top
    b.block((x - .004, -SIDE + .03, FLOOR + .01), (x + .006, SIDE - .03, top - .02))
    for z, height in ((FLOOR + .06, .11), (top - .075, .12)):
        b.block((x - .075, -SIDE + .02, z - height / 2), (x, SIDE - .02, z + height / 2))
    bars = 2 if box.height < 1.5 else 3
    for index in range(bars):
        z = FLOOR + .06 + (box.height - .135) * (index + 1) / (bars + 1)
        outline = [(x - .002, z - .07), (x - .065, z - .04), (x - .065, z + .04), (x - .002, z + .07)]
        b.prism(outline, 'y', -SIDE + .06, SIDE - .06)
    for y in (-SIDE + .075, SIDE - .075):
        b.block((x - .072, y - .052, FLOOR + .023), (x, y + .052, top - .023))
    b.block((x - .068, -.05, FLOOR + .05), (x - .004, .05, top - .05))
    return b


def hinges(box):
    """Hinges on one side; on the other the latch bar with its long lever."""
    b = Builder()
    x, top = box.x0 - .012, box.top
    middle = (FLOOR + top) / 2
    for z in (FLOOR + .16, middle, top - .17):
        b.cylinder((x - .045, -SIDE - .058, z - .075), (x - .045, -SIDE - .058, z + .075), .026, 16)
        b.block((x - .091, -SIDE - .064, z - .042), (x - .073, -SIDE + .28, z + .042))
    b.cylinder((x - .055, SIDE + .048, FLOOR - .02), (x - .055, SIDE + .048, top - .06), .021, 14)
    for z in (FLOOR + .12, middle, top - .20):
        b.box((x - .05, SIDE + .033, z), (.089, .10, .075))
    handle = FLOOR + .47
    b.tube([(x - .055, SIDE + .06, handle + .03), (x + .10, SIDE + .115, handle + .01), (x + .42, SIDE + .115, handle - .02)], .014)
    b.box((box.x0 + .40, SIDE + .10, handle - .02), (.05, .06, .10))
    return b


def axle_places(box):
    return [(x, side) for side in (-1, 1) for x in (box.x0 + .16, box.x1 - .62)]


def rollers(box):
    b = Builder()
    for x, side in axle_places(box):
        b.cylinder((x, side * .8 - .12, .105), (x, side * .8 + .12, .105), .105, 36)
        b.cylinder((x, side * .8 - .17, .105), (x, side * .8 + .17, .105), .03, 14)
    x1 = box.x1
    b.tube([(x1 + .17, -.12, .36), (x1 + .27, -.12, .36), (x1 + .27, .12, .36), (x1 + .17, .12, .36)], .02, 10)
    return b


def fittings(box):
    """Roller brackets, a ladder at the front of each side, and hooks for the tarp."""
    b = Builder()
    for x, side in axle_places(box):
        for dy in (-.15, .15):
            y = side * .8 + dy
            b.prism([(x - .11, .29), (x + .11, .29), (x + .05, .08), (x - .05, .08)], 'y', y - .008, y + .008)
    for side in (-1, 1):
        ladder(b, box, side)
        tarp_hooks(b, box, side)
    return b


def ladder(b, box, side):
    x = box.x1 - .55
    for step in range(5):
        z = FLOOR + .30 + step * .32
        if z < box.top - .2:
            near, out = side * SIDE, side * (HALF_WIDTH + .03)
            b.tube([(x - .17, near, z), (x - .17, out, z), (x + .17, out, z), (x + .17, near, z)], .0125, 8)


def tarp_hooks(b, box, side):
    count = max(4, int(box.length / .75))
    z = box.top - RAIL
    for index in range(count):
        x = box.x0 + .62 + (box.length - 1.2) * index / (count - 1)
        points = [(-.01, -.03), (.045, -.045), (.05, .03)]
        b.tube([(x, side * (HALF_WIDTH + dy), z + dz) for dy, dz in points], .008, 6)


def markings(box, root):
    """The size on a plate on each side and on the door, and the reflecting tape that the road wants."""
    white = plain('plate white', (.62, .62, .58), .45, variation=.12, scale=12)
    red = plain('tape red', (.42, .02, .015), .35)
    for side in (-1, 1):
        size_plate(box, root, side, white)
    tape = [(Builder(), red), (Builder(), white)]
    for side in (-1, 1):
        for index in range(0, box.bays, 2):
            x = box.rib(index + .5)
            for shift, (b, _) in zip((-.115, .115), tape):
                y = side * (SIDE + .061)
                b.block((x + shift - .11, y, FLOOR - .075), (x + shift + .11, y + side * .0016, FLOOR - .025))
    for index in range(6):
        y, x = -.75 + index * .3, box.x0 - .0895
        tape[index % 2][0].block((x - .0015, y - .148, FLOOR + .035), (x, y + .148, FLOOR + .085))
    for b, material in tape:
        b.done('tape', material, 0, 1, root)
    z = FLOOR + .06 + (box.height - .135) * .5
    lettering(box.label, min(.52, box.height * .40), (box.x0 - .094, 0, z), (math.pi / 2, 0, -math.pi / 2), white, root)


def size_plate(box, root, side, white):
    """A white plate over two bays, mounted on the ribs."""
    x = box.rib(box.bays // 2)
    half_width, half_height = box.bay * .95, min(.46, box.height * .42) / 2
    z = FLOOR + .5 * (box.height - RAIL)
    face = HALF_WIDTH - .004
    plate = Builder().block((x - half_width, side * (HALF_WIDTH - .012), z - half_height), (x + half_width, side * face, z + half_height))
    plate.done('plate', white, .002, 1, root)
    ink = plain('plate ink', (.006, .05, .02), .45, variation=.1)
    turn = (math.pi / 2, 0, 0 if side < 0 else math.pi)
    lettering(box.label + ' YARD', half_height * 1.72, (x, side * (face + .002), z), turn, ink, root, width=.9)
