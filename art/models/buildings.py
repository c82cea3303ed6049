# The larger buildings of a town: the hauler's steel shop, a brick block of shops, and a hotel tower with its lights on.
import math

from kit.materials import plain
from kit.mesh import Builder, lettering, pivot
from kit.shader import Shader, once


def ribbed_steel(name, color, pitch=0.30):
    """Sheet steel with upright ribs."""

    def make(_):
        s = Shader(name)
        at = s.local()
        x, y, z = s.axes(at)
        wave = s.math('FRACT', s.math('DIVIDE', s.add(x, y), pitch))
        rib = s.ramp(s.math('ABSOLUTE', s.sub(wave, 0.5)), 0.36, 0.44)
        stain = s.mul(s.ramp(s.noise(s.stretch(at, (3, 3, 0.3)), 1.2, 5, 0.6), 0.5, 0.75), 0.25)
        tint = s.mix(stain, s.mix(s.mul(rib, 0.25), color, tuple(c * 0.6 for c in color)), (0.16, 0.14, 0.11))
        dirt = s.ramp(s.add(z, s.mul(s.noise(at, 1.5, 5), 0.5)), 0.2, 1.1, 0.5, 0)
        s.surface(color=s.mix(dirt, tint, (0.17, 0.14, 0.10)), rough=0.45, normal=s.bump(rib, 0.8, 0.03))
        return s.hazy().material

    return once(name, make)


def steel_shop(at, turn=0, bays=3, sign=None, sign_x=0.0):
    """A workshop with roll-up doors to -y; each bay is 6 m wide, the building 15 m deep. Its front stands on `at`, its sign at sign_x."""
    root = pivot('shop', at, turn)
    half = bays * 3 + 1
    reach = 0.137 * len(sign) + 0.4 if sign else 0
    cream, green = (0.58, 0.55, 0.46), (0.012, 0.06, 0.03)
    body, roof, door, trim, dark = (Builder() for _ in range(5))
    body.prism([(-half, -0.3), (half, -0.3), (half, 5.6), (-half, 5.6)], 'y', 0, 15)
    for side in (-1, 1):
        body.prism([(0, 5.6), (7.5, 7.6), (15, 5.6)], 'x', side * half - 0.001 * side, side * (half - 0.1))
    for edges in (
        ((-0.5, 5.46), (7.5, 7.62), (7.5, 7.75), (-0.5, 5.60)),
        ((15.5, 5.46), (7.5, 7.62), (7.5, 7.75), (15.5, 5.60)),
    ):
        roof.prism(list(edges), 'x', -half - 0.4, half + 0.4)
    for bay in range(bays):
        x = -half + 1 + 3 + bay * 6
        door.block((x - 2.1, -0.06, 0), (x + 2.1, 0.02, 4.3))
        for row in range(1, 8):
            dark.block((x - 2.1, -0.068, row * 0.54), (x + 2.1, -0.05, row * 0.54 + 0.02))
        for side in (-1, 1):
            trim.block((x + side * 2.1 - 0.1, -0.09, 0), (x + side * 2.1 + 0.1, 0.03, 4.45))
        trim.block((x - 2.2, -0.092, 4.3), (x + 2.2, 0.03, 4.5))
        if abs(x - sign_x) > reach + 0.4:
            trim.block((x - 0.25, -0.45, 4.95), (x + 0.25, -0.02, 5.1))
    trim.block((-half - 0.03, -0.06, -0.3), (half + 0.03, 15.06, 0.28))
    body.done('shop body', ribbed_steel('cream steel', cream), 0, 1, root)
    roof.done('shop roof', ribbed_steel('green roof steel', green, 0.4), 0, 1, root)
    door.done('shop doors', plain('shop door', (0.62, 0.62, 0.59), 0.5, 0, 0.06, 2, hazy=True), 0, 1, root)
    dark.done('door joints', plain('joint', (0.08, 0.08, 0.075), 0.8, hazy=True), 0, 1, root)
    trim.done('shop trim', plain('shop trim', green, 0.45, 0, 0.1, 3, hazy=True), 0.01, 1, root)
    if sign:
        board = Builder().block((sign_x - reach, -0.10, 4.64), (sign_x + reach, -0.03, 5.42))
        board.done('sign board', plain('sign green', (0.004, 0.045, 0.019), 0.45, hazy=True), 0.01, 1, root)
        lettering(
            sign, 0.54, (sign_x, -0.106, 5.03), (math.pi / 2, 0, 0), plain('sign paint', (0.75, 0.74, 0.68), 0.5), root
        )
    return root


