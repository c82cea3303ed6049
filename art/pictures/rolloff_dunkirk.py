# Dunkirk: a roll-off full of lumber before a house on the shore of Lake Erie; a man brings boards on his shoulder.
import math
import random

from kit.scatter import scatter
from kit.shot import Shot
from models.carrier import man_with_boards
from models.debris import debris
from models.lake import breakwater, lake
from models.land import grass, ground, soft, stones, terrain
from models.person import LIME, OATMEAL, Wear
from models.rolloff import rolloff
from models.shore import shore_rocks
from models.trees import maple, maple_leaves
from models.village_house import village_house

SHOT = Shot(
    eye=(-7.4, -9.2, 3.4),
    target=(-0.5, 1.4, 1.75),
    lens=43,
    fstop=2.8,
    focus=(-1.4, 0.2, 1),
    sun_azimuth=232,
    sun_elevation=38,
    sun=6.6,
    sun_color=(1, 0.90, 0.74),
    sky=0.30,
    clouds=0.9,
    exposure=-0.14,
    seed=9,
)
SHORE = 10.5


def drive(s, x, y):
    """A gravel drive along the front of the lot."""
    ragged = s.mul(s.sub(s.noise(s.world(), 0.8, 5, 0.6), 0.5), 1.2)
    return s.ramp(s.add(y, ragged), 2.2, 2.5, 1, 0)


def build(shot):
    level = lambda x, y: -2.9 * soft(y, SHORE - 1.5, SHORE + 4)
    terrain(level, ground('lake lot', 'summer', drive), 400)
    lake(SHORE + 1, -1.7)
    shore_rocks(shot, level, SHORE)
    breakwater((112, 96, -1.9), 0.12, 160)
    stones(shot, level, lambda x, y: y < 2.0, 42000)
    grass(shot, level, lambda x, y: 2.3 < y < SHORE - 1, 'summer', 0.11, 52000, 3, 42)
    rolloff('20', (0, 0, 0), 0.06, debris, random.Random(11), 0.38)
    man_with_boards((-4.6, 1.5, 0.01), math.pi / 2 - 0.25, Wear(LIME, OATMEAL, seed=7))
    village_house((-6.6, 4.4, 0), 0.3, (0.40, 0.47, 0.52), (0.10, 0.095, 0.09), floors=2, depth=6.5)
    tree = maple('shore maple', 51, 8, 42000, 0.16, maple_leaves(1, 0.0))
    spots = [(*shot.polar(angle, far), 0) for angle, far in ((29.5, 25), (21, 31))]
    scatter(tree, spots, shot.rng, tilt=0.05, sizes=[0.95, 0.8])
