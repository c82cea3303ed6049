# The yard: a truck and empty containers before the shop, on the same morning as in the picture of us.
from dataclasses import replace

from models.front_load_truck import front_load_truck
from pictures import about

SHOT = replace(
    about.SHOT, eye=(-17.0, 6.0, 2.0), target=(-3.6, 22.0, 2.7), lens=37.5, fstop=3.2, focus=(-5.0, 16.0, 1.6), seed=5
)


def build(shot):
    height = about.yard(shot)
    front_load_truck((-4.6, 16.2, height(-4.6, 16.2)), 3.28)
