# The roll-off truck with a container on its hoist.
from kit.mesh import FOOT
from models.hoist import HOIST_TOP
from models.roll_off_truck import rolloff_truck
from models.rolloff import SIZES, rolloff


def loaded_truck(size, at=(0, 0, 0), turn=0, load=None, rng=None, word=0.29, driver=False):
    """A truck that carries a container of that size; its front axle stands over `at`."""
    truck = rolloff_truck(at, turn, driver=driver)
    box = rolloff(size, (-2.45 - SIZES[size][0] * FOOT / 2, 0, HOIST_TOP - 0.12), 0, load, rng, word)
    box.parent = truck
    return truck
