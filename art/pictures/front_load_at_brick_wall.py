# The commercial page: a 6-yard front-load container on its pad behind a brick store.
from kit.scatter import scatter
from kit.shot import Shot
from models.brick_yard import bollard, pallet, weeds_and_litter, yard
from models.front_load import front_load
from models.trees import maple, maple_leaves

SHOT = Shot(
    eye=(-3.4, -4.6, 1.30),
    target=(0.30, 0.15, 1.0),
    lens=43,
    fstop=3.2,
    focus=(-0.5, -0.7, 1),
    sun_azimuth=240,
    sun_elevation=27,
    sun=6.5,
    sun_color=(1, 0.83, 0.62),
    exposure=-0.08,
    seed=21,
)


def build(shot):
    yard()
    for x, y in ((-2.05, 1.3), (2.05, 1.3), (4.5, 1.0)):
        bollard(x, y)
    front_load('6', (0, 0.35, 0.012), -0.05)
    pallet((-2.95, 1.74, 0.12))
    weeds_and_litter(shot)
    tree = maple('lot maple', 20, 10, 40000, 0.2, maple_leaves(0, 0.7))
    places = [(12 + shot.rng.uniform(0, 28), 3 + row * 2.6, -0.1) for row in range(16)]
    scatter(tree, places, shot.rng, 0.8, 1.3, tilt=0.02)
