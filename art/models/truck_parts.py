# Parts that both trucks share: materials, wheels, chassis, lamps, mirrors and the shell of a cab.
import math

import numpy as np

from kit.materials import plain, steel
from kit.mesh import Builder, lettering
from kit.paint import painted
from kit.shader import Shader, once

TYRE_RADIUS = 0.52
SEAT = (-0.93, 0.36, 2.40)  # a driver's head


def truck_materials(driver=False):
    """The materials of a truck in the house colours, by short name; a driver sits behind its panes."""
    return dict(
        green=painted(
            'truck green',
            (0.004, 0.050, 0.020),
            (0.008, 0.066, 0.028),
            wear=0.22,
            dirt=0.5,
            rust=0.06,
            dirt_height=1.15,
            rough=0.2,
            dents=0.02,
        ),
        body=painted(
            'truck body',
            (0.004, 0.050, 0.020),
            (0.012, 0.075, 0.034),
            wear=0.55,
            dirt=0.55,
            rust=0.25,
            dirt_height=1.6,
            rough=0.32,
            dents=0.18,
        ),
        orange=painted(
            'truck orange',
            (0.80, 0.21, 0.012),
            (0.82, 0.27, 0.03),
            wear=0.3,
            dirt=0.4,
            rust=0.06,
            dirt_height=0.9,
            rough=0.25,
            dents=0.02,
        ),
        frame=painted(
            'truck frame',
            (0.014, 0.014, 0.015),
            (0.03, 0.028, 0.026),
            wear=0.5,
            dirt=0.9,
            rust=0.35,
            dirt_height=1.5,
            rough=0.5,
            dents=0.05,
        ),
        steel=steel(),
        chrome=plain('truck chrome', (0.70, 0.70, 0.69), 0.09, 1, 0.03, 3),
        alloy=plain('truck alloy', (0.50, 0.50, 0.49), 0.34, 1, 0.1, 5),
        black=plain('truck plastic', (0.012, 0.012, 0.013), 0.5, 0, 0.2, 6),
        tyre=plain('truck tyre', (0.020, 0.019, 0.018), 0.82, 0, 0.35, 7, 0.35, 70, 0.003),
        glass=cab_glass(driver),
        mirror=plain('truck mirror', (0.55, 0.6, 0.65), 0.05, 1, 0.02, 2),
        lens=plain('truck lens', (0.62, 0.65, 0.68), 0.10, 0.9, 0.1, 3),
        amber=plain('truck amber', (0.95, 0.32, 0.015), 0.12, 0, 0.05, 3),
        red=plain('truck red', (0.55, 0.012, 0.008), 0.14, 0, 0.05, 3),
        white=plain('truck white', (0.74, 0.74, 0.71), 0.4, 0, 0.05, 9),
        rod=plain('truck rod', (0.72, 0.72, 0.72), 0.1, 1, 0.03, 3),
    )


def cab_glass(driver=False):
    """Panes that mirror the sky, more so at a slant, over what a cab holds: two seats, a driver in the left one, and daylight from the pane behind."""

    def make(name):
        s = Shader(name)
        _, y, z = s.axes(s.local())
        lining = s.mix(s.ramp(s.noise(s.local(), 2.2, 3), 0.4, 0.6), (0.014, 0.014, 0.015), (0.040, 0.037, 0.034))
        aside = s.math('ABSOLUTE', y)
        across = s.math('POWER', s.mul(s.math('ABSOLUTE', s.sub(aside, 0.45)), 5.6), 4)
        seat = s.ramp(s.add(across, s.math('POWER', s.mul(s.sub(z, 2.1), 2.6), 4)), 0.85, 1.1, 1, 0)
        behind = s.mul(s.ramp(aside, 0.68, 0.70, 1, 0), s.mul(s.ramp(z, 2.30, 2.33), s.ramp(z, 2.52, 2.55, 1, 0)))
        inside = s.mix(seat, s.mix(behind, lining, (0.10, 0.125, 0.145)), (0.030, 0.028, 0.026))
        if driver:
            inside = seated(s, inside)
        mirror = s.node('BsdfGlossy')
        mirror.inputs['Roughness'].default_value = 0.02
        slant = s.node('Fresnel')
        slant.inputs[0].default_value = 1.75
        both = s.node('MixShader')
        s.surface(color=inside, rough=0.6, spec=0)
        s.links.new(slant.outputs[0], both.inputs[0])
        s.links.new(s.principled.outputs[0], both.inputs[1])
        s.links.new(mirror.outputs[0], both.inputs[2])
        s.links.new(both.outputs[0], s.output.inputs[0])
        return s.material

    return once(f'truck glass {driver}', make)


