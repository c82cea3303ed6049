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


def asphalt(wet=0.0):
    """Asphalt of small stones; wet (0 to 1) darkens it and lets the sky shine on it softly, in patches that have not dried."""
    s = Shader('asphalt')
    at = s.world()
    broad = s.noise(at, 0.7, 5, 0.6)
    color = s.mix(s.grains(at, 160), (0.045, 0.044, 0.043), (0.13, 0.128, 0.122))
    color = s.mix(s.ramp(broad, 0.35, 0.7, 0, 0.5), color, (0.10, 0.095, 0.088))
    y = s.axes(at)[1]
    gutter = s.ramp(s.add(y, s.mul(s.sub(s.noise(at, 2.2, 5, 0.65), 0.5), 0.35)), -0.42, -0.02)
    color = s.mix(s.mul(gutter, 0.6), color, (0.17, 0.15, 0.12))
    relief = s.sub(s.noise(at, 120, 3, 0.6), s.mul(s.cells(at, 150), 0.6))
    rough = s.ramp(broad, 0.3, 0.7, 0.72, 0.9)
    color, rough = dampened(s, color, rough, wet)
    return s.surface(color=color, rough=rough, normal=s.bump(relief, 0.8, 0.006)).hazy().material


def concrete(name, color=(0.42, 0.40, 0.365), joint=None, wet=0.0):
    """Weathered concrete; joint is the distance of its joints along x in metres, wet (0 to 1) how much rain lies on it."""
    s = Shader(name)
    at = s.world()
    fine = s.noise(at, 90, 4, 0.65)
    shade = s.mix(s.ramp(s.noise(at, 1.6, 6, 0.62), 0.3, 0.72), tuple(c * 0.66 for c in color), color)
    specks = s.ramp(s.noise(at, 300, 2), 0.62, 0.66)
    shade = s.mix(s.mul(specks, 0.35), shade, (0.12, 0.11, 0.10))
    if joint:
        along = s.math('FRACT', s.math('DIVIDE', s.axes(at)[0], joint))
        gap = s.ramp(s.math('ABSOLUTE', s.sub(along, 0.5)), 0.492, 0.497)
        shade = s.mix(s.mul(gap, 0.75), shade, (0.06, 0.055, 0.045))
        s.surface(normal=s.bump(s.sub(s.mul(fine, 0.12), gap), 0.8, 0.01))
    else:
        s.surface(normal=s.bump(fine, 0.5, 0.003))
    shade, rough = dampened(s, shade, 0.85, wet)
    return s.surface(color=shade, rough=rough).hazy().material


def dampened(s, color, rough, wet):
    """A stony surface after rain: dark, and softly shining where it has not dried yet."""
    if not wet:
        return color, rough
    amount = s.mul(s.ramp(s.noise(s.world(), 0.45, 5, 0.6), 0.34, 0.60, 1, 0.35), wet)
    return s.mix(amount, color, s.mix(1.0, color, (0.36, 0.37, 0.40), 'MULTIPLY')), s.sub(rough, s.mul(amount, 0.38))


def lawn_soil():
    s = Shader('lawn')
    at = s.world()
    near = s.mix(s.noise(at, 2, 6), (0.035, 0.055, 0.015), (0.08, 0.10, 0.03))
    far = s.mix(s.noise(at, 0.7, 6, 0.7), (0.05, 0.085, 0.018), (0.085, 0.12, 0.028))
    distance = s.node('CameraData').outputs['View Distance']
    return s.surface(color=s.mix(s.ramp(distance, 15, 32), near, far), rough=0.95).hazy().material


def street(driveway=(3.9, 6.6), wet=0.0):
    """Lays the street; driveway is where along x it starts and ends, or None; wet is how much rain lies on it (0 to 1)."""
    Builder().block((WEST, -9, -0.5), (EAST, 0, -0.14)).done('road', asphalt(wet), 0)
    profile = [(-0.30, -0.3), (0.15, -0.3), (0.15, 0), (0.035, 0), (-0.01, -0.125), (-0.30, -0.137)]
    Builder().prism(profile, 'x', WEST, EAST).done('curb', concrete('curb', (0.40, 0.38, 0.345), 3.05, wet), 0.012)
    Builder().block((WEST, WALK[0], -0.4), (EAST, WALK[1], 0.012)).done(
        'walk', concrete('walk', (0.44, 0.42, 0.385), 1.5, wet), 0.004, 1
    )
    Builder().block((WEST, 0.151, -0.4), (EAST, 160, -0.03)).done('lawn', lawn_soil(), 0)
    if driveway:
        start, end = driveway
        outline = [(start - 0.7, 0.10), (end + 0.8, 0.10), (end, 1.9), (end, 20), (start, 20), (start, 1.9)]
        Builder().prism(outline, 'z', -0.2, 0.016).done(
            'driveway', concrete('driveway', (0.38, 0.365, 0.335), wet=wet), 0.004, 1
        )


