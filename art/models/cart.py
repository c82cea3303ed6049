# A 96-gallon cart of moulded plastic: 1.10 m high, on two wheels, with a lid and a lift bar.
import math

from kit.materials import plain, steel
from kit.mesh import Builder, lettering, pivot
from kit.paint import WHITE
from kit.shader import Shader, once

# Rings of the body from below: height, width, depth, corner radius, shift to the back. Metres.
BODY = (
    (.03, .46, .46, .06, .01),
    (.06, .50, .50, .07, .01),
    (.33, .545, .56, .075, .005),
    (.63, .60, .63, .08, 0),
    (.91, .645, .69, .085, 0),
    (.985, .66, .71, .085, 0),
    (.985, .70, .755, .10, 0),
    (1.0, .705, .76, .10, 0),
    (1.018, .70, .755, .10, 0),
)
LID = (
    (1.014, .715, .775, .10, -.005),
    (1.022, .728, .79, .105, -.005),
    (1.050, .728, .79, .105, -.005),
    (1.064, .71, .77, .10, 0),
    (1.084, .62, .66, .10, .02),
    (1.096, .58, .62, .10, .02),
    (1.100, .50, .54, .09, .02),
)
GREEN = (.010, .085, .034)
BLUE = (.012, .05, .16)


def cart(color=GREEN, at=(0, 0, 0), turn=0, label='96 GAL'):
    """A cart whose front looks to -y before the turn (radians); the label may be None."""
    root = pivot('cart', at, turn)
    shell = plastic(f'cart plastic {color}', color)
    loft(BODY).done('body', shell, .006, 2, root, sharp=30)
    mouldings().done('mouldings', shell, .005, 2, root)
    lid().done('lid', shell, .005, 2, root, sharp=28)
    handle().done('handle', shell, .004, 2, root)
    rubber = plain('tyre rubber', (.022, .021, .020), .75, variation=.3, scale=10, grain=.3, grain_scale=90, grain_depth=.002)
    tyres().done('tyres', rubber, .018, 4, root)
    hubs().done('hubs', shell, .004, 2, root)
    Builder().cylinder((-.36, .265, .145), (.36, .265, .145), .011, 14).done('axle', steel(), 0, 1, root)
    if label:
        mark(label, root)
    return root


def mark(label, root):
    """The capacity on the front, along its slope (the front leans out by 4 cm over 30)."""
    white = plain('cart letters', WHITE, .5, variation=.05)
    z, lean = .60, math.atan2(.04, .30)
    front = -.295 - .04 * (z - .33) / .30
    lettering(label, .105, (0, front - .003, z), (math.pi / 2 + lean, 0, 0), white, root, depth=.0015)


def plastic(name, color):
    """Grained polyethylene with pale scuffs and mud near the ground."""

    def make(_):
        s = Shader(name)
        at = s.local()
        cloud = s.noise(at, 2.2, 5, .6)
        base = s.mix(s.ramp(cloud, .3, .7), color, tuple(min(1, c * 1.22 + .006) for c in color))
        base = s.mix(s.mul(scuffs(s, at), .55), base, tuple(min(1, c * 2.2 + .06) for c in color))
        soil = mud(s, at)
        s.surface(
            color=s.mix(soil, base, (.20, .165, .12)),
            rough=s.most(s.ramp(cloud, .3, .7, .36, .46), s.mul(soil, .9)),
            normal=s.bump(s.noise(at, 420, 2, .5), .22, .0015),
            spec=.5,
        )
        return s.material

    return once(name, make)


def scuffs(s, at):
    """Scratches along and across, and paler edges."""
    along = s.ramp(s.noise(s.stretch(at, (1.5, 1.5, 26)), 2.6, 4, .6), .66, .70)
    along = s.mul(along, s.ramp(s.noise(at, 3, 3), .5, .64))
    across = s.ramp(s.noise(s.stretch(at, (30, 22, 3)), 2, 4, .6), .69, .72)
    across = s.mul(across, s.ramp(s.noise(at, 2.3, 3), .52, .66))
    uneven = s.mul(s.sub(s.noise(at, 14, 4), .5), .12)
    edge = s.ramp(s.add(s.edges(.008), uneven), .05, .16)
    return s.most(s.mul(s.most(along, across), .6), s.mul(edge, .45))


def mud(s, at):
    up = s.axes(at)[2]
    uneven = s.add(up, s.mul(s.sub(s.noise(at, 6, 6, .65), .5), .4))
    coat = s.mul(s.ramp(uneven, 0, .32, 1, 0), .45)
    drops = s.mul(s.ramp(s.noise(at, 85, 3, .6), .62, .67), s.ramp(up, .05, .6, .6, 0))
    return s.most(coat, drops)


def ring(z, width, depth, radius, back, steps=8):
    """A rectangle with round corners, as points around it."""
    points = []
    for quarter, (sx, sy) in enumerate(((1, 1), (-1, 1), (-1, -1), (1, -1))):
        for step in range(steps + 1):
            angle = math.pi / 2 * (quarter + step / steps)
            x = sx * (width / 2 - radius) + math.cos(angle) * radius
            y = back - .02 + sy * (depth / 2 - radius) + math.sin(angle) * radius
            points.append((x, y, z))
    return points


def loft(rings):
    return Builder().loft([ring(*each) for each in rings])


def lid():
    b = loft(LID)
    for x in (-.14, .14):
        b.box((x, 0, 1.098), (.10, .50, .014))
    return b


def mouldings():
    """Ribs on the sides, the crease below the label, and the bar that the truck's lifter grips."""
    b = Builder()
    for side in (-1, 1):
        for y in (-.19, -.02, .15):
            b.box((side * .292, y, .52), (.012, .05, .62), (0, side * .085, 0))
        b.box((side * .20, -.345, .80), (.03, .06, .10), (.08, 0, 0))
    b.box((0, -.305, .36), (.34, .012, .012), (.11, 0, 0))
    b.cylinder((-.19, -.355, .80), (.19, -.355, .80), .016, 16)
    return b.box((0, -.352, .905), (.50, .02, .03))


def handle():
    b = Builder().tube([(-.27, .36, .985), (-.27, .455, .985), (.27, .455, .985), (.27, .36, .985)], .017, 14)
    for x in (-.27, -.09, .09, .27):
        b.box((x, .375, 1.0), (.045, .10, .07))
    return b


def tyres():
    b = Builder()
    for side in (-1, 1):
        b.cylinder((side * .30 - .035, .265, .145), (side * .30 + .035, .265, .145), .145, 48)
    return b


def hubs():
    b = Builder()
    for side in (-1, 1):
        x = side * .30
        b.cylinder((x - .042, .265, .145), (x + .042, .265, .145), .085, 40)
        b.cylinder((x - .05, .265, .145), (x + .05, .265, .145), .03, 24)
        for spoke in range(6):
            angle = spoke * math.pi / 3
            at = (x + side * .043, .265 + math.cos(angle) * .055, .145 + math.sin(angle) * .055)
            b.box(at, (.008, .018, .05), (angle - math.pi / 2, 0, 0))
    return b
