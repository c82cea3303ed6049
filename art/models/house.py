# A two-storey farmhouse with a cross gable and a porch, as they stand all over Western New York.
from dataclasses import dataclass

from kit.materials import plain, scaled
from kit.mesh import Builder, pivot
from kit.shader import Shader, once


@dataclass(frozen=True)
class Colors:
    """What tells one house from the next."""

    siding: tuple = (0.78, 0.77, 0.73)
    roof: tuple = (0.065, 0.062, 0.06)
    shutters: tuple = (0.02, 0.05, 0.035)
    door: tuple = (0.28, 0.035, 0.025)


WHITE_GREEN = Colors()
BLUE_GREY = Colors((0.20, 0.25, 0.29), (0.075, 0.07, 0.068), (0.03, 0.03, 0.035))
CREAM_RED = Colors((0.80, 0.76, 0.66), (0.09, 0.065, 0.05), (0.05, 0.02, 0.02))
TAN = Colors((0.40, 0.33, 0.22), (0.06, 0.06, 0.065), (0.02, 0.04, 0.03))


def siding(color, board=0.115):
    """Clapboard: every board throws a thin shadow on the one below. board in metres."""

    def make(name):
        s = Shader(name)
        at = s.local()
        step = s.math('FRACT', s.math('DIVIDE', s.axes(at)[2], board))
        paint = s.mix(s.noise(at, 1.2, 5), scaled(color, 0.86), color)
        shadow = s.ramp(step, 0, 0.10, 0.45, 0)
        s.surface(color=s.mix(shadow, paint, (0.02, 0.02, 0.02)), rough=0.6, normal=s.bump(s.sub(1.0, step), 1.0, 0.02))
        return s.hazy().material

    return once(f'siding {color} {board}', make)


def shingles(color):
    """Asphalt shingles in rows."""

    def make(name):
        s = Shader(name)
        at = s.local()
        rows = s.node('TexBrick')
        s.plug(rows.inputs['Vector'], at)
        rows.inputs['Scale'].default_value = 3.2
        rows.inputs['Mortar Size'].default_value = 0.015
        for key, factor in (('Color1', 1), ('Color2', 0.6), ('Mortar', 0.3)):
            s.plug(rows.inputs[key], scaled(color, factor))
        patches = s.ramp(s.noise(at, 2.5, 5, 0.6), 0.3, 0.7, 0, 0.5)
        color_out = s.mix(patches, rows.outputs[0], scaled(color, 1.5))
        s.surface(color=color_out, rough=0.9, normal=s.bump(s.noise(at, 60, 3), 0.5, 0.01))
        return s.hazy().material

    return once(f'shingles {color}', make)


def house_materials(colors):
    return {
        'siding': siding(colors.siding),
        'roof': shingles(colors.roof),
        'trim': plain('trim', (0.80, 0.79, 0.76), 0.5, variation=0.05, scale=3, hazy=True),
        'glass': plain('window glass', (0.025, 0.03, 0.035), 0.06, variation=0.3, scale=2, hazy=True),
        'shutter': plain(f'shutters {colors.shutters}', colors.shutters, 0.5, variation=0.1, hazy=True),
        'stone': plain(
            'foundation', (0.25, 0.24, 0.22), 0.9, variation=0.3, scale=3, grain=0.6, grain_scale=12, hazy=True
        ),
        'door': plain(f'house door {colors.door}', colors.door, 0.4, hazy=True),
        'brick': plain('chimney', (0.22, 0.08, 0.055), 0.9, variation=0.3, scale=10, hazy=True),
        'porch': plain('porch floor', (0.30, 0.29, 0.27), 0.7, hazy=True),
    }


def farmhouse(at, turn=0, colors=WHITE_GREEN, porch=True):
    """10 x 7 m, its front with the porch to -y before the turn (radians)."""
    materials = house_materials(colors)
    root = pivot('house', at, turn)
    parts = {key: Builder() for key in materials}
    shell(parts)
    openings(parts)
    if porch:
        front_porch(parts)
    for key, b in parts.items():
        b.done('house ' + key, materials[key], 0 if key == 'siding' else 0.01, 1, root)
    return root


def shell(parts):
    parts['stone'].block((-5.05, -3.55, -1), (5.05, 3.55, 0.55))
    gable(parts['siding'], (0, 0), (10, 7), 0.5, 6.1, 8.9, 'x')
    roof(parts['roof'], (0, 0), (10, 7), 6.1, 8.9, 'x')
    gable(parts['siding'], (2.6, -2.4), (4.4, 4.2), 0.5, 6.0, 8.0, 'y')
    roof(parts['roof'], (2.6, -2.0), (4.4, 5.0), 6.0, 8.0, 'y')
    for side in (-1, 1):
        parts['trim'].block((side * 5.06, -3.56, 0.5), (side * 4.9, -3.45, 6.1))
    parts['brick'].block((-2.3, -0.1, 8.0), (-1.5, 0.6, 9.9))


