# Western NY: a cart by the shovelled end of a driveway after a snowfall, the driver on his way to the next, a farmhouse with its lamps on, bare trees, blue hills.
import math

from kit.scatter import scatter
from kit.shot import Shot
from models.bare_tree import bare_tree
from models.cart import cart
from models.house import Colors, farmhouse
from models.land import hills, snow_cover, terrain, woods
from models.person import CANVAS, CHARCOAL, LIME, WALKING, Wear, person
from models.snow import below_bank, snow_bank, snow_caps
from models.street import mailbox
from models.trees import conifer
from models.village_house import village_house

SHOT = Shot(
    eye=(-2.9, -4.4, 1.28),
    target=(0.95, 0.55, 0.92),
    lens=40,
    fstop=2.2,
    focus=(-0.1, 0.3, 0.6),
    sun_azimuth=248,
    sun_elevation=12,
    sun=6.0,
    sun_color=(1, 0.72, 0.48),
    sky=0.33,
    clouds=0.9,
    exposure=-0.25,
    seed=61,
)


def build(shot):
    hilly = hills(flat=70, dip=3, ridge=140, seed=23)
    height = lambda x, y: hilly(x, y) * 0.6 + below_bank(y)
    terrain(height, snow_cover())
    snow_bank()
    mailbox((1.5, 0.5))
    cart(at=(0.0, 0.12, -0.008), turn=0.16)
    walker = Wear(LIME, CHARCOAL, CANVAS, (0.35, 0.05, 0.02), True, seed=9)
    person((2.55, -0.75, height(2.55, -0.75) + 0.005), math.pi / 2 + 0.25, WALKING, walker)
    snow_caps([((0, 0.10), 0.74, 0.80, 1.072, 0.16), ((1.5, 0.35), 0.24, 0.56, 1.28, 0)])
    village_house((4.6, 17, height(4, 17) - 0.1), 0, (0.60, 0.19, 0.12), (0.55, 0.57, 0.60), floors=2, lit=True)
    farmhouse(
        (*shot.polar(31, 62), height(*shot.polar(31, 62))),
        0.2,
        Colors((0.46, 0.50, 0.53), (0.60, 0.62, 0.65), (0.03, 0.03, 0.035)),
    )
    for kind, group in enumerate((((35.5, 36, 1.0), (50.5, 52, 1.1)), ((27.5, 32, 0.85), (46, 70, 1.2)))):
        tree = bare_tree(f'bare maple {kind}', 140 + kind)
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
    spruce = conifer('yard spruce', 9, 11, 9000, 0.5)
    spots = [
        (*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1)
        for angle, far in ((56, 31), (61, 40), (23, 40))
    ]
    scatter(spruce, spots, shot.rng, 0.8, 1.1, tilt=0.01)
    woods(shot, height, [conifer('far spruce', 3), conifer('far pine', 4, 12, 4000)], 6500)
