# What stands at the curb when students move out: a sofa, moving boxes, a floor lamp.
from kit.materials import plain
from kit.mesh import Builder, pivot


def sofa(at, turn=0, color=(.20, .10, .055)):
    """A worn two-seat sofa, 1.9 m wide, that looks to -y."""
    root = pivot('sofa', at, turn)
    b = Builder()
    b.block((-.95, -.42, .10), (.95, .40, .38))
    b.box((0, .34, .58), (1.9, .24, .62), (-.14, 0, 0))
    for side in (-1, 1):
        b.block((side * .95, -.45, .10), (side * .74, .38, .60))
    b.done('sofa', plain('sofa cloth', color, .95, 0, .25, 4, .5, 160, .004), .06, 4, root)
    cushions = Builder()
    for side in (-1, 1):
        cushions.box((side * .36, -.07, .45), (.70, .66, .16), (0, side * .02, 0))
        cushions.box((side * .36, .20, .70), (.68, .18, .46), (-.20, 0, side * .03))
    cushions.done('cushions', plain('cushion cloth', tuple(c * 1.35 for c in color), .95, 0, .25, 5, .5, 160, .004), .07, 4, root)
    feet = Builder()
    for x in (-.85, .85):
        for y in (-.36, .32):
            feet.block((x - .04, y - .04, 0), (x + .04, y + .04, .12))
    feet.done('feet', plain('feet', (.03, .02, .015), .6), .005, 1, root)
    return root


def boxes(places):
    """Moving boxes; places are (x, y, z, size, turn)."""
    card, tape = Builder(), Builder()
    for x, y, z, size, turn in places:
        card.box((x, y, z + size * .4), (size, size * .8, size * .8), (0, 0, turn))
        tape.box((x, y, z + size * .401), (size * 1.006, .05, size * .806), (0, 0, turn))
    card.done('boxes', plain('moving box', (.36, .235, .13), .85, 0, .15, 5, hazy=False), .008, 2)
    tape.done('box tape', plain('box tape', (.44, .31, .18), .4, 0, .1, 5), 0)


def floor_lamp(at):
    """A lamp nobody wanted."""
    x, y, z = at
    metal, shade = Builder(), Builder()
    metal.cylinder((x, y, z), (x, y, z + .03), .15, 24)
    metal.cylinder((x, y, z), (x + .03, y, z + 1.45), .012, 10)
    shade.cylinder((x + .03, y, z + 1.35), (x + .03, y, z + 1.62), .20, 24, .13)
    metal.done('lamp stand', plain('lamp stand', (.03, .03, .03), .4, .6), 0)
    shade.done('lamp shade', plain('lamp shade', (.62, .55, .42), .9), 0)