def gable(b, center, size, bottom, eaves, ridge, along):
    """Walls with a gable at both ends; the ridge runs along x or y."""
    (cx, cy), (wx, wy) = center, size
    middle, half, start, end = (
        (cy, wy / 2, cx - wx / 2, cx + wx / 2) if along == 'x' else (cx, wx / 2, cy - wy / 2, cy + wy / 2)
    )
    outline = [
        (middle - half, bottom),
        (middle + half, bottom),
        (middle + half, eaves),
        (middle, ridge),
        (middle - half, eaves),
    ]
    b.prism(outline, along, start, end)


def roof(b, center, size, eaves, ridge, along, over=0.4, thick=0.14):
    """Two slabs that reach over the walls."""
    (cx, cy), (wx, wy) = center, size
    middle, half, length, at = (cy, wy / 2, wx, cx) if along == 'x' else (cx, wx / 2, wy, cy)
    drop = over * (ridge - eaves) / half
    for side in (-1, 1):
        edge = middle + side * (half + over)
        outline = [
            (middle, ridge + 0.02),
            (middle, ridge + 0.02 + thick),
            (edge, eaves - drop + thick + 0.02),
            (edge, eaves - drop + 0.02),
        ]
        b.prism(outline, along, at - length / 2 - over, at + length / 2 + over)


def openings(parts):
    """Windows on all sides, and the front door."""
    for x in (-3.6, -1.2):
        window(parts, x, 4.75, -3.5)
    for x in (1.8, 3.4):
        window(parts, x, 4.75, -4.5, 0.8, 1.5, shutters=False)
        window(parts, x, 2.2, -4.5, 0.8, 1.7, shutters=False)
    window(parts, 2.6, 6.75, -4.5, 0.55, 0.7, shutters=False)
    window(parts, -3.8, 2.1, -3.5, 0.95, 1.7)
    parts['door'].box((-1.1, -3.56, 1.65), (1.0, 0.08, 2.15))
    parts['trim'].box((-1.1, -3.52, 1.72), (1.3, 0.06, 2.4))
    for side in (-1, 1):
        for y in (-1.5, 1.5):
            window(parts, y, 4.75, side * 5, axis='x', out=side)
            window(parts, y, 2.1, side * 5, axis='x', out=side)
        window(parts, 0, 7.3, side * 5, 0.7, 0.9, shutters=False, axis='x', out=side)


def window(parts, along, z, wall, width=0.95, height=1.55, shutters=True, axis='y', out=-1):
    """A sash window in the wall that stands at y (or x) = wall and looks to -1 or +1."""

    def put(b, u, depth, v, size_u, size_d, size_v):
        if axis == 'y':
            b.box((u, wall + out * depth, v), (size_u, size_d, size_v))
        else:
            b.box((wall + out * depth, u, v), (size_d, size_u, size_v))

    put(parts['glass'], along, 0.01, z, width, 0.04, height)
    frame = (
        (0, height / 2 + 0.06, width + 0.26, 0.14),
        (0, -height / 2 - 0.04, width + 0.22, 0.09),
        (-width / 2 - 0.05, 0, 0.11, height),
        (width / 2 + 0.05, 0, 0.11, height),
        (0, 0, width, 0.06),
        (0, 0, 0.045, height),
    )
    for index, (du, dv, size_u, size_v) in enumerate(frame):
        put(parts['trim'], along + du, 0.045 + index * 0.001, z + dv, size_u, 0.07, size_v)
    if shutters:
        for side in (-1, 1):
            put(parts['shutter'], along + side * (width / 2 + 0.30), 0.03, z, 0.38, 0.05, height + 0.1)


def front_porch(parts):
    trim, floor = parts['trim'], parts['porch']
    floor.block((-5.2, -5.6, 0.3), (0.35, -3.5, 0.55))
    parts['stone'].block((-5.1, -5.5, -0.6), (0.25, -3.5, 0.3))
    parts['roof'].prism([(-3.5, 3.75), (-3.5, 3.62), (-5.85, 2.95), (-5.85, 3.07)], 'x', -5.4, 0.4)
    trim.block((-5.2, -5.65, 2.80), (0.3, -5.45, 3.0))
    for x in (-5.1, -3.4, -1.7, 0.1):
        trim.block((x - 0.08, -5.6, 0.55), (x + 0.08, -5.44, 2.85))
    for x in (-5.1, -3.4):
        railing(trim, x)
    for step in range(3):
        y = -5.6 - 0.28 * step
        floor.block((-2.2, y - 0.3, -0.4), (-0.2, y, 0.42 - 0.16 * step))


def railing(b, x):
    b.block((x, -5.56, 1.35), (x + 1.7, -5.50, 1.42))
    for index in range(1, 14):
        b.block((x + 0.12 * index, -5.55, 0.6), (x + 0.12 * index + 0.035, -5.51, 1.38))
