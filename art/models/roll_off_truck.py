# The roll-off truck: a day cab with a bonnet and a hoist frame that tilts, in the house colours.
import math

import numpy as np

from kit.mesh import Builder, lettering, pivot
from models.truck_cab import Cab, grid, round_polygon, west_coast_mirror
from models.truck_parts import TYRE_RADIUS, chassis, headlamp, lamp, mud_flaps, smooth, truck_materials, wheel

HOIST_TOP = 1.22


def hood(mats, root):
    """Sloped hood with a chrome grille, from the windscreen to the nose."""
    def ring(x, hw, zt, r):
        side = [(x, -hw, 1.0)] + [(x, -hw + r - r * math.cos(a), zt - r + r * math.sin(a)) for a in np.linspace(0, math.pi / 2, 6)]
        return side + [(p[0], -p[1], p[2]) for p in reversed(side)]
    b = Builder()
    b.loft([ring(-.62, .90, 1.98, .16), ring(-.2, .84, 1.93, .16), ring(.35, .76, 1.86, .17), ring(.78, .70, 1.79, .18),
            ring(.93, .67, 1.74, .18), ring(.96, .62, 1.69, .16)])
    b.done('hood', mats['green'], .012, 2, root, sharp=45)
    g, dark, bars = Builder(), Builder(), Builder()
    outline = lambda w, z0, z1, r: round_polygon([(-w, z0), (w, z0), (w * .94, z1), (-w * .94, z1)], r)
    g.prism(outline(.50, .98, 1.66, .10), 'x', .93, .985)
    dark.prism(outline(.45, 1.03, 1.61, .08), 'x', .96, .992)
    for i in range(9):
        y = -.40 + .10 * i
        bars.block((.985, y - .011, 1.05), (1.004, y + .011, 1.59))
    bars.block((.985, -.45, 1.30), (1.006, .45, 1.335))
    g.done('grille frame', mats['chrome'], .014, 3, root)
    dark.done('grille', mats['black'], .004, 1, root)
    bars.done('grille bars', mats['chrome'], .004, 2, root)
    vents = Builder()
    for s in (-1, 1):
        for i in range(4):
            vents.box((-.18 + i * .09, s * .832, 1.58), (.05, .02, .17), (0, .3, s * .10))
    vents.done('hood vents', mats['black'], .004, 1, root)


def front_fenders(mats, root):
    """Fenders that arch over the steered wheels, with the headlamps in their faces."""
    outer = [(.86, .66), (.93, .98), (.88, 1.24), (.60, 1.42), (.2, 1.46), (-.30, 1.44), (-.62, 1.30), (-.80, 1.0), (-.86, .72)]
    inner = [(-.60 * math.cos(a), TYRE_RADIUS + .60 * math.sin(a) + .06) for a in np.linspace(.12, math.pi - .14, 12)]
    b = Builder()
    for s in (-1, 1):
        b.prism(outer + inner, 'y', s * .60, s * 1.19)
    b.done('fender', mats['green'], .05, 4, root, sharp=30)
    for s in (-1, 1):
        bezel = Builder()
        bezel.block((.80, s * .74, .93), (.938, s * 1.15, 1.20))
        bezel.done('bezel', mats['chrome'], .03, 4, root)
        panel = Builder()
        panel.block((.90, s * .77, .955), (.944, s * 1.075, 1.175))
        panel.done('lamp panel', mats['black'], .01, 2, root)
        headlamp(mats, root, (.95, s * .865, 1.065), .088)
        headlamp(mats, root, (.95, s * 1.02, 1.065), .052)
        lamp(mats, root, 'amber', (.88, s * 1.085, .99), (.942, s * 1.135, 1.14), .004)
        lamp(mats, root, 'amber', (-.1, s * 1.185, 1.34), (.02, s * 1.20, 1.385))


def bumper(mats, root):
    """A swept steel bumper with tow eyes, fog lamps and a number plate."""
    b = Builder()
    plan = [(1.10, -.80), (1.10, .80), (.90, 1.20), (.70, 1.22), (.70, 1.10), (.86, .95), (.98, .74), (.98, -.74), (.86, -.95), (.70, -1.10), (.70, -1.22), (.90, -1.20)]
    b.prism(plan, 'z', .44, .80)
    b.done('bumper', mats['chrome'], .02, 3, root)
    for s in (-1, 1):
        lamp(mats, root, 'lens', (1.08, s * .52, .58), (1.115, s * .68, .68))
        eye = Builder()
        eye.block((1.05, s * .30, .52), (1.16, s * .35, .60))
        eye.done('tow eye', mats['orange'], .008, 2, root)
    plate = Builder()
    plate.block((1.10, -.15, .56), (1.108, .15, .71))
    plate.done('plate', mats['white'], .003, 1, root)
    lower = Builder()
    lower.block((.3, -.7, .60), (.99, .7, 1.02))
    lower.done('radiator box', mats['black'], .01, 1, root)


