# Small things that lie about: pebbles and fallen leaves.
import random

import bmesh
import bpy
from mathutils import Vector, noise

from kit.materials import plain
from kit.mesh import link, surface

FALLEN = ((0.32, 0.15, 0.03), (0.26, 0.19, 0.05), (0.20, 0.08, 0.02))


def pebble(name, material, seed):
    """A lumpy stone of about 1 m radius, to scatter at its true size."""
    rng = random.Random(seed)
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    shift = Vector((rng.uniform(0, 99), rng.uniform(0, 99), 0))
    scale = Vector((rng.uniform(0.8, 1.3), rng.uniform(0.6, 1), rng.uniform(0.45, 0.75)))
    for vert in bm.verts:
        vert.co = vert.co * scale * (1 + 0.55 * noise.noise(vert.co * 1.1 + shift))
    mesh = bpy.data.meshes.new(name)
    bm.to_mesh(mesh)
    bm.free()
    mesh.materials.append(material)
    return link(bpy.data.objects.new(name, mesh))


def grit(name, seed=0):
    return pebble(name, plain('grit', (0.2, 0.18, 0.15), 0.9), seed)


def fallen_leaves():
    """Three leaves of different colours, each 1 m long, to scatter at a few centimetres."""
    shape = [(-0.5, 0, 0.02), (0, -0.3, 0.12), (0.5, 0, 0), (0, 0.3, 0.16)]
    return [
        surface(f'fallen leaf {index}', shape, [(0, 1, 2, 3)], plain(f'fallen leaf {index}', color, 0.7))
        for index, color in enumerate(FALLEN)
    ]
