# A gable-fronted village house with a porch: the kind that families and students live in, from one floor to two and a half.
from kit.materials import plain
from kit.mesh import Builder, pivot
from kit.shader import Shader, once
from models.house import shingles, siding as clapboard

FLOOR = .6  # height of the ground floor


class Village:
    """The measures of one house: its front is at y = 0 and looks to -y."""

    def __init__(self, width, depth, floors):
        self.half, self.depth, self.floors = width / 2, depth, floors
        self.eaves = FLOOR + 2.85 * floors
        self.ridge = self.eaves + self.half * .95


def village_house(at, turn=0, siding=(.62, .60, .55), roof=(.065, .062, .06), trim=(.78, .77, .74), door=(.22, .04, .03),
                  width=7.2, depth=11.0, floors=2, balcony=False, lit=False):
    """A house whose front wall stands on `at`; lit puts warm light behind some of its panes."""
    key = ''.join(f'{round(c * 99):02d}' for c in (*siding, *roof, *door))
    house = Village(width, depth, floors)
    root = pivot('village house', at, turn)
    parts = {
        'siding': clapboard(siding),
        'roof': shingles(roof),
        'trim': plain(f'trim {key}', trim, .5, 0, .06, 3, hazy=True),
        'door': plain(f'door {key}', door, .4, 0, .1, 4, hazy=True),
        'stone': plain('foundation', (.27, .26, .24), .9, 0, .3, 3, .6, 12, hazy=True),
        'glass': plain('house glass', (.022, .028, .034), .06, 0, .3, 2, hazy=True),
        'brick': plain('chimney brick', (.22, .08, .055), .9, 0, .3, 10, hazy=True),
        'deck': plain('porch boards', (.30, .28, .26), .7, 0, .15, 5, hazy=True),
        'lit': lamp_light() if lit else plain('house glass', (.022, .028, .034), .06, 0, .3, 2, hazy=True),
    }
    b = {name: Builder() for name in parts}
    walls(b, house)
    openings(b, house)
    porch(b, house, balcony)
    for name, builder in b.items():
        builder.done(name, parts[name], 0 if name == 'siding' else .01, 1, root)
    return root


def lamp_light():
    """A warm lit room behind a pane."""

    def make(name):
        s = Shader(name)
        glow = s.mix(s.ramp(s.noise(s.local(), 1.1, 3), .35, .65), (.9, .42, .12), (1.0, .66, .30))
        s.surface(color=(.02, .02, .02), rough=.1, emission=glow, emission_strength=2.2)
        return s.material

    return once('lit window', make)


def walls(b, house):
    """Foundation, the gabled body, roof slabs with rakes, corner boards, chimney."""
    h, d, top, ridge = house.half, house.depth, house.eaves, house.ridge
    b['stone'].block((-h - .04, -.04, -1.2), (h + .04, d + .04, FLOOR - .02))
    b['siding'].prism([(-h, FLOOR - .02), (h, FLOOR - .02), (h, top), (0, ridge), (-h, top)], 'y', 0, d)
    slope = (ridge - top) / h
    for side in (-1, 1):
        edge = (side * (h + .45), top - .45 * slope)
        b['roof'].prism([(0, ridge + .03), (0, ridge + .2), (edge[0], edge[1] + .2), (edge[0], edge[1] + .03)], 'y', -.45, d + .4)
        b['trim'].prism([(0, ridge + .0), (0, ridge - .22), (side * (h + .43), edge[1] - .2), (side * (h + .43), edge[1] + .0)], 'y', -.47, -.40)
        b['trim'].block((side * (h - .13), -.035, FLOOR), (side * (h + .03), .12, top))
        b['trim'].block((side * (h + .22), -.42, edge[1] + .04), (side * (h + .47), d + .38, edge[1] + .16))
    b['brick'].block((h * .3, d * .6, ridge - 2.2), (h * .3 + .7, d * .6 + .6, ridge + .9))


