# The 15-yard roll-off alone, to the same scale as the other sizes.
from models.size_portrait import build_portrait, portrait_shot

SHOT = portrait_shot()


def build(shot):
    build_portrait(shot, '15')
