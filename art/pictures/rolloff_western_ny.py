# Western NY: the roll-off truck brings a container along a hill road after rain, the wooded ridges of Cattaraugus County behind it.
import random

from kit.scatter import scatter
from kit.shot import Shot
from models.highway import LANE, highway, utility_poles
from models.land import grass, ground, hills, stones, terrain, woods
from models.loaded import loaded_truck
from models.trees import conifer, maple, maple_leaves

SHOT = Shot(
    eye=(-10.6, -6.6, 1.75),
    target=(0.9, 1.6, 1.95),
    lens=46,
    fstop=2.4,
    focus=(-2.6, 0.8, 1.4),
    sun_azimuth=216,
    sun_elevation=17,
    sun=7.0,
    sun_color=(1, 0.74, 0.47),
    clouds=1.0,
    exposure=0.0,
    seed=23,
)


def verge(s, x, y):
    """Gravel shoulders."""
    ragged = s.mul(s.sub(s.noise(s.world(), 0.8, 5, 0.6), 0.5), 0.9)
    return s.ramp(s.add(s.math('ABSOLUTE', y), ragged), LANE + 1.5, LANE + 1.8, 1, 0)


def build(shot):
    hilly = hills(flat=60, dip=16, ridge=150, rough=70, seed=11)
    height = lambda x, y: hilly(x, y) - 0.07 if abs(y) < 9 else hilly(x, y)
    terrain(height, ground('ridge ground', 'autumn', verge))
    highway(140, z=0.04, damp=0.9)
    stones(shot, height, lambda x, y: LANE + 0.35 < abs(y) < LANE + 1.6, 20000, 24)
    grass(shot, height, lambda x, y: abs(y) > LANE + 1.6, 'autumn', 0.2, 42000, 2.6, 60)
    loaded_truck('20', (-2.6, LANE / 2, 0.03), 3.14159, rng=random.Random(2), word=0.40, driver=True)
    utility_poles((-41, 11, 0), (42, 0.5), 5)
    for kind, group in enumerate((((66, 46, 1.2), (14, 90, 1.2)), ((20, 60, 1.1), (72, 64, 1.3)))):
        tree = maple(f'maple {kind}', 90 + kind, 12, 50000, 0.19, maple_leaves(kind, 0.6))
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
    woods(
        shot,
        height,
        [maple(f'far maple {k}', 30 + k, 13, 3600, 0.5, maple_leaves(k, 0.3)) for k in range(3)]
        + [conifer('far spruce', 3)],
        12000,
    )
