# Scatters copies of one thing over many places as instances, which cost next to no memory.
import math

import bpy
from mathutils import Vector

from kit.mesh import link

CORNERS = ((-1, -1), (1, -1), (1, 1), (-1, 1))


def scatter(thing, places, rng, small=0.8, large=1.2, tilt=0.1, sizes=None):
    """Puts a copy of thing on each (x, y, z), turned at random; sizes gives one scale for each place."""
    verts, faces = [], []
    for index, place in enumerate(places):
        size = sizes[index] if sizes is not None else rng.uniform(small, large)
        faces.append(tuple(range(len(verts), len(verts) + 4)))
        verts += square(Vector(place), size / 2, rng, tilt)
    mesh = bpy.data.meshes.new('places')
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    carrier = link(bpy.data.objects.new('places', mesh))
    carrier.instance_type = 'FACES'
    carrier.use_instance_faces_scale = True
    carrier.show_instancer_for_render = False
    thing.parent, thing.location = carrier, (0, 0, 0)
    return carrier


def square(center, half, rng, tilt):
    """The corners of a small square: instances take their turn, tilt and size from it."""
    angle = rng.uniform(0, 2 * math.pi)
    normal = Vector((rng.gauss(0, tilt), rng.gauss(0, tilt), 1)).normalized()
    side = Vector((math.cos(angle), math.sin(angle), 0))
    side = (side - normal * side.dot(normal)).normalized()
    other = normal.cross(side)
    return [tuple(center + side * u * half + other * v * half) for u, v in CORNERS]
