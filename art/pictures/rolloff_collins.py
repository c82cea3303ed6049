# Collins: a 20-yard roll-off full of branches at a farm lane that opens onto Route 62, a barn and silo behind, in early October; a man brings an old post.
import math
import random

from kit.scatter import scatter
from kit.shot import Shot
from models.barn import barn
from models.carrier import man_with_post
from models.debris import branches
from models.farm import corn, silo
from models.highway import LANE, highway, route_sign, utility_poles
from models.land import grass, ground, hills, stones, terrain, woods
from models.person import DENIM, OATMEAL, Wear
from models.rolloff import rolloff
from models.trees import conifer, maple, maple_leaves

SHOT = Shot(
    eye=(-8.0, -3.5, 2.9),
    target=(0.0, 6.6, 2.14),
    lens=46,
    fstop=2.8,
    focus=(-1.2, 7.2, 1),
    sun_azimuth=205,
    sun_elevation=26,
    sun=7.0,
    sun_color=(1, 0.82, 0.60),
    clouds=1.0,
    exposure=-0.08,
    seed=12,
)
SHOULDER = LANE + 1.9
LANE_EDGES = (-3.2, 4.6)  # the farm lane, along x


def lane(s, x, y):
    """Gravel on the shoulders and on the lane that leaves the road."""
    ragged = s.mul(s.sub(s.noise(s.world(), 0.8, 5, 0.6), 0.5), 1.1)
    shoulder = s.ramp(s.add(s.math('ABSOLUTE', y), ragged), SHOULDER - 0.3, SHOULDER, 1, 0)
    off = s.math('ABSOLUTE', s.sub(x, sum(LANE_EDGES) / 2 + 1))
    along = s.ramp(s.add(off, ragged), 5.0, 5.4, 1, 0)
    return s.most(shoulder, s.mul(along, s.mul(s.math('GREATER_THAN', y, 0), s.ramp(y, 26, 30, 1, 0))))


def stony(x, y):
    return LANE + 0.35 < abs(y) < SHOULDER - 0.2 or (
        y > LANE + 0.35 and y < 26 and abs(x - sum(LANE_EDGES) / 2 - 1) < 4.9
    )


def build(shot):
    height = hills(flat=70, dip=4, ridge=115, seed=2)
    level = lambda x, y: height(x, y) - 0.07 if abs(y) < 9 else height(x, y)
    terrain(level, ground('farm ground', 'autumn', lane))
    highway(z=0.04)
    stones(shot, level, stony, 30000, 26)
    grass(shot, level, lambda x, y: abs(y) > SHOULDER and not stony(x, y), 'autumn', 0.19, 46000, 2.5, 60)
    rolloff('20', (1.2, 8.6, level(1, 8)), -0.22, branches, random.Random(3))
    walker = Wear(top=OATMEAL, trousers=DENIM, seed=3)
    man_with_post((5.9, 6.5, level(5.9, 6.5) + 0.012), -math.pi / 2 + 0.2, walker, 1)
    route_sign('62', (-4.4, 5.9, level(-4, 6)), -0.62)
    utility_poles((-13.5, 15, 0), (38, 1.5), 6)
    barn((14, 52, level(14, 52)), -0.35)
    silo((36.4, 60.7, level(36.4, 60.7)))
    corn(shot, level, (-30, 24), (-5.2, 44))
    for kind, group in enumerate((((37, 62, 1.1), (74, 78, 1.2)), ((33, 48, 1.0), (44, 90, 1.3)))):
        tree = maple(f'maple {kind}', 40 + kind, 12, 50000, 0.19, maple_leaves(kind, 0.5))
        spots = [(*shot.polar(angle, far), level(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
    woods(
        shot,
        level,
        [maple(f'far maple {k}', 30 + k, 13, 3600, 0.5, maple_leaves(k, 0.35)) for k in range(3)]
        + [conifer('far spruce', 3)],
        7000,
    )
