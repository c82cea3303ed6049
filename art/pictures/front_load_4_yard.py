# The 4-yard front-load container alone, to the same scale as the other sizes.
from models.pad_portrait import build_portrait, portrait_shot

SHOT = portrait_shot()


def build(shot):
    build_portrait(shot, '4')
