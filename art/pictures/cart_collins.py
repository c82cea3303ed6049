# Collins: a cart beside the mailbox on the shoulder of Route 62, hay bales and a white farmhouse across the field.
from kit.scatter import scatter
from kit.shot import Shot
from models.cart import cart
from models.farm import round_bales
from models.highway import LANE, highway, utility_poles
from models.house import farmhouse
from models.land import grass, ground, hills, stones, terrain, woods
from models.street import mailbox
from models.trees import conifer, maple, maple_leaves

SHOT = Shot(
    eye=(2.45, 1.75, 1.02),
    target=(0.02, 5.1, 0.70),
    lens=39,
    fstop=2.0,
    focus=(0.2, 4.9, 0.6),
    sun_azimuth=122,
    sun_elevation=27,
    sun=7.0,
    sun_color=(1, 0.82, 0.60),
    clouds=0.8,
    exposure=-0.05,
    seed=41,
)
EDGE = LANE + 1.9


def verge(s, x, y):
    """Gravel shoulders."""
    ragged = s.mul(s.sub(s.noise(s.world(), 0.8, 5, 0.6), 0.5), 0.9)
    return s.ramp(s.add(s.math('ABSOLUTE', y), ragged), EDGE - 0.3, EDGE, 1, 0)


def build(shot):
    hilly = hills(flat=70, dip=5, ridge=105, seed=14)
    height = lambda x, y: hilly(x, y) - 0.07 if abs(y) < 9 else hilly(x, y)
    terrain(height, ground('hay ground', 'summer', verge))
    highway(140, z=0.04)
    stones(shot, height, lambda x, y: LANE + 0.33 < y < EDGE, 30000, 12)
    grass(shot, height, lambda x, y: y > EDGE + 0.1 * ((x * 7) % 1), 'summer', 0.17, 52000, 2.3, 48)
    cart(at=(0.15, 5.02, height(0.15, 5) + 0.004), turn=0.12)
    mailbox((-1.15, 5.55))
    farmhouse((*shot.polar(119, 52), height(*shot.polar(119, 52))), 0.35)
    bales = [shot.polar(angle, far) for angle, far in ((136, 27), (143, 36), (150, 31), (131, 44))]
    round_bales([(x, y, height(x, y) - 0.05, 0.6 + index) for index, (x, y) in enumerate(bales)])
    utility_poles((-60, 12.5, 0), (40, 0), 4)
    for kind, group in enumerate((((113, 50, 1.1), (151, 66, 1.2)), ((125, 66, 1.3), (105, 58, 1.2)))):
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
