# A child's bicycle on its kickstand.
import math

from kit.materials import plain
from kit.mesh import Builder, pivot
from kit.paint import painted

WHEEL = 0.25  # metres of radius with the tyre: a bicycle of 20 inches
BACK, FRONT, CRANK = (-0.40, WHEEL), (0.46, WHEEL), (-0.06, 0.27)  # (x, z) of the axles and the cranks


def bicycle(at, turn=0, color=(0.50, 0.02, 0.02), lean=0.10):
    """It looks to +x before the turn (radians) and leans to its stand on +y by `lean` radians."""
    root = pivot('bicycle', at, turn)
    root.rotation_euler = (-lean, 0, turn)
    mats = dict(
        paint=painted('bicycle paint', color, wear=0.2, dirt=0.2, rust=0.05, dirt_height=0.3, rough=0.25, dents=0),
        chrome=plain('bicycle chrome', (0.55, 0.55, 0.54), 0.2, 0.9, 0.08, 5),
        rubber=plain('bicycle rubber', (0.02, 0.02, 0.02), 0.7, 0, 0.2, 9),
        lamp=plain('bicycle reflector', (0.55, 0.02, 0.01), 0.15),
    )
    b = {name: Builder() for name in mats}
    for wheel_at in (BACK, FRONT):
        wheel(b, *wheel_at)
    frame(b['paint'])
    steering(b)
    drive(b)
    saddle(b)
    for name, builder in b.items():
        builder.done('bicycle ' + name, mats[name], 0.001, 1, root)
    return root


def circle(x, z, radius, y=0.0, count=40):
    return [
        (x + radius * math.cos(2 * math.pi * k / count), y, z + radius * math.sin(2 * math.pi * k / count))
        for k in range(count + 1)
    ]


def wheel(b, x, z):
    """Tyre, rim, hub and spokes."""
    b['rubber'].tube(circle(x, z, WHEEL - 0.022), 0.022, 10)
    b['chrome'].tube(circle(x, z, WHEEL - 0.05), 0.010, 8)
    b['chrome'].cylinder((x, -0.05, z), (x, 0.05, z), 0.018, 14)
    for k in range(20):
        a, side = 2 * math.pi * k / 20, (-1, 1)[k % 2]
        end = (x + (WHEEL - 0.05) * math.cos(a), 0, z + (WHEEL - 0.05) * math.sin(a))
        b['chrome'].cylinder((x, side * 0.03, z), end, 0.0016, 5)


def frame(b):
    head_top, head_low, seat = (0.30, 0, 0.60), (0.335, 0, 0.49), (-0.17, 0, 0.53)
    crank = (CRANK[0], 0, CRANK[1])
    b.tube([head_low, head_top], 0.021, 12)
    b.tube([crank, (0.325, 0, 0.52)], 0.017, 12)
    b.tube([seat, (0.305, 0, 0.575)], 0.014, 12)
    b.tube([crank, (-0.185, 0, 0.57)], 0.016, 12)
    for side in (-1, 1):
        b.tube([(CRANK[0], side * 0.03, CRANK[1]), (BACK[0], side * 0.055, BACK[1])], 0.010, 10)
        b.tube([(-0.17, side * 0.015, 0.52), (BACK[0], side * 0.055, BACK[1])], 0.009, 10)
        b.tube([(0.345, side * 0.05, 0.46), (FRONT[0], side * 0.055, FRONT[1])], 0.012, 10)
    b.cylinder((0.345, -0.06, 0.465), (0.345, 0.06, 0.465), 0.015, 12)


def steering(b):
    """High handlebars with grips, and a reflector between them."""
    b['chrome'].tube([(0.30, 0, 0.60), (0.28, 0, 0.66)], 0.013, 10)
    b['chrome'].tube(
        [
            (0.20, -0.27, 0.80),
            (0.27, -0.15, 0.79),
            (0.285, -0.06, 0.67),
            (0.285, 0.06, 0.67),
            (0.27, 0.15, 0.79),
            (0.20, 0.27, 0.80),
        ],
        0.011,
        10,
    )
    for side in (-1, 1):
        b['rubber'].cylinder((0.235, side * 0.21, 0.795), (0.185, side * 0.295, 0.80), 0.017, 12)
    b['lamp'].cylinder((0.31, 0, 0.69), (0.325, 0, 0.69), 0.025, 16)


def drive(b):
    """Chain wheel, chain, cranks with pedals, and the stand."""
    x, z = CRANK
    b['chrome'].cylinder((x, -0.045, z), (x, -0.040, z), 0.075, 28)
    b['rubber'].tube([(x, -0.043, z + 0.076), (BACK[0], -0.043, BACK[1] + 0.03)], 0.004, 6)
    b['rubber'].tube([(x, -0.043, z - 0.076), (BACK[0], -0.043, BACK[1] - 0.03)], 0.004, 6)
    for side, dx, dz in ((-1, 0.10, 0.08), (1, -0.10, -0.08)):
        b['chrome'].tube([(x, side * 0.06, z), (x + dx, side * 0.08, z + dz)], 0.010, 8)
        b['rubber'].box((x + dx, side * 0.125, z + dz), (0.085, 0.08, 0.022))
    b['chrome'].tube([(-0.16, 0.04, 0.235), (-0.22, 0.17, 0.02)], 0.009, 8)


def saddle(b):
    b['chrome'].tube([(-0.185, 0, 0.56), (-0.20, 0, 0.64)], 0.012, 10)
    seat = b['rubber']
    rings = []
    for x, half, low in (
        (-0.345, 0.03, 0.655),
        (-0.32, 0.085, 0.645),
        (-0.26, 0.085, 0.645),
        (-0.18, 0.04, 0.65),
        (-0.09, 0.025, 0.655),
        (-0.07, 0.015, 0.66),
    ):
        rings.append(
            [(x, half * math.cos(a), low + 0.022 + 0.022 * math.sin(a)) for a in [k * math.pi / 6 for k in range(12)]]
        )
    seat.loft(rings)
    b['lamp'].cylinder((-0.235, 0, 0.56), (-0.25, 0, 0.56), 0.025, 14)
    b['chrome'].tube([(-0.19, 0, 0.59), (-0.235, 0, 0.565)], 0.006, 6)