def rooms(name, axis, start, wide, high, lit_share, strength=1.5):
    """Glass before rooms, all along one axis ('x' or 'y'): some lit, each with its own curtains and lamp."""

    def make(_):
        s = Shader(name)
        x, y, z = s.axes(s.local())
        u, v = s.math('DIVIDE', s.sub(x if axis == 'x' else y, start), wide), s.math('DIVIDE', z, high)
        cell = s.node('CombineXYZ')
        s.plug(cell.inputs[0], s.math('FLOOR', u))
        s.plug(cell.inputs[1], s.math('FLOOR', v))
        chance = s.node('TexWhiteNoise', noise_dimensions='2D')
        s.plug(chance.inputs['Vector'], cell.outputs[0])
        draw, (drape, warmth, _) = chance.outputs['Value'], s.axes(chance.outputs['Color'])
        aside = s.math('ABSOLUTE', s.sub(s.math('FRACT', u), 0.5))
        cloth = s.math('GREATER_THAN', aside, s.ramp(drape, 0.1, 0.9, 0.03, 0.26, smooth=False))
        frame = s.math('LESS_THAN', s.math('ABSOLUTE', s.sub(aside, 0.004)), 0.012)
        lamp = s.ramp(s.math('FRACT', v), 0.2, 0.8, 0.45, 1)
        glow = s.mul(s.mul(lamp, s.sub(1.0, s.mul(cloth, 0.6))), s.ramp(warmth, 0, 1, 0.3, 1, smooth=False))
        glow = s.mul(s.mul(glow, s.math('LESS_THAN', draw, lit_share)), s.sub(1.0, frame))
        dark = s.mix(s.mul(cloth, 0.8), (0.012, 0.017, 0.024), (0.10, 0.095, 0.085))
        s.surface(
            color=s.mix(frame, dark, (0.03, 0.03, 0.032)),
            rough=s.mix(cloth, (0.05, 0.05, 0.05), (0.35, 0.35, 0.35)),
            emission=s.mix(warmth, (1.0, 0.50, 0.17), (1.0, 0.72, 0.42)),
            emission_strength=s.mul(glow, strength),
        )
        return s.hazy().material

    return once(name, make)


def facade(wall, glass, low, high, bay, storey, pier, sill):
    """Piers and bands of wall before panes that lie half a metre deep; bay, storey, pier and sill in metres."""
    (x0, y0, z0), (x1, y1, z1) = low, high
    deep = 0.5
    glass['x'].block((x0 + deep, y0 + deep, z0), (x1 - deep, y1 - deep, z1))
    for side in (x0 + deep, x1 - deep):
        glass['y'].block((side - 0.02, y0 + deep + 0.01, z0), (side + 0.02, y1 - deep - 0.01, z1))
    for index in range(round((x1 - x0) / bay) + 1):
        x = x0 + (x1 - x0) * index / round((x1 - x0) / bay)
        half = pier / 2 if x0 < x < x1 else pier
        for near, far in ((y0, y0 + deep + 0.1), (y1 - deep - 0.1, y1)):
            wall.block((max(x0, x - half), near, z0), (min(x1, x + half), far, z1))
    for index in range(1, round((y1 - y0) / bay)):
        y = y0 + (y1 - y0) * index / round((y1 - y0) / bay)
        for near, far in ((x0, x0 + deep + 0.1), (x1 - deep - 0.1, x1)):
            wall.block((near, y - pier / 2, z0), (far, y + pier / 2, z1))
    for index in range(round((z1 - z0) / storey) + 1):
        z = z0 + storey * index
        lowest, highest = max(z0, z - sill * 0.4), min(z1 - 0.01, z + sill * 0.6)
        if highest > lowest:
            wall.block((x0 + 0.06, y0 + 0.06, lowest), (x1 - 0.06, y1 - 0.06, highest))