def is_lawn(x, y, driveway):
    """Whether grass grows at that place."""
    ragged = 0.03 * noise.noise(Vector((x * 3, y * 3, 0)))
    if y < 0.155 or WALK[0] - 0.02 + ragged < y < WALK[1] + 0.02 + ragged:
        return False
    if driveway is None or y > 20:
        return True
    start, end = driveway
    flare = max(0, 1 - y / WALK[0])
    return not start - 0.7 * flare - 0.02 + ragged < x < end + 0.8 * flare + 0.02 + ragged


def lawn(shot, driveway=(3.9, 6.6), count=60000, reach=32):
    """Mown grass in what the camera sees."""
    fresh = leaf('lawn grass', (0.045, 0.10, 0.018), (0.125, 0.185, 0.036), hazy=False)
    pale = leaf('pale lawn grass', (0.11, 0.15, 0.03), (0.25, 0.235, 0.085), hazy=False)
    kinds = (
        (0.055, 0.0024, fresh),
        (0.065, 0.0026, fresh),
        (0.075, 0.003, fresh),
        (0.06, 0.0024, pale),
        (0.085, 0.0022, fresh),
    )
    for seed, (height, width, material) in enumerate(kinds):
        blade = tuft(f'lawn tuft {seed}', material, 30, height, 0.05, width, seed, 0.7)
        places, sizes = [], []
        while len(places) < count / len(kinds):
            x, y, distance = shot.in_view(2.3, reach, 2.0, 0.62)
            if is_lawn(x, y, driveway):
                patch = 1 + 0.35 * noise.noise(Vector((x * 0.5, y * 0.5, 5)))
                places.append((x, y, -0.032))
                sizes.append(shot.rng.uniform(0.75, 1.2) * patch * (1 + distance * 0.05))
        scatter(blade, places, shot.rng, tilt=0.12, sizes=sizes)


def litter(shot):
    """Leaves and grit in the gutter, some leaves on the grass."""
    rng = shot.rng
    for leaf_kind in fallen_leaves():
        places = [(rng.uniform(-3, 9), -0.06 - abs(rng.gauss(0, 0.16)), -0.135) for _ in range(110)]
        places += [(rng.uniform(-3, 14), rng.uniform(0.2, 9), 0.02) for _ in range(90)]
        scatter(leaf_kind, places, rng, 0.025, 0.06, tilt=0.35)
    for kind in range(2):
        places = [(rng.uniform(-3, 8), -0.02 - abs(rng.gauss(0, 0.14)), -0.136) for _ in range(900)]
        scatter(grit(f'grit {kind}', kind), places, rng, 0.0025, 0.007, tilt=0.6)


def mailbox(at):
    """A black mailbox on a white post, its door to the road."""
    x, y = at
    post = (
        Builder()
        .block((x - 0.055, y, -0.1), (x + 0.055, y + 0.11, 1.15))
        .block((x - 0.054, y - 0.35, 0.95), (x + 0.054, y + 0.105, 1.05))
    )
    post.done('mailbox post', plain('mailbox post', (0.70, 0.69, 0.66), 0.6, variation=0.1, scale=5), 0.006)
    arch = [
        (x - 0.115, 1.06),
        (x + 0.115, 1.06),
        (x + 0.115, 1.2),
        (x + 0.08, 1.262),
        (x, 1.285),
        (x - 0.08, 1.262),
        (x - 0.115, 1.2),
    ]
    Builder().prism(arch, 'y', y - 0.43, y + 0.13).done(
        'mailbox', plain('mailbox black', (0.02, 0.02, 0.022), 0.4), 0.004
    )
