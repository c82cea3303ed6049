# Small things that lie about: pebbles and fallen leaves.
import random

import bmesh
import bpy
from mathutils import Vector, noise

from kit.materials import plain
from kit.mesh import link, surface

FALLEN = ((.32, .15, .03), (.26, .19, .05), (.20, .08, .02))


def pebble(name, material, seed):
    """A lumpy stone of about 1 m radius, to scatter at its true size."""
    rng = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    shift = Vector((rng.uniform(0, 99), rng.uniform(0, 99), 0))
    scale = Vector((rng.uniform(.8, 1.3), rng.uniform(.6, 1), rng.uniform(.45, .75)))
    for vert in bm.verts:
        vert.co = vert.co * scale * (1 + .55 * noise.noise(vert.co * 1.1 + shift))
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    return link(bpy.data.objects.new(name, mesh))


def grit(name, seed=0):
    return pebble(name, plain('grit', (.2, .18, .15), .9), seed)


def fallen_leaves():
    """Three leaves of different colours, each 1 m long, to scatter at a few centimetres."""
    shape = [(-.5, 0, .02), (0, -.3, .12), (.5, 0, 0), (0, .3, .16)]
    return [
        surface(f'fallen leaf {index}', shape, [(0, 1, 2, 3)], plain(f'fallen leaf {index}', color, .7))
        for index, color in enumerate(FALLEN)
    ]
