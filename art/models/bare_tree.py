# Trees that have lost their leaves: limbs fork five times, down to twigs as fine as a finger.
import math
import random

from mathutils import Vector

from kit.mesh import surface
from models.trees import bark, limb

FORKS = 5


def bare_tree(name, seed, height=11.0):
    """A broad crown of bare twigs on a trunk that loses itself in it; height in metres."""
    rng = random.Random(seed)
    verts, faces = [], []
    grow(verts, faces, rng, Vector((0, 0, -0.2)), Vector((0, 0, 1)), height * 0.34, height * 0.021, 0)
    return surface(name, verts, faces, bark(), smooth=True)


def grow(verts, faces, rng, foot, way, length, thick, level):
    """One limb in three bends, and the limbs that leave it."""
    points = [foot]
    for _ in range(3):
        way = (way + wander(rng, 0.16) + Vector((0, 0, 0.07))).normalized()
        points.append(points[-1] + way * (length / 3))
    end = thick * (0.72 if level < FORKS else 0.35)
    radii = [thick + (end - thick) * step / 3 for step in range(4)]
    limb(verts, faces, points, radii, (9, 7, 5, 4, 3, 3)[level])
    if level == FORKS:
        return
    for index in range(4 if level else 5):
        share = 1.0 if index < 2 else rng.uniform(0.35, 0.9)
        at = points[0].lerp(points[-1], share) if share < 1 else points[-1]
        lean = rng.uniform(0.35, 0.75) * (1.25 if share < 1 else 0.8)
        branch = (way * math.cos(lean) + sideways(rng, way) * math.sin(lean)).normalized()
        reach = length * rng.uniform(0.58, 0.86) * (0.85 if share < 1 else 1)
        grow(verts, faces, rng, at, branch, reach, max(0.006, end * rng.uniform(0.5, 0.75)), level + 1)


def wander(rng, amount):
    return Vector((rng.gauss(0, amount), rng.gauss(0, amount), rng.gauss(0, amount)))


def sideways(rng, way):
    """A random direction across the limb."""
    return way.cross(wander(rng, 1)).normalized()
