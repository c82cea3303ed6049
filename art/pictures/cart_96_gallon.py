# The 96-gallon cart at the end of a driveway after rain, its number to the camera; behind it the driver walks the neighbor’s cart up the lawn.
import math

from kit.shot import Shot
from models.cart import cart
from models.hand_cart import man_with_cart
from models.house import BLUE_GREY, farmhouse
from models.street import lawn, litter, street
from models.street_trees import hedge, street_trees, tree_line

SHOT = Shot(
    eye=(3.05, -1.75, 1.0),
    target=(5.75, 1.45, 0.70),
    lens=46,
    fstop=3.2,
    focus=(5.0, 0.85, 0.6),
    sun_azimuth=214,
    sun_elevation=17,
    sun_color=(1, 0.74, 0.48),
    exposure=0.1,
    clouds=0.8,
    seed=5,
)


def build(shot):
    street(wet=1.0)
    lawn(shot)
    litter(shot)
    cart(at=(5.0, 1.05, 0.016), turn=-0.42)
    man_with_cart((12.4, 6.4, -0.03), math.pi + 0.72)
    farmhouse((17.5, 27, -0.15), -0.25, BLUE_GREY)
    hedge(shot, 20.6, 11, 23)
    street_trees(shot, [[(41, 24, 1.0), (80, 40, 1.2)], [(70, 48, 1.2), (47, 50, 1.3)]])
    tree_line(shot)
