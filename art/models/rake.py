# A heap of fallen leaves with the rake that made it.
import math

from mathutils import Euler, Matrix

from kit.materials import plain
from kit.mesh import Builder, pivot
from kit.scatter import scatter
from models.leaves import fallen_maple_leaves


def leaf_heap(shot, at, radius=1.0, high=0.55, count=3200):
    """A loose heap, thick in its middle and ragged at its foot; a leaf rake stands in it."""
    x, y, z = at
    for leaf in fallen_maple_leaves():
        places = []
        for _ in range(count // 4):
            away, angle = radius * shot.rng.gauss(0, 0.5), shot.rng.uniform(0, math.pi)
            rise = high * math.exp(-((away / radius) ** 2) * 2.6) * shot.rng.uniform(0.55, 1)
            places.append((x + away * math.cos(angle), y + away * math.sin(angle), z + rise))
        scatter(leaf, places, shot.rng, 0.07, 0.12, tilt=0.7)
    rake((x + 0.15, y - 0.1, z + high * 0.35), shot.heading)


def rake(at, turn=0):
    """A wooden handle that leans to the right, and a fan of steel tines in the leaves."""
    root = pivot('rake', at, turn - math.pi / 2)
    frame = Matrix.Translation((0, 0, 0)) @ Euler((0.12, 0.34, 0)).to_matrix().to_4x4()
    handle = Builder().cylinder((0, 0, 0.25), (0, 0, 1.62), 0.016, 12)
    tines = Builder()
    for step in range(-7, 8):
        end = (step * 0.036, 0.05, -0.14)
        tines.tube([(0, 0, 0.27), (step * 0.030, 0, -0.05), end], 0.004, 5)
    wood, steel = plain('rake handle', (0.42, 0.26, 0.11), 0.6, 0, 0.2, 6), plain('rake tines', (0.04, 0.13, 0.06), 0.5)
    handle.done('rake handle', wood, 0, 1, root).matrix_local = frame
    tines.done('rake tines', steel, 0, 1, root).matrix_local = frame
