# A roll-off container in the proportions of the trade: ribbed sides, barn door, rollers, hook plate.
import math

from kit.materials import plain, steel
from kit.mesh import FOOT, Builder, lettering, pivot
from kit.paint import container_green
from models.sign import sign

# Inside length and height in feet, as container_specs in pages.yaml has them; all are 8 feet wide.
SIZES = {'10': (12, 3.5), '15': (16, 4.5), '20': (20, 4), '30': (20, 6)}
HALF_WIDTH = 4 * FOOT
SIDE = HALF_WIDTH - 0.085  # where the side sheets stand
FLOOR = 0.29
RAIL = 0.12


class Box:
    """The measures of one container that its parts share: x runs along it, the door is at x0."""

    def __init__(self, size):
        length, height = SIZES[size]
        self.label = size
        self.length, self.height = length * FOOT, height * FOOT
        self.x0, self.x1 = -self.length / 2, self.length / 2
        self.top = FLOOR + self.height
        self.bays = max(4, round((self.length - 0.5) / 0.61))
        self.bay = (self.length - 0.58) / self.bays

    def rib(self, index):
        return self.x0 + 0.30 + self.bay * index


def rolloff(size, at=(0, 0, 0), turn=0, load=None, rng=None, word=0.29, plate=1.0):
    """A container of '10', '15', '20' or '30' yards, its door to -x before the turn (radians); word is YARD's share of a plate's height, plate makes the door's larger, and leaves out the signs on the sides."""
    box = Box(size)
    root = pivot('rolloff', at, turn)
    green = container_green()
    for name, make, bevel in (
        ('body', body, 0.007),
        ('door', door, 0.007),
        ('hinges', hinges, 0.004),
        ('fittings', fittings, 0.003),
    ):
        make(box).done(name, green, bevel, 2, root)
    rollers(box).done('rollers', steel(), 0.008, 2, root)
    markings(box, root, word, plate)
    if load:
        load(box, root, rng)
    return root


def body(box):
    b = Builder()
    x0, x1, top = box.x0, box.x1, box.top
    b.block((x0 + 0.02, -SIDE, FLOOR - 0.02), (x1, SIDE, FLOOR))
    for side in (-1, 1):
        side_wall(b, box, side)
    front_wall(b, box)
    b.block((x0 - 0.02, -SIDE - 0.05, FLOOR - 0.13), (x0 + 0.10, SIDE + 0.05, FLOOR - 0.005))
    understructure(b, box)
    b.prism([(x1 + 0.05, 0.27), (x1 + 0.05, 0.62), (x1 + 0.17, 0.40), (x1 + 0.17, 0.27)], 'y', -0.16, 0.16)
    return b


def side_wall(b, box, side):
    """Sheet, rails above and below, ribs between, posts at the corners."""
    x0, x1, top = box.x0, box.x1, box.top
    b.block((x0 + 0.05, side * SIDE, FLOOR - 0.02), (x1 - 0.03, side * (SIDE - 0.008), top - 0.05))
    b.block((x0, side * (SIDE - 0.02), FLOOR - 0.11), (x1, side * (SIDE + 0.06), FLOOR + 0.02))
    b.block((x0, side * (SIDE - 0.035), top - RAIL), (x1, side * (HALF_WIDTH + 0.005), top))
    inner, outer = side * (SIDE - 0.002), side * (HALF_WIDTH - 0.01)
    for index in range(box.bays + 1):
        x = box.rib(index)
        outline = [(x - 0.065, inner), (x - 0.038, outer), (x + 0.038, outer), (x + 0.065, inner)]
        b.prism(outline, 'z', FLOOR - 0.097, top - RAIL + 0.005)
    for x in (x0 + 0.049, x1 - 0.05):
        b.box((x, side * (SIDE + 0.022), (FLOOR - 0.1 + top) / 2), (0.113, 0.137, top - FLOOR + 0.107))


def front_wall(b, box):
    x1, top = box.x1, box.top
    b.block((x1 - 0.01, -SIDE, FLOOR - 0.02), (x1 - 0.03, SIDE, top - 0.03))
    b.block((x1 - 0.05, -SIDE, top - RAIL), (x1 + 0.05, SIDE, top - 0.002))
    for index in range(5):
        y = -SIDE + 0.25 + (2 * SIDE - 0.5) * index / 4
        b.block((x1 - 0.012, y - 0.04, FLOOR - 0.095), (x1 + 0.06, y + 0.04, top - RAIL))


