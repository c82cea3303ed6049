# Collins from the truck's seat: a cart beside the mailbox on the shoulder of Route 62; the driver brings another one down the farm lane, hay bales and a white farmhouse across the field.
from kit.scatter import scatter
from kit.shot import Shot
from models.cart import cart
from models.farm import round_bales
from models.hand_cart import man_with_cart
from models.highway import LANE, highway, utility_poles
from models.house import farmhouse
from models.land import grass, ground, hills, stones, terrain, woods
from models.person import DENIM, NAVY, Wear
from models.street import mailbox
from models.trees import conifer, maple, maple_leaves


class WideShot(Shot):
    """A wide lens that looks down wants grass and stones farther out to the sides."""

    def in_view(self, near, far, crowd=1.7, half_angle=0.74):
        return super().in_view(near, far, crowd, half_angle)


SHOT = WideShot(
    eye=(0.3, 0.4, 2.3),
    target=(0.5, 5.6, 1.35),
    lens=30,
    fstop=5.0,
    focus=(0.0, 5.2, 0.7),
    sun_azimuth=242,
    sun_elevation=22,
    sun=7.0,
    sun_color=(1, 0.78, 0.53),
    clouds=0.9,
    exposure=0.2,
    seed=41,
)
EDGE = LANE + 2.2


LANE_WIDTH, SLANT = 1.5, 0.62  # of the farm lane: half its width, and how far it turns aside with each metre


def off_lane(x, y):
    """How far a place lies from the middle of the farm lane."""
    return abs(x - 1.15 - SLANT * (y - EDGE))


def verge(s, x, y):
    """Gravel shoulders, and the farm lane."""
    ragged = s.mul(s.sub(s.noise(s.world(), 0.8, 5, 0.6), 0.5), 0.9)
    off = s.add(s.math('ABSOLUTE', s.sub(s.sub(x, 1.15), s.mul(s.sub(y, EDGE), SLANT))), ragged)
    lane = s.mul(s.ramp(off, LANE_WIDTH - 0.1, LANE_WIDTH + 0.2, 1, 0), s.math('GREATER_THAN', y, 0))
    return s.most(lane, s.ramp(s.add(s.math('ABSOLUTE', y), ragged), EDGE - 0.3, EDGE, 1, 0))


def build(shot):
    hilly = hills(flat=70, dip=5, ridge=105, seed=14)
    height = lambda x, y: hilly(x, y) - 0.07 if abs(y) < 9 else hilly(x, y)
    terrain(height, ground('hay ground', 'summer', verge))
    highway(140, z=0.04)
    stones(shot, height, lambda x, y: LANE + 0.33 < y < EDGE or (y > 0 and off_lane(x, y) < LANE_WIDTH), 44000, 16)
    grass(
        shot,
        height,
        lambda x, y: y > EDGE + 0.1 * ((x * 7) % 1) and off_lane(x, y) > LANE_WIDTH + 0.1,
        'summer',
        0.13,
        66000,
        2.6,
        48,
    )
    cart(at=(0.12, 5.2, height(0.1, 5.2) + 0.004), turn=-0.18)
    mailbox((-0.86, 5.75))
    man_with_cart((2.7, 8.8, height(2.7, 8.8) + 0.012), -0.95, Wear(top=NAVY, trousers=DENIM, seed=6))
    farmhouse((*shot.polar(71, 55), height(*shot.polar(71, 55))), -0.25)
    bales = [shot.polar(angle, far) for angle, far in ((114, 30), (107, 39), (101, 33), (119, 46), (95, 52))]
    round_bales([(x, y, height(x, y) - 0.05, 0.6 + index) for index, (x, y) in enumerate(bales)])
    utility_poles((-60, 16.5, 0), (40, 0), 4)
    for kind, group in enumerate((((62, 52, 1.1), (112, 76, 1.2)), ((82, 66, 1.3), (120, 58, 1.2)))):
        tree = maple(f'maple {kind}', 100 + kind, 12, 50000, 0.19, maple_leaves(kind, 0))
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
    woods(
        shot,
        height,
        [maple(f'far maple {k}', 30 + k, 13, 3600, 0.5, maple_leaves(k, 0)) for k in range(3)]
        + [conifer('far spruce', 3)],
        7000,
    )
