# The set-up that the portraits of the four front-load sizes share, so that they can be compared.
from kit.shot import Shot
from models.brick_yard import WALL, bollard, weeds_and_litter, yard
from models.front_load import SIZES, front_load


def portrait_shot():
    return Shot(
        eye=(-3.1, -5.0, 1.25), target=(.12, .9, .92), lens=46, fstop=2.8, focus=(-.4, 0, .9),
        sun_azimuth=228, sun_elevation=27, sun=6.5, sun_color=(1, .83, .62), exposure=-.08, seed=21,
    )


def build_portrait(shot, size):
    yard()
    for x in (-2.05, 2.05):
        bollard(x, 1.3)
    depth = SIZES[size][0]
    front_load(size, (0, WALL - .55 - depth / 2, .012), -.04)
    weeds_and_litter(shot)
