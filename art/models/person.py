# A man of the yard at work: boots, canvas trousers, a hoodie under a safety vest, gloves, a cap. Seen from behind or afar.
import math
from dataclasses import dataclass, replace

import bmesh
from mathutils import Euler, Matrix, Vector, noise

from kit.materials import plain, scaled
from kit.mesh import Builder, pivot
from kit.shader import Shader, once
from models.snow import SNOW, clinging

HIPS = 0.952  # above the ground when the legs are straight, boots on
THIGH, SHIN = 0.43, 0.425
ANKLE = 0.10
UPPER_ARM, FOREARM = 0.295, 0.265
SHOULDER = (0.180, 0.006, 0.462)  # as seen from the hips, along the trunk
NECK = (0, -0.005, 0.555)
AROUND = 32  # points of a ring

# Rings of the trunk from the hem up: height above the hips, half width, half depth, shift to the back.
VEST = (
    (0.015, 0.196, 0.148, 0.004),
    (0.06, 0.192, 0.144, 0.002),
    (0.15, 0.187, 0.139, 0.000),
    (0.25, 0.193, 0.141, 0.004),
    (0.34, 0.201, 0.145, 0.010),
    (0.42, 0.201, 0.139, 0.014),
    (0.475, 0.198, 0.124, 0.014),
    (0.510, 0.180, 0.108, 0.012),
    (0.540, 0.128, 0.090, 0.008),
    (0.565, 0.080, 0.072, 0.004),
)
HEM = ((-0.075, 0.168, 0.128, 0.008), (-0.03, 0.186, 0.138, 0.006), (0.05, 0.180, 0.132, 0.004), (0.12, 0.17, 0.12, 0))
PELVIS = (
    (-0.16, 0.085, 0.080, 0.012),
    (-0.10, 0.150, 0.118, 0.016),
    (-0.02, 0.166, 0.122, 0.010),
    (0.08, 0.155, 0.108, 0),
)
SLEEVE = (
    (0, 0.062, 4),
    (0.06, 0.071, 8),
    (0.15, 0.066, 9),
    (0.27, 0.061, 16),
    (0.36, 0.060, 11),
    (0.48, 0.053, 11),
    (0.535, 0.050, 13),
    (0.56, 0.041, 2),
)
LEG = (
    (0, 0.104, 7),
    (0.12, 0.098, 13),
    (0.27, 0.083, 9),
    (0.42, 0.074, 19),
    (0.52, 0.075, 14),
    (0.68, 0.071, 13),
    (0.79, 0.076, 22),
    (0.87, 0.078, 16),
)

ORANGE, LIME = (0.82, 0.135, 0.012), (0.50, 0.70, 0.015)
CANVAS, DENIM = (0.155, 0.088, 0.040), (0.028, 0.040, 0.066)
CHARCOAL, OATMEAL, NAVY = (0.030, 0.031, 0.033), (0.25, 0.225, 0.19), (0.014, 0.020, 0.038)
GREEN = (0.008, 0.085, 0.030)


@dataclass(frozen=True)
class Wear:
    """What tells one man from the next."""

    vest: tuple = ORANGE
    top: tuple = CHARCOAL
    trousers: tuple = CANVAS
    hat: tuple = GREEN
    beanie: bool = False
    hair: tuple = (0.030, 0.018, 0.010)
    snow: bool = False  # sticks to his boots and to the hems of his trousers
    seed: int = 1


@dataclass(frozen=True)
class Pose:
    """Where the joints are, in metres; he looks to -y, his left is +x. A hand is (place of the wrist, where the elbow, its shape, where the fingers and where the palm look)."""

    hips: tuple = (0, 0, HIPS)
    lean: float = 0.04  # of the trunk, forward
    sway: float = 0  # to his left
    twist: float = 0  # of the shoulders against the hips
    left_foot: tuple = (0.11, 0.02, ANKLE, 0.14, 0)  # place of the ankle, toes turned out, heel raised
    right_foot: tuple = (-0.11, -0.02, ANKLE, 0.14, 0)
    left_hand: tuple = ((0.30, -0.06, 0.86), (0.2, 1, 0), 'loose', None, None)
    right_hand: tuple = ((-0.30, -0.06, 0.86), (-0.2, 1, 0), 'loose', None, None)
    head: tuple = (0, 0)  # turned to his left, bowed


