# The front-load truck: a low cab, a packer body, and fork arms that reach over the cab.
import math

import bmesh
import numpy as np
from mathutils import Matrix, Vector

from kit.company import NAME, PHONE
from kit.mesh import Builder, pivot
from models.sign import panel, two_lines, white
from models.truck_cab import Cab, grid, west_coast_mirror
from models.truck_parts import (
    TYRE_RADIUS,
    chassis,
    headlamp,
    lamp,
    mud_flaps,
    number_plate,
    smooth,
    tape,
    truck_materials,
    wheel,
)

PIVOT = Vector((-1.35, 0, 2.35))


def low_cab(mats, root):
    """A square cab with a deep windscreen, doors, mirrors and roof lamps."""
    cab = Cab(
        [(0.62, 1.52, -0.62, 1.14), (1.55, 1.52, -0.62, 1.14), (2.62, 1.36, -0.60, 1.08), (2.74, 1.28, -0.58, 1.04)],
        0.12,
    )
    cab.shell(mats, root)
    cab.windscreen(mats, root, 1.52, 2.50, 0.92, 0.88)
    gasket, glass, seam, trim = Builder(), Builder(), Builder(), Builder()
    cab.side_panel(gasket, [(1.10, 1.36), (0.12, 1.36), (0.12, 2.50), (1.0, 2.50)], 0.004, 0.10)
    cab.side_panel(glass, [(1.06, 1.40), (0.16, 1.40), (0.16, 2.46), (0.97, 2.46)], 0.010, 0.08)
    cab.side_panel(gasket, [(0.0, 1.60), (-0.46, 1.60), (-0.46, 2.46), (0.0, 2.46)], 0.004, 0.08)
    cab.side_panel(glass, [(-0.03, 1.63), (-0.43, 1.63), (-0.43, 2.43), (-0.03, 2.43)], 0.010, 0.06)
    for s in (-1, 1):
        for x0, x1, z0, z1 in ((1.17, 1.182, 0.78, 1.55), (0.05, 0.062, 0.95, 1.55), (0.062, 1.17, 0.78, 0.792)):
            seam.block((x0, s * 1.12, z0), (x1, s * 1.1445, z1))
        trim.tube([(0.0, s * 1.14, 1.0), (0.0, s * 1.20, 1.05), (0.0, s * 1.20, 1.9), (0.0, s * 1.12, 1.95)], 0.014, 10)
        trim.block((0.14, s * 1.13, 1.24), (0.30, s * 1.172, 1.29))
        west_coast_mirror(mats, root, 1.30, s * 1.08, 1.72, 0.30)
        name = two_lines(NAME.upper())
        panel(name, (0.71, s * 1.1405, 1.23), 0 if s < 0 else math.pi, 0.80, 0.22, white(), None, root)
    front = Builder()
    grid(front, [[cab.front(y, z, 0.008) for y in np.linspace(-1.0, 1.0, 13)] for z in (1.06, 1.15)])
    front.done('front stripe', mats['orange'], 0, 1, root)
    for b, name, kind in (
        (gasket, 'gasket', 'black'),
        (glass, 'side glass', 'glass'),
        (seam, 'seam', 'black'),
        (trim, 'cab trim', 'chrome'),
    ):
        b.done(name, mats[kind], 0, 1, root)
    nose(mats, root, cab)


