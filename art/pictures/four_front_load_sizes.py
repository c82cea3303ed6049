# The commercial page, further down: the four front-load sizes side by side and to scale behind a brick store.
from kit.materials import plain
from kit.mesh import Builder, lettering
from kit.scatter import scatter
from kit.shot import Shot
from models.brick_yard import bollard, weeds_and_litter, yard
from models.front_load import SIZES, front_load
from models.staff import staff
from models.trees import bush, maple, maple_leaves

SHOT = Shot(
    eye=(-2.6, -9.7, 1.75),
    target=(-0.46, 0.3, 1.58),
    lens=31.5,
    fstop=4,
    focus=(-1.2, -0.9, 0.9),
    sun_azimuth=222,
    sun_elevation=27,
    sun=6.5,
    sun_color=(1, 0.83, 0.62),
    exposure=-0.05,
    seed=21,
)
STEP = 2.45  # metres from one container's middle to the next
FRONT = -1.35  # all stand with their fronts in one line


def build(shot):
    yard(pad_half_width=6.2)
    bollard(-5.9, 1.3)
    bollard(2.45, 1.3)
    for index, (size, (depth, *_)) in enumerate(SIZES.items()):
        front_load(size, (-4.0 + STEP * index, FRONT + depth / 2, 0.012))
    staff((-2.775, FRONT - 0.12, 0.012), -0.45)
    keep_clear()
    weeds_and_litter(shot)
    lot_edge(shot)


def keep_clear():
    """Yellow paint on the asphalt keeps the way of the truck open."""
    paint = plain('road yellow', (0.50, 0.33, 0.03), 0.8, variation=0.35, scale=7)
    lines = Builder().block((-5.4, -2.32, -0.03), (4.9, -2.22, -0.016))
    lines.done('yellow line', paint, 0)
    lettering('NO PARKING', 1.25, (-0.55, -3.25, -0.016), (0, 0, 0), paint)


def lot_edge(shot):
    """Bushes and trees end the lot where it shows beyond the corner of the store."""
    hedge = bush('lot hedge')
    scatter(hedge, [(*shot.polar(33 + 0.7 * step, 37), -0.15) for step in range(13)], shot.rng, 1.7, 2.3)
    tree = maple('lot maple', 20, 9, 40000, 0.2, maple_leaves(0, 0), clear=0.02)
    scatter(tree, [(*shot.polar(angle, far), -0.1) for angle, far in ((35.5, 46), (38.2, 52), (40.5, 47))], shot.rng)
