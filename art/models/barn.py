# A red gambrel barn with braced white doors and a door to the hayloft.
import math

from kit.materials import plain
from kit.mesh import Builder, pivot
from models.house import siding

RED = (0.26, 0.045, 0.03)


def barn(at, turn=0):
    """20 x 12 m with its ridge along x; doors in its long side to -y and in its gable to -x."""
    root = pivot('barn', at, turn)
    outline = [(-6, -1), (6, -1), (6, 5.5), (4.2, 8.2), (0, 10.2), (-4.2, 8.2), (-6, 5.5)]
    Builder().prism(outline, 'x', -10, 10).done('barn', siding(RED, 0.25), 0, 1, root)
    metal = plain('barn roof', (0.30, 0.30, 0.30), 0.45, 0.6, 0.2, 2, hazy=True)
    slopes = Builder()
    for side in (-1, 1):
        slopes.prism([(side * 6.4, 5.0), (side * 6.4, 5.2), (side * 4.25, 8.4), (side * 4.2, 8.2)], 'x', -10.4, 10.4)
        slopes.prism([(side * 4.2, 8.2), (side * 4.25, 8.4), (0, 10.45), (0, 10.25)], 'x', -10.4, 10.4)
    slopes.done('barn roof', metal, 0, 1, root)
    doors(root)
    return root


def doors(root):
    """Sliding doors of two leaves under a rail, the hayloft's door, small panes, and white boards along the edges."""
    white, red, dark = Builder(), Builder(), Builder()
    side = lambda u, v, depth: (u, -6 - depth, v)
    end = lambda u, v, depth: (-10 - depth, u, v)
    for wall in (side, end):
        for middle in (-1.05, 1.05):
            braced(white, red, wall, middle, 1.95, 2.06, 3.9)
        bar(white, wall, (-2.5, 4.05), (2.5, 4.05), 0.16, 0.10)
    braced(white, red, end, 0, 6.9, 1.5, 1.8)
    for wall, places in ((side, (-7.5, -5, 5, 7.5)), (end, (-4.2, 4.2))):
        for u in places:
            pane(white, dark, wall, u, 2.3, 0.8, 1.0)
    for u in (-5.93, 5.93):
        bar(white, end, (u, -0.6), (u, 5.4), 0.18, 0.03)
    for u in (-9.92, 9.92):
        bar(white, side, (u, -0.6), (u, 5.1), 0.18, 0.03)
    white.done('barn trim', plain('barn trim', (0.72, 0.71, 0.67), 0.6, hazy=True), 0.005, 1, root)
    red.done('barn doors', plain('barn door', (0.22, 0.036, 0.025), 0.6, 0, 0.2, 3, hazy=True), 0, 1, root)
    dark.done('barn panes', plain('barn glass', (0.02, 0.024, 0.028), 0.1, hazy=True), 0, 1, root)


def braced(white, red, wall, middle, height, wide, high):
    """One leaf: red boards in a white frame with a rail across the middle and a cross in each half."""
    w, h = wide / 2 - 0.09, high / 2 - 0.09
    slab(red, wall, (middle - wide / 2, height - high / 2), (middle + wide / 2, height + high / 2), 0.05)
    for u in (-w, w):
        bar(white, wall, (middle + u, height - h - 0.09), (middle + u, height + h + 0.09), 0.18, 0.085)
    halves = ((-h, 0), (0, h)) if high > wide * 1.4 else ((-h, h),)
    for low, top in halves:
        bar(white, wall, (middle - w, height + low), (middle + w, height + top), 0.14, 0.072)
        bar(white, wall, (middle - w, height + top), (middle + w, height + low), 0.14, 0.075)
        for v in (low, top):
            bar(white, wall, (middle - w, height + v), (middle + w, height + v), 0.18, 0.082)


def pane(white, dark, wall, u, v, wide, high):
    """A window of four panes in a white frame."""
    slab(dark, wall, (u - wide / 2, v - high / 2), (u + wide / 2, v + high / 2), 0.03)
    for share in (-0.5, 0, 0.5):
        thick = 0.13 if share else 0.05
        bar(white, wall, (u - wide / 2, v + high * share), (u + wide / 2, v + high * share), thick, 0.06)
        bar(white, wall, (u + wide * share, v - high / 2), (u + wide * share, v + high / 2), thick, 0.063)


def slab(b, wall, low, top, depth):
    """A board on the wall between two corners."""
    bar(b, wall, ((low[0] + top[0]) / 2, low[1]), ((low[0] + top[0]) / 2, top[1]), top[0] - low[0], depth)


def bar(b, wall, start, end, thick, depth):
    """A straight board on the wall from start to end, as wide as `thick`, that stands out by depth."""
    (u0, v0), (u1, v1) = start, end
    long = math.hypot(u1 - u0, v1 - v0)
    across = (-(v1 - v0) / long * thick / 2, (u1 - u0) / long * thick / 2)
    corners = [
        (u + s * across[0], v + s * across[1]) for u, v, s in ((u0, v0, 1), (u1, v1, 1), (u1, v1, -1), (u0, v0, -1))
    ]
    b.loft([[wall(u, v, 0.0) for u, v in corners], [wall(u, v, depth) for u, v in corners]])
