# The hauler's gravel yard: a wide level place with a board fence and woods behind, where containers stand in rows.
from kit.materials import plain
from kit.mesh import Builder
from models.country import forest_edge, gravel, meadow, near_trees, terrain, woods

HALF_WIDTH = 17


def gravel_yard(shot, trees=()):
    """The ground, the fence along its far side, and trees: groups as near_trees takes them."""
    terrain(HALF_WIDTH)
    gravel(shot, HALF_WIDTH)
    meadow(shot, HALF_WIDTH, 24000, 60)
    fence(HALF_WIDTH + .4)
    near_trees(shot, trees)
    forest_edge(shot)
    woods(shot, 6000, 110)


def fence(y, start=-30, end=70, step=2.4):
    """Posts with three boards, grey with age."""
    grey = plain('fence', (.23, .20, .165), .9, variation=.3, scale=3, grain=.4, grain_scale=40, hazy=True)
    b = Builder()
    x = start
    while x < end:
        b.block((x - .06, y - .06, -.4), (x + .06, y + .06, 1.35))
        for z in (.35, .75, 1.15):
            b.block((x - .02, y - .085, z), (x + step - .03, y - .063, z + .14))
        x += step
    b.done('fence', grey, .004, 1)
