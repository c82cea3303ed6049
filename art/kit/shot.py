# What a picture is taken with: where the camera stands, what it looks at, how the sun shines.
import math
import random
from dataclasses import dataclass, field

import bpy
from mathutils import Vector

from kit.mesh import link


@dataclass
class Shot:
    """A camera in metres, a lens in millimetres (36 mm film), a sun in degrees (0 = +y, 90 = +x)."""

    eye: tuple
    target: tuple
    lens: float
    fstop: float
    focus: tuple
    sun_azimuth: float
    sun_elevation: float
    sun: float = 7.0
    sun_color: tuple = (1, 0.80, 0.56)
    sky: float = 0.27
    clouds: float = 0.5
    exposure: float = 0.0
    look: str = 'High Contrast'
    seed: int = 7
    rng: random.Random = field(init=False)

    def __post_init__(self):
        self.rng = random.Random(self.seed)

    @property
    def heading(self):
        """The compass-free angle, in radians from +x, that the camera looks along."""
        return math.atan2(self.target[1] - self.eye[1], self.target[0] - self.eye[0])

    def polar(self, degrees, distance):
        """The (x, y) that lies so far from the camera in that direction (0 = +x, 90 = +y)."""
        angle = math.radians(degrees)
        return self.eye[0] + distance * math.cos(angle), self.eye[1] + distance * math.sin(angle)

    def in_view(self, near, far, crowd=1.7, half_angle=0.60):
        """A random (x, y, distance) that the camera sees; crowd > 1 puts more of them near the camera."""
        distance = near + (far - near) * self.rng.random() ** crowd
        angle = self.heading + self.rng.uniform(-half_angle, half_angle)
        x, y = self.eye[0] + distance * math.cos(angle), self.eye[1] + distance * math.sin(angle)
        return x, y, distance

    def place_camera(self, scene):
        data = bpy.data.cameras.new('camera')
        camera = link(bpy.data.objects.new('camera', data))
        eye = Vector(self.eye)
        along = (Vector(self.target) - eye).normalized()
        camera.location = eye
        camera.rotation_euler = along.to_track_quat('-Z', 'Y').to_euler()
        data.lens, data.sensor_width, data.clip_end = self.lens, 36, 6000
        data.dof.use_dof = True
        data.dof.aperture_fstop, data.dof.aperture_blades = self.fstop, 9
        data.dof.focus_distance = (Vector(self.focus) - eye).dot(along)
        scene.camera = camera