WALKING = Pose(
    hips=(0, 0, 0.905),
    lean=0.13,
    twist=0.12,
    left_foot=(0.09, -0.33, 0.115, 0.10, -0.18),
    right_foot=(-0.09, 0.35, 0.165, 0.06, 0.55),
    left_hand=((0.27, 0.10, 0.87), (0.25, 1, -0.2), 'loose', None, None),
    right_hand=((-0.26, -0.20, 0.90), (-0.25, 1, -0.3), 'loose', None, None),
)
# A hand behind him on the handle of a cart, which lies at CART_HANDLE (models/hand_cart.py).
CART_HANDLE = (-0.20, 0.40, 0.746)
PULLING = replace(
    WALKING,
    lean=0.17,
    twist=-0.10,
    right_hand=((-0.20, 0.345, 0.822), (-0.8, 0.5, -0.2), 'grip', (0, 0.25, -1), (0, 1, 0.25)),
)
# The right arm up with the elbow bent, the other at his side: come back, this way.
GUIDING = Pose(
    twist=0.06,
    left_foot=(0.16, 0.03, ANKLE, 0.2, 0),
    right_foot=(-0.14, -0.06, ANKLE, 0.2, 0),
    left_hand=((0.29, -0.12, 0.87), (0.3, 1, -0.1), 'loose', None, None),
    right_hand=((-0.40, -0.22, 1.68), (-1, 0.1, -0.9), 'open', (0.05, 0.10, 1), (0, 1, 0)),
)

# The left hand on a grab rail above him, one foot already lifted for the step.
BOARDING = Pose(
    lean=0.06,
    left_foot=(0.11, -0.05, ANKLE, 0.05, 0),
    right_foot=(-0.10, 0.12, 0.125, 0.10, 0.25),
    left_hand=((0.18, -0.40, 1.52), (1, 0.2, -0.8), 'grip', (0.05, -0.35, 1), (-0.3, -1, 0)),
    head=(0, -0.05),
)
# Both hands on the lever of a gate.
LATCHING = Pose(
    lean=0.10,
    left_foot=(0.14, 0.06, ANKLE, 0.2, 0),
    right_foot=(-0.13, -0.12, ANKLE, 0.2, 0),
    left_hand=((0.15, -0.42, 1.02), (1, 0.6, -0.6), 'grip', (-0.1, -1, 0.1), (-0.6, 0, -0.6)),
    right_hand=((-0.12, -0.42, 0.86), (-1, 0.6, -0.6), 'grip', (0.1, -1, 0), (0.6, 0, 0.5)),
    head=(0, 0.25),
)
# A clipboard in the crook of the left arm, a pen in the right hand.
READING = Pose(
    lean=0.03,
    left_foot=(0.15, 0.0, ANKLE, 0.35, 0),
    right_foot=(-0.12, -0.03, ANKLE, 0.2, 0),
    left_hand=((0.13, -0.28, 1.10), (1, 0.6, -1), 'loose', (-0.75, -0.6, 0.1), (0, -0.3, 1)),
    right_hand=((-0.12, -0.31, 1.20), (-1, 0.4, -1), 'grip', (0.55, -0.7, -0.3), (0.6, 0.3, -0.5)),
    head=(0.05, 0.30),
)


def person(at, turn=0, pose=Pose(), wear=Wear()):
    """Stands with his soles at `at`, looking to -y before the turn (radians)."""
    root = pivot('person', at, turn)
    trunk = Matrix.Translation(pose.hips) @ Euler((pose.lean, pose.sway, pose.twist)).to_matrix().to_4x4()
    legs(root, pose, wear)
    torso(root, trunk, wear)
    head(root, trunk, pose, wear)
    for side, hand in ((1, pose.left_hand), (-1, pose.right_hand)):
        arm(root, trunk @ Vector((side * SHOULDER[0], SHOULDER[1], SHOULDER[2])), side, hand, wear)
    return root


def clipboard(root):
    """A board with papers, held before him (READING)."""
    frame = Matrix.Translation((0.02, -0.375, 1.155)) @ Euler((0.55, 0, 0.12)).to_matrix().to_4x4()
    for name, color, low, high in (
        ('clipboard', (0.16, 0.085, 0.04), (-0.115, -0.16, -0.004), (0.115, 0.16, 0)),
        ('paper', (0.72, 0.71, 0.68), (-0.105, -0.150, 0), (0.105, 0.135, 0.003)),
        ('clip', (0.35, 0.35, 0.35), (-0.05, 0.125, 0.001), (0.05, 0.155, 0.012)),
    ):
        Builder().block(low, high).done(name, plain(name, color, 0.6), 0.001, 1, root).matrix_local = frame


