# Western NY: a cart by the shovelled end of a driveway after a snowfall, a farmhouse with its lamps on, bare trees, blue hills.
from kit.scatter import scatter
from kit.shot import Shot
from models.cart import cart
from models.house import Colors, farmhouse
from models.land import hills, snow_cover, soft, terrain, woods
from models.snow import snow_bank, snow_caps
from models.street import mailbox
from models.trees import conifer, maple
from models.village_house import village_house

SHOT = Shot(
    eye=(-2.7, -2.9, 1.08), target=(.28, .75, .86), lens=38, fstop=2.2, focus=(-.1, .3, .6),
    sun_azimuth=248, sun_elevation=7, sun=4.2, sun_color=(1, .66, .42), sky=.40, clouds=.9, exposure=-.10, seed=61,
)


def build(shot):
    hilly = hills(flat=70, dip=3, ridge=140, seed=23)
    height = lambda x, y: hilly(x, y) * .6 + .22 * soft(y, -.1, .9)
    terrain(height, snow_cover())
    snow_bank(shot)
    cart(at=(.0, .12, .02), turn=.16)
    mailbox((1.5, .5))
    snow_caps([((0, .10), .74, .80, 1.10, .16), ((1.5, .35), .24, .56, 1.28, 0)])
    village_house((4.6, 17, height(4, 17) - .1), 0, (.60, .19, .12), (.55, .57, .60), floors=2, lit=True)
    farmhouse((*shot.polar(31, 62), height(*shot.polar(31, 62))), .2, Colors((.46, .50, .53), (.60, .62, .65), (.03, .03, .035)))
    for kind, group in enumerate((((67, 24, 1.0), (36, 34, 1.1)), ((72, 33, 1.2), (28, 30, .9), (50, 46, 1.2)))):
        tree = maple(f'bare maple {kind}', 140 + kind, 11, 22000, .03, None)
        spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - .1) for angle, far, _ in group]
        scatter(tree, spots, shot.rng, tilt=.02, sizes=[size for *_, size in group])
    spruce = conifer('yard spruce', 9, 11, 9000, .5)
    spots = [(*shot.polar(angle, far), height(*shot.polar(angle, far)) - .1) for angle, far in ((56, 31), (61, 40), (23, 40))]
    scatter(spruce, spots, shot.rng, .8, 1.1, tilt=.01)
    woods(shot, height, [conifer('far spruce', 3), conifer('far pine', 4, 12, 4000)], 6500)
