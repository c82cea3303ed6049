# Open country: fields that roll up to wooded hills, with a gravel drive or yard along x at the middle.
import math

import numpy as np
from mathutils import Vector, noise

from kit.materials import leaf, plain
from kit.mesh import surface
from kit.scatter import scatter
from kit.shader import Shader
from models.grass import tuft
from models.stones import pebble
from models.trees import conifer, maple, maple_leaves

DRIVE_MIDDLE = -0.25  # the drive's middle line lies at this y


def clamp(value):
    return max(0, min(1, value))


def height_at(x, y):
    """The ground's height: flat around the middle, a dip behind it, hills from 230 m on."""
    away = math.hypot(x, y)
    near = noise.noise(Vector((x * 0.03, y * 0.03, 0.5))) * 0.35 * clamp((away - 9) / 20)
    rolling = noise.fractal(Vector((x * 0.0022, y * 0.0022, 3.7)), 1, 2, 4) * 21 * clamp((away - 45) / 140)
    hill = clamp((away - 230) / 600)
    hill = hill * hill * (3 - 2 * hill)
    dip = -9 * clamp((away - 50) / 130) * (1 - hill)
    return near + rolling + dip + (62 + 48 * noise.noise(Vector((x * 0.0013 + 4, y * 0.0013, 8)))) * hill


def on_ground(x, y, sink=0.0):
    return x, y, height_at(x, y) - sink


def terrain(half_width=3.0):
    """The ground up to the horizon; gravel as far as half_width metres from the drive's middle line."""
    verts, faces, spokes = [], [], 220
    rings = [0.0, *np.geomspace(1.0, 2600, 150)]
    for radius in rings:
        for spoke in range(spokes):
            angle = 2 * math.pi * spoke / spokes
            verts.append(on_ground(radius * math.cos(angle), radius * math.sin(angle)))
    for ring in range(len(rings) - 1):
        for spoke in range(spokes):
            a, b = ring * spokes + spoke, ring * spokes + (spoke + 1) % spokes
            faces.append((a, b, b + spokes, a + spokes))
    return surface('terrain', verts, faces, ground_material(half_width), smooth=True)


def ground_material(half_width):
    s = Shader('ground')
    at = s.world()
    _, y, _ = s.axes(at)
    off = s.math('ABSOLUTE', s.sub(y, DRIVE_MIDDLE))
    border = s.add(off, s.mul(s.sub(s.noise(at, 0.6, 5, 0.6), 0.5), 1.3))
    stones = s.cells(at, 38)
    relief = s.sub(s.mul(s.noise(at, 16, 6, 0.7), 0.6), s.mul(stones, 0.8))
    s.surface(
        color=s.mix(s.ramp(border, half_width, half_width + 0.3, 1, 0), field_color(s, at), gravel_color(s, at, off)),
        rough=0.92,
        spec=0.25,
        normal=s.bump(relief, 0.9, 0.022),
    )
    return s.hazy().material


def gravel_color(s, at, off):
    """Crushed stone, browner in patches, paler where wheels run."""
    color = s.mix(s.grains(at, 38), (0.13, 0.115, 0.095), (0.36, 0.33, 0.285))
    color = s.mix(s.ramp(s.noise(at, 3, 6, 0.65), 0.35, 0.7), color, (0.19, 0.155, 0.11))
    wheels = s.ramp(s.math('ABSOLUTE', s.sub(off, 1.0)), 0.15, 0.65, 1, 0)
    return s.mix(s.mul(wheels, 0.45), color, (0.27, 0.235, 0.185))


def field_color(s, at):
    """Soil under the grass near the camera; meadows and stubble further off."""
    soil = s.mix(s.noise(at, 2, 5), (0.055, 0.065, 0.022), (0.11, 0.12, 0.04))
    field = s.mix(s.ramp(s.noise(at, 0.006, 2, 0.5), 0.45, 0.55), (0.10, 0.135, 0.035), (0.235, 0.205, 0.085))
    field = s.mix(s.noise(at, 0.25, 6, 0.7), s.mix(0.5, field, (0.05, 0.07, 0.02)), field)
    distance = s.node('CameraData').outputs['View Distance']
    return s.mix(s.ramp(distance, 25, 90), soil, field)


def off_drive(x, y, jitter=0.8):
    """How far a place lies from the drive's middle line, with a ragged border."""
    return abs(y - DRIVE_MIDDLE) + jitter * noise.noise(Vector((x * 0.6, y * 0.6, 0)))


