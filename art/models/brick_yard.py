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
    rows, rough = brick_rows(s, at), s.noise(at, 28, 5, 0.65)
    broad = s.noise(at, 0.7, 5, 0.6)
    color = s.mix(s.mul(s.ramp(rough, 0.35, 0.7), 0.35), rows.outputs[0], (0.09, 0.035, 0.025))
    color = s.mix(s.ramp(broad, 0.5, 0.75, 0, 0.35), color, (0.34, 0.27, 0.22))
    runs = s.mul(s.ramp(s.noise(s.stretch(at, (3, 3, 0.25)), 1.5, 5, 0.6), 0.5, 0.7), s.ramp(z, 2.2, 5.2))
    color = s.mix(s.mul(runs, 0.55), color, (0.045, 0.035, 0.03))
    color = s.mix(s.ramp(s.add(z, s.mul(broad, 0.5)), 0.15, 0.85, 0.55, 0), color, (0.10, 0.085, 0.07))
    relief = s.add(s.sub(1.0, rows.outputs['Fac']), s.mul(rough, 0.35))
    return s.surface(color=color, rough=0.9, normal=s.bump(relief, 0.9, 0.012)).material


def brick_rows(s, at):
    """The bricks lie in (x + y, z), so that walls along x and y both show them; a little jitter takes the ruler away."""
    x, y, z = s.axes(at)
    flat = s.node('CombineXYZ')
    s.plug(flat.inputs[0], s.add(x, y))
    s.plug(flat.inputs[1], z)
    jitter = s.node('VectorMath', operation='MULTIPLY_ADD')
    s.plug(jitter.inputs[0], s.noise(at, 14, 2, 0.5, out='Color'))
    jitter.inputs[1].default_value = (0.01, 0.01, 0.01)
    s.plug(jitter.inputs[2], flat.outputs[0])
    rows = s.node('TexBrick', offset=0.5)
    s.plug(rows.inputs['Vector'], jitter.outputs[0])
    values = {
        'Scale': 1,
        'Brick Width': 0.213,
        'Row Height': 0.0775,
        'Mortar Size': 0.0055,
        'Mortar Smooth': 0.25,
        'Bias': -0.1,
    }
    values |= {'Color1': (0.25, 0.085, 0.05), 'Color2': (0.125, 0.038, 0.026), 'Mortar': (0.36, 0.33, 0.29)}
    for key, value in values.items():
        s.plug(rows.inputs[key], value)
    return rows


def worn_asphalt(damp=0.0):
    """Asphalt with a few oil stains and damp places that have almost dried: no mirrors. damp: from 0 to 1, how much of it still is."""
    s = Shader('worn asphalt')
    at = s.world()
    color = s.mix(s.grains(at, 150), (0.04, 0.039, 0.038), (0.13, 0.125, 0.118))
    color = s.mix(s.ramp(s.noise(at, 0.8, 6, 0.62), 0.38, 0.68, 0, 0.55), color, (0.105, 0.096, 0.085))
    oil = s.ramp(s.noise(at, 1.5, 4, 0.5), 0.62, 0.80)
    color = s.mix(s.mul(oil, 0.6), color, (0.018, 0.017, 0.016))
    wet = s.ramp(s.noise(at, 0.45, 3, 0.5), 0.60 - 0.32 * damp, 0.76 - 0.22 * damp)
    color = s.mix(s.mul(wet, 0.5 + 0.25 * damp), color, (0.03, 0.03, 0.03))
    relief = s.sub(s.noise(at, 110, 3, 0.6), s.mul(s.cells(at, 140), 0.6))
    relief = s.mul(relief, s.sub(1.0, s.mul(wet, 0.5)))
    return s.surface(color=color, rough=s.sub(0.86, s.mul(wet, 0.3 + 0.12 * damp)), normal=s.bump(relief, 0.8, 0.006)).material


def stained_concrete():
    s = Shader('stained concrete')
    at = s.world()
    color = s.mix(s.ramp(s.noise(at, 1.2, 6, 0.65), 0.3, 0.7), (0.20, 0.185, 0.165), (0.40, 0.375, 0.34))
    stains = s.ramp(s.noise(at, 2.1, 5, 0.6), 0.55, 0.70)
    color = s.mix(s.mul(stains, 0.6), color, (0.075, 0.065, 0.055))
    return s.surface(color=color, rough=0.85, normal=s.bump(s.noise(at, 90, 4, 0.65), 0.5, 0.004)).material


def yard(pad_half_width=2.3):
    """Everything but the containers."""
    floor, grey = stained_concrete(), plain('grey metal', (0.22, 0.225, 0.225), 0.45, 0.6, 0.15, 6)
    dark = plain('dark metal', (0.035, 0.037, 0.04), 0.5, variation=0.2, scale=6)
    Builder().block((-60, -40, -0.5), (120, 60, -0.02)).done('asphalt', worn_asphalt(), 0)
    Builder().block((-pad_half_width, -1.75, -0.4), (pad_half_width, 1.9, 0.012)).done('pad', floor, 0.01)
    building(floor, grey)
    back_door(floor, grey, dark)
    downspout()
    meters(grey)


def building(floor, grey):
    wall = Builder().block((-30, WALL, -0.2), (END, 22, 5.4))
    wall.done('wall', brick(), 0)
    lime = plain('limestone', (0.42, 0.395, 0.35), 0.8, variation=0.2, scale=3, grain=0.4)
    Builder().block((-30, WALL - 0.06, 5.35), (END + 0.06, 22, 5.52)).done('coping', grey, 0.01)
    Builder().block((-30, WALL - 0.015, 0), (END + 0.015, 22, 0.22)).done('plinth', floor, 0.004)
    Builder().block((-30, WALL - 0.025, 4.55), (END + 0.025, 22, 4.70)).done('band', lime, 0.008)


