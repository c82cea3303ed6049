# The hauler's gravel yard: a wide level place with a board fence and woods behind, where containers stand in rows.
from kit.materials import plain
from kit.mesh import Builder
from models.country import forest_edge, gravel, meadow, near_trees, terrain, woods

HALF_WIDTH = 17


def gravel_yard(shot, trees=(), turned=(0.25, 0.22)):
    """The ground, the fence along its far side, and trees: groups as near_trees takes them; turned is the share of these, and of the wood, that wears autumn."""
    terrain(HALF_WIDTH)
    gravel(shot, HALF_WIDTH)
    meadow(shot, HALF_WIDTH, 24000, 60)
    fence(HALF_WIDTH + 0.4)
    near_trees(shot, trees, autumn=turned[0])
    forest_edge(shot, autumn=turned[1])
    woods(shot, 6000, 110)


def fence(y, start=-30, end=70, step=2.4):
    """Posts with three boards, grey with age."""
    grey = plain('fence', (0.23, 0.20, 0.165), 0.9, variation=0.3, scale=3, grain=0.4, grain_scale=40, hazy=True)
    b = Builder()
    x = start
    while x < end:
        b.block((x - 0.06, y - 0.06, -0.4), (x + 0.06, y + 0.06, 1.35))
        for z in (0.35, 0.75, 1.15):
            b.block((x - 0.02, y - 0.085, z), (x + step - 0.03, y - 0.063, z + 0.14))
        x += step
    b.done('fence', grey, 0.004, 1)