def window(b, x, z, wide=.9, high=1.5, y=0.0, pane='glass'):
    """A sash window in the front wall."""
    b[pane].box((x, y - .015, z), (wide, .05, high))
    w, h = wide / 2, high / 2
    for dx, dz, sx, sz in ((0, h + .06, wide + .28, .15), (0, -h - .04, wide + .24, .09), (-w - .05, 0, .11, high),
                           (w + .05, 0, .11, high), (0, 0, wide, .06), (0, h / 2, .04, h), ):
        b['trim'].box((x + dx, y - .045, z + dz), (sx, .075, sz))


def side_window(b, house, side, y, z, wide=.85, high=1.45):
    x = side * house.half
    b['glass'].box((x + side * .015, y, z), (.05, wide, high))
    for dy, dz, sy, sz in ((0, high / 2 + .06, wide + .26, .14), (0, -high / 2 - .04, wide + .22, .09),
                           (-wide / 2 - .05, 0, .1, high), (wide / 2 + .05, 0, .1, high), (0, 0, wide, .06)):
        b['trim'].box((x + side * .045, y + dy, z + dz), (.075, sy, sz))


def openings(b, house):
    """Windows on each floor and in the gable, and the front door off the middle."""
    h = house.half
    for floor in range(house.floors):
        z = FLOOR + 1.55 + 2.85 * floor
        for index, x in enumerate((-h * .52, h * .06, h * .58)):
            if floor == 0 and index == 2:
                b['door'].box((x, -.02, FLOOR + 1.05), (.95, .08, 2.1))
                b['trim'].box((x, -.012, FLOOR + 1.13), (1.25, .07, 2.36))
            elif not (floor and index == 1 and house.half < 3.3):
                window(b, x, z, pane='lit' if (floor + index) % 2 == 0 else 'glass')
        for y in (house.depth * .2, house.depth * .5, house.depth * .8):
            for side in (-1, 1):
                side_window(b, house, side, y, z)
    window(b, 0, house.eaves + house.half * .32, .7, 1.1)


def porch(b, house, balcony):
    """A porch across the front with posts, rail and steps; a balcony puts a rail on its flat roof."""
    h, deep, roof = house.half, 2.1, FLOOR + 2.65
    b['deck'].block((-h, -deep, FLOOR - .22), (h, -.05, FLOOR - .06))
    b['stone'].block((-h + .15, -deep + .15, -.8), (h - .15, -.1, FLOOR - .23))
    if balcony:
        b['trim'].block((-h - .15, -deep - .2, roof - .25), (h + .15, -.04, roof))
        b['roof'].block((-h - .2, -deep - .25, roof + .003), (h + .2, -.042, roof + .05))
        railing(b, -h, h, -deep, roof + .05)
    else:
        outline = [(-.04, roof + .62), (-.04, roof + .48), (-deep - .3, roof - .02), (-deep - .3, roof + .10)]
        b['roof'].prism(outline, 'x', -h - .25, h + .25)
        b['trim'].block((-h, -deep - .02, roof - .26), (h, -deep + .14, roof - .02))
    for x in (-h + .1, -h * .32, h * .22, h - .1):
        b['trim'].block((x - .075, -deep + .02, FLOOR - .06), (x + .075, -deep + .15, roof - .1))
    railing(b, -h, h * .22, -deep, FLOOR - .06)
    for step in range(3):
        b['deck'].block((h * .26, -deep - .30 * (step + 1), -.4), (h * .9, -deep - .30 * step - .003, FLOOR - .24 - .17 * step))


def railing(b, x0, x1, y, z):
    b['trim'].block((x0, y + .05, z + .82), (x1, y + .12, z + .89))
    b['trim'].block((x0, y + .06, z + .10), (x1, y + .11, z + .15))
    for index in range(int((x1 - x0) / .13)):
        x = x0 + .06 + .13 * index
        b['trim'].block((x, y + .07, z + .1), (x + .035, y + .105, z + .85))
