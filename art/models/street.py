# A residential street along x: asphalt for y < 0, curb, tree lawn, sidewalk from 1.9 to 3.2 m, front lawns, a driveway.
from mathutils import Vector, noise

from kit.materials import leaf, plain
from kit.mesh import Builder
from kit.scatter import scatter
from kit.shader import Shader
from models.grass import tuft
from models.stones import fallen_leaves, grit

WALK = (1.9, 3.2)
WEST, EAST = -60, 120


def asphalt():
    s = Shader('asphalt')
    at = s.world()
    broad = s.noise(at, .7, 5, .6)
    color = s.mix(s.grains(at, 160), (.045, .044, .043), (.13, .128, .122))
    color = s.mix(s.ramp(broad, .35, .7, 0, .5), color, (.10, .095, .088))
    y = s.axes(at)[1]
    gutter = s.ramp(s.add(y, s.mul(s.sub(s.noise(at, 2.2, 5, .65), .5), .35)), -.42, -.02)
    color = s.mix(s.mul(gutter, .6), color, (.17, .15, .12))
    relief = s.sub(s.noise(at, 120, 3, .6), s.mul(s.cells(at, 150), .6))
    return s.surface(color=color, rough=s.ramp(broad, .3, .7, .72, .9), normal=s.bump(relief, .8, .006)).hazy().material


def concrete(name, color=(.42, .40, .365), joint=None):
    """Weathered concrete; joint is the distance of its joints along x in metres."""
    s = Shader(name)
    at = s.world()
    fine = s.noise(at, 90, 4, .65)
    shade = s.mix(s.ramp(s.noise(at, 1.6, 6, .62), .3, .72), tuple(c * .66 for c in color), color)
    specks = s.ramp(s.noise(at, 300, 2), .62, .66)
    shade = s.mix(s.mul(specks, .35), shade, (.12, .11, .10))
    if joint:
        along = s.math('FRACT', s.math('DIVIDE', s.axes(at)[0], joint))
        gap = s.ramp(s.math('ABSOLUTE', s.sub(along, .5)), .492, .497)
        shade = s.mix(s.mul(gap, .75), shade, (.06, .055, .045))
        s.surface(normal=s.bump(s.sub(s.mul(fine, .12), gap), .8, .01))
    else:
        s.surface(normal=s.bump(fine, .5, .003))
    return s.surface(color=shade, rough=.85).hazy().material


def lawn_soil():
    s = Shader('lawn')
    at = s.world()
    near = s.mix(s.noise(at, 2, 6), (.035, .055, .015), (.08, .10, .03))
    far = s.mix(s.noise(at, .7, 6, .7), (.05, .085, .018), (.085, .12, .028))
    distance = s.node('CameraData').outputs['View Distance']
    return s.surface(color=s.mix(s.ramp(distance, 15, 32), near, far), rough=.95).hazy().material


def street(driveway=(3.9, 6.6)):
    """Lays the street; driveway is where along x it starts and ends, or None."""
    Builder().block((WEST, -9, -.5), (EAST, 0, -.14)).done('road', asphalt(), 0)
    profile = [(-.30, -.3), (.15, -.3), (.15, 0), (.035, 0), (-.01, -.125), (-.30, -.137)]
    Builder().prism(profile, 'x', WEST, EAST).done('curb', concrete('curb', (.40, .38, .345), 3.05), .012)
    Builder().block((WEST, WALK[0], -.4), (EAST, WALK[1], .012)).done('walk', concrete('walk', (.44, .42, .385), 1.5), .004, 1)
    Builder().block((WEST, .151, -.4), (EAST, 160, -.03)).done('lawn', lawn_soil(), 0)
    if driveway:
        start, end = driveway
        outline = [(start - .7, .10), (end + .8, .10), (end, 1.9), (end, 20), (start, 20), (start, 1.9)]
        Builder().prism(outline, 'z', -.2, .016).done('driveway', concrete('driveway', (.38, .365, .335)), .004, 1)


def is_lawn(x, y, driveway):
    """Whether grass grows at that place."""
    ragged = .03 * noise.noise(Vector((x * 3, y * 3, 0)))
    if y < .155 or WALK[0] - .02 + ragged < y < WALK[1] + .02 + ragged:
        return False
    if driveway is None or y > 20:
        return True
    start, end = driveway
    flare = max(0, 1 - y / WALK[0])
    return not start - .7 * flare - .02 + ragged < x < end + .8 * flare + .02 + ragged


def lawn(shot, driveway=(3.9, 6.6), count=60000, reach=32):
    """Mown grass in what the camera sees."""
    fresh = leaf('lawn grass', (.065, .13, .02), (.12, .19, .035), hazy=False)
    pale = leaf('pale lawn grass', (.11, .165, .03), (.20, .22, .06), hazy=False)
    kinds = ((.055, .0024, fresh), (.065, .0026, fresh), (.075, .003, fresh), (.06, .0024, pale), (.085, .0022, fresh))
    for seed, (height, width, material) in enumerate(kinds):
        blade = tuft(f'lawn tuft {seed}', material, 30, height, .05, width, seed, .7)
        places, sizes = [], []
        while len(places) < count / len(kinds):
            x, y, distance = shot.in_view(2.3, reach, 2.0, .62)
            if is_lawn(x, y, driveway):
                places.append((x, y, -.032))
                sizes.append(shot.rng.uniform(.8, 1.2) * (1 + distance * .05))
        scatter(blade, places, shot.rng, tilt=.12, sizes=sizes)


def litter(shot):
    """Leaves and grit in the gutter, some leaves on the grass."""
    rng = shot.rng
    for leaf_kind in fallen_leaves():
        places = [(rng.uniform(-3, 9), -.06 - abs(rng.gauss(0, .16)), -.135) for _ in range(110)]
        places += [(rng.uniform(-3, 14), rng.uniform(.2, 9), .02) for _ in range(90)]
        scatter(leaf_kind, places, rng, .025, .06, tilt=.35)
    for kind in range(2):
        places = [(rng.uniform(-3, 8), -.02 - abs(rng.gauss(0, .14)), -.136) for _ in range(900)]
        scatter(grit(f'grit {kind}', kind), places, rng, .0025, .007, tilt=.6)


def mailbox(at):
    """A black mailbox on a white post, its door to the road."""
    x, y = at
    post = Builder().block((x - .055, y, -.1), (x + .055, y + .11, 1.15)).block((x - .054, y - .35, .95), (x + .054, y + .105, 1.05))
    post.done('mailbox post', plain('mailbox post', (.70, .69, .66), .6, variation=.1, scale=5), .006)
    arch = [(x - .115, 1.06), (x + .115, 1.06), (x + .115, 1.2), (x + .08, 1.262), (x, 1.285), (x - .08, 1.262), (x - .115, 1.2)]
    Builder().prism(arch, 'y', y - .43, y + .13).done('mailbox', plain('mailbox black', (.02, .02, .022), .4), .004)
