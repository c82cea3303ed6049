# A gable-fronted village house with a porch: the kind that families and students live in, from one floor to two and a half.
import math

from kit.materials import plain
from kit.mesh import Builder, pivot
from kit.shader import Shader, once
from models.house import shingles, siding as clapboard

FLOOR = 0.6  # height of the ground floor


class Village:
    """The measures of one house: its front is at y = 0 and looks to -y."""

    def __init__(self, width, depth, floors):
        self.half, self.depth, self.floors = width / 2, depth, floors
        self.eaves = FLOOR + 2.85 * floors
        self.ridge = self.eaves + self.half * 0.95


def village_house(
    at,
    turn=0,
    siding=(0.62, 0.60, 0.55),
    roof=(0.065, 0.062, 0.06),
    trim=(0.78, 0.77, 0.74),
    door=(0.22, 0.04, 0.03),
    width=7.2,
    depth=11.0,
    floors=2,
    balcony=False,
    lit=False,
):
    """A house whose front wall stands on `at`; lit puts warm light behind some of its panes."""
    key = ''.join(f'{round(c * 99):02d}' for c in (*siding, *roof, *door))
    house = Village(width, depth, floors)
    root = pivot('village house', at, turn)
    parts = {
        'siding': clapboard(siding),
        'roof': shingles(roof),
        'trim': plain(f'trim {key}', trim, 0.5, 0, 0.06, 3, hazy=True),
        'door': plain(f'door {key}', door, 0.4, 0, 0.1, 4, hazy=True),
        'stone': plain('foundation', (0.27, 0.26, 0.24), 0.9, 0, 0.3, 3, 0.6, 12, hazy=True),
        'glass': plain('house glass', (0.022, 0.028, 0.034), 0.06, 0, 0.3, 2, hazy=True),
        'brick': plain('chimney brick', (0.22, 0.08, 0.055), 0.9, 0, 0.3, 10, hazy=True),
        'deck': plain('porch boards', (0.30, 0.28, 0.26), 0.7, 0, 0.15, 5, hazy=True),
        'curtain': plain('curtains', (0.50, 0.48, 0.43), 0.7, 0, 0.12, 9, hazy=True),
        'brass': plain('door brass', (0.55, 0.38, 0.12), 0.25, 1, 0.1, 5),
        'lit': lamp_light() if lit else plain('house glass', (0.022, 0.028, 0.034), 0.06, 0, 0.3, 2, hazy=True),
    }
    b = {name: Builder() for name in parts}
    walls(b, house)
    openings(b, house)
    porch(b, house, balcony)
    for name, builder in b.items():
        builder.done(name, parts[name], 0 if name == 'siding' else 0.01, 1, root)
    return root


def lamp_light():
    """A warm lit room behind a pane."""

    def make(name):
        s = Shader(name)
        glow = s.mix(s.ramp(s.noise(s.local(), 1.1, 3), 0.35, 0.65), (0.9, 0.42, 0.12), (1.0, 0.66, 0.30))
        s.surface(color=(0.02, 0.02, 0.02), rough=0.1, emission=glow, emission_strength=2.2)
        return s.material

    return once('lit window', make)


def walls(b, house):
    """Foundation, the gabled body, roof slabs with rakes, corner boards, chimney."""
    h, d, top, ridge = house.half, house.depth, house.eaves, house.ridge
    b['stone'].block((-h - 0.04, -0.04, -1.2), (h + 0.04, d + 0.04, FLOOR - 0.02))
    b['siding'].prism([(-h, FLOOR - 0.02), (h, FLOOR - 0.02), (h, top), (0, ridge), (-h, top)], 'y', 0, d)
    slope = (ridge - top) / h
    for side in (-1, 1):
        edge = (side * (h + 0.45), top - 0.45 * slope)
        b['roof'].prism(
            [(0, ridge + 0.03), (0, ridge + 0.2), (edge[0], edge[1] + 0.2), (edge[0], edge[1] + 0.03)],
            'y',
            -0.45,
            d + 0.4,
        )
        b['trim'].prism(
            [
                (0, ridge + 0.0),
                (0, ridge - 0.22),
                (side * (h + 0.43), edge[1] - 0.2),
                (side * (h + 0.43), edge[1] + 0.0),
            ],
            'y',
            -0.47,
            -0.40,
        )
        b['trim'].block((side * (h - 0.13), -0.035, FLOOR), (side * (h + 0.03), 0.12, top))
        b['trim'].block((side * (h + 0.22), -0.42, edge[1] + 0.04), (side * (h + 0.47), d + 0.38, edge[1] + 0.16))
    b['brick'].block((h * 0.3, d * 0.6, ridge - 2.2), (h * 0.3 + 0.7, d * 0.6 + 0.6, ridge + 0.9))


def window(b, x, z, wide=0.9, high=1.5, y=0.0, pane='glass'):
    """A sash window in the front wall."""
    b[pane].box((x, y - 0.015, z), (wide, 0.05, high))
    w, h = wide / 2, high / 2
    curtains(b, x, y - 0.042, z, wide, high)
    for dx, dz, sx, sz in (
        (0, h + 0.06, wide + 0.28, 0.15),
        (0, -h - 0.04, wide + 0.24, 0.09),
        (-w - 0.05, 0, 0.11, high),
        (w + 0.05, 0, 0.11, high),
        (0, 0, wide, 0.06),
        (0, h / 2, 0.04, h),
    ):
        b['trim'].box((x + dx, y - 0.045, z + dz), (sx, 0.075, sz))


