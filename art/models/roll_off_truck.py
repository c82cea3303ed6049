# The roll-off truck: a day cab with a bonnet and a hoist frame that tilts, in the house colours.
import math

import numpy as np

from kit.mesh import Builder, pivot
from models.hoist import gantry, hoist
from models.sign import sign
from models.truck_cab import Cab, grid, round_polygon, west_coast_mirror
from models.truck_parts import (
    TYRE_RADIUS,
    chassis,
    headlamp,
    lamp,
    mud_flaps,
    number_plate,
    smooth,
    truck_materials,
    wheel,
)


def hood(mats, root):
    """Sloped hood with a chrome grille, from the windscreen to the nose."""

    def ring(x, hw, zt, r):
        side = [(x, -hw, 1.0)] + [
            (x, -hw + r - r * math.cos(a), zt - r + r * math.sin(a)) for a in np.linspace(0, math.pi / 2, 6)
        ]
        return side + [(p[0], -p[1], p[2]) for p in reversed(side)]

    b = Builder()
    b.loft(
        [
            ring(-0.62, 0.90, 1.98, 0.16),
            ring(-0.2, 0.84, 1.93, 0.16),
            ring(0.35, 0.76, 1.86, 0.17),
            ring(0.78, 0.70, 1.79, 0.18),
            ring(0.93, 0.67, 1.74, 0.18),
            ring(0.96, 0.62, 1.69, 0.16),
        ]
    )
    b.done('hood', mats['green'], 0.012, 2, root, sharp=45)
    g, dark, bars = Builder(), Builder(), Builder()
    outline = lambda w, z0, z1, r: round_polygon([(-w, z0), (w, z0), (w * 0.94, z1), (-w * 0.94, z1)], r)
    g.prism(outline(0.50, 0.98, 1.66, 0.10), 'x', 0.93, 0.985)
    dark.prism(outline(0.45, 1.03, 1.61, 0.08), 'x', 0.96, 0.992)
    for i in range(9):
        y = -0.40 + 0.10 * i
        bars.cylinder((0.992, y, 1.05), (0.992, y, 1.59), 0.017, 14)
    bars.cylinder((1.0, -0.45, 1.318), (1.0, 0.45, 1.318), 0.02, 14)
    g.done('grille frame', mats['chrome'], 0.026, 5, root)
    dark.done('grille', mats['black'], 0.004, 1, root)
    smooth(bars.done('grille bars', mats['chrome'], 0, 1, root))
    vents = Builder()
    for s in (-1, 1):
        for i in range(4):
            vents.box((-0.18 + i * 0.09, s * 0.832, 1.58), (0.05, 0.02, 0.17), (0, 0.3, s * 0.10))
    vents.done('hood vents', mats['black'], 0.004, 1, root)


def front_fenders(mats, root):
    """Fenders that arch over the steered wheels, with the headlamps in their faces."""
    outer = [
        (0.86, 0.66),
        (0.93, 0.98),
        (0.88, 1.24),
        (0.60, 1.42),
        (0.2, 1.46),
        (-0.30, 1.44),
        (-0.62, 1.30),
        (-0.80, 1.0),
        (-0.86, 0.72),
    ]
    inner = [
        (-0.60 * math.cos(a), TYRE_RADIUS + 0.60 * math.sin(a) + 0.06) for a in np.linspace(0.12, math.pi - 0.14, 12)
    ]
    b = Builder()
    for s in (-1, 1):
        b.prism(outer + inner, 'y', s * 0.60, s * 1.19)
    b.done('fender', mats['green'], 0.05, 4, root, sharp=30)
    for s in (-1, 1):
        bezel = Builder()
        bezel.block((0.80, s * 0.74, 0.93), (0.938, s * 1.15, 1.20))
        bezel.done('bezel', mats['chrome'], 0.03, 4, root)
        panel = Builder()
        panel.block((0.90, s * 0.77, 0.955), (0.944, s * 1.075, 1.175))
        panel.done('lamp panel', mats['black'], 0.01, 2, root)
        headlamp(mats, root, (0.95, s * 0.865, 1.065), 0.088)
        headlamp(mats, root, (0.95, s * 1.02, 1.065), 0.052)
        lamp(mats, root, 'amber', (0.88, s * 1.085, 0.99), (0.942, s * 1.135, 1.14), 0.004)
        lamp(mats, root, 'amber', (-0.1, s * 1.185, 1.34), (0.02, s * 1.20, 1.385))