def understructure(b, box):
    """Two long rails with a sloping nose, and cross members."""
    x0, x1 = box.x0, box.x1
    for side in (-1, 1):
        b.block((x0 + 0.02, side * 0.50, 0.12), (x1 - 0.35, side * 0.565, 0.27))
        b.prism(
            [(x1 - 0.35, 0.12), (x1 - 0.35, 0.27), (x1 + 0.12, 0.27), (x1 + 0.02, 0.20)], 'y', side * 0.50, side * 0.565
        )
    for index in range(int(box.length / 0.45)):
        x = x0 + 0.3 + index * 0.45
        b.block((x, -SIDE, FLOOR - 0.10), (x + 0.05, SIDE, FLOOR - 0.023))


def door(box):
    """One wide door of sheet steel with a frame and two or three stiffeners."""
    b = Builder()
    x, top = box.x0 - 0.012, box.top
    b.block((x - 0.004, -SIDE + 0.03, FLOOR + 0.01), (x + 0.006, SIDE - 0.03, top - 0.02))
    for z, height in ((FLOOR + 0.06, 0.11), (top - 0.075, 0.12)):
        b.block((x - 0.075, -SIDE + 0.02, z - height / 2), (x, SIDE - 0.02, z + height / 2))
    bars = 2 if box.height < 1.5 else 3
    for index in range(bars):
        z = FLOOR + 0.06 + (box.height - 0.135) * (index + 1) / (bars + 1)
        outline = [(x - 0.002, z - 0.07), (x - 0.065, z - 0.04), (x - 0.065, z + 0.04), (x - 0.002, z + 0.07)]
        b.prism(outline, 'y', -SIDE + 0.06, SIDE - 0.06)
    for y in (-SIDE + 0.075, SIDE - 0.075):
        b.block((x - 0.072, y - 0.052, FLOOR + 0.023), (x, y + 0.052, top - 0.023))
    b.block((x - 0.068, -0.05, FLOOR + 0.05), (x - 0.004, 0.05, top - 0.05))
    return b


def hinges(box):
    """Hinges on one side; on the other the latch bar with its long lever."""
    b = Builder()
    x, top = box.x0 - 0.012, box.top
    middle = (FLOOR + top) / 2
    for z in (FLOOR + 0.16, middle, top - 0.17):
        b.cylinder((x - 0.045, -SIDE - 0.058, z - 0.075), (x - 0.045, -SIDE - 0.058, z + 0.075), 0.026, 16)
        b.block((x - 0.091, -SIDE - 0.064, z - 0.042), (x - 0.073, -SIDE + 0.28, z + 0.042))
    b.cylinder((x - 0.055, SIDE + 0.048, FLOOR - 0.02), (x - 0.055, SIDE + 0.048, top - 0.06), 0.021, 14)
    for z in (FLOOR + 0.12, middle, top - 0.20):
        b.box((x - 0.05, SIDE + 0.033, z), (0.089, 0.10, 0.075))
    handle = FLOOR + 0.47
    b.tube(
        [
            (x - 0.055, SIDE + 0.06, handle + 0.03),
            (x + 0.10, SIDE + 0.115, handle + 0.01),
            (x + 0.42, SIDE + 0.115, handle - 0.02),
        ],
        0.014,
    )
    b.box((box.x0 + 0.40, SIDE + 0.10, handle - 0.02), (0.05, 0.06, 0.10))
    return b


def axle_places(box):
    return [(x, side) for side in (-1, 1) for x in (box.x0 + 0.16, box.x1 - 0.62)]


def rollers(box):
    b = Builder()
    for x, side in axle_places(box):
        b.cylinder((x, side * 0.8 - 0.12, 0.105), (x, side * 0.8 + 0.12, 0.105), 0.105, 36)
        b.cylinder((x, side * 0.8 - 0.17, 0.105), (x, side * 0.8 + 0.17, 0.105), 0.03, 14)
    x1 = box.x1
    b.tube(
        [(x1 + 0.17, -0.12, 0.36), (x1 + 0.27, -0.12, 0.36), (x1 + 0.27, 0.12, 0.36), (x1 + 0.17, 0.12, 0.36)], 0.02, 10
    )
    return b


def fittings(box):
    """Roller brackets, a ladder at the front of each side, and hooks for the tarp."""
    b = Builder()
    for x, side in axle_places(box):
        for dy in (-0.15, 0.15):
            y = side * 0.8 + dy
            b.prism([(x - 0.11, 0.29), (x + 0.11, 0.29), (x + 0.05, 0.08), (x - 0.05, 0.08)], 'y', y - 0.008, y + 0.008)
    for side in (-1, 1):
        ladder(b, box, side)
        tarp_hooks(b, box, side)
    return b


def timbers(size, at=(0, 0, 0), turn=0):
    """Square timbers under a container's sides and across its door end, that spare a lot or carry it on another one."""
    box, b = Box(size), Builder()
    root = pivot('timbers', at, turn)
    for side in (-1, 1):
        for start, end in ((box.x0 + 0.42, -0.25), (0.25, box.x1 - 0.86)):
            b.block((start, side * (SIDE - 0.13), 0), (end, side * (SIDE + 0.07), FLOOR - 0.105))
    for x in (box.x0 + 0.75, 0, box.x1 - 1.2):
        b.block((x - 0.09, -SIDE - 0.22, 0.001), (x + 0.09, SIDE + 0.22, 0.118))
    aged = plain('timber', (0.23, 0.165, 0.10), 0.9, variation=0.35, scale=3, grain=0.5, grain_scale=40)
    b.done('timbers', aged, 0.008, 2, root)
    return root


