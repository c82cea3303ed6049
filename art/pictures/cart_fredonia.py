# Fredonia: carts at the curb of a street of student houses, a late afternoon at the start of the term.
from kit.scatter import scatter
from kit.shot import Shot
from models.cart import BLUE, cart
from models.street import lawn, litter, street
from models.trees import bush, maple, maple_leaves
from models.village_house import village_house

SHOT = Shot(
    eye=(-2.35, -2.3, 1.0), target=(.45, .95, .83), lens=37, fstop=2.2, focus=(-.1, .45, .6),
    sun_azimuth=236, sun_elevation=19, sun=7.2, sun_color=(1, .74, .46), sky=.27, clouds=.6, exposure=.12, seed=47,
)
DRIVE = (6.2, 8.6)


def build(shot):
    street(DRIVE)
    lawn(shot, DRIVE, 60000, 26)
    litter(shot)
    cart(at=(-.25, .62, 0), turn=.14)
    cart(BLUE, (.95, .66, 0), -.05, None)
    cart(at=(12.4, .70, 0), turn=.2)
    village_house((.6, 10.2, -.05), 0, (.40, .13, .085), (.07, .068, .066), door=(.60, .45, .12), balcony=True, lit=True)
    village_house((12.4, 10.6, -.05), 0, (.56, .50, .30), (.075, .06, .05), door=(.04, .09, .06), lit=True)
    village_house((22.8, 10.2, -.05), 0, (.26, .34, .42), (.06, .06, .065), balcony=True)
    for kind, spots in enumerate((((-4.2, 7.6, 1.0), (17, 1.0, 1.0)), ((30, 1.05, 1.1), (7, 27, 1.3), (18, 30, 1.3)))):
        tree = maple(f'street maple {kind}', 64 + kind, 10, 56000, .16, maple_leaves(kind, .3), clear=.25)
        scatter(tree, [(x, y, -.05) for x, y, _ in spots], shot.rng, tilt=.02, sizes=[size for *_, size in spots])
    scatter(bush('porch bush'), [(x, 7.7, -.1) for x in (-2.4, -1.3, 9.2, 10.2, 15.2)], shot.rng, .6, .85)