# ---- clothes
def cloth(name, color, weave=0.5, dusty=0.0, soil_color=(0.22, 0.18, 0.13)):
    """Heavy cotton: faded on its folds, soiled towards the ground when dusty."""

    def make(_):
        s = Shader(name)
        at = s.local()
        worn = s.ramp(s.noise(at, 6, 5, 0.6), 0.35, 0.7)
        shade = s.mix(worn, scaled(color, 0.78), tuple(min(1, c * 1.25 + 0.006) for c in color))
        if dusty:
            soil = s.mul(s.ramp(s.axes(at)[2], 0.05, 0.7, 1, 0.15), s.ramp(s.noise(at, 5, 5, 0.65), 0.42, 0.66))
            shade = s.mix(s.mul(soil, dusty), shade, soil_color)
        relief = s.add(s.mul(s.noise(at, 34, 4, 0.6), 1.0), s.mul(s.noise(at, 260, 2), 0.25))
        s.surface(color=shade, rough=0.9, spec=0.2, normal=s.bump(relief, weave, 0.008))
        return s.material

    return once(name, make)


def vest_cloth(color):
    """Fluorescent mesh with two bands of silver tape around it and one over each shoulder."""

    def make(name):
        s = Shader(name)
        at = s.local()
        x, _, z = s.axes(at)[:3]
        near = lambda value, middle, half: s.math('LESS_THAN', s.math('ABSOLUTE', s.sub(value, middle)), half)
        side = s.math('ABSOLUTE', x)
        above = s.math('GREATER_THAN', z, 0.20)

        def tape(half):
            around = s.most(near(z, 0.085, half), near(z, 0.225, half))
            return s.most(around, s.mul(near(side, 0.108, half), above))

        dirt = s.ramp(s.noise(at, 5, 5, 0.65), 0.45, 0.75, 0, 0.35)
        shade = s.mix(dirt, color, scaled(color, 0.55))
        border = LIME if color != LIME else ORANGE
        shade = s.mix(tape(0.034), shade, border)
        shade = s.mix(tape(0.023), shade, (0.44, 0.44, 0.43))
        s.surface(color=shade, rough=0.7, spec=0.25, normal=s.bump(s.noise(at, 30, 4, 0.6), 0.45, 0.008))
        return s.material

    return once(f'vest {color}', make)


def folds(along, around, seed, strength):
    """How far cloth stands out there, in millimetres: slanting folds with soft backs and narrow valleys."""
    slant = along + 0.030 * math.sin(around + seed)
    c, s = math.cos(around), math.sin(around)
    broad = noise.noise(Vector((c * 0.9 + seed * 3.1, s * 0.9, slant * 15)))
    fine = noise.noise(Vector((c * 1.6 + seed * 5.7, s * 1.6, slant * 33)))
    return strength * ((0.55 - abs(broad) * 2.2) * 0.8 + (0.4 - abs(fine) * 1.8) * 0.45)


def table(rows, at):
    """The row at that height, between the rows above and below it (softly)."""
    for low, high in zip(rows, rows[1:]):
        if at <= high[0]:
            t = (at - low[0]) / (high[0] - low[0])
            t = min(1, max(0, t))
            return [a + (b - a) * t for a, b in zip(low, high)]
    return list(rows[-1])


def trunk_rings(rows, seed, strength, square=2.5, step=0.010):
    """Rings of a trunk: flattened ovals, with folds."""
    count = max(2, round((rows[-1][0] - rows[0][0]) / step))
    for index in range(count + 1):
        z, wide, deep, back = table(rows, rows[0][0] + (rows[-1][0] - rows[0][0]) * index / count)
        ring = []
        for k in range(AROUND * 2):
            angle = math.pi * k / AROUND
            c, s = math.cos(angle), math.sin(angle)
            out = (abs(c) ** square + abs(s) ** square) ** (-1 / square)
            out *= 1 + folds(z * 0.8, angle, seed, strength) / 150
            ring.append((c * wide * out, back + s * deep * out, z))
        yield ring


