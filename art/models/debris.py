# What people throw into a roll-off: boards, drywall and cartons, the shingles of a roof, branches, a sofa. A load stays below the rim, as haulers want it: a camera must stand above 2 m to see it.
import math

from kit.materials import leaf, plain
from kit.mesh import Builder, surface
from models.furniture import sofa
from models.rolloff import FLOOR, SIDE
from models.trees import bark


def wood():
    return plain('new wood', (0.36, 0.22, 0.115), 0.75, variation=0.35, scale=3, grain=0.4, grain_scale=40)


def debris(box, root, rng):
    """Fills a container to the brim with a remodelling job's waste."""
    grey = plain('old wood', (0.24, 0.20, 0.16), 0.85, variation=0.35, scale=3, grain=0.4, grain_scale=40)
    boards(box, rng, 26).done('boards', wood(), 0.003, 1, root)
    boards(box, rng, 20).done('boards', grey, 0.003, 1, root)
    drywall(box, rng).done('drywall', plain('drywall', (0.62, 0.60, 0.56), 0.9, variation=0.1, scale=5), 0.001, 1, root)
    cartons(box).done('cartons', plain('cardboard', (0.33, 0.215, 0.12), 0.8, variation=0.12, scale=4), 0.006, 1, root)
    rubble(box, root)


def rubble(box, root, below=0.28):
    """What lies under the things that show, so many metres below the rim."""
    dust = plain(
        'rubble', (0.06, 0.055, 0.05), 0.95, variation=0.4, scale=20, grain=1, grain_scale=30, grain_depth=0.05
    )
    fill = Builder().block((box.x0 + 0.1, -SIDE + 0.05, FLOOR), (box.x1 - 0.1, SIDE - 0.05, box.top - below))
    fill.done('rubble', dust, 0.01, 1, root)


def heap(box, x, y):
    """How high waste lies at a place: a ridge along the middle, just below the rim, that falls off to walls and ends."""
    across = 1 - (abs(y) / (SIDE - 0.05)) ** 2
    along = 1 - (abs(x) / (box.length / 2)) ** 4
    return box.top - 0.34 + 0.26 * max(0, across * along)


def below_rim(z, box, size, turn):
    """The middle of a slab, moved down where an edge of it would stand above the rim."""
    pitch, roll = abs(math.sin(turn[1])), abs(math.sin(turn[0]))
    return min(z, box.top - 0.02 - (pitch * size[0] + roll * size[1] + size[2]) / 2)


def shingles(box, root, rng):
    """A torn-off roof: shingles in tatters, tar paper, a few boards of the deck."""
    tints = ((0.055, 0.052, 0.050), (0.085, 0.075, 0.066), (0.036, 0.036, 0.038))
    for kind, tint in enumerate(tints):
        b = Builder()
        for _ in range(170):
            x, y = rng.uniform(-0.46, 0.46) * box.length, rng.uniform(-1, 1) * (SIDE - 0.34)
            size = (rng.uniform(0.25, 0.92), rng.uniform(0.15, 0.33), 0.007)
            turn = (rng.gauss(0, 0.22), rng.gauss(0, 0.16), rng.gauss(0, 0.9))
            z = below_rim(heap(box, x, y), box, size, turn)
            b.box((off_the_ends(x, box, size, turn), y * room_across(size, turn), z), size, turn)
        grit = dict(variation=0.3, scale=5, grain=0.8, grain_scale=160, grain_depth=0.004)
        b.done('shingles', plain(f'shingle {kind}', tint, 0.92, **grit), 0, 1, root)
    boards(box, rng, 7).done('boards', wood(), 0.003, 1, root)
    rubble(box, root, 0.40)


def room_across(size, turn):
    """The share of the width that a slab of this size and turn leaves for its middle."""
    half = (abs(math.cos(turn[2])) * size[1] + abs(math.sin(turn[2])) * size[0]) / 2
    return max(0.0, SIDE - 0.10 - half) / (SIDE - 0.10)


def branches(box, root, rng):
    """What a storm and a chain saw left: limbs with their twigs, leaves that begin to wilt, and cut rounds of the trunk."""
    limbs, rounds, verts = Builder(), Builder(), []
    inside = lambda p: (
        max(box.x0 + 0.15, min(box.x1 - 0.15, p[0])),
        max(-SIDE + 0.13, min(SIDE - 0.13, p[1])),
        max(box.top - 0.40, min(box.top - 0.05, p[2])),
    )
    for _ in range(46):
        x, y = rng.uniform(-0.45, 0.40) * box.length, rng.uniform(-0.8, 0.8)
        around = rng.gauss(0, 0.55) + rng.choice((0, math.pi))
        rise, long = rng.uniform(-0.05, 0.30), rng.uniform(1.0, 2.2)
        points = []
        for step in range(5):
            bend = around + rng.gauss(0, 0.16)
            reach = long * step / 4
            z = heap(box, x, y) - 0.12 + reach * rise
            points.append(inside((x + math.cos(bend) * reach, y + math.sin(bend) * reach, z)))
        limbs.tube(points, rng.uniform(0.014, 0.034), 7)
        for _ in range(7):
            twig(limbs, verts, rng.choice(points[1:]), inside, rng)
    for _ in range(9):
        x, y = rng.uniform(-0.40, 0.40) * box.length, rng.uniform(-0.6, 0.6)
        radius, around = rng.uniform(0.11, 0.19), rng.uniform(0, 3)
        z = min(heap(box, x, y) + 0.02, box.top - 0.08 - radius)
        dx, dy, dz = math.cos(around) * 0.22, math.sin(around) * 0.22, 0.04
        rounds.cylinder((x - dx, y - dy, z - dz), (x + dx, y + dy, z + dz), radius, 18)
    limbs.done('limbs', bark(), 0, 1, root)
    rounds.done('rounds', plain('cut wood', (0.34, 0.235, 0.14), 0.85, variation=0.25, scale=6), 0.006, 1, root)
    green = leaf('wilting leaves', (0.075, 0.115, 0.022), (0.17, 0.17, 0.045), hazy=False)
    leaves = surface('leaves', verts, [tuple(range(at, at + 4)) for at in range(0, len(verts), 4)], green)
    leaves.parent = root
    rubble(box, root, 0.42)


