# What stands at the curb when students move out: a sofa, moving boxes, a floor lamp.
from kit.materials import plain
from kit.mesh import Builder, pivot


def sofa(at, turn=0, color=(0.20, 0.10, 0.055)):
    """A worn two-seat sofa, 1.9 m wide, that looks to -y."""
    root = pivot('sofa', at, turn)
    b = Builder()
    b.block((-0.95, -0.42, 0.10), (0.95, 0.40, 0.38))
    b.box((0, 0.34, 0.58), (1.9, 0.24, 0.62), (-0.14, 0, 0))
    for side in (-1, 1):
        b.block((side * 0.95, -0.45, 0.10), (side * 0.74, 0.38, 0.60))
    b.done('sofa', plain('sofa cloth', color, 0.95, 0, 0.25, 4, 0.5, 160, 0.004), 0.06, 4, root)
    cushions = Builder()
    for side in (-1, 1):
        cushions.box((side * 0.36, -0.07, 0.45), (0.70, 0.66, 0.16), (0, side * 0.02, 0))
        cushions.box((side * 0.36, 0.20, 0.70), (0.68, 0.18, 0.46), (-0.20, 0, side * 0.03))
    cushions.done(
        'cushions',
        plain('cushion cloth', tuple(c * 1.35 for c in color), 0.95, 0, 0.25, 5, 0.5, 160, 0.004),
        0.07,
        4,
        root,
    )
    feet = Builder()
    for x in (-0.85, 0.85):
        for y in (-0.36, 0.32):
            feet.block((x - 0.04, y - 0.04, 0), (x + 0.04, y + 0.04, 0.12))
    feet.done('feet', plain('feet', (0.03, 0.02, 0.015), 0.6), 0.005, 1, root)
    return root


def boxes(places):
    """Moving boxes; places are (x, y, z, size, turn)."""
    card, tape = Builder(), Builder()
    for x, y, z, size, turn in places:
        card.box((x, y, z + size * 0.4), (size, size * 0.8, size * 0.8), (0, 0, turn))
        tape.box((x, y, z + size * 0.401), (size * 1.006, 0.05, size * 0.806), (0, 0, turn))
    card.done('boxes', plain('moving box', (0.36, 0.235, 0.13), 0.85, 0, 0.15, 5, hazy=False), 0.008, 2)
    tape.done('box tape', plain('box tape', (0.44, 0.31, 0.18), 0.4, 0, 0.1, 5), 0)


def floor_lamp(at):
    """A lamp nobody wanted."""
    x, y, z = at
    metal, shade = Builder(), Builder()
    metal.cylinder((x, y, z), (x, y, z + 0.03), 0.15, 24)
    metal.cylinder((x, y, z), (x + 0.03, y, z + 1.45), 0.012, 10)
    shade.cylinder((x + 0.03, y, z + 1.35), (x + 0.03, y, z + 1.62), 0.20, 24, 0.13)
    metal.done('lamp stand', plain('lamp stand', (0.03, 0.03, 0.03), 0.4, 0.6), 0)
    shade.done('lamp shade', plain('lamp shade', (0.62, 0.55, 0.42), 0.9), 0)
