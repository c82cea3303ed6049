# The back of a brick store: wall with door, meters and downspout, a concrete pad on worn asphalt, bollards, a pallet.
from kit.materials import leaf, plain
from kit.mesh import Builder
from kit.paint import painted
from kit.scatter import scatter
from kit.shader import Shader
from models.grass import tuft
from models.stones import fallen_leaves, grit

WALL = 2.0  # the wall's face lies at this y
END = 8.6  # and it ends at this x


def brick():
    """Running bond of 213 x 77.5 mm bricks, sooty above and muddy below."""
    s = Shader('brick')
    at = s.world()
    _, _, z = s.axes(at)
    rows, rough = brick_rows(s, at), s.noise(at, 28, 5, .65)
    broad = s.noise(at, .7, 5, .6)
    color = s.mix(s.mul(s.ramp(rough, .35, .7), .35), rows.outputs[0], (.09, .035, .025))
    color = s.mix(s.ramp(broad, .5, .75, 0, .35), color, (.34, .27, .22))
    runs = s.mul(s.ramp(s.noise(s.stretch(at, (3, 3, .25)), 1.5, 5, .6), .5, .7), s.ramp(z, 2.2, 5.2))
    color = s.mix(s.mul(runs, .55), color, (.045, .035, .03))
    color = s.mix(s.ramp(s.add(z, s.mul(broad, .5)), .15, .85, .55, 0), color, (.10, .085, .07))
    relief = s.add(s.sub(1.0, rows.outputs['Fac']), s.mul(rough, .35))
    return s.surface(color=color, rough=.9, normal=s.bump(relief, .9, .012)).material


def brick_rows(s, at):
    """The bricks lie in (x + y, z), so that walls along x and y both show them; a little jitter takes the ruler away."""
    x, y, z = s.axes(at)
    flat = s.node('CombineXYZ')
    s.plug(flat.inputs[0], s.add(x, y))
    s.plug(flat.inputs[1], z)
    jitter = s.node('VectorMath', operation='MULTIPLY_ADD')
    s.plug(jitter.inputs[0], s.noise(at, 14, 2, .5, out='Color'))
    jitter.inputs[1].default_value = (.01, .01, .01)
    s.plug(jitter.inputs[2], flat.outputs[0])
    rows = s.node('TexBrick', offset=.5)
    s.plug(rows.inputs['Vector'], jitter.outputs[0])
    values = {'Scale': 1, 'Brick Width': .213, 'Row Height': .0775, 'Mortar Size': .0055, 'Mortar Smooth': .25, 'Bias': -.1}
    values |= {'Color1': (.25, .085, .05), 'Color2': (.125, .038, .026), 'Mortar': (.36, .33, .29)}
    for key, value in values.items():
        s.plug(rows.inputs[key], value)
    return rows


def worn_asphalt():
    """Asphalt with oil stains and puddles that are drying."""
    s = Shader('worn asphalt')
    at = s.world()
    color = s.mix(s.grains(at, 150), (.04, .039, .038), (.13, .125, .118))
    color = s.mix(s.ramp(s.noise(at, .8, 6, .62), .38, .68, 0, .55), color, (.105, .096, .085))
    oil = s.ramp(s.noise(at, 1.5, 4, .5), .60, .70)
    color = s.mix(s.mul(oil, .7), color, (.018, .017, .016))
    wet = s.ramp(s.noise(at, .45, 3, .5), .585, .62)
    color = s.mix(s.mul(wet, .6), color, (.02, .02, .02))
    relief = s.sub(s.noise(at, 110, 3, .6), s.mul(s.cells(at, 140), .6))
    relief = s.mul(relief, s.sub(1.0, s.mul(wet, .93)))
    return s.surface(color=color, rough=s.sub(.86, s.mul(wet, .74)), normal=s.bump(relief, .8, .006)).material


def stained_concrete():
    s = Shader('stained concrete')
    at = s.world()
    color = s.mix(s.ramp(s.noise(at, 1.2, 6, .65), .3, .7), (.20, .185, .165), (.40, .375, .34))
    stains = s.ramp(s.noise(at, 2.1, 5, .6), .55, .70)
    color = s.mix(s.mul(stains, .6), color, (.075, .065, .055))
    return s.surface(color=color, rough=.85, normal=s.bump(s.noise(at, 90, 4, .65), .5, .004)).material


def yard(pad_half_width=2.3):
    """Everything but the containers."""
    floor, grey = stained_concrete(), plain('grey metal', (.22, .225, .225), .45, .6, .15, 6)
    dark = plain('dark metal', (.035, .037, .04), .5, variation=.2, scale=6)
    Builder().block((-60, -40, -.5), (120, 60, -.02)).done('asphalt', worn_asphalt(), 0)
    Builder().block((-pad_half_width, -1.75, -.4), (pad_half_width, 1.9, .012)).done('pad', floor, .01)
    building(floor, grey)
    back_door(floor, grey, dark)
    downspout()
    meters(grey)