def gravel(shot, half_width=3.0, count=54000):
    """Loose stones on the drive near the camera."""
    colors = ((0.30, 0.28, 0.25), (0.20, 0.185, 0.165), (0.40, 0.375, 0.33))
    for kind in range(6):
        material = plain(f'gravel {kind % 3}', colors[kind % 3], 0.85, variation=0.3, scale=4)
        places, sizes = [], []
        for _ in range(count // 6):
            x, y, _ = shot.in_view(1.5, 19.5, 1.6)
            if off_drive(x, y, 0.5) < half_width + 0.2 or shot.rng.random() < 0.02:
                places.append(on_ground(x, y, -0.002))
                sizes.append(shot.rng.choice((0.008, 0.011, 0.014, 0.019, 0.026)) * shot.rng.uniform(0.8, 1.2))
        scatter(pebble(f'stone {kind}', material, kind), places, shot.rng, tilt=0.5, sizes=sizes)


def meadow(shot, half_width=3.0, count=40000, reach=50):
    """Grass beside the drive, out to `reach` metres from the camera, in tufts of several heights."""
    green = leaf('grass', (0.075, 0.125, 0.022), (0.14, 0.19, 0.04), hazy=False)
    dry = leaf('dry grass', (0.13, 0.165, 0.04), (0.27, 0.25, 0.085), hazy=False)
    # Height, blade width, share of all tufts, blades, material.
    kinds = (
        (0.13, 0.004, 0.27, 30, green),
        (0.16, 0.0045, 0.27, 30, dry),
        (0.19, 0.005, 0.22, 30, green),
        (0.15, 0.004, 0.22, 30, dry),
        (0.34, 0.003, 0.02, 14, dry),
    )
    for seed, (height, width, share, blades, material) in enumerate(kinds):
        blade = tuft(f'tuft {seed}', material, blades, height, 0.09, width, seed)
        places, sizes = [], []
        while len(places) < count * share:
            x, y, distance = shot.in_view(2.0, reach, 1.7, 0.56)
            off = off_drive(x, y)
            # Grass right before the lens would be a green blur.
            if (
                off < half_width
                or (off < half_width + 0.5 and shot.rng.random() < 0.5)
                or (distance < 3.2 and shot.rng.random() < 0.75)
            ):
                continue
            places.append(on_ground(x, y))
            sizes.append(shot.rng.uniform(0.55, 1.15) * (1 + distance * 0.022) * (0.7 if off < half_width + 0.6 else 1))
        scatter(blade, places, shot.rng, tilt=0.12, sizes=sizes)


def woods(shot, count=9000, near=110, spread=3.0, autumn=0.2):
    """Woods and hedgerows from `near` metres to the hills (near * e^spread)."""
    kinds = [maple(f'far maple {i}', 30 + i, 13, 3600, 0.50, maple_leaves(i, autumn)) for i in range(3)]
    kinds.append(conifer('far spruce', 3))
    places = [[] for _ in kinds]
    for _ in range(count * 12):
        distance = near * math.exp(shot.rng.random() * spread)
        angle = shot.heading + shot.rng.uniform(-0.55, 0.55)
        x, y = shot.eye[0] + distance * math.cos(angle), shot.eye[1] + distance * math.sin(angle)
        if noise.fractal(Vector((x * 0.0042, y * 0.0042, 1.3)), 1, 2, 3) > (0.12 if distance < 330 else -0.22):
            places[shot.rng.choice((0, 0, 1, 1, 2, 2, 3))].append(on_ground(x, y, 0.3))
        if sum(map(len, places)) >= count:
            break
    for kind, at in zip(kinds, places):
        scatter(kind, at, shot.rng, 0.75, 1.35, tilt=0.03)


def near_trees(shot, groups, height=12, leaves=62000, leaf_size=0.18, autumn=0.25):
    """Full trees: groups holds, for each of up to three kinds, [(degrees, distance, scale), ...] from the camera."""
    for kind, group in enumerate(groups):
        tree = maple(f'near maple {kind}', 10 + kind, height, leaves, leaf_size, maple_leaves(kind, autumn))
        places = [on_ground(*shot.polar(degrees, distance), 0.1) for degrees, distance, _ in group]
        scatter(tree, places, shot.rng, tilt=0.02, sizes=[scale for *_, scale in group])


def forest_edge(shot, near=46, far=95, count=210, autumn=0.22):
    """A wood that begins `near` metres from the camera, with leaves down to the ground and trees of all sizes."""
    for kind in range(3):
        tree = maple(
            f'edge maple {kind}', 50 + kind, 11, 11000, 0.34, maple_leaves(kind, autumn), clear=0.02, spread=0.34
        )
        places, sizes = [], []
        for _ in range(count // 3):
            x, y, distance = shot.in_view(near, far, 1.3, 0.56)
            places.append(on_ground(x, y, 0.4))
            sizes.append(shot.rng.uniform(0.55, 1.0) + 0.5 * (distance - near) / (far - near))
        scatter(tree, places, shot.rng, tilt=0.03, sizes=sizes)
