# The residential page: a green 96-gallon cart at the curb on trash day, a child’s bicycle on the driveway, homes behind.
from kit.shot import Shot
from models.bicycle import bicycle
from models.cart import cart
from models.house import CREAM_RED, TAN, WHITE_GREEN, farmhouse
from models.street import lawn, litter, mailbox, street
from models.street_trees import hedge, street_trees, tree_line

SHOT = Shot(
    eye=(-2.0, -3.0, 0.98),
    target=(0.36, 0.75, 0.80),
    lens=44,
    fstop=2.0,
    focus=(0, 0.35, 0.6),
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
    cart(at=(0, 0.62, 0), turn=0.16)
    bicycle((4.5, 4.7, 0.016), 2.75)
    mailbox((8.4, 0.45))
    farmhouse((15.5, 27, FAR), 0, WHITE_GREEN)
    farmhouse((-1, 29, FAR), 0, CREAM_RED)
    farmhouse((34, 28, FAR), 0, TAN)
    hedge(shot, 21.3, 10, 20)
    street_trees(shot, [[(39, 26, 0.95), (77, 44, 1.2), (26, 52, 1.1)], [(81, 25, 0.9), (55, 62, 1.3), (34, 70, 1.3)]])
    tree_line(shot)