def building(floor, grey):
    wall = Builder().block((-30, WALL, -.2), (END, 22, 5.4))
    wall.done('wall', brick(), 0)
    lime = plain('limestone', (.42, .395, .35), .8, variation=.2, scale=3, grain=.4)
    Builder().block((-30, WALL - .06, 5.35), (END + .06, 22, 5.52)).done('coping', grey, .01)
    Builder().block((-30, WALL - .015, 0), (END + .015, 22, .22)).done('plinth', floor, .004)
    Builder().block((-30, WALL - .025, 4.55), (END + .025, 22, 4.70)).done('band', lime, .008)


def back_door(floor, grey, dark):
    """A steel door with its frame, kick plate, lever, step and lamp."""
    paint = painted('door paint', (.10, .115, .12), wear=.6, dirt=.6, rust=.3, dirt_height=.5, dents=.2)
    Builder().block((2.75, 1.965, .10), (3.75, 1.99, 2.25)).done('door', paint, .003)
    frame = Builder()
    for x in (2.66, 3.75):
        frame.block((x, 1.93, .08), (x + .09, WALL - .001, 2.25))
    frame.block((2.66, 1.927, 2.253), (3.84, WALL - .001, 2.34)).done('frame', dark, .004)
    fittings = Builder().block((2.80, 1.945, .14), (3.70, 1.962, .42))
    fittings.cylinder((2.85, 1.90, 1.08), (2.85, 1.96, 1.08), .03, 18)
    fittings.box((2.90, 1.895, 1.08), (.13, .018, .022)).block((2.82, 1.955, 1.15), (2.89, 1.964, 1.32))
    fittings.done('door fittings', grey, .003)
    Builder().block((2.5, 1.1, -.1), (4.0, WALL, .10)).done('step', floor, .01)
    lamp = Builder().block((3.1, 1.86, 2.62), (3.4, WALL, 2.84))
    lamp.prism([(1.86, 2.70), (1.86, 2.62), (1.72, 2.60), (1.80, 2.80)], 'x', 3.08, 3.42).done('lamp', dark, .01)


def downspout():
    b = Builder().block((-1.72, 1.89, .35), (-1.60, 1.985, 5.0)).box((-1.66, 1.86, .29), (.12, .20, .10), (.7, 0, 0))
    b.block((-1.85, 1.80, 4.9), (-1.47, 1.985, 5.25))
    for z in (1.0, 2.6, 4.2):
        b.block((-1.76, 1.94, z), (-1.56, 1.99, z + .05))
    b.done('downspout', plain('downspout', (.33, .30, .26), .5, .2, .15, 5), .006)


def meters(grey):
    b = Builder().cylinder((1.62, 1.955, .25), (1.62, 1.955, 4.4), .022, 14).block((1.42, 1.86, 1.55), (1.82, 1.99, 2.15))
    b.cylinder((1.62, 1.78, 1.90), (1.62, 1.87, 1.90), .085, 28).block((4.35, 1.88, 1.3), (4.75, 1.99, 2.0))
    b.cylinder((4.55, 1.955, 2.0), (4.55, 1.955, 5.35), .02, 12).done('meters', grey, .008)


def bollard(x, y):
    """A yellow steel post that trucks have scraped."""
    paint = painted('bollard', (.62, .36, .015), (.68, .45, .06), wear=.9, dirt=.8, rust=.6, dirt_height=.35, dents=.05)
    b = Builder().cylinder((x, y, -.1), (x, y, 1.0), .075, 32).cylinder((x, y, 1.0), (x, y, 1.05), .075, 32, .035)
    b.done('bollard', paint, .008)


def pallet(at, lean=-.16):
    """A wooden pallet that leans on the wall."""
    wood = plain('pallet wood', (.30, .20, .12), .8, variation=.35, scale=4, grain=.4, grain_scale=50)
    b = Builder()
    for index in range(7):
        b.box((0, 0, .12 + index * .16), (1.15, .022, .095))
    for x in (-.5, 0, .5):
        b.box((x, .055, .60), (.04, .088, 1.10))
    for index in range(5):
        b.box((0, .11, .12 + index * .24), (1.15, .022, .095))
    b.done('pallet', wood, .003, at=at, turn=(lean, 0, 0))


def weeds_and_litter(shot):
    rng = shot.rng
    weeds = leaf('weeds', (.065, .12, .02), (.14, .18, .04), hazy=False)
    spots = [x for x in (rng.uniform(-8, END - .1) for _ in range(90)) if not 2.4 < x < 4.1]
    scatter(tuft('weed', weeds, 22, .16, .05, .004, 3, .8), [(x, 1.93 - abs(rng.gauss(0, .03)), -.02) for x in spots], rng, .4, 1.2, tilt=.2)
    for kind in fallen_leaves():
        places = [(rng.uniform(-5, 6), rng.uniform(-3.5, 1.9), -.015) for _ in range(40)]
        places += [(rng.uniform(-5, 6), 1.9 - abs(rng.gauss(0, .2)), -.015) for _ in range(40)]
        scatter(kind, places, rng, .03, .07, tilt=.3)
    for kind in range(2):
        places = [(rng.uniform(-5, 6), rng.uniform(-4, 1.9), -.018) for _ in range(700)]
        scatter(grit(f'grit {kind}', kind), places, rng, .003, .010, tilt=.6)