def limb_rings(start, joint, end, rows, seed, deep=1.0):
    """Rings of a sleeve or leg that bends at the joint; rows say radius and strength of folds at lengths from the start."""
    start, joint, end = Vector(start), Vector(joint), Vector(end)
    bend = min((joint - start).length, (end - joint).length) * 0.28
    first, second = (joint - start).normalized(), (end - joint).normalized()
    path = walk(start, joint - first * bend, joint, joint + second * bend, end)
    hinge = first.cross(second)
    hinge = hinge.normalized() if hinge.length > 0.05 else first.orthogonal().normalized()
    length, last = 0.0, path[0]
    total = sum((b - a).length for a, b in zip(path, path[1:]))
    for index, place in enumerate(path):
        length += (place - last).length
        last = place
        ahead = path[min(index + 1, len(path) - 1)] - path[max(index - 1, 0)]
        across = (hinge - ahead.normalized() * hinge.dot(ahead.normalized())).normalized()
        inward = ahead.normalized().cross(across)
        _, radius, strength = table(rows, length / total * rows[-1][0])
        ring = []
        for k in range(AROUND):
            angle = 2 * math.pi * k / AROUND
            out = radius + folds(length, angle, seed, strength) / 1000
            ring.append(place + across * math.cos(angle) * out + inward * math.sin(angle) * out * deep)
        yield ring


def walk(start, before, joint, after, end, step=0.011):
    """Points along two straight lines with a soft bend between."""
    points = [start.lerp(before, k / 24) for k in range(24)]
    for k in range(17):
        t = k / 16
        points.append(before * (1 - t) ** 2 + joint * 2 * t * (1 - t) + after * t * t)
    return points + [after.lerp(end, (k + 1) / 24) for k in range(24)]


def skin(b, name, material, voxel, smooth, parent, matrix=None):
    """One soft skin over all the solids of the builder."""
    thing = b.done(name, material, 0, 1, parent)
    thing.data.polygons.foreach_set('use_smooth', [True] * len(thing.data.polygons))
    remesh = thing.modifiers.new('skin', 'REMESH')
    remesh.mode, remesh.voxel_size, remesh.use_smooth_shade = 'VOXEL', voxel, True
    soft = thing.modifiers.new('soft', 'SMOOTH')
    soft.factor, soft.iterations = 0.5, smooth
    if matrix:
        thing.matrix_local = matrix
    return thing


def two_bones(start, end, upper, lower, hint):
    """The elbow or knee, and the end as far as it can be reached."""
    start, end, hint = Vector(start), Vector(end), Vector(hint)
    along = end - start
    reach = min(along.length, (upper + lower) * 0.995)
    along.normalize()
    middle = (upper**2 - lower**2 + reach**2) / (2 * reach)
    aside = (hint - along * hint.dot(along)).normalized()
    return start + along * middle + aside * math.sqrt(max(0, upper**2 - middle**2)), start + along * reach


def torso(root, trunk, wear):
    """The vest, the hem of the hoodie below it and its hood, which lies on his back."""
    shell = Builder().loft(list(trunk_rings(VEST, wear.seed, 7)))
    skin(shell, 'vest', vest_cloth(wear.vest), 0.008, 3, root, trunk)
    top = cloth(f'hoodie {wear.top}', wear.top)
    hem = Builder().loft(list(trunk_rings(HEM, wear.seed + 4, 5)))
    skin(hem, 'hoodie hem', top, 0.008, 3, root, trunk)
    hood = Builder()
    oval(hood, (0, 0.098, 0.520), (0.120, 0.058, 0.070), (0.35, 0, 0))
    oval(hood, (0.010, 0.118, 0.470), (0.085, 0.034, 0.055), (0.15, 0, 0.1))
    collar = [
        (0.092 * math.sin(a), 0.012 - 0.078 * math.cos(a), 0.556 + 0.016 * math.cos(a)) for a in spread(0.35, 5.93, 18)
    ]
    hood.tube(collar, 0.028, 12)
    skin(hood, 'hood', top, 0.007, 4, root, trunk)


def spread(start, end, count):
    return [start + (end - start) * k / count for k in range(count + 1)]


