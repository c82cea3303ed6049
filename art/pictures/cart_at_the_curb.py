# The residential page: on trash day the driver rolls the emptied cart back up a driveway, a child’s bicycle on the grass, homes behind.
import math

from kit.shot import Shot
from models.bicycle import bicycle
from models.hand_cart import man_with_cart
from models.house import CREAM_RED, TAN, WHITE_GREEN, farmhouse
from models.street import lawn, litter, mailbox, street
from models.street_trees import hedge, street_trees, tree_line

SHOT = Shot(
    eye=(1.2, -4.6, 1.28),
    target=(4.75, 2.1, 0.98),
    lens=46,
    fstop=5.6,
    focus=(5.0, 2.2, 0.9),
    sun_azimuth=136,
    sun_elevation=24,
    exposure=0.22,
    seed=11,
)
FAR = -0.15  # front lawns lie a hand lower than the curb


def build(shot):
    street()
    lawn(shot)
    litter(shot)
    man_with_cart((4.75, 3.1, 0.016), math.pi + 0.12)
    bicycle((9.4, 6.2, -0.02), 2.75)
    mailbox((2.35, 0.5))
    farmhouse((15.5, 27, FAR), 0, WHITE_GREEN)
    farmhouse((-1, 29, FAR), 0, CREAM_RED)
    farmhouse((34, 28, FAR), 0, TAN)
    hedge(shot, 21.3, 10, 20)
    street_trees(shot, [[(39, 26, 0.95), (77, 44, 1.2), (26, 52, 1.1)], [(81, 25, 0.9), (55, 62, 1.3), (34, 70, 1.3)]])
    tree_line(shot)