def twig(b, verts, start, inside, rng):
    """A thin branch with some forty leaves around its outer half."""
    long, around = rng.uniform(0.25, 0.6), rng.uniform(0, 2 * math.pi)
    ahead = (math.cos(around) * long, math.sin(around) * long, rng.uniform(0.0, 0.35))
    end = inside([a + d for a, d in zip(start, ahead)])
    b.tube([start, end], 0.006, 5)
    for _ in range(40):
        share, size = rng.uniform(0.35, 1.1), rng.uniform(0.022, 0.042)
        middle = inside([a + (e - a) * share + rng.gauss(0, 0.055) for a, e in zip(start, end)])
        u = [rng.gauss(0, 1) for _ in range(3)]
        v = [rng.gauss(0, 1) for _ in range(3)]
        for p, q in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
            verts.append(tuple(m + size * 0.7 * (p * a + q * c * 0.7) for m, a, c in zip(middle, u, v)))


def household(box, root, rng):
    """A flat that is cleared out: a sofa on its side, a mattress, a chest of drawers, cartons and boards."""
    couch = sofa((box.length * 0.14, -0.05, box.top - 1.0), 0, (0.21, 0.085, 0.06))
    couch.rotation_euler, couch.parent = (0.16, -0.10, 0.24), root
    stuffed = Builder().box((-box.length * 0.20, 0.25, box.top - 0.40), (1.85, 1.05, 0.24), (0.32, 0.10, 0.18))
    stuffed.done('mattress', plain('ticking', (0.52, 0.50, 0.45), 0.9, variation=0.12, scale=4), 0.07, 4, root)
    chest = Builder().box((-box.length * 0.37, -0.45, box.top - 0.52), (0.75, 0.45, 0.70), (0.12, 0.3, 0.5))
    chest.done('chest', plain('chest', (0.13, 0.07, 0.035), 0.5, variation=0.3, scale=3), 0.012, 2, root)
    boards(box, rng, 9).done('boards', wood(), 0.003, 1, root)
    cartons(box).done('cartons', plain('cardboard', (0.33, 0.215, 0.12), 0.8, variation=0.12, scale=4), 0.006, 1, root)
    rubble(box, root)


def boards(box, rng, count):
    b = Builder()
    for _ in range(count):
        long, around = rng.uniform(1.0, 2.4), rng.gauss(0, 0.6)
        # No board may stick through a side wall.
        room = max(0, SIDE - 0.12 - abs(math.sin(around)) * long / 2)
        x, y = rng.uniform(-0.33, 0.36) * box.length, rng.uniform(-1, 1) * min(0.65, room)
        size = (long, rng.choice((0.09, 0.14, 0.19)), 0.038)
        turn = (rng.gauss(0, 0.25), rng.gauss(0, 0.22), around)
        z = below_rim(box.top - rng.uniform(0.02, 0.30), box, size, turn)
        b.box((off_the_ends(x, box, size, turn), y, z), size, turn)
    return b


def off_the_ends(x, box, size, turn):
    """The middle of a board along the box, moved back where an end would stick through the door or the front wall."""
    half = (math.cos(turn[2]) * math.cos(turn[1]) * size[0] + abs(math.sin(turn[2])) * size[1]) / 2
    room = max(0, box.length / 2 - 0.04 - half)
    return max(-room, min(room, x))


def drywall(box, rng):
    b = Builder()
    for _ in range(12):
        at = (rng.uniform(-0.4, 0.4) * box.length, rng.uniform(-0.6, 0.6), box.top - rng.uniform(0.05, 0.3))
        size = (rng.uniform(0.5, 1.0), rng.uniform(0.4, 0.8), 0.013)
        turn = (rng.gauss(0, 0.25), rng.gauss(0, 0.25), rng.uniform(0, 3))
        b.box((*at[:2], below_rim(at[2], box, size, turn)), size, turn)
    return b


def cartons(box):
    b = Builder()
    b.box((box.length * 0.18, 0.2, box.top - 0.34), (0.62, 0.5, 0.42), (0.15, -0.2, 0.5))
    return b.box((-box.length * 0.22, -0.25, box.top - 0.34), (0.5, 0.45, 0.4), (-0.2, 0.15, 1.0))
