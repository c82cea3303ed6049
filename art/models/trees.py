# Trees: maples with full, lumpy crowns, conifers and bushes. Leaves are four-cornered cards, which is enough from 20 m on.
import math
import random

import bmesh
import bpy
from mathutils import Vector

from kit.materials import leaf, plain
from kit.mesh import surface

SUMMER = [
    ((0.055, 0.115, 0.016), (0.12, 0.18, 0.03)),
    ((0.075, 0.125, 0.018), (0.16, 0.19, 0.035)),
    ((0.05, 0.10, 0.02), (0.10, 0.15, 0.035)),
]
ORANGE, RED, YELLOW = (0.38, 0.19, 0.03), (0.42, 0.12, 0.02), (0.42, 0.30, 0.05)


def bark():
    return plain(
        'bark', (0.10, 0.075, 0.055), 0.95, variation=0.4, scale=6, grain=0.8, grain_scale=25, grain_depth=0.03
    )


def maple_leaves(kind=0, autumn=0.18):
    """Leaves of kind 0 to 2; the share `autumn` of the trees has turned."""
    dark, light = SUMMER[kind]
    return leaf(f'maple leaves {kind} {autumn}', dark, light, ((ORANGE, RED, YELLOW)[kind], autumn))


def maple(
    name, seed, height=12, leaves=60000, leaf_size=0.18, foliage=None, clear=0.2, spread=0.36, clump=(0.035, 0.062)
):
    """A broad tree: clusters of leaves fill an uneven crown, each on a branch of its own. Sizes in metres; clump is the
    least and the largest radius of a cluster as shares of the height."""
    rng = random.Random(seed)
    clusters = crown(rng, height, clear, spread, max(14, leaves // 420), clump)
    verts, faces = wood_of(rng, clusters, height)
    trunk = surface(name + ' wood', verts, faces, bark(), smooth=True)
    cards = surface(name, *leaf_cards(rng, clusters, leaves, leaf_size), foliage or maple_leaves())
    return joined(cards, trunk)


def crown(rng, height, clear, spread, count, clump):
    """Centres and radii of leaf clusters in a lumpy egg above the clear part of the trunk."""
    low, top = height * clear, height
    middle, half = (low + top) / 2, (top - low) / 2
    lumps = [
        (Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized(), rng.uniform(-0.22, 0.18))
        for _ in range(9)
    ]
    clusters = []
    while len(clusters) < count:
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        reach = 1 + sum(size * max(0, way.dot(lump)) ** 4 for lump, size in lumps)
        depth = rng.uniform(0.25, 1) ** 0.5 * reach
        belly = 1 - 0.25 * way.z
        center = Vector(
            (
                way.x * depth * height * spread * belly,
                way.y * depth * height * spread * belly,
                middle + way.z * depth * half * 0.88,
            )
        )
        clusters.append((center, height * rng.uniform(*clump)))
    return clusters


def wood_of(rng, clusters, height):
    """A trunk, and a bent branch to every third cluster."""
    verts, faces = [], []
    lean = Vector((rng.gauss(0, 0.02), rng.gauss(0, 0.02), 1))
    trunk = [lean * (height * share) for share in (-0.02, 0.03, 0.15, 0.3, 0.45, 0.6, 0.75)]
    radii = [height * share for share in (0.034, 0.023, 0.019, 0.016, 0.012, 0.008, 0.004)]
    limb(verts, faces, trunk, radii, 10)
    for center, _ in clusters[::3]:
        foot = lean * max(height * 0.16, center.z - height * rng.uniform(0.12, 0.26))
        bend = foot.lerp(center, 0.5) + Vector((0, 0, -height * 0.02))
        thick = height * rng.uniform(0.004, 0.008)
        limb(verts, faces, [foot, bend, center], [thick, thick * 0.6, thick * 0.2], 5)
    return verts, faces


def limb(verts, faces, points, radii, sides):
    """A tapering tube through the points, added to the lists."""
    start = len(verts)
    for index, (point, radius) in enumerate(zip(points, radii)):
        ahead = points[min(index + 1, len(points) - 1)] - points[max(index - 1, 0)]
        turn = ahead.to_track_quat('Z', 'Y')
        for side in range(sides):
            angle = 2 * math.pi * side / sides
            verts.append(tuple(point + turn @ Vector((math.cos(angle) * radius, math.sin(angle) * radius, 0))))
    for level in range(len(points) - 1):
        for side in range(sides):
            a, b = start + level * sides + side, start + level * sides + (side + 1) % sides
            faces.append((a, b, b + sides, a + sides))


def leaf_cards(rng, clusters, count, size):
    verts, faces = [], []
    for _ in range(count):
        center, radius = rng.choice(clusters)
        off = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 0.75))) * (radius * 0.62)
        card(
            verts,
            faces,
            center + off,
            (off.normalized() + Vector((rng.gauss(0, 0.6), rng.gauss(0, 0.6), 0.55 + rng.gauss(0, 0.5)))),
            size * rng.uniform(0.6, 1.25),
            rng,
        )
    return verts, faces