def back_door(floor, grey, dark):
    """A steel door with its frame, kick plate, lever, step and lamp."""
    paint = painted('door paint', (0.10, 0.115, 0.12), wear=0.6, dirt=0.6, rust=0.3, dirt_height=0.5, dents=0.2)
    Builder().block((2.75, 1.965, 0.10), (3.75, 1.99, 2.25)).done('door', paint, 0.003)
    frame = Builder()
    for x in (2.66, 3.75):
        frame.block((x, 1.93, 0.08), (x + 0.09, WALL - 0.001, 2.25))
    frame.block((2.66, 1.927, 2.253), (3.84, WALL - 0.001, 2.34)).done('frame', dark, 0.004)
    fittings = Builder().block((2.80, 1.945, 0.14), (3.70, 1.962, 0.42))
    fittings.cylinder((2.85, 1.90, 1.08), (2.85, 1.96, 1.08), 0.03, 18)
    fittings.box((2.90, 1.895, 1.08), (0.13, 0.018, 0.022)).block((2.82, 1.955, 1.15), (2.89, 1.964, 1.32))
    fittings.done('door fittings', grey, 0.003)
    Builder().block((2.5, 1.1, -0.1), (4.0, WALL, 0.10)).done('step', floor, 0.01)
    lamp = Builder().block((3.1, 1.86, 2.62), (3.4, WALL, 2.84))
    lamp.prism([(1.86, 2.70), (1.86, 2.62), (1.72, 2.60), (1.80, 2.80)], 'x', 3.08, 3.42).done('lamp', dark, 0.01)


def downspout():
    b = (
        Builder()
        .block((-1.72, 1.89, 0.35), (-1.60, 1.985, 5.0))
        .box((-1.66, 1.86, 0.29), (0.12, 0.20, 0.10), (0.7, 0, 0))
    )
    b.block((-1.85, 1.80, 4.9), (-1.47, 1.985, 5.25))
    for z in (1.0, 2.6, 4.2):
        b.block((-1.76, 1.94, z), (-1.56, 1.99, z + 0.05))
    b.done('downspout', plain('downspout', (0.33, 0.30, 0.26), 0.5, 0.2, 0.15, 5), 0.006)


def meters(grey):
    b = (
        Builder()
        .cylinder((1.62, 1.955, 0.25), (1.62, 1.955, 4.4), 0.022, 14)
        .block((1.42, 1.86, 1.55), (1.82, 1.99, 2.15))
    )
    b.cylinder((1.62, 1.78, 1.90), (1.62, 1.87, 1.90), 0.085, 28).block((4.35, 1.88, 1.3), (4.75, 1.99, 2.0))
    b.cylinder((4.55, 1.955, 2.0), (4.55, 1.955, 5.35), 0.02, 12).done('meters', grey, 0.008)


def bollard(x, y):
    """A yellow steel post that trucks have scraped."""
    paint = painted(
        'bollard', (0.62, 0.36, 0.015), (0.68, 0.45, 0.06), wear=0.9, dirt=0.8, rust=0.6, dirt_height=0.35, dents=0.05
    )
    b = Builder().cylinder((x, y, -0.1), (x, y, 1.0), 0.075, 32).cylinder((x, y, 1.0), (x, y, 1.05), 0.075, 32, 0.035)
    b.done('bollard', paint, 0.008)


def pallet(at, lean=-0.16):
    """A wooden pallet that leans on the wall."""
    wood = plain('pallet wood', (0.30, 0.20, 0.12), 0.8, variation=0.35, scale=4, grain=0.4, grain_scale=50)
    b = Builder()
    for index in range(7):
        b.box((0, 0, 0.12 + index * 0.16), (1.15, 0.022, 0.095))
    for x in (-0.5, 0, 0.5):
        b.box((x, 0.055, 0.60), (0.04, 0.088, 1.10))
    for index in range(5):
        b.box((0, 0.11, 0.12 + index * 0.24), (1.15, 0.022, 0.095))
    b.done('pallet', wood, 0.003, at=at, turn=(lean, 0, 0))


def weeds_and_litter(shot):
    rng = shot.rng
    weeds = leaf('weeds', (0.065, 0.12, 0.02), (0.14, 0.18, 0.04), hazy=False)
    spots = [x for x in (rng.uniform(-8, END - 0.1) for _ in range(90)) if not 2.4 < x < 4.1]
    scatter(
        tuft('weed', weeds, 22, 0.16, 0.05, 0.004, 3, 0.8),
        [(x, 1.93 - abs(rng.gauss(0, 0.03)), -0.02) for x in spots],
        rng,
        0.4,
        1.2,
        tilt=0.2,
    )
    for kind in fallen_leaves():
        places = [(rng.uniform(-5, 6), rng.uniform(-3.5, 1.9), -0.015) for _ in range(40)]
        places += [(rng.uniform(-5, 6), 1.9 - abs(rng.gauss(0, 0.2)), -0.015) for _ in range(40)]
        scatter(kind, places, rng, 0.03, 0.07, tilt=0.3)
    for kind in range(2):
        places = [(rng.uniform(-5, 6), rng.uniform(-4, 1.9), -0.018) for _ in range(700)]
        scatter(grit(f'grit {kind}', kind), places, rng, 0.003, 0.010, tilt=0.6)
