# Rows of grapes as on the Lake Erie plain: posts, wires and hanging leaves.
import math
import random

import bpy

from kit.materials import leaf, plain
from kit.mesh import Builder, link, surface

PANEL = 2.4  # metres of row in one panel of leaves


def leaf_panel(name, material, seed, count=2600):
    """Leaves of one panel: a hanging curtain between .5 and 1.9 m, ragged above and below."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(count):
        x = rng.uniform(-PANEL * 0.53, PANEL * 0.53)
        z = min(2.05, max(0.35, rng.gauss(1.32, 0.34)))
        y = rng.gauss(0, 0.17 + 0.06 * math.sin(x * 5 + seed))
        size, a, tip = rng.uniform(0.055, 0.11), rng.uniform(0, 2 * math.pi), rng.uniform(-0.7, 0.7)
        u = (math.cos(a) * size, math.sin(a) * size * 0.6, math.sin(tip) * size)
        v = (-math.sin(a) * size * 0.6, math.cos(a) * size * 0.4, math.cos(tip) * size)
        first = len(verts)
        for p, q in ((-1, 0), (0, -1), (1, 0), (0, 1)):
            verts.append((x + u[0] * p + v[0] * q, y + u[1] * p + v[1] * q, z + u[2] * p + v[2] * q))
        faces.append((first, first + 1, first + 2, first + 3))
    return surface(name, verts, faces, material)


def vineyard(origin, turn, rows, length, height, spacing=2.75, season='autumn'):
    """Rows along the direction `turn` (radians), the first at origin; height(x, y) is the ground's."""
    greens = {
        'summer': ((0.06, 0.12, 0.018), (0.12, 0.19, 0.03)),
        'autumn': ((0.20, 0.15, 0.022), (0.42, 0.27, 0.035)),
    }[season]
    leaves = leaf(f'vine leaves {season}', *greens, turned=((0.36, 0.11, 0.02), 0.12) if season == 'autumn' else None)
    panels = [leaf_panel(f'vine panel {k}', leaves, k) for k in range(3)]
    posts = Builder()
    along, across = (math.cos(turn), math.sin(turn)), (-math.sin(turn), math.cos(turn))
    for row in range(rows):
        for index in range(int(length / PANEL)):
            x = origin[0] + along[0] * PANEL * index + across[0] * spacing * row
            y = origin[1] + along[1] * PANEL * index + across[1] * spacing * row
            z = height(x, y)
            panel = panels[(row * 7 + index * 5) % 3]
            copy = link(bpy.data.objects.new('vines', panel.data))
            copy.location, copy.rotation_euler = (x, y, z), (0, 0, turn + (math.pi if (row + index) % 2 else 0))
            if index % 3 == 0:
                px, py = x - along[0] * PANEL / 2, y - along[1] * PANEL / 2
                posts.cylinder((px, py, z - 0.3), (px, py, z + 1.95), 0.055, 8)
            posts.cylinder((x, y, z - 0.2), (x + along[0] * 0.06, y, z + 0.95), 0.028, 6)
    for panel in panels:
        bpy.data.objects.remove(panel)
    posts.done('vine posts', plain('vine post', (0.17, 0.145, 0.12), 0.95, 0, 0.3, 5), 0)