def day_cab(mats, root):
    """The cab: shell, panes, doors, visor, roof lamps, mirrors and lettering."""
    cab = Cab([(.98, -.50, -1.86, 1.04), (1.96, -.52, -1.86, 1.04), (2.74, -.82, -1.84, .96), (2.86, -.92, -1.82, .92)], .13)
    cab.shell(mats, root)
    cab.windscreen(mats, root, 2.03, 2.68, .80, .76)
    gasket, glass, seam = Builder(), Builder(), Builder()
    cab.side_panel(gasket, [(-.79, 1.91), (-1.62, 1.91), (-1.62, 2.69), (-.99, 2.69)], .004, .09)
    cab.side_panel(glass, [(-.83, 1.95), (-1.58, 1.95), (-1.58, 2.65), (-1.02, 2.65)], .010, .07)
    for s in (-1, 1):
        for x0, x1, z0, z1 in ((-.72, -.708, 1.12, 1.90), (-1.672, -1.66, 1.12, 2.70), (-1.66, -.72, 1.12, 1.132)):
            seam.block((x0, s * 1.02, z0), (x1, s * 1.0445, z1)) if z1 < 2 else seam.block((x0, s * 1.02, z0), (x1, s * 1.0445, 1.95))
        handle = Builder()
        handle.block((-1.60, s * 1.03, 1.72), (-1.44, s * 1.075, 1.77))
        handle.tube([(-1.74, s * 1.04, 1.25), (-1.74, s * 1.10, 1.30), (-1.74, s * 1.10, 2.05), (-1.74, s * 1.03, 2.1)], .014, 10)
        handle.done('handles', mats['chrome'], .008, 2, root)
        west_coast_mirror(mats, root, -.80, s * 1.0, 1.98)
        stripe = Builder()
        stripe.block((-1.855, s * 1.03, 1.26), (-.66, s * 1.0435, 1.36))
        stripe.done('stripe', mats['orange'], 0, 1, root)
        door_lettering(mats, root, s, -1.19, 1.043)
    gasket.done('gasket', mats['black'], 0, 1, root)
    glass.done('side glass', mats['glass'], 0, 1, root)
    seam.done('door seam', mats['black'], 0, 1, root)
    visor = Builder()
    grid(visor, [[cab.front(y, z, off) for y in np.linspace(-.86, .86, 15)] for z, off in ((2.80, .02), (2.72, .17), (2.69, .22))])
    smooth(visor.done('visor', mats['green'], 0, 1, root))
    roof_lamps(mats, root, -.98, 2.93)


def door_lettering(mats, root, s, x, y):
    """The firm's name on a door."""
    turn = (math.pi / 2, 0, 0 if s < 0 else math.pi)
    for line, size, z in (('CATTARAUGUS VALLEY', .092, 1.66), ('HAULING', .135, 1.54), ('CATTARAUGUS, NY', .058, 1.43)):
        lettering(line, size, (x, s * (y + .003), z), turn, mats['white'], parent=root)


def roof_lamps(mats, root, x, z, spread=.72):
    """Five amber clearance lamps."""
    b = Builder()
    for y in (-spread, -.2, 0, .2, spread):
        b.cylinder((x - .07, y, z - .02), (x + .05, y, z - .005), .035, 14, .022)
    b.done('roof lamps', mats['amber'], .004, 1, root)


def tanks_and_steps(mats, root):
    """Fuel tank and steps on one side, battery box and steps on the other, stack behind the cab."""
    tank, straps, steps, stack = Builder(), Builder(), Builder(), Builder()
    for s in (-1, 1):
        tank.cylinder((-.98, s * .84, .70), (-2.35, s * .84, .70), .30, 40)
        for x in (-1.25, -2.05):
            straps.cylinder((x - .03, s * .84, .70), (x + .03, s * .84, .70), .308, 40)
        for z in (.46, .82):
            steps.block((-1.15, s * 1.02, z - .02), (-1.62, s * 1.20, z + .012))
        for x in (-1.16, -1.61):
            steps.block((x - .012, s * 1.10, .44), (x + .012, s * 1.14, .92))
    stack.cylinder((-1.99, -.86, .95), (-1.99, -.86, 3.05), .058, 24)
    stack.cylinder((-1.99, -.86, 1.5), (-1.99, -.86, 2.45), .10, 28)
    stack.tube([(-1.99, -.86, 3.0), (-2.03, -.86, 3.1), (-2.12, -.86, 3.17)], .058, 20)
    tank.done('tank', mats['alloy'], .03, 3, root)
    straps.done('straps', mats['black'], .003, 1, root)
    steps.done('steps', mats['alloy'], .006, 2, root)
    smooth(stack.done('stack', mats['chrome'], .004, 1, root))