def bumper(mats, root):
    """A swept steel bumper with tow eyes, fog lamps and a number plate."""
    b = Builder()
    plan = [
        (1.10, -0.80),
        (1.10, 0.80),
        (0.90, 1.20),
        (0.70, 1.22),
        (0.70, 1.10),
        (0.86, 0.95),
        (0.98, 0.74),
        (0.98, -0.74),
        (0.86, -0.95),
        (0.70, -1.10),
        (0.70, -1.22),
        (0.90, -1.20),
    ]
    b.prism(plan, 'z', 0.44, 0.80)
    b.done('bumper', mats['chrome'], 0.11, 8, root, sharp=60)
    for s in (-1, 1):
        lamp(mats, root, 'lens', (1.08, s * 0.52, 0.58), (1.115, s * 0.68, 0.68))
        eye = Builder()
        eye.block((1.05, s * 0.30, 0.52), (1.16, s * 0.35, 0.60))
        eye.done('tow eye', mats['orange'], 0.008, 2, root)
    number_plate(mats, root, '58614-MH', 1.10, 0.635)
    lower = Builder()
    lower.block((0.3, -0.7, 0.60), (0.99, 0.7, 1.02))
    lower.done('radiator box', mats['black'], 0.01, 1, root)


def day_cab(mats, root):
    """The cab: shell, panes, doors, visor, roof lamps, mirrors and lettering."""
    cab = Cab(
        [
            (0.98, -0.50, -1.86, 1.04),
            (1.96, -0.52, -1.86, 1.04),
            (2.74, -0.82, -1.84, 0.96),
            (2.86, -0.92, -1.82, 0.92),
        ],
        0.13,
    )
    cab.shell(mats, root)
    cab.windscreen(mats, root, 2.03, 2.68, 0.80, 0.76)
    gasket, glass, seam = Builder(), Builder(), Builder()
    cab.side_panel(gasket, [(-0.79, 1.91), (-1.62, 1.91), (-1.62, 2.69), (-0.99, 2.69)], 0.004, 0.09)
    cab.side_panel(glass, [(-0.83, 1.95), (-1.58, 1.95), (-1.58, 2.65), (-1.02, 2.65)], 0.010, 0.07)
    for s in (-1, 1):
        for x0, x1, z0, z1 in ((-0.72, -0.708, 1.12, 1.90), (-1.672, -1.66, 1.12, 2.70), (-1.66, -0.72, 1.12, 1.132)):
            seam.block((x0, s * 1.02, z0), (x1, s * 1.0445, min(z1, 1.95)))
        handle = Builder()
        handle.block((-1.62, s * 1.03, 1.815), (-1.47, s * 1.075, 1.86))
        handle.tube(
            [(-1.74, s * 1.04, 1.25), (-1.74, s * 1.10, 1.30), (-1.74, s * 1.10, 2.05), (-1.74, s * 1.03, 2.1)],
            0.014,
            10,
        )
        handle.done('handles', mats['chrome'], 0.008, 2, root)
        west_coast_mirror(mats, root, -0.80, s * 1.0, 2.10)
        stripe = Builder()
        stripe.block((-1.855, s * 1.03, 1.26), (-0.66, s * 1.0435, 1.36))
        stripe.done('stripe', mats['orange'], 0, 1, root)
        sign((-1.19, s * 1.0405, 1.585), 0 if s < 0 else math.pi, 0.92, 0.42, root, backed=False)
    gasket.done('gasket', mats['black'], 0, 1, root)
    glass.done('side glass', mats['glass'], 0, 1, root)
    seam.done('door seam', mats['black'], 0, 1, root)
    visor = Builder()
    grid(
        visor,
        [
            [cab.front(y, z, off) for y in np.linspace(-0.86, 0.86, 15)]
            for z, off in ((2.80, 0.02), (2.72, 0.17), (2.69, 0.22))
        ],
    )
    smooth(visor.done('visor', mats['green'], 0, 1, root))
    roof_lamps(mats, root, -0.98, 2.93)


