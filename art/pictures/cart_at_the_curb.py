# The residential page: after a night's rain the driver rolls the emptied cart back up a driveway, the neighbors' carts still in a row along the curb.
import math

from kit.shot import Shot
from models.bicycle import bicycle
from models.cart import cart
from models.hand_cart import man_with_cart
from models.house import BLUE_GREY, TAN, WHITE_GREEN, Colors, farmhouse
from models.street import lawn, litter, mailbox, street
from models.street_trees import hedge, street_trees, tree_line

SHOT = Shot(
    eye=(-2.6, -4.4, 1.6),
    target=(5.6, 1.34, 0.98),
    lens=44,
    fstop=5.6,
    focus=(4.9, 2.6, 0.9),
    sun_azimuth=222,
    sun_elevation=15,
    sun=7.4,
    sun_color=(1, 0.72, 0.45),
    clouds=0.8,
    exposure=0.1,
    seed=11,
)
FAR = -0.15  # front lawns lie a hand lower than the curb
BRICK_RED = Colors((0.30, 0.085, 0.06), (0.07, 0.065, 0.06), (0.03, 0.035, 0.04), (0.05, 0.09, 0.07))


def build(shot):
    street(wet=1.0)
    lawn(shot)
    litter(shot)
    man_with_cart((5.1, 3.4, 0.016), math.pi + 0.06)
    for x, turn in ((8.3, -0.25), (13.4, 0.05), (20.5, -0.15), (29, 0.05)):
        cart((x, 0.72, -0.02), turn)
    bicycle((9.6, 6.6, -0.02), 2.75)
    mailbox((0.7, 0.5))
    farmhouse((3.6, 25, FAR), 0.05, BRICK_RED)
    farmhouse((18.5, 23, FAR), 0, TAN)
    farmhouse((33, 22, FAR), 0, BLUE_GREY)
    farmhouse((47, 22, FAR), 0, WHITE_GREEN)
    hedge(shot, 17.6, 13, 23)
    street_trees(shot, [[(30, 25, 0.95), (77, 34, 1.1), (20, 44, 1.1)], [(56, 24, 0.85), (13, 36, 0.9), (62, 52, 1.3)]])
    tree_line(shot)
