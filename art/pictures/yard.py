# The yard: a truck, empty containers and washed carts before the shop, on the same morning as in the picture of us; a driver walks to his truck.
import math
from dataclasses import replace

from models.cart import cart
from models.front_load_truck import front_load_truck
from models.person import CHARCOAL, LIME, WALKING, Wear, person
from pictures import about

SHOT = replace(
    about.SHOT,
    eye=(-16.55, 6.5, 1.62),
    target=(-3.75, 22.0, 2.7),
    lens=37.5,
    fstop=5.6,
    focus=(-5.0, 16.0, 1.6),
    seed=5,
)


def build(shot):
    height = about.yard(shot)
    front_load_truck((-4.6, 16.2, height(-4.6, 16.2)), 3.28)
    for index in range(5):
        x, y = -9.35 + 0.82 * index, 19.9 + 0.1 * index
        cart((x, y, height(x, y) + 0.01), -0.5 + 0.07 * (index % 3))
    walker = Wear(vest=LIME, top=CHARCOAL, beanie=True, hat=(0.35, 0.05, 0.02), seed=12)
    person((-10.7, 14.2, height(-10.7, 14.2) + 0.02), math.pi / 2 + 0.35, WALKING, walker)