def rear_fenders(mats, root, axles):
    """Quarter fenders over the tandem, flaps, toolbox and tail lamps."""
    b, mid = Builder(), sum(axles) / 2
    ring = lambda r: [(r * math.cos(a), TYRE_RADIUS + r * math.sin(a)) for a in np.linspace(.42, math.pi / 2, 8)]
    front, span = max(axles), max(axles) - min(axles)
    for s in (-1, 1):
        upper = [(front + x, z) for x, z in ring(.62)] + [(min(axles) - x, z) for x, z in reversed(ring(.62))]
        lower = [(front + x, z) for x, z in ring(.60)] + [(min(axles) - x, z) for x, z in reversed(ring(.60))]
        b.prism(upper + lower[::-1], 'y', s * .62, s * 1.23)
    b.done('rear fenders', mats['black'], .004, 1, root)
    mud_flaps(mats, root, min(axles) - .78)
    box = Builder()
    for s in (-1, 1):
        box.block((-2.62, s * .66, .48), (-3.5, s * 1.16, 1.02))
    box.done('toolbox', mats['alloy'], .012, 2, root)


def hoist(mats, root, back):
    """The tilt frame: two rails with rollers, cylinders below, hook and gantry in front, a sill with lamps behind."""
    rails, rod, orange = Builder(), Builder(), Builder()
    for s in (-1, 1):
        rails.block((back, s * .50, HOIST_TOP - .20), (-2.25, s * .60, HOIST_TOP))
        rails.block((back + .4, s * .60, HOIST_TOP - .20), (-2.4, s * .68, HOIST_TOP - .17))
        for x in np.arange(back + .5, -2.5, .62):
            orange.cylinder((x, s * .60, HOIST_TOP - .06), (x, s * .70, HOIST_TOP - .06), .055, 20)
        rails.cylinder((-3.0, s * .30, .98), (-5.4, s * .30, 1.02), .085, 20)
        rod.cylinder((-5.4, s * .30, 1.02), (-7.0, s * .30, 1.06), .045, 16)
    for x in np.arange(back + .2, -2.4, 1.0):
        rails.block((x - .05, -.5, HOIST_TOP - .18), (x + .05, .5, HOIST_TOP - .06))
    rails.block((back - .05, -1.1, .62), (back + .06, 1.1, .80))
    for y in (-.7, .7):
        rails.block((back - .02, y - .04, .62), (back + .10, y + .04, 1.05))
    rails.done('hoist', mats['frame'], .01, 2, root)
    smooth(rod.done('hoist rods', mats['rod'], 0, 1, root))
    orange.done('rollers', mats['orange'], .006, 2, root)
    for s in (-1, 1):
        lamp(mats, root, 'red', (back - .075, s * .72, .66), (back - .05, s * .86, .76))
        lamp(mats, root, 'red', (back - .075, s * .90, .66), (back - .05, s * 1.0, .76))


def gantry(mats, root):
    """The tarp mast behind the cab with its roller."""
    b, roll = Builder(), Builder()
    for s in (-1, 1):
        b.block((-2.22, s * .80, 1.0), (-2.10, s * .90, 3.05))
    b.block((-2.22, -.95, 1.30), (-2.10, .95, 1.42))
    b.block((-2.22, -.9, 2.2), (-2.12, .9, 2.3))
    roll.cylinder((-2.16, -1.12, 3.12), (-2.16, 1.12, 3.12), .085, 22)
    b.done('gantry', mats['green'], .01, 2, root)
    smooth(roll.done('tarp roll', mats['black'], .01, 1, root))


def rolloff_truck(at=(0, 0, 0), turn=0, container=None):
    """A roll-off truck that faces +x with its front axle over `at`; container(parent) puts a box on the hoist."""
    mats = truck_materials()
    root = pivot('roll-off truck', at, turn)
    axles = (-5.55, -6.95)
    chassis(mats, root, .95, -8.05, [(0, 1.0)] + [(x, 1.0) for x in axles])
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