def oval(b, center, radii, turn=(0, 0, 0)):
    """A ball stretched to three radii."""
    matrix = Matrix.Translation(center) @ Euler(turn).to_matrix().to_4x4() @ Matrix.Diagonal((*radii, 1))
    bmesh.ops.create_uvsphere(b.bm, u_segments=24, v_segments=12, radius=1, matrix=matrix)
    return b


def legs(root, pose, wear):
    """Trousers over both legs, and the boots."""
    hips = Matrix.Translation(pose.hips) @ Euler((pose.lean * 0.5, pose.sway * 0.5, 0)).to_matrix().to_4x4()
    trousers = Builder()
    trousers.loft([[hips @ Vector(p) for p in ring] for ring in trunk_rings(PELVIS, wear.seed + 8, 5, 2.2)])
    for side, foot in ((1, pose.left_foot), (-1, pose.right_foot)):
        x, y, z, out, heel = foot
        hip = hips @ Vector((side * 0.088, 0.005, -0.02))
        knee, ankle = two_bones(hip, (x, y, z), THIGH, SHIN, (side * math.sin(out), -1, 0.15))
        down = (ankle - knee).normalized()
        trousers.loft(list(limb_rings(hip, knee, ankle - down * 0.012, LEG, wear.seed + side, 1.08)))
        boot(root, ankle, side * out, heel, wear.snow)
    soil = ((0.22, 0.18, 0.13), 0.4) if not wear.snow else (SNOW, 0.7)
    canvas = cloth(f'trousers {wear.trousers} {wear.snow}', wear.trousers, 0.5, soil[1], soil[0])
    skin(trousers, 'trousers', canvas, 0.008, 4, root)


def boot(root, ankle, out, heel, snow=False):
    """A laced work boot of brown leather on a thick sole; heel is how far its heel is raised (radians)."""
    frame = Matrix.Translation(ankle) @ Euler((heel, 0, out)).to_matrix().to_4x4()
    leather = boot_leather(snow)
    rubber = plain('boot sole', SNOW if snow else (0.020, 0.018, 0.016), 0.85, variation=0.3, scale=20)
    upper = Builder()
    oval(upper, (0, 0.035, -0.052), (0.042, 0.052, 0.050))
    oval(upper, (0, -0.045, -0.050), (0.044, 0.090, 0.046))
    oval(upper, (0.002, -0.135, -0.062), (0.050, 0.066, 0.040))
    upper.cylinder((0, 0.010, -0.06), (0, 0.012, 0.09), 0.054)
    skin(upper, 'boot', leather, 0.006, 4, root, frame)
    sole = Builder()
    outline = []
    for k in range(40):
        a = 2 * math.pi * k / 40
        y = -0.050 + 0.150 * math.sin(a)
        wide = 0.050 - 0.010 * math.sin(a) - 0.007 * math.exp(-(((y + 0.01) / 0.04) ** 2))
        outline.append((wide * math.copysign(abs(math.cos(a)) ** 0.6, math.cos(a)), y))
    sole.prism(outline, 'z', -ANKLE, -0.070)
    sole.done('sole', rubber, 0.004, 2, root).matrix_local = frame


def boot_leather(snow):
    """Brown leather, worn pale, with snow on its toes when there is any."""

    def make(name):
        s = Shader(name)
        at = s.local()
        shade = s.mix(s.noise(at, 22, 6, 0.6), (0.055, 0.027, 0.013), (0.115, 0.057, 0.027))
        if snow:
            shade = s.mix(clinging(s, at), shade, SNOW)
        s.surface(color=shade, rough=0.6, normal=s.bump(s.noise(at, 80, 4), 0.4, 0.004))
        return s.material

    return once(f'boot leather {snow}', make)


def arm(root, shoulder, side, hand, wear):
    """A sleeve from the shoulder to the wrist, and the gloved hand."""
    wrist, hint, shape, fingers, palm = hand
    elbow, wrist = two_bones(shoulder, wrist, UPPER_ARM, FOREARM, hint)
    begin = shoulder - Vector((side * 0.015, 0, 0))
    sleeve = Builder().loft(list(limb_rings(begin, elbow, wrist, SLEEVE, wear.seed + 20 + side, 1.0)))
    sleeve.ball(shoulder, 0.067, 24)
    skin(sleeve, 'sleeve', cloth(f'hoodie {wear.top}', wear.top), 0.007, 3, root)
    towards = Vector(fingers) if fingers else wrist - elbow
    glove(root, wrist - (wrist - elbow).normalized() * 0.015, towards, side, shape, palm)


