# Hanover: a 30-yard roll-off on a farm lane between golden grape rows and a farmhouse, late on an October day; a man brings an old post.
import math
import random

from kit.scatter import scatter
from kit.shot import Shot
from models.carrier import man_with_post
from models.debris import branches
from models.house import Colors, farmhouse
from models.land import grass, ground, hills, stones, terrain, woods
from models.person import DENIM, OATMEAL, Wear
from models.rolloff import rolloff
from models.trees import conifer, maple, maple_leaves
from models.vineyard import vineyard

SHOT = Shot(
    eye=(8.8, -8.2, 3.3),
    target=(1.35, 1.0, 1.50),
    lens=43,
    fstop=2.8,
    focus=(1.5, -0.6, 1.2),
    sun_azimuth=148,
    sun_elevation=13,
    sun=7.4,
    sun_color=(1, 0.70, 0.42),
    sky=0.27,
    clouds=0.9,
    exposure=0.08,
    seed=17,
)


def lane(s, x, y):
    """Gravel along x."""
    ragged = s.mul(s.sub(s.noise(s.world(), 0.7, 5, 0.6), 0.5), 1.3)
    return s.ramp(s.add(s.math('ABSOLUTE', y), ragged), 3.0, 3.3, 1, 0)


def build(shot):
    height = hills(flat=90, dip=9, ridge=95, seed=5)
    terrain(height, ground('vineyard ground', 'autumn', lane))
    stones(shot, height, lambda x, y: abs(y) < 3.1, 36000)
    grass(shot, height, lambda x, y: abs(y) > 3.2, 'autumn', 0.15, 46000, 2.6, 55)
    rolloff('30', (0, 0, height(0, 0)), 3.06, branches, random.Random(21), 0.38)
    man_with_post(
        (4.15, 2.0, height(4.15, 2.0) + 0.01), -math.pi / 2 - 0.1, Wear(top=OATMEAL, trousers=DENIM, seed=9), 1
    )
    vineyard((10.5, 5.2), 1.5708, 17, 62, height)
    farmhouse((-44, 20, height(-44, 20)), 0.75, Colors((0.62, 0.52, 0.30), (0.06, 0.055, 0.05), (0.05, 0.03, 0.02)))
    for kind, group in enumerate((((164, 44, 1.15), (109, 120, 1.2)), ((156, 62, 1.2), (150, 90, 1.1)))):
        tree = maple(f'maple {kind}', 70 + kind, 12, 52000, 0.19, maple_leaves(kind, 0.6))
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
    woods(
        shot,
        height,
        [maple(f'far maple {k}', 30 + k, 13, 3600, 0.5, maple_leaves(k, 0.5)) for k in range(3)]
        + [conifer('far spruce', 3)],
        7000,
        150,
        2.7,
    )
