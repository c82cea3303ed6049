# Hanover: a cart beside a farm lane, with rows of green grapes and a cream farmhouse, on a June morning; the driver brings the next one down the lane.
from kit.scatter import scatter
from kit.shot import Shot
from models.cart import cart
from models.hand_cart import man_with_cart
from models.house import CREAM_RED, farmhouse
from models.land import grass, ground, hills, stones, terrain, woods
from models.person import LIME, NAVY, Wear
from models.street import mailbox
from models.trees import conifer, maple, maple_leaves
from models.vineyard import vineyard

SHOT = Shot(
    eye=(-2.5, -3.7, 1.3),
    target=(1.7, 0.5, 0.9),
    lens=36,
    fstop=3.2,
    focus=(0.3, 0.0, 0.6),
    sun_azimuth=196,
    sun_elevation=21,
    sun=6.9,
    sun_color=(1, 0.78, 0.53),
    sky=0.28,
    clouds=0.7,
    exposure=0.10,
    seed=53,
)


BEND = 0.3  # how far the lane turns aside with each metre


def edge(x):
    """Where the gravel ends and the grass begins."""
    return BEND * max(0, x)


def lane(s, x, y):
    """Gravel on this side of the grass edge."""
    y = s.sub(y, s.mul(s.most(x, 0.0), BEND))
    ragged = s.mul(s.sub(s.noise(s.world(), 0.8, 5, 0.6), 0.5), 0.7)
    return s.ramp(s.add(y, ragged), -0.15, 0.12, 1, 0)


def build(shot):
    height = hills(flat=80, dip=4, ridge=85, seed=19)
    terrain(height, ground('grape ground', 'summer', lane))
    stones(shot, height, lambda x, y: y < edge(x) + 0.05, 34000, 13)
    grass(shot, height, lambda x, y: y > edge(x) + 0.04 * ((x * 9) % 3), 'summer', 0.07, 64000, 2.3, 40)
    cart(at=(-0.15, 0.19, height(0, 0.2) + 0.006), turn=-0.30)
    mailbox((1.55, 1.25))
    man_with_cart((4.9, 0.45, height(4.9, 0.45) + 0.015), -1.75, Wear(vest=LIME, top=NAVY, seed=7))
    vineyard((7.6, 8.6), 1.2, 6, 48, height, season='summer')
    farmhouse((*shot.polar(40, 50), height(*shot.polar(40, 50))), -0.35, CREAM_RED)
    for kind, group in enumerate((((33, 46, 1.1), (47, 66, 1.2)), ((70, 90, 1.3), (28, 34, 1.0)))):
        tree = maple(f'maple {kind}', 120 + kind, 12, 48000, 0.19, maple_leaves(kind, 0))
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
    woods(
        shot,
        height,
        [maple(f'far maple {k}', 30 + k, 13, 3600, 0.5, maple_leaves(k, 0)) for k in range(3)]
        + [conifer('far spruce', 3)],
        6000,
    )