def nose(mats, root, cab):
    """Grille, headlamps, bumper, steps and wheel arch of the low cab."""
    grille, bars = Builder(), Builder()
    grid(grille, [[cab.front(y, z, 0.012) for y in np.linspace(-0.46, 0.46, 9)] for z in (0.98, 1.02, 1.40)])
    for z in np.arange(1.19, 1.40, 0.05):
        bars.block((1.515, -0.40, z), (1.545, 0.40, z + 0.016))
    grille.done('grille', mats['black'], 0, 1, root)
    bars.done('grille bars', mats['chrome'], 0.004, 1, root)
    bumper = Builder()
    plan = [(1.74, -0.85), (1.74, 0.85), (1.58, 1.20), (1.2, 1.22), (1.2, -1.22), (1.58, -1.20)]
    bumper.prism(plan, 'z', 0.42, 0.78)
    bumper.done('bumper', mats['frame'], 0.02, 3, root)
    for s in (-1, 1):
        panel = Builder()
        panel.block((1.42, s * 0.70, 0.85), (1.505, s * 1.03, 1.01))
        panel.done('lamp panel', mats['black'], 0.012, 2, root)
        headlamp(mats, root, (1.512, s * 0.79, 0.93), 0.068)
        headlamp(mats, root, (1.506, s * 0.95, 0.93), 0.062)
        lamp(mats, root, 'amber', (1.70, s * 0.62, 0.58), (1.752, s * 0.76, 0.66), 0.006)
    arch, steps = Builder(), Builder()
    r = [(-0.66 * math.cos(a), TYRE_RADIUS + 0.66 * math.sin(a)) for a in np.linspace(-0.15, math.pi + 0.15, 18)]
    for s in (-1, 1):
        arch.prism(r, 'y', s * 0.62, s * 1.146)
        steps.block((0.72, s * 0.95, 0.46), (1.16, s * 1.16, 0.49))
        steps.block((0.78, s * 1.10, 0.62), (1.12, s * 1.165, 0.65))
    arch.done('wheel arch', mats['black'], 0, 1, root)
    steps.done('steps', mats['alloy'], 0.006, 2, root)
    roof_lamps(mats, root)
    number_plate(mats, root, '37209-MH', 1.74, 0.615)


def roof_lamps(mats, root):
    """Five amber lamps and a beacon on the roof."""
    b = Builder()
    for y in (-0.85, -0.2, 0, 0.2, 0.85):
        b.block((1.16, y - 0.05, 2.765), (1.26, y + 0.05, 2.815))
    b.done('roof lamps', mats['amber'], 0.015, 2, root)


def packer_body(mats, root):
    """Hopper, body with ribs, round tailgate, and the canopy over the cab's back."""
    hw, back, b = 1.20, -7.7, Builder()
    b.prism(
        [
            (-0.85, 1.12),
            (-0.85, 2.5),
            (-1.15, 3.35),
            (-2.9, 3.35),
            (-3.25, 3.62),
            (back + 0.5, 3.62),
            (back, 3.45),
            (back, 1.3),
            (back + 0.25, 1.12),
        ],
        'y',
        -hw,
        hw,
    )
    b.done('body', mats['body'], 0.03, 3, root)
    ribs, trim = Builder(), Builder()
    for s in (-1, 1):
        for x in np.linspace(-3.2, back + 1.1, 6):
            ribs.block((x - 0.045, s * (hw - 0.01), 1.25), (x + 0.045, s * (hw + 0.05), 3.50))
        for z0, z1 in ((1.10, 1.25), (3.48, 3.60)):
            ribs.block((back + 0.55, s * (hw - 0.01), z0), (-3.12, s * (hw + 0.055), z1))
        ribs.block((-3.0, s * (hw - 0.01), 1.10), (-0.95, s * (hw + 0.045), 1.22))
        ribs.block((-2.85, s * (hw - 0.01), 3.24), (-1.15, s * (hw + 0.045), 3.33))
        trim.block((-3.05, s * hw, 1.82), (-0.9, s * (hw + 0.006), 2.0))
        trim.block((back + 0.62, s * hw, 1.82), (-3.28, s * (hw + 0.006), 2.0))
    ribs.done('ribs', mats['body'], 0.012, 2, root)
    trim.done('body stripe', mats['orange'], 0, 1, root)
    tailgate(mats, root, back, hw)
    for s in (-1, 1):
        turn = 0 if s < 0 else math.pi
        panel([NAME.upper(), PHONE], (-5.35 + 0.1 * s, s * (hw + 0.056), 2.72), turn, 3.9, 1.0, white(), None, root)
        tape(mats, root, back + 0.6, -1.0, s * (hw + 0.056), 1.15, s)