def card(verts, faces, at, normal, size, rng):
    """One leaf, slightly folded along its middle."""
    normal = normal.normalized()
    turn = normal.to_track_quat('Z', 'Y')
    angle = rng.uniform(0, 6.283)
    along = turn @ Vector((math.cos(angle), math.sin(angle), 0)) * (size * 0.5)
    across = turn @ Vector((-math.sin(angle), math.cos(angle), 0)) * (size * 0.30)
    lift = normal * (size * 0.06)
    start = len(verts)
    verts += [tuple(at - along), tuple(at + across + lift), tuple(at + along), tuple(at - across + lift)]
    faces.append((start, start + 1, start + 2, start + 3))


def joined(cards, wood):
    """Leaves and wood as one object, so that both follow when it is scattered."""
    mesh = cards.data
    mesh.materials.append(wood.data.materials[0])
    whole = bmesh.new()
    whole.from_mesh(mesh)
    leaves = len(whole.faces)
    whole.from_mesh(wood.data)
    whole.faces.ensure_lookup_table()
    for face in whole.faces[leaves:]:
        face.material_index, face.smooth = 1, True
    whole.to_mesh(mesh)
    whole.free()
    bpy.data.objects.remove(wood)
    return cards


def conifer(name, seed, height=13, cards=5000, size=0.45):
    """A spruce in whorls."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(cards):
        share = rng.random() ** 0.75
        z, angle = height * (0.06 + 0.94 * share), rng.uniform(0, 6.283)
        whorl = 0.72 + 0.28 * math.sin(z * 5.5 + math.sin(angle * 3))
        out = ((1 - share) * height * 0.2 + 0.1) * whorl * math.sqrt(rng.uniform(0.15, 1))
        twig(verts, faces, rng, Vector((math.cos(angle) * out, math.sin(angle) * out, z - out * 0.35)), angle, size)
    needles = leaf('spruce needles', (0.016, 0.045, 0.018), (0.03, 0.07, 0.025))
    return surface(name, verts, faces, needles)


def twig(verts, faces, rng, at, angle, size):
    """A long narrow card that hangs outwards."""
    size *= rng.uniform(0.5, 1.1)
    along = Vector(
        (math.cos(angle + rng.gauss(0, 0.4)), math.sin(angle + rng.gauss(0, 0.4)), -0.45 + rng.gauss(0, 0.15))
    ).normalized()
    across = along.cross(Vector((rng.gauss(0, 0.4), rng.gauss(0, 0.4), 1))).normalized()
    start = len(verts)
    verts += [
        tuple(at - along * size * 0.5),
        tuple(at + across * size * 0.16),
        tuple(at + along * size * 0.6),
        tuple(at - across * size * 0.16),
    ]
    faces.append((start, start + 1, start + 2, start + 3))


def bush(name, seed=20, height=1.3):
    """A round garden bush."""
    return maple(name, seed, height, 15000, 0.07, maple_leaves(0, 0.15), 0, 0.42, (0.10, 0.17))
