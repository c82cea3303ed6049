# Trees, hedges and bushes of a street's front gardens.
from kit.scatter import scatter
from models.trees import bush, maple, maple_leaves


def street_trees(shot, groups, height=10, leaves=60000, autumn=0.3):
    """Grown maples: for each kind [(degrees, distance, scale), ...] as seen from the camera."""
    for kind, group in enumerate(groups):
        tree = maple(f'street maple {kind}', 20 + kind, height, leaves, 0.16, maple_leaves(kind, autumn), clear=0.24)
        places = [(*shot.polar(degrees, distance), -0.05) for degrees, distance, _ in group]
        scatter(tree, places, shot.rng, tilt=0.02, sizes=[scale for *_, scale in group])


def hedge(shot, y, start, end, step=1.15):
    """A row of bushes along x, as before a porch."""
    places, x = [], start
    while x < end:
        places.append((x, y + shot.rng.uniform(-0.3, 0.3), -0.3))
        x += step
    scatter(bush(f'hedge {y}'), places, shot.rng, 0.8, 1.2)


def tree_line(shot, near=60, far=130, count=420, autumn=0.25):
    """The trees of the streets behind, so that no lawn runs into the sky."""
    kinds = [
        maple(f'far street maple {kind}', 40 + kind, 11, 5000, 0.42, maple_leaves(kind, autumn), clear=0.03)
        for kind in range(3)
    ]
    for kind in kinds:
        places = []
        for _ in range(count // len(kinds)):
            x, y, _ = shot.in_view(near, far, 1, 0.7)
            places.append((x, y, -0.3))
        scatter(kind, places, shot.rng, 0.7, 1.3, tilt=0.02)
