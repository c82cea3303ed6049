# Western NY: a snowed-in cart by the shovelled end of a driveway, the driver rolling the neighbor's in from the plowed road, a house with its lamps on, bare trees, blue hills.
import math

from kit.scatter import scatter
from kit.shot import Shot
from models.bare_tree import bare_tree
from models.cart import cart
from models.hand_cart import man_with_cart
from models.house import Colors, farmhouse
from models.land import hills, snow_cover, terrain, woods
from models.person import CANVAS, CHARCOAL, LIME, Wear
from models.snow import below_bank, snow_bank, snow_cap
from models.street import mailbox
from models.trees import conifer
from models.village_house import village_house

SHOT = Shot(
    eye=(-2.7, -3.5, 1.5),
    target=(1.8, -0.35, 0.86),
    lens=33,
    fstop=4.0,
    focus=(0.0, 0.1, 0.6),
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
    snow_bank(gaps=(0.4, 5.0))
    mailbox((1.75, 0.55))
    snow_cap(None, (1.75, 0.40, 1.275), 0.24, 0.54)
    cart((0.0, 0.12, -0.008), -0.34, snow=True)
    walker = Wear(LIME, CHARCOAL, CANVAS, (0.35, 0.05, 0.02), True, snow=True, seed=9)
    man_with_cart((4.75, -0.6, 0.0), math.pi - 0.26, walker, snow=True)
    village_house(
        (13.4, 15.0, height(13, 15) - 0.1), -0.12, (0.28, 0.065, 0.045), (0.55, 0.57, 0.60), floors=2, lit=True
    )
    farmhouse(
        (*shot.polar(28, 62), height(*shot.polar(28, 62))),
        0.2,
        Colors((0.46, 0.50, 0.53), (0.60, 0.62, 0.65), (0.03, 0.03, 0.035)),
    )
    for kind, group in enumerate((((36, 44, 1.0), (22, 36, 1.1)), ((27.5, 32, 0.85), (48, 70, 1.2)))):
        tree = bare_tree(f'bare maple {kind}', 140 + kind)
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=0.02, sizes=[size for *_, size in group])
    spruce = conifer('yard spruce', 9, 11, 9000, 0.5)
    spots = [
        (*shot.polar(angle, far), height(*shot.polar(angle, far)) - 0.1)
        for angle, far in ((39.5, 38), (42, 47), (66, 40))
    ]
    scatter(spruce, spots, shot.rng, 0.8, 1.1, tilt=0.01)
    woods(shot, height, [conifer('far spruce', 3), conifer('far pine', 4, 12, 4000)], 6500)
