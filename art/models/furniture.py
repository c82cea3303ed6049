# What stands at the curb when students move out: a sofa, moving boxes, a floor lamp.
import math

from mathutils import Euler, Matrix

from kit.materials import plain, scaled
from kit.mesh import Builder, lettering, pivot
from kit.shader import Shader, once
from models.cart import ring


def woven(name, color):
    """Upholstery: a weave of two threads, paler where people sat."""

    def make(_):
        s = Shader(name)
        at = s.local()
        threads = s.noise(s.stretch(at, (1, 1, 0.2)), 260, 2, 0.5)
        cross = s.noise(s.stretch(at, (0.2, 1, 1)), 260, 2, 0.5)
        weave = s.mul(s.add(threads, cross), 0.5)
        cloth = s.mix(s.ramp(weave, 0.42, 0.58), scaled(color, 0.55), scaled(color, 1.25))
        worn = s.ramp(s.noise(at, 3.2, 5, 0.6), 0.46, 0.68, 0, 0.55)
        cloth = s.mix(worn, cloth, tuple(c * 1.3 + 0.035 for c in color))
        folds = s.add(s.mul(s.noise(at, 7, 3, 0.5, 0.8), 1.0), s.mul(weave, 0.06))
        s.surface(color=cloth, rough=0.95, spec=0.15, normal=s.bump(folds, 0.7, 0.05))
        return s.material

    return once(name, make)


def cushion(b, center, size, turn):
    """A stuffed cushion: thick in its middle, with soft corners. size is width, depth, height."""
    wide, deep, high = size
    rings = []
    for step in range(9):
        t = -1 + step / 4
        swell = (1 - abs(t) ** 3.2) ** 0.5 * 0.16 + 0.86
        rings.append(ring(t * high / 2, wide * swell, deep * swell, min(wide, deep) * 0.24 * swell, 0.02))
    before = set(b.bm.verts)
    b.loft(rings)
    b.place(
        [vert for vert in b.bm.verts if vert not in before],
        Matrix.Translation(center) @ Euler(turn).to_matrix().to_4x4(),
    )


def sofa(at, turn=0, color=(0.055, 0.085, 0.115)):
    """A worn two-seat sofa with rolled arms, 1.95 m wide, that looks to -y."""
    root = pivot('sofa', at, turn)
    cloth = woven(f'sofa cloth {color}', color)
    frame = Builder().block((-0.80, -0.40, 0.10), (0.80, 0.40, 0.34))
    frame.box((0, 0.37, 0.56), (1.66, 0.17, 0.66), (-0.14, 0, 0))
    for side in (-1, 1):
        frame.block((side * 0.93, -0.43, 0.09), (side * 0.76, 0.40, 0.52))
    frame.done('sofa', cloth, 0.035, 4, root)
    arms = Builder()
    for side in (-1, 1):
        arms.cylinder((side * 0.865, -0.445, 0.53), (side * 0.865, 0.40, 0.55), 0.115, 28)
    arms.done('sofa arms', cloth, 0.03, 3, root)
    soft = Builder()
    for side in (-1, 1):
        cushion(soft, (side * 0.375, -0.06, 0.425), (0.74, 0.72, 0.19), (0.03, side * 0.03, 0))
        cushion(soft, (side * 0.37, 0.215, 0.70), (0.72, 0.50, 0.20), (1.30, side * 0.04, side * 0.03))
    soft.done('cushions', woven(f'cushion cloth {color}', scaled(color, 1.2)), 0, 1, root)
    pillow = Builder()
    cushion(pillow, (-0.52, 0.03, 0.70), (0.42, 0.42, 0.15), (1.05, 0.25, 0.35))
    pillow.done('pillow', woven('pillow cloth', (0.42, 0.17, 0.045)), 0, 1, root)
    feet = Builder()
    for x in (-0.82, 0.82):
        for y in (-0.36, 0.34):
            feet.cylinder((x, y, 0), (x, y, 0.12), 0.022, 12, 0.034)
    feet.done('feet', plain('feet', (0.03, 0.02, 0.015), 0.6), 0.005, 1, root)
    return root


def boxes(places):
    """Moving boxes; places are (x, y, z, size, turn, open), an open one has its flaps apart."""
    card = plain('moving box', (0.30, 0.19, 0.10), 0.85, 0, 0.14, 5, 0.25, 60, 0.003)
    tape = plain('box tape', (0.40, 0.27, 0.13), 0.25, 0, 0.1, 5)
    ink = plain('box ink', (0.03, 0.028, 0.03), 0.7)
    for x, y, z, size, turn, is_open in places:
        carton((x, y, z), size, turn, is_open, (card, tape, ink))


def carton(at, size, turn, is_open, materials):
    """Double walls of card, four flaps; a closed one has tape over its seam, and every one a word on its side."""
    root = pivot('carton', at, turn)
    card, tape, ink = materials
    half, deep, high, thick = size / 2, size * 0.4, size * 0.8, 0.006
    b = Builder().block((-half, -deep, 0), (half, deep, thick))
    for side in (-1, 1):
        b.block((side * half, -deep, 0), (side * (half - thick), deep, high))
        b.block((-half + thick, side * deep, 0), (half - thick, side * (deep - thick), high))
        tilt, reach = ((2.3 if side < 0 else 0.5) if is_open else math.pi / 2 - 0.02), deep - 0.003
        out = side if is_open else -side
        y, z = side * deep + out * math.sin(tilt) * reach / 2, high + math.cos(tilt) * reach / 2
        b.box((0, y, z + 0.004), (size - 0.004, thick * 0.7, reach), (-out * tilt, 0, 0))
        if is_open:
            b.box(
                (side * (half + 0.05), 0, high + deep * 0.42), (thick * 0.7, deep * 2 - 0.01, deep), (0, side * 0.28, 0)
            )
    b.done('carton', card, 0.002, 1, root)
    if is_open:
        fill = Builder().block((-half + 0.02, -deep + 0.02, high * 0.5), (half - 0.02, deep - 0.02, high * 0.82))
        fill.done('clothes', woven('clothes', (0.20, 0.06, 0.06)), 0.05, 4, root)
    else:
        strip = Builder().block((-half - 0.001, -0.028, high + 0.008), (half + 0.001, 0.028, high + 0.010))
        for side in (-1, 1):
            strip.block((side * (half + 0.001), -0.028, high - 0.09), (side * (half + 0.002), 0.028, high + 0.009))
        strip.done('box tape', tape, 0, 1, root)
    word = 'BOOKS' if size > 0.5 else 'KITCHEN' if size > 0.455 else 'MISC'
    lettering(word, size * 0.17, (0, -deep - 0.002, high * 0.56), (math.pi / 2, 0, 0), ink, root)


def floor_lamp(at):
    """A lamp nobody wanted."""
    x, y, z = at
    metal, shade = Builder(), Builder()
    metal.cylinder((x, y, z), (x, y, z + 0.03), 0.15, 24)
    metal.cylinder((x, y, z), (x + 0.03, y, z + 1.45), 0.012, 10)
    shade.cylinder((x + 0.03, y, z + 1.35), (x + 0.03, y, z + 1.62), 0.20, 24, 0.13)
    metal.done('lamp stand', plain('lamp stand', (0.03, 0.03, 0.03), 0.4, 0.6), 0)
    shade.done('lamp shade', plain('lamp shade', (0.62, 0.55, 0.42), 0.9), 0)