CURL = {'open': (0.10, 0.12, 0.10), 'loose': (0.45, 0.55, 0.40), 'grip': (1.15, 1.45, 1.0)}


def glove(root, wrist, towards, side, shape, palm):
    """A leather work glove; its palm looks to the man's body unless told otherwise."""
    along = Vector(towards).normalized()
    palm = Vector(palm or (-side, 0.1, -0.2))
    palm = (palm - along * palm.dot(along)).normalized()
    across = along.cross(palm)
    frame = Matrix((across, palm, along)).transposed().to_4x4()
    frame.translation = wrist
    b = Builder()
    b.cylinder((0, 0, -0.045), (0, 0, 0.03), 0.040, 20, 0.036)
    oval(b, (0, 0.002, 0.060), (0.045, 0.020, 0.052))
    for index, (x, length) in enumerate(((-0.033, 0.030), (-0.011, 0.034), (0.011, 0.033), (0.032, 0.027))):
        finger(
            b, Vector((x, 0, 0.100)), length, CURL[shape], (index - 1.5) * (0.07 if shape == 'open' else 0.0), 0.0118
        )
    thumb = side * (1 if across.cross(palm).dot(along) > 0 else -1)
    points = [(-thumb * 0.030, 0.008, 0.025), (-thumb * 0.062, 0.022, 0.055), (-thumb * 0.066, 0.034, 0.090)]
    if shape == 'grip':
        points = [(-thumb * 0.030, 0.010, 0.030), (-thumb * 0.045, 0.040, 0.062), (-thumb * 0.015, 0.058, 0.078)]
    b.tube(points, 0.0135, 12)
    b.ball(points[-1], 0.0135)
    leather = plain('glove', (0.33, 0.20, 0.085), 0.7, variation=0.3, scale=20, grain=0.4, grain_scale=70)
    skin(b, 'glove', leather, 0.0042, 3, root, frame)


def finger(b, base, length, curl, fan, radius):
    """Three joints that curl towards the palm (+y)."""
    points, bent = [base], 0.0
    for bone, angle in zip((1.25, 0.85, 0.65), curl):
        bent += angle
        step = Vector((math.sin(fan), math.sin(bent), math.cos(bent))) * length * bone
        points.append(points[-1] + step)
    b.tube(points, radius, 12)
    b.ball(points[-1], radius)
    b.ball(points[0], radius)


# ---- head
def head(root, trunk, pose, wear):
    """Head, short hair, a trimmed beard, and a cap or a beanie."""
    yaw, bow = pose.head
    upright = Euler((bow - pose.lean, -pose.sway, yaw)).to_matrix().to_4x4()
    frame = trunk @ Matrix.Translation(NECK) @ upright
    b = Builder()
    b.cylinder((0, 0.016, -0.09), (0, -0.004, 0.09), 0.060, 24, 0.055)
    oval(b, (0, 0.012, 0.158), (0.076, 0.096, 0.104))
    oval(b, (0, -0.034, 0.112), (0.060, 0.062, 0.080))
    oval(b, (0, -0.070, 0.056), (0.034, 0.030, 0.026))
    oval(b, (0, -0.074, 0.150), (0.052, 0.022, 0.020))
    oval(b, (0, -0.100, 0.112), (0.014, 0.020, 0.016))
    b.cylinder((0, -0.090, 0.145), (0, -0.106, 0.112), 0.009, 12, 0.013)
    oval(b, (0, -0.088, 0.080), (0.024, 0.012, 0.010))
    for side in (-1, 1):
        oval(b, (side * 0.077, 0.014, 0.126), (0.010, 0.020, 0.033), (0.15, 0, side * 0.35))
    skin(b, 'head', face_skin(wear.hair), 0.0048, 3, root, frame)
    (beanie if wear.beanie else cap)(root, frame, wear)