def roof_lamps(mats, root, x, z, spread=0.72):
    """Five amber clearance lamps."""
    b = Builder()
    for y in (-spread, -0.2, 0, 0.2, spread):
        b.cylinder((x - 0.07, y, z - 0.02), (x + 0.05, y, z - 0.005), 0.035, 14, 0.022)
    b.done('roof lamps', mats['amber'], 0.004, 1, root)


def tanks_and_steps(mats, root):
    """Fuel tank and steps on one side, battery box and steps on the other, stack behind the cab."""
    tank, straps, steps, stack = Builder(), Builder(), Builder(), Builder()
    for s in (-1, 1):
        tank.cylinder((-0.98, s * 0.84, 0.70), (-2.35, s * 0.84, 0.70), 0.30, 40)
        for x in (-1.25, -2.05):
            straps.cylinder((x - 0.03, s * 0.84, 0.70), (x + 0.03, s * 0.84, 0.70), 0.308, 40)
        for z in (0.46, 0.82):
            steps.block((-1.15, s * 1.02, z - 0.02), (-1.62, s * 1.20, z + 0.012))
        for x in (-1.16, -1.61):
            steps.block((x - 0.012, s * 1.10, 0.44), (x + 0.012, s * 1.14, 0.92))
    stack.cylinder((-1.99, -0.86, 0.95), (-1.99, -0.86, 3.05), 0.058, 24)
    stack.cylinder((-1.99, -0.86, 1.5), (-1.99, -0.86, 2.45), 0.10, 28)
    stack.tube([(-1.99, -0.86, 3.0), (-2.03, -0.86, 3.1), (-2.12, -0.86, 3.17)], 0.058, 20)
    tank.done('tank', mats['alloy'], 0.03, 3, root)
    straps.done('straps', mats['black'], 0.003, 1, root)
    steps.done('steps', mats['alloy'], 0.006, 2, root)
    smooth(stack.done('stack', mats['chrome'], 0.004, 1, root))


def rear_fenders(mats, root, axles):
    """Quarter fenders over the tandem, flaps, toolbox and tail lamps."""
    b, mid = Builder(), sum(axles) / 2
    ring = lambda r: [(r * math.cos(a), TYRE_RADIUS + r * math.sin(a)) for a in np.linspace(0.42, math.pi / 2, 8)]
    front, span = max(axles), max(axles) - min(axles)
    for s in (-1, 1):
        upper = [(front + x, z) for x, z in ring(0.62)] + [(min(axles) - x, z) for x, z in reversed(ring(0.62))]
        lower = [(front + x, z) for x, z in ring(0.60)] + [(min(axles) - x, z) for x, z in reversed(ring(0.60))]
        b.prism(upper + lower[::-1], 'y', s * 0.62, s * 1.23)
    b.done('rear fenders', mats['black'], 0.004, 1, root)
    mud_flaps(mats, root, min(axles) - 0.78)
    box = Builder()
    for s in (-1, 1):
        box.block((-2.62, s * 0.66, 0.48), (-3.5, s * 1.16, 1.02))
    box.done('toolbox', mats['alloy'], 0.012, 2, root)


def rolloff_truck(at=(0, 0, 0), turn=0, container=None, driver=False):
    """A roll-off truck that faces +x with its front axle over `at`; container(parent) puts a box on the hoist."""
    mats = truck_materials(driver)
    root = pivot('roll-off truck', at, turn)
    axles = (-5.55, -6.95)
    chassis(mats, root, 0.95, -8.05, [(0, 1.0)] + [(x, 1.0) for x in axles])
    for s in (-1, 1):
        wheel(mats, root, 0, s * 1.035)
        for x in axles:
            wheel(mats, root, x, s * 1.075, dual=True)
    for build in (hood, front_fenders, bumper, day_cab, tanks_and_steps, gantry):
        build(mats, root)
    rear_fenders(mats, root, axles)
    hoist(mats, root, -8.3)
    if container:
        container(root)
    return root
