# Trees: maples with full, lumpy crowns, conifers, and bushes. Leaves are four-cornered cards, which is enough from 20 m on.
import math
import random

import bmesh
import bpy
from mathutils import Vector

from kit.materials import leaf, plain
from kit.mesh import surface

SUMMER = [((.055, .115, .016), (.12, .18, .03)), ((.075, .125, .018), (.16, .19, .035)), ((.05, .10, .02), (.10, .15, .035))]
ORANGE, RED, YELLOW = (.38, .19, .03), (.42, .12, .02), (.42, .30, .05)


def bark():
    return plain('bark', (.10, .075, .055), .95, variation=.4, scale=6, grain=.8, grain_scale=25, grain_depth=.03)


def maple_leaves(kind=0, autumn=.18):
    """Leaves of kind 0 to 2; the share `autumn` of the trees has turned."""
    dark, light = SUMMER[kind]
    return leaf(f'maple leaves {kind} {autumn}', dark, light, ((ORANGE, RED, YELLOW)[kind], autumn))


def maple(name, seed, height=12, leaves=60000, leaf_size=.18, foliage=None, clear=.2, spread=.36):
    """A broad tree: clusters of leaves fill an uneven crown, each on a branch of its own. Sizes in metres."""
    rng = random.Random(seed)
    clusters = crown(rng, height, clear, spread, max(14, leaves // 420))
    verts, faces = wood_of(rng, clusters, height)
    trunk = surface(name + ' wood', verts, faces, bark(), smooth=True)
    cards = surface(name, *leaf_cards(rng, clusters, leaves, leaf_size), foliage or maple_leaves())
    return joined(cards, trunk)


def crown(rng, height, clear, spread, count):
    """Centres and radii of leaf clusters in a lumpy egg above the clear part of the trunk."""
    low, top = height * clear, height
    middle, half = (low + top) / 2, (top - low) / 2
    lumps = [(Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized(), rng.uniform(-.22, .18)) for _ in range(9)]
    clusters = []
    while len(clusters) < count:
        way = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
        reach = 1 + sum(size * max(0, way.dot(lump)) ** 4 for lump, size in lumps)
        depth = rng.uniform(.25, 1) ** .5 * reach
        belly = 1 - .25 * way.z
        center = Vector((way.x * depth * height * spread * belly, way.y * depth * height * spread * belly, middle + way.z * depth * half * .88))
        clusters.append((center, height * rng.uniform(.035, .062)))
    return clusters


def wood_of(rng, clusters, height):
    """A trunk, and a bent branch to every third cluster."""
    verts, faces = [], []
    lean = Vector((rng.gauss(0, .02), rng.gauss(0, .02), 1))
    trunk = [lean * (height * share) for share in (-.02, .03, .15, .3, .45, .6, .75)]
    radii = [height * share for share in (.034, .023, .019, .016, .012, .008, .004)]
    limb(verts, faces, trunk, radii, 10)
    for center, _ in clusters[::3]:
        foot = lean * max(height * .16, center.z - height * rng.uniform(.12, .26))
        bend = foot.lerp(center, .5) + Vector((0, 0, -height * .02))
        thick = height * rng.uniform(.004, .008)
        limb(verts, faces, [foot, bend, center], [thick, thick * .6, thick * .2], 5)
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
        off = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, .75))) * (radius * .62)
        card(verts, faces, center + off, (off.normalized() + Vector((rng.gauss(0, .6), rng.gauss(0, .6), .55 + rng.gauss(0, .5)))), size * rng.uniform(.6, 1.25), rng)
    return verts, faces


def card(verts, faces, at, normal, size, rng):
    """One leaf, slightly folded along its middle."""
    normal = normal.normalized()
    turn = normal.to_track_quat('Z', 'Y')
    angle = rng.uniform(0, 6.283)
    along = turn @ Vector((math.cos(angle), math.sin(angle), 0)) * (size * .5)
    across = turn @ Vector((-math.sin(angle), math.cos(angle), 0)) * (size * .30)
    lift = normal * (size * .06)
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


def conifer(name, seed, height=13, cards=5000, size=.45):
    """A spruce in whorls."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(cards):
        share = rng.random() ** .75
        z, angle = height * (.06 + .94 * share), rng.uniform(0, 6.283)
        whorl = .72 + .28 * math.sin(z * 5.5 + math.sin(angle * 3))
        out = ((1 - share) * height * .2 + .1) * whorl * math.sqrt(rng.uniform(.15, 1))
        twig(verts, faces, rng, Vector((math.cos(angle) * out, math.sin(angle) * out, z - out * .35)), angle, size)
    needles = leaf('spruce needles', (.016, .045, .018), (.03, .07, .025))
    return surface(name, verts, faces, needles)


def twig(verts, faces, rng, at, angle, size):
    """A long narrow card that hangs outwards."""
    size *= rng.uniform(.5, 1.1)
    along = Vector((math.cos(angle + rng.gauss(0, .4)), math.sin(angle + rng.gauss(0, .4)), -.45 + rng.gauss(0, .15))).normalized()
    across = along.cross(Vector((rng.gauss(0, .4), rng.gauss(0, .4), 1))).normalized()
    start = len(verts)
    verts += [tuple(at - along * size * .5), tuple(at + across * size * .16), tuple(at + along * size * .6), tuple(at - across * size * .16)]
    faces.append((start, start + 1, start + 2, start + 3))


def bush(name, seed=20, height=1.3):
    """A round garden bush."""
    return maple(name, seed, height, 6000, .09, maple_leaves(0, .15), clear=0, spread=.55)