def ladder(b, box, side):
    x = box.x1 - 0.55
    for step in range(5):
        z = FLOOR + 0.30 + step * 0.32
        if z < box.top - 0.2:
            near, out = side * SIDE, side * (HALF_WIDTH + 0.03)
            b.tube([(x - 0.17, near, z), (x - 0.17, out, z), (x + 0.17, out, z), (x + 0.17, near, z)], 0.0125, 8)


def tarp_hooks(b, box, side):
    count = max(4, int(box.length / 0.75))
    z = box.top - RAIL
    for index in range(count):
        x = box.x0 + 0.62 + (box.length - 1.2) * index / (count - 1)
        points = [(-0.01, -0.03), (0.045, -0.045), (0.05, 0.03)]
        b.tube([(x, side * (HALF_WIDTH + dy), z + dz) for dy, dz in points], 0.008, 6)


def markings(box, root, word, plate):
    """The company and the size on each side, the size on the door, and the reflecting tape that the road wants."""
    white = plain('plate white', (0.62, 0.62, 0.58), 0.45, variation=0.12, scale=12)
    red = plain('tape red', (0.42, 0.02, 0.015), 0.35)
    for side in (-1, 1) if plate == 1 else ():
        side_signs(box, root, side, white, word)
    tape = [(Builder(), red), (Builder(), white)]
    for side in (-1, 1):
        for index in range(0, box.bays, 2):
            x = box.rib(index + 0.5)
            for shift, (b, _) in zip((-0.115, 0.115), tape):
                y = side * (SIDE + 0.061)
                b.block((x + shift - 0.11, y, FLOOR - 0.075), (x + shift + 0.11, y + side * 0.0016, FLOOR - 0.025))
    for index in range(6):
        y, x = -0.75 + index * 0.3, box.x0 - 0.0895
        tape[index % 2][0].block((x - 0.0015, y - 0.148, FLOOR + 0.035), (x, y + 0.148, FLOOR + 0.085))
    for b, material in tape:
        b.done('tape', material, 0, 1, root)
    door_plate(box, root, white, word, plate)


def numbered(label, place, turn, height, root, word):
    """The size in figures, the word under it: paint on a plate that is `height` metres high."""
    ink = plain('plate ink', (0.004, 0.035, 0.014), 0.45, variation=0.1)
    x, y, z = place
    figures = 0.945 - word / 2
    lettering(label, height * figures, (x, y, z + height * 0.13), turn, ink, root)
    lettering('YARD', height * word, (x, y, z - height * 0.33), turn, ink, root, width=1.08)


def door_plate(box, root, white, word, size):
    """A white plate across the stiffeners of the door, so that no figure breaks on them."""
    half_height = min(0.62, box.height * 0.50) * size / 2
    x, z = box.x0 - 0.012, FLOOR + 0.06 + (box.height - 0.135) * 0.5
    plate = Builder().block(
        (x - 0.080, -half_height * 1.25, z - half_height), (x - 0.073, half_height * 1.25, z + half_height)
    )
    plate.done('door plate', white, 0.002, 1, root)
    numbered(box.label, (x - 0.082, 0, z), (math.pi / 2, 0, -math.pi / 2), half_height * 2, root, word)


def side_signs(box, root, side, white, word):
    """The company's sign towards the door, and the size (with word) on a white plate before the ladder; both lie on the ribs."""
    low, high = FLOOR + 0.07, box.top - RAIL - 0.05
    z, height = (low + high) / 2, min(high - low, 1.15)
    end = box.x1 - 0.55 - 0.25
    plate = min(1.1, box.length * 0.22)
    start = box.rib(0) + 0.09
    width = min(3.5, end - start - plate - 0.2)
    face, turn = side * (HALF_WIDTH - 0.012), 0 if side < 0 else math.pi
    sign((start + width / 2, face, z), turn, width, height, root)
    size_plate((end - plate / 2, face, z), turn, plate, height, root, white, box.label, word)


def size_plate(at, turn, width, height, root, white, label, word):
    (x, face, z), out = at, -1 if turn == 0 else 1
    plate = Builder().block((x - width / 2, face, z - height / 2), (x + width / 2, face + out * 0.008, z + height / 2))
    plate.done('plate', white, 0.002, 1, root)
    numbered(label, (x, face + out * 0.011, z), (math.pi / 2, 0, turn), min(height, width / 1.3), root, word)
