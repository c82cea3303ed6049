# A man who walks with a cart behind him, tilted on its wheels.
import math

from mathutils import Matrix, Vector

from models.cart import cart
from models.person import CART_HANDLE, PULLING, Wear, person

TILT = 33
REACH = 0.881  # from the cart's place to its handle, when it is tilted so far


def man_with_cart(at, turn=0, wear=Wear(), pose=PULLING, snow=False):
    """He walks towards -y before the turn (radians); snow lies on the cart."""
    person(at, turn, pose, wear)
    behind = Matrix.Rotation(turn, 3, 'Z') @ Vector((CART_HANDLE[0], CART_HANDLE[1] + REACH, 0))
    cart(Vector(at) + behind, turn + math.pi, tilted=TILT, snow=snow)