def seated(s, inside):
    """A man in a vest and a cap with his hands on the wheel, upright at SEAT, where each line of sight meets his plane."""
    sight = s.node('VectorTransform')
    sight.vector_type, sight.convert_from, sight.convert_to = 'VECTOR', 'WORLD', 'OBJECT'
    s.links.new(s.node('NewGeometry').outputs['Incoming'], sight.inputs[0])
    x, y, z = s.axes(s.local())[:3]
    dx, dy, dz = s.axes(sight.outputs[0])[:3]
    far = s.math('DIVIDE', s.sub(x, SEAT[0]), dx)
    y, z = s.sub(y, s.mul(far, dy)), s.sub(z, s.mul(far, dz))
    in_front = s.math('GREATER_THAN', far, 0.0)

    def oval(at_y, at_z, wide, tall, power=2):
        a = s.math('POWER', s.math('ABSOLUTE', s.mul(s.sub(y, at_y), 1 / wide)), power)
        b = s.math('POWER', s.math('ABSOLUTE', s.mul(s.sub(z, at_z), 1 / tall)), power)
        return s.mul(s.ramp(s.add(a, b), 0.9, 1.05, 1, 0), in_front)

    mid, up = SEAT[1:]
    for shape, color in (
        (oval(mid, up - 0.50, 0.25, 0.40, 3), (0.028, 0.030, 0.034)),
        (oval(mid, up - 0.50, 0.165, 0.37, 3), (0.24, 0.048, 0.007)),
        (oval(mid - 0.095, up - 0.50, 0.022, 0.34, 4), (0.22, 0.23, 0.20)),
        (oval(mid + 0.095, up - 0.50, 0.022, 0.34, 4), (0.22, 0.23, 0.20)),
        (s.sub(oval(mid, up - 0.56, 0.225, 0.20), oval(mid, up - 0.56, 0.195, 0.17)), (0.006, 0.006, 0.007)),
        (oval(mid - 0.19, up - 0.47, 0.045, 0.05), (0.17, 0.095, 0.062)),
        (oval(mid + 0.19, up - 0.47, 0.045, 0.05), (0.17, 0.095, 0.062)),
        (oval(mid, up - 0.155, 0.062, 0.08), (0.14, 0.075, 0.05)),
        (oval(mid, up, 0.078, 0.115), (0.17, 0.095, 0.062)),
        (oval(mid, up - 0.075, 0.066, 0.055), (0.045, 0.028, 0.018)),
        (oval(mid, up + 0.085, 0.088, 0.065, 2.5), (0.008, 0.07, 0.028)),
        (oval(mid, up + 0.040, 0.095, 0.020), (0.005, 0.05, 0.02)),
    ):
        inside = s.mix(shape, inside, color)
    return inside


def number_plate(mats, root, number, x, z):
    """A commercial plate of New York on a bumper whose face is at x; it looks to +x."""
    plate = Builder().block((x, -0.15, z - 0.075), (x + 0.008, 0.15, z + 0.075))
    plate.done('plate', mats['white'], 0.003, 1, root)
    ink = plain('plate blue', (0.012, 0.03, 0.11), 0.4)
    turn = (math.pi / 2, 0, math.pi / 2)
    lettering(number, 0.085, (x + 0.009, 0, z - 0.008), turn, ink, root, width=0.80)
    lettering('NEW YORK', 0.026, (x + 0.009, 0, z + 0.052), turn, ink, root)


def smooth(thing):
    """Round things without a bevel: shaded as curves."""
    mesh = thing.data
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(40)
    return thing


def revolve(b, profile, centre, segments=56):
    """Turn a profile of (radius, y) points about the y axis through a centre."""
    cx, cy, cz = centre
    angles = [2 * math.pi * i / segments for i in range(segments)]
    rings = [[(cx + r * math.cos(a), cy + y, cz + r * math.sin(a)) for a in angles] for r, y in profile]
    b.loft(rings, cap=False)


def tyre_profile(width):
    """Half round shoulders and four grooves; closed at the rim."""
    w, r = width / 2, TYRE_RADIUS
    side = [
        (0.29, w - 0.03),
        (0.33, w + 0.002),
        (0.40, w + 0.012),
        (0.46, w + 0.004),
        (r - 0.03, w - 0.012),
        (r, w - 0.045),
    ]
    tread = []
    for y in (w * 0.55, w * 0.18, -w * 0.18, -w * 0.55):
        tread += [(r, y + 0.011), (r - 0.016, y + 0.006), (r - 0.016, y - 0.006), (r, y - 0.011)]
    return side + tread + [(p, -y) for p, y in reversed(side)]