def hotel(at, turn=0, floors=11, length=58, lit=0.45):
    """A casino hotel: a slab with lit rooms, a stone base with a glowing entrance roof, crowned by a band of light."""
    root = pivot('hotel', at, turn)
    half, top = length / 2, 6.4 + floors * 3.2
    wall, glow, stone = Builder(), Builder(), Builder()
    tower, base = ({'x': Builder(), 'y': Builder()} for _ in range(2))
    facade(wall, tower, (-half, 0, 6.4), (half, 17, top), 3.4, 3.2, 1.35, 1.25)
    facade(stone, base, (-length * 0.8, -14, -1), (length * 0.8, 22, 6.2), 5.8, 7.2, 1.2, 1.6)
    stone.block((-half - 0.6, -0.6, top), (half + 0.6, 17.6, top + 2.4))
    stone.block((-3.2, -1.2, 0), (3.2, 2, top + 5))
    stone.block((-length * 0.8 - 0.3, -14.3, 6.2), (length * 0.8 + 0.3, 22.3, 7.2))
    stone.block((-13, -27, 5.0), (13, -13, 6.3))
    for x in (-12, -4, 4, 12):
        stone.block((x - 0.6, -26.6, -1), (x + 0.6, -25.4, 5))
    glow.block((-12.5, -26.8, 4.9), (12.5, -14.2, 4.985))
    glow.block((-half - 0.65, -0.68, top + 0.5), (half + 0.65, -0.605, top + 0.85))
    for axis, start in (('x', -half), ('y', 0)):
        tower[axis].done('rooms', rooms(f'hotel rooms {axis}', axis, start, 3.4118, 3.2, lit, 2.3), 0, 1, root)
    for axis, start in (('x', -length * 0.8), ('y', -14)):
        base[axis].done('hall', rooms(f'hotel hall {axis}', axis, start, 5.8, 7.2, 0.85, 1.1), 0, 1, root)
    wall.done('tower', plain('hotel wall', (0.40, 0.36, 0.30), 0.8, 0, 0.10, 0.4, hazy=True), 0, 1, root)
    stone.done('stone', plain('hotel stone', (0.30, 0.26, 0.21), 0.8, 0, 0.15, 0.5, hazy=True), 0.05, 1, root)
    glow.done('glow', glowing('hotel glow', (1.0, 0.60, 0.22), 6), 0, 1, root)
    return root


def glowing(name, color, strength):
    """A surface that gives light."""

    def make(_):
        s = Shader(name)
        s.surface(color=(0.02, 0.02, 0.02), emission=color, emission_strength=strength)
        return s.material

    return once(name, make)


def lamp_posts(places, z=0.0, height=8.5, lit=True):
    """Parking-lot lamps, each with two heads; lit ones glow but the sun and sky still light the ground."""
    post, head = Builder(), Builder()
    for x, y in places:
        post.cylinder((x, y, z), (x, y, z + 0.8), 0.26, 16)
        post.cylinder((x, y, z), (x, y, z + height), 0.085, 12, 0.06)
        for side in (-1, 1):
            post.block((x, y - 0.04, z + height - 0.08), (x + side * 1.1, y + 0.04, z + height))
            post.block((x + side * 0.75, y - 0.18, z + height - 0.02), (x + side * 1.45, y + 0.18, z + height + 0.12))
            head.block((x + side * 0.80, y - 0.15, z + height - 0.05), (x + side * 1.40, y + 0.15, z + height - 0.023))
    post.done('lamp posts', plain('lamp post', (0.05, 0.05, 0.052), 0.5, 0.3, 0.15, 4, hazy=True), 0)
    head.done(
        'lamp heads',
        glowing('lamp head', (1.0, 0.74, 0.42), 9) if lit else plain('lamp glass', (0.5, 0.5, 0.48), 0.3),
        0,
    )
