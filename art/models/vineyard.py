# Rows of grapes as on the Lake Erie plain: posts, wires and hanging leaves.
import math
import random

import bpy
from mathutils import Vector

from kit.materials import plain, see_through
from kit.mesh import Builder, link, surface
from kit.shader import Shader, once

PANEL = 2.4  # metres of row in one panel of leaves


# Half the outline of a grape leaf from its stalk to its tip: five lobes, (across, along) in shares of its length.
HALF = ((0.05, -0.14), (0.24, -0.40), (0.52, -0.26), (0.40, -0.06), (0.66, 0.16), (0.40, 0.27), (0.20, 0.50))
TIP = (0.0, 0.74)
OUTLINE = (*HALF, TIP, *((-u, v) for u, v in reversed(HALF)))

# Colours of summer (dark, light) and of October, from what is still green to what has dried.
SUMMER = ((0.05, 0.105, 0.016), (0.13, 0.19, 0.032))
OCTOBER = ((0.13, 0.135, 0.022), (0.34, 0.235, 0.030), (0.44, 0.285, 0.040), (0.21, 0.085, 0.026))


def leaf_panel(name, material, seed, count=2300):
    """Leaves of one panel: a hanging curtain between .5 and 1.9 m, ragged above and below."""
    rng = random.Random(seed)
    verts, faces = [], []
    for _ in range(count):
        x = rng.uniform(-PANEL * 0.53, PANEL * 0.53)
        z = min(2.05, max(0.35, rng.gauss(1.32, 0.34)))
        y = rng.gauss(0, 0.17 + 0.06 * math.sin(x * 5 + seed))
        outward = Vector((rng.gauss(0, 0.5), math.copysign(1, y + rng.gauss(0, 0.08)), 0.45 + rng.gauss(0, 0.4)))
        grape_leaf(verts, faces, rng, Vector((x, y, z)), outward.normalized())
    return surface(name, verts, faces, material, smooth=True)


def grape_leaf(verts, faces, rng, at, normal):
    """One lobed leaf whose tip hangs down and aside; its blade is folded along the middle and cupped."""
    size = rng.uniform(0.07, 0.17) * rng.uniform(0.8, 1.1)
    aside = rng.gauss(0, 0.75)
    tip = Vector((math.sin(aside), 0, -math.cos(aside)))
    tip = (tip - normal * tip.dot(normal)).normalized()
    across, cup, fold = normal.cross(tip) * rng.uniform(0.85, 1.15), rng.uniform(-0.5, 0.15), rng.uniform(0.0, 0.4)
    point = lambda u, v: tuple(at + (across * u + tip * v + normal * (cup * (u * u + v * v) + fold * abs(u))) * size)
    first = len(verts)
    verts.append(point(0, 0.06))
    verts += [point(u, v) for u, v in OUTLINE]
    for k in range(1, len(OUTLINE)):
        faces.append((first, first + k, first + k + 1))


def vine_leaves(season):
    """Leaves of which each has its own colour; in autumn, the plants of a place turn somewhat alike."""

    def make(name):
        s = Shader(name)
        chance = s.node('NewGeometry').outputs['Random Per Island']
        other = s.math('FRACT', s.mul(chance, 17.3))
        place = s.sub(s.noise(s.world(), 0.45, 3), 0.5)
        if season == 'summer':
            color = s.mix(s.ramp(s.add(chance, place), 0.1, 0.9), *SUMMER)
        else:
            draw = s.add(chance, s.mul(place, 0.9))
            color = s.mix(s.ramp(draw, 0.08, 0.34), OCTOBER[0], OCTOBER[1])
            color = s.mix(s.ramp(draw, 0.40, 0.75), color, OCTOBER[2])
            color = s.mix(s.ramp(draw, 0.86, 0.98), color, OCTOBER[3])
        tint = s.node('HueSaturation')
        s.plug(tint.inputs['Color'], color)
        s.plug(tint.inputs['Value'], s.ramp(other, 0, 1, 0.62, 1.2, smooth=False))
        s.surface(color=tint.outputs[0], rough=0.5, spec=0.3)
        return see_through(s, tint.outputs[0], 0.42, True)

    return once(f'vine leaves {season}', make)


def vineyard(origin, turn, rows, length, height, spacing=2.75, season='autumn'):
    """Rows along the direction `turn` (radians), the first at origin; height(x, y) is the ground's."""
    panels = [leaf_panel(f'vine panel {k}', vine_leaves(season), k) for k in range(3)]
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
