# The 96-gallon cart on a driveway, its number to the camera; behind it the driver walks the neighbor’s cart up the lawn.
import math

from kit.shot import Shot
from models.cart import cart
from models.hand_cart import man_with_cart
from models.house import CREAM_RED, farmhouse
from models.street import lawn, litter, street
from models.street_trees import hedge, street_trees, tree_line

SHOT = Shot(
    eye=(3.2, -2.1, 0.86),
    target=(5.62, 1.62, 0.72),
    lens=48,
    fstop=2.0,
    focus=(5.2, 0.95, 0.6),
    sun_azimuth=128,
    sun_elevation=26,
    exposure=0.15,
    seed=5,
)


def build(shot):
    street()
    lawn(shot)
    litter(shot)
    cart(at=(5.25, 1.35, 0.016), turn=-0.22)
    man_with_cart((12.9, 8.0, -0.03), math.pi + 0.52)
    farmhouse((16, 30, -0.15), 0, CREAM_RED)
    hedge(shot, 24.2, 10, 20)
    street_trees(shot, [[(38, 30, 1.0), (84, 40, 1.2)], [(72, 48, 1.2), (48, 55, 1.3)]])
    tree_line(shot)