def tailgate(mats, root, back, hw):
    """The bulged rear door, its frame and its lamps."""
    bulge, frame = Builder(), Builder()
    profile = [
        (back + 0.02, 1.3),
        (back - 0.28, 1.45),
        (back - 0.48, 2.0),
        (back - 0.46, 2.7),
        (back - 0.2, 3.35),
        (back + 0.02, 3.44),
    ]
    bulge.prism(profile, 'y', -hw + 0.08, hw - 0.08)
    for s in (-1, 1):
        frame.prism(
            [(back + 0.1, 1.2)] + [(x - 0.03, z) for x, z in profile] + [(back + 0.1, 3.5)],
            'y',
            s * (hw - 0.10),
            s * (hw + 0.02),
        )
    bulge.done('tailgate', mats['body'], 0.05, 3, root)
    frame.done('tailgate frame', mats['body'], 0.012, 2, root)
    rear = Builder()
    rear.block((back + 0.12, -1.15, 0.66), (back - 0.05, 1.15, 1.05))
    rear.done('rear sill', mats['frame'], 0.015, 2, root)
    for s in (-1, 1):
        lamp(mats, root, 'red', (back - 0.075, s * 0.72, 0.82), (back - 0.045, s * 0.90, 0.94))
        lamp(mats, root, 'red', (back - 0.075, s * 0.94, 0.82), (back - 0.045, s * 1.06, 0.94))


def arms(mats, root, lift):
    """Two box arms from the pivots over the cab to the cross tube with its forks, turned up by lift degrees."""
    swing = Matrix.Rotation(-math.radians(lift), 4, 'Y')
    turn = lambda p: PIVOT + swing @ (Vector(p) - PIVOT)
    path = [(-1.35, 2.35), (-1.0, 2.95), (-0.3, 3.22), (1.45, 3.12), (2.05, 2.72), (2.30, 1.95), (2.30, 1.05)]
    steelwork, forks, rod = Builder(), Builder(), Builder()
    for s in (-1, 1):
        y = s * 1.34
        rings = []
        for i, p in enumerate(path):
            before, after = Vector(path[max(0, i - 1)]), Vector(path[min(len(path) - 1, i + 1)])
            along = (after - before).normalized()
            n = Vector((-along.y, along.x)) * (0.15 if 0 < i < 6 else 0.11)
            rings.append(
                [
                    turn((p[0] + q * n.x, y + e, p[1] + q * n.y))
                    for q, e in ((1, -0.055), (1, 0.055), (-1, 0.055), (-1, -0.055))
                ]
            )
        steelwork.loft(rings)
        rod.cylinder(turn((-1.35, s * 1.20, 2.35)), turn((-1.35, s * 1.44, 2.35)), 0.09, 24)
        a, c = Vector((-2.6, s * 1.30, 1.75)), turn((-0.75, s * 1.30, 2.95))
        steelwork.cylinder(a, a + (c - a) * 0.6, 0.07, 20)
        rod.cylinder(a + (c - a) * 0.55, c, 0.04, 16)
        forks.block((2.24, s * 0.98 - 0.04, 0.93), (3.55, s * 0.98 + 0.04, 1.05))
        forks.block((2.20, s * 0.98 - 0.07, 0.88), (2.36, s * 0.98 + 0.07, 1.22))
    for v in forks.bm.verts:
        if v.co.x > 3.0:
            v.co.z = 0.985 + (v.co.z - 0.99) * 0.55
    bmesh.ops.transform(
        forks.bm, matrix=Matrix.Translation(PIVOT) @ swing @ Matrix.Translation(-PIVOT), verts=forks.bm.verts
    )
    steelwork.cylinder(turn((2.30, -1.36, 1.08)), turn((2.30, 1.36, 1.08)), 0.075, 24)
    steelwork.done('arms', mats['green'], 0.014, 2, root, sharp=50)
    forks.done('forks', mats['orange'], 0.012, 2, root)
    smooth(rod.done('arm pins', mats['rod'], 0.004, 1, root))


def front_load_truck(at=(0, 0, 0), turn=0, lift=0):
    """A front-load truck that faces +x with its front axle over `at`; lift 0 has the forks down, 65 carries them over the cab."""
    mats = truck_materials()
    root = pivot('front-load truck', at, turn)
    axles = (-5.0, -6.4)
    chassis(mats, root, 1.45, -7.6, [(0, 1.0)] + [(x, 1.0) for x in axles])
    for s in (-1, 1):
        wheel(mats, root, 0, s * 1.035)
        for x in axles:
            wheel(mats, root, x, s * 1.075, dual=True)
        tank = Builder()
        tank.cylinder((-1.3, s * 0.86, 0.78), (-2.6, s * 0.86, 0.78), 0.28, 36)
        tank.done('tank', mats['alloy'], 0.03, 3, root)
    mud_flaps(mats, root, -7.2, z1=1.05)
    mud_flaps(mats, root, -0.80, z1=1.0)
    low_cab(mats, root)
    packer_body(mats, root)
    arms(mats, root, lift)
    return root
