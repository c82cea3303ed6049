# A 96-gallon cart of moulded plastic: 1.10 m high, on two wheels, with a lid and a lift bar.
import math

from mathutils import Matrix

from kit.materials import steel
from kit.mesh import Builder, pivot
from kit.shader import Shader, once
from models.sign import panel, sign, white
from models.snow import SNOW, clinging, snow_cap

# Rings of the body from below: height, width, depth, corner radius, shift to the back. Metres.
BODY = (
    (0.03, 0.46, 0.46, 0.06, 0.01),
    (0.06, 0.50, 0.50, 0.07, 0.01),
    (0.33, 0.545, 0.56, 0.075, 0.005),
    (0.91, 0.645, 0.69, 0.085, 0),
    (0.985, 0.66, 0.71, 0.085, 0),
    (0.985, 0.70, 0.755, 0.10, 0),
    (1.0, 0.705, 0.76, 0.10, 0),
    (1.018, 0.70, 0.755, 0.10, 0),
)
LID = (
    (1.014, 0.715, 0.775, 0.10, -0.005),
    (1.022, 0.728, 0.79, 0.105, -0.005),
    (1.050, 0.728, 0.79, 0.105, -0.005),
    (1.064, 0.71, 0.77, 0.10, 0),
    (1.084, 0.62, 0.66, 0.10, 0.02),
    (1.096, 0.58, 0.62, 0.10, 0.02),
    (1.100, 0.50, 0.54, 0.09, 0.02),
)
AXLE = (0, 0.265, 0.145)
GREEN = (0.010, 0.085, 0.034)


def cart(at, turn=0, tilted=0, snow=False):
    """A green 96-gallon cart whose front looks to -y before the turn (radians); tilted on its wheels by so many degrees; snow lies on its lid and sticks to its wheels."""
    root = pivot('cart', at, turn)
    if tilted:
        lean = Matrix.Translation(AXLE) @ Matrix.Rotation(-math.radians(tilted), 4, 'X')
        root.matrix_basis = root.matrix_basis @ lean @ Matrix.Translation([-c for c in AXLE])
    shell = plastic('cart plastic', GREEN)
    loft(BODY).done('body', shell, 0.006, 2, root, sharp=30)
    mouldings().done('mouldings', shell, 0.005, 2, root)
    lid().done('lid', shell, 0.005, 2, root, sharp=28)
    handle().done('handle', shell, 0.004, 2, root)
    tyres().done('tyres', rubber(snow), 0.018, 4, root)
    hubs().done('hubs', shell, 0.004, 2, root)
    Builder().cylinder((-0.36, *AXLE[1:]), (0.36, *AXLE[1:]), 0.011, 14).done('axle', steel(), 0, 1, root)
    mark(root)
    if snow:
        snow_cap(root, (0, -0.022, 1.062), 0.765, 0.825)
    return root


def mark(root):
    """The company, its phone and the capacity on the front, along its slope (the front leans out by 7 cm over 58)."""
    slope = 0.07 / 0.58
    place = lambda z: (0, -0.295 - slope * (z - 0.33), z)
    capacity = panel(['96 GAL'], place(0.445), 0, 0.44, 0.115, white(), parent=root)
    for each in (sign(place(0.63), 0, 0.47, 0.235, root, backed=False), capacity):
        each.rotation_euler = (math.atan(slope), 0, 0)


def rubber(snow):
    """The wheels' rubber, and the snow that sticks to it."""

    def make(name):
        s = Shader(name)
        at = s.local()
        grain = s.noise(at, 90, 4)
        shade = s.mix(s.noise(at, 10, 6, 0.6), (0.015, 0.015, 0.014), (0.029, 0.027, 0.026))
        if snow:
            shade = s.mix(clinging(s, at), shade, SNOW)
        s.surface(color=shade, rough=0.75, normal=s.bump(grain, 0.3, 0.002))
        return s.material

    return once(f'tyre rubber {snow}', make)


def plastic(name, color):
    """Grained polyethylene with pale scuffs and mud near the ground."""

    def make(_):
        s = Shader(name)
        at = s.local()
        cloud = s.noise(at, 2.2, 5, 0.6)
        base = s.mix(s.ramp(cloud, 0.3, 0.7), color, tuple(min(1, c * 1.22 + 0.006) for c in color))
        base = s.mix(s.mul(scuffs(s, at), 0.55), base, tuple(min(1, c * 2.2 + 0.06) for c in color))
        soil = mud(s, at)
        s.surface(
            color=s.mix(soil, base, (0.20, 0.165, 0.12)),
            rough=s.most(s.ramp(cloud, 0.3, 0.7, 0.36, 0.46), s.mul(soil, 0.9)),
            normal=s.bump(s.noise(at, 420, 2, 0.5), 0.22, 0.0015),
            spec=0.5,
        )
        return s.material

    return once(name, make)