def wheel(mats, root, x, y, dual=False):
    """One wheel, or a dual pair, whose outer face is away from the truck's middle line."""
    s, width = (1 if y > 0 else -1), 0.27
    rubber, rim, dark = Builder(), Builder(), Builder()
    for dy in (0, -0.31) if dual else (0,):
        revolve(rubber, tyre_profile(width), (x, y + s * dy, TYRE_RADIUS))
    depth = -0.055 if dual else 0.085
    dish = [
        (0.31, 0.125),
        (0.285, 0.132),
        (0.272, 0.11),
        (0.262, 0.03 if dual else 0.075),
        (0.20, depth),
        (0.15, depth + 0.006),
        (0.135, depth + 0.004),
        (0.115, depth + 0.07),
        (0.09, depth + 0.105),
        (0.0, depth + 0.108),
    ]
    revolve(rim, [(r, s * o) for r, o in dish], (x, y, TYRE_RADIUS), 48)
    for i in range(10):
        a = math.pi * i / 5 + 0.2
        c, z = x + 0.168 * math.cos(a), TYRE_RADIUS + 0.168 * math.sin(a)
        rim.cylinder((c, y + s * (depth - 0.01), z), (c, y + s * (depth + 0.035), z), 0.015, 6)
        c, z = x + 0.232 * math.cos(a + 0.31), TYRE_RADIUS + 0.232 * math.sin(a + 0.31)
        out = depth + (0.055 if dual else 0.0)
        dark.cylinder((c, y + s * (out - 0.02), z), (c, y + s * (out + 0.006), z), 0.027, 14)
    smooth(rubber.done('tyre', mats['tyre'], 0, 1, root))
    smooth(rim.done('rim', mats['alloy'], 0, 1, root))
    dark.done('hand holes', mats['black'], 0, 1, root)


def chassis(mats, root, front, back, axles):
    """Two channel rails, cross members, and an axle beam for each (x, half track)."""
    b = Builder()
    for s in (-1, 1):
        b.block((back, s * 0.39, 0.74), (front, s * 0.47, 1.0))
    for x in np.arange(back + 0.15, front, 1.1):
        b.block((x - 0.05, -0.40, 0.80), (x + 0.05, 0.40, 0.95))
    for x, half in axles:
        b.cylinder((x, -half, TYRE_RADIUS), (x, half, TYRE_RADIUS), 0.075, 16)
        b.block((x - 0.16, -0.16, 0.34), (x + 0.16, 0.16, 0.70))
        for s in (-1, 1):
            b.block((x - 0.55, s * 0.39, 0.60), (x + 0.55, s * 0.47, 0.70))
    b.done('chassis', mats['frame'], 0.008, 2, root)


def lamp(mats, root, kind, corner_a, corner_b, rim=0.012):
    """A lens in a black housing between two corners."""
    a, c = [min(p) for p in zip(corner_a, corner_b)], [max(p) for p in zip(corner_a, corner_b)]
    housing, lens = Builder(), Builder()
    thin = min(range(3), key=lambda i: c[i] - a[i])
    grow = [0 if i == thin else rim for i in range(3)]
    housing.block(
        [a[i] - grow[i] + (0 if i != thin else 0.006) for i in range(3)],
        [c[i] + grow[i] - (0 if i != thin else 0.006) for i in range(3)],
    )
    lens.block(a, c)
    housing.done('lamp housing', mats['black'], 0.006, 2, root)
    lens.done('lamp', mats[kind], 0.008, 2, root)


def headlamp(mats, root, at, radius):
    """A round lamp that looks to +x: chrome ring, reflector, and a dark bulb holder in its middle."""
    x, y, z = at
    ring, bowl, bulb = Builder(), Builder(), Builder()
    ring.cylinder((x - 0.03, y, z), (x + 0.012, y, z), radius, 32)
    bowl.cylinder((x - 0.02, y, z), (x + 0.018, y, z), radius * 0.84, 32, radius * 0.78)
    bulb.cylinder((x, y, z), (x + 0.024, y, z), radius * 0.26, 16)
    ring.done('lamp ring', mats['chrome'], 0.006, 2, root)
    bowl.done('lamp bowl', mats['lens'], 0.004, 2, root)
    bulb.done('lamp bulb', mats['black'], 0.003, 1, root)


def mud_flaps(mats, root, x, y0=0.62, y1=1.22, z0=0.22, z1=0.85):
    """A rubber flap behind each wheel of an axle."""
    b = Builder()
    for s in (-1, 1):
        b.block((x - 0.008, s * y0, z0), (x + 0.008, s * y1, z1))
    b.done('mud flaps', mats['black'], 0.003, 1, root)


def tape(mats, root, x0, x1, y, z, side, pitch=0.3):
    """Red and white reflector tape along the truck's side, .05 m high."""
    n = max(2, round((x1 - x0) / pitch))
    for kind, odd in (('red', 0), ('white', 1)):
        b = Builder()
        for i in range(odd, n, 2):
            x = x0 + (x1 - x0) * i / n
            b.block((x, y, z), (x + (x1 - x0) / n - 0.012, y + side * 0.004, z + 0.05))
        b.done('tape', mats[kind], 0, 1, root)