def curtains(b, x, y, z, wide, high):
    """Folds of cloth at both sides of a pane, or a blind that hangs down to a third; each window has its own."""
    chance = math.sin(x * 12.9898 + z * 78.233) * 43758.5453 % 1
    if chance < 0.45:
        drop = high * (0.22 + 0.5 * chance)
        b['curtain'].box((x, y, z + high / 2 - drop / 2), (wide - 0.02, 0.006, drop))
        return
    for side in (-1, 1):
        for fold in range(4):
            at = x + side * (wide / 2 - 0.03 - 0.055 * fold)
            b['curtain'].cylinder((at, y + 0.012, z - high / 2), (at, y + 0.012, z + high / 2), 0.026, 8)


def front_door(b, x):
    """A door with two panels below, a pane above, a knob and a kick plate, in a frame with a lintel."""
    z = FLOOR + 1.05
    b['door'].box((x, -0.02, z), (0.95, 0.08, 2.1))
    b['trim'].box((x, -0.012, FLOOR + 1.13), (1.25, 0.07, 2.36))
    b['trim'].box((x, -0.05, FLOOR + 2.27), (1.35, 0.12, 0.10))
    b['glass'].box((x, -0.052, z + 0.60), (0.58, 0.03, 0.62))
    b['curtain'].box((x, -0.069, z + 0.74), (0.56, 0.004, 0.34))
    for dx, dz, sx, sz in (
        (0, 0.94, 0.66, 0.06),
        (0, 0.26, 0.66, 0.06),
        (-0.31, 0.60, 0.05, 0.70),
        (0.31, 0.60, 0.05, 0.70),
        (0, 0.60, 0.025, 0.62),
        (-0.20, -0.36, 0.30, 0.80),
        (0.20, -0.36, 0.30, 0.80),
    ):
        b['door'].box((x + dx, -0.065, z + dz), (sx, 0.03, sz))
    for side in (-1, 1):
        b['door'].box((x + side * 0.20, -0.078, z - 0.36), (0.20, 0.03, 0.68))
    b['brass'].ball((x - 0.40, -0.11, z + 0.02), 0.035, 12)
    b['brass'].box((x, -0.063, z - 0.93), (0.86, 0.008, 0.16))


def side_window(b, house, side, y, z, wide=0.85, high=1.45):
    x = side * house.half
    b['glass'].box((x + side * 0.015, y, z), (0.05, wide, high))
    for dy, dz, sy, sz in (
        (0, high / 2 + 0.06, wide + 0.26, 0.14),
        (0, -high / 2 - 0.04, wide + 0.22, 0.09),
        (-wide / 2 - 0.05, 0, 0.1, high),
        (wide / 2 + 0.05, 0, 0.1, high),
        (0, 0, wide, 0.06),
    ):
        b['trim'].box((x + side * 0.045, y + dy, z + dz), (0.075, sy, sz))


def openings(b, house):
    """Windows on each floor and in the gable, and the front door off the middle."""
    h = house.half
    for floor in range(house.floors):
        z = FLOOR + 1.55 + 2.85 * floor
        for index, x in enumerate((-h * 0.52, h * 0.06, h * 0.58)):
            if floor == 0 and index == 2:
                front_door(b, x)
            elif not (floor and index == 1 and house.half < 3.3):
                window(b, x, z, pane='lit' if (floor + index) % 2 == 0 else 'glass')
        for y in (house.depth * 0.2, house.depth * 0.5, house.depth * 0.8):
            for side in (-1, 1):
                side_window(b, house, side, y, z)
    window(b, 0, house.eaves + house.half * 0.32, 0.7, 1.1)


def porch(b, house, balcony):
    """A porch across the front with posts, rail and steps; a balcony puts a rail on its flat roof."""
    h, deep, roof = house.half, 2.1, FLOOR + 2.65
    b['deck'].block((-h, -deep, FLOOR - 0.22), (h, -0.05, FLOOR - 0.06))
    b['stone'].block((-h + 0.15, -deep + 0.15, -0.8), (h - 0.15, -0.1, FLOOR - 0.23))
    if balcony:
        b['trim'].block((-h - 0.15, -deep - 0.2, roof - 0.25), (h + 0.15, -0.04, roof))
        b['roof'].block((-h - 0.2, -deep - 0.25, roof + 0.003), (h + 0.2, -0.042, roof + 0.05))
        railing(b, -h, h, -deep, roof + 0.05)
    else:
        outline = [(-0.04, roof + 0.62), (-0.04, roof + 0.48), (-deep - 0.3, roof - 0.02), (-deep - 0.3, roof + 0.10)]
        b['roof'].prism(outline, 'x', -h - 0.25, h + 0.25)
        b['trim'].block((-h, -deep - 0.02, roof - 0.26), (h, -deep + 0.14, roof - 0.02))
    for x in (-h + 0.1, -h * 0.32, h * 0.22, h - 0.1):
        b['trim'].block((x - 0.075, -deep + 0.02, FLOOR - 0.06), (x + 0.075, -deep + 0.15, roof - 0.1))
    railing(b, -h, h * 0.22, -deep, FLOOR - 0.06)
    for step in range(3):
        b['deck'].block(
            (h * 0.26, -deep - 0.30 * (step + 1), -0.4),
            (h * 0.9, -deep - 0.30 * step - 0.003, FLOOR - 0.24 - 0.17 * step),
        )


def railing(b, x0, x1, y, z):
    b['trim'].block((x0, y + 0.05, z + 0.82), (x1, y + 0.12, z + 0.89))
    b['trim'].block((x0, y + 0.06, z + 0.10), (x1, y + 0.11, z + 0.15))
    for index in range(int((x1 - x0) / 0.13)):
        x = x0 + 0.06 + 0.13 * index
        b['trim'].block((x, y + 0.07, z + 0.1), (x + 0.035, y + 0.105, z + 0.85))
