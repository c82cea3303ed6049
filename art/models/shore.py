# The edge of the lake: armour stone at the foot of a lawn.
from kit.materials import plain
from kit.scatter import scatter
from models.stones import pebble


def shore_rocks(shot, height, shore, west=-60, east=90, count=900):
    """Boulders of .4 to 1.2 m in a band along y = shore."""
    for kind, tint in enumerate(((0.34, 0.32, 0.29), (0.25, 0.24, 0.22), (0.42, 0.39, 0.35))):
        rock = pebble(
            f'boulder {kind}', plain(f'boulder {kind}', tint, 0.9, 0, 0.35, 2, 0.6, 8, 0.05, hazy=True), 20 + kind
        )
        places, sizes = [], []
        for _ in range(count // 3):
            x, y = shot.rng.uniform(west, east), shore + shot.rng.uniform(-1.1, 3.4)
            places.append((x, y, height(x, y) + 0.05))
            sizes.append(shot.rng.uniform(0.28, 0.8))
        scatter(rock, places, shot.rng, tilt=0.6, sizes=sizes)