def scuffs(s, at):
    """Scratches along and across, and paler edges."""
    along = s.ramp(s.noise(s.stretch(at, (1.5, 1.5, 26)), 2.6, 4, 0.6), 0.66, 0.70)
    along = s.mul(along, s.ramp(s.noise(at, 3, 3), 0.5, 0.64))
    across = s.ramp(s.noise(s.stretch(at, (30, 22, 3)), 2, 4, 0.6), 0.69, 0.72)
    across = s.mul(across, s.ramp(s.noise(at, 2.3, 3), 0.52, 0.66))
    uneven = s.mul(s.sub(s.noise(at, 14, 4), 0.5), 0.12)
    edge = s.ramp(s.add(s.edges(0.008), uneven), 0.05, 0.16)
    return s.most(s.mul(s.most(along, across), 0.6), s.mul(edge, 0.45))


def mud(s, at):
    up = s.axes(at)[2]
    uneven = s.add(up, s.mul(s.sub(s.noise(at, 6, 6, 0.65), 0.5), 0.4))
    coat = s.mul(s.ramp(uneven, 0, 0.32, 1, 0), 0.45)
    drops = s.mul(s.ramp(s.noise(at, 85, 3, 0.6), 0.62, 0.67), s.ramp(up, 0.05, 0.6, 0.6, 0))
    return s.most(coat, drops)


def ring(z, width, depth, radius, back, steps=8):
    """A rectangle with round corners, as points around it."""
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (quarter + step / steps)
            x = sx * (width / 2 - radius) + math.cos(angle) * radius
            y = back - 0.02 + sy * (depth / 2 - radius) + math.sin(angle) * radius
            points.append((x, y, z))
    return points


def loft(rings):
    return Builder().loft([ring(*each) for each in rings])


def lid():
    b = loft(LID)
    for x in (-0.14, 0.14):
        b.box((x, 0, 1.098), (0.10, 0.50, 0.014))
    return b


def mouldings():
    """Ribs on the sides, the crease below the label, and the bar that the truck's lifter grips."""
    b = Builder()
    for side in (-1, 1):
        for y in (-0.19, -0.02, 0.15):
            b.box((side * 0.292, y, 0.52), (0.012, 0.05, 0.62), (0, side * 0.085, 0))
        b.box((side * 0.20, -0.345, 0.80), (0.03, 0.06, 0.10), (0.08, 0, 0))
    b.box((0, -0.305, 0.36), (0.34, 0.012, 0.012), (0.11, 0, 0))
    b.cylinder((-0.19, -0.355, 0.80), (0.19, -0.355, 0.80), 0.016, 16)
    return b.box((0, -0.352, 0.905), (0.50, 0.02, 0.03))


def handle():
    b = Builder().tube(
        [(-0.27, 0.36, 0.985), (-0.27, 0.455, 0.985), (0.27, 0.455, 0.985), (0.27, 0.36, 0.985)], 0.017, 14
    )
    for x in (-0.27, -0.09, 0.09, 0.27):
        b.box((x, 0.375, 1.0), (0.045, 0.10, 0.07))
    return b


def tyres():
    b = Builder()
    for side in (-1, 1):
        b.cylinder((side * 0.30 - 0.035, 0.265, 0.145), (side * 0.30 + 0.035, 0.265, 0.145), 0.145, 48)
    return b


def hubs():
    b = Builder()
    for side in (-1, 1):
        x = side * 0.30
        b.cylinder((x - 0.042, 0.265, 0.145), (x + 0.042, 0.265, 0.145), 0.085, 40)
        b.cylinder((x - 0.05, 0.265, 0.145), (x + 0.05, 0.265, 0.145), 0.03, 24)
        for spoke in range(6):
            angle = spoke * math.pi / 3
            at = (x + side * 0.043, 0.265 + math.cos(angle) * 0.055, 0.145 + math.sin(angle) * 0.055)
            b.box(at, (0.008, 0.018, 0.05), (angle - math.pi / 2, 0, 0))
    return b