def face_skin(hair):
    """Weathered skin; hair on the nape and a beard around the jaw."""

    def make(name):
        s = Shader(name)
        at = s.local()
        x, y, z = s.axes(at)[:3]
        rough = s.mul(s.sub(s.noise(at, 40, 4), 0.5), 0.03)
        nape = s.mul(s.ramp(s.add(y, rough), 0.020, 0.036), s.ramp(s.add(z, rough), 0.045, 0.062))
        beard = s.mul(s.ramp(s.add(z, rough), 0.075, 0.098, 1, 0), s.ramp(s.add(z, rough), 0.022, 0.038))
        beard = s.mul(beard, s.ramp(s.add(y, rough), -0.005, 0.012, 1, 0))
        flush = s.mix(s.ramp(s.noise(at, 14, 4), 0.35, 0.7), (0.36, 0.185, 0.120), (0.44, 0.235, 0.160))
        shade = s.mix(s.math('MULTIPLY', s.most(nape, s.mul(beard, 0.85)), 0.94), flush, hair)
        s.surface(color=shade, rough=0.55, spec=0.35, normal=s.bump(s.noise(at, 120, 3), 0.25, 0.003))
        s.principled.inputs['Subsurface'].default_value = 0.0
        return s.material

    return once(f'skin {hair}', make)


def rounded(rows, center):
    """Rings of a hat: height, half width, half depth."""
    return [
        [(wide * math.cos(a), center + deep * math.sin(a), z) for a in spread(0, 2 * math.pi, 40)[:-1]]
        for z, wide, deep in rows
    ]


def cap(root, frame, wear):
    """A baseball cap with a curved brim."""
    cotton = cloth(f'cap {wear.hat}', wear.hat, 0.3)
    rows = (
        (0.148, 0.0815, 0.102),
        (0.175, 0.0835, 0.104),
        (0.205, 0.083, 0.103),
        (0.232, 0.076, 0.094),
        (0.254, 0.062, 0.077),
        (0.268, 0.043, 0.053),
        (0.275, 0.020, 0.025),
        (0.277, 0.004, 0.005),
    )
    tilt = frame @ Matrix.Translation((0, 0.012, 0.15)) @ Euler((-0.06, 0, 0)).to_matrix().to_4x4()
    tilt = tilt @ Matrix.Translation((0, -0.012, -0.15))
    crown = Builder().loft(rounded(rows, 0.012)).done('cap', cotton, 0, 1, root)
    crown.data.polygons.foreach_set('use_smooth', [True] * len(crown.data.polygons))
    crown.matrix_local = tilt
    soft = crown.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
    brim = Builder()
    rows = []
    for k in range(9):
        t = k / 8
        row = []
        for a in spread(-1, 1, 16):
            edge = math.sqrt(max(0, 1 - a * a * 0.82))
            y = -0.060 - 0.026 * edge - t * 0.082 * (edge * 0.9 + 0.06)
            row.append((a * (0.080 - 0.006 * t), y, 0.156 - 0.030 * a * a - 0.020 * t))
        rows.append(row)
    sheet(brim, rows)
    made = brim.done('brim', cotton, 0, 1, root)
    made.data.polygons.foreach_set('use_smooth', [True] * len(made.data.polygons))
    made.matrix_local = tilt
    thick = made.modifiers.new('thick', 'SOLIDIFY')
    thick.thickness = 0.004


def sheet(b, rows):
    """A sheet through rows of points."""
    made = [[b.bm.verts.new(point) for point in row] for row in rows]
    for low, high in zip(made, made[1:]):
        for i in range(len(low) - 1):
            b.bm.faces.new((low[i], low[i + 1], high[i + 1], high[i]))


def beanie(root, frame, wear):
    """A knitted cap with its edge turned up."""
    rows = (
        (0.130, 0.084, 0.104),
        (0.140, 0.088, 0.108),
        (0.185, 0.088, 0.108),
        (0.192, 0.083, 0.103),
        (0.225, 0.080, 0.098),
        (0.256, 0.064, 0.078),
        (0.276, 0.042, 0.050),
        (0.286, 0.016, 0.018),
    )
    knit = cloth(f'beanie {wear.hat}', wear.hat, 0.9)
    hat = Builder().loft(rounded(rows, 0.014)).done('beanie', knit, 0, 1, root)
    hat.data.polygons.foreach_set('use_smooth', [True] * len(hat.data.polygons))
    hat.matrix_local = (
        frame
        @ Matrix.Translation((0, 0, 0.15))
        @ Euler((-0.18, 0, 0)).to_matrix().to_4x4()
        @ Matrix.Translation((0, 0, -0.15))
    )
    soft = hat.modifiers.new('soft', 'SUBSURF')
    soft.levels = soft.render_levels = 2
