# Builds meshes from boxes, cylinders, prisms and lofts, and turns them into objects of the scene. Metres, z up.
import math
import os

import bmesh
import bpy
from mathutils import Euler, Matrix, Vector

FOOT = 0.3048
FONT = '/usr/share/fonts/truetype/dejavu/DejaVuSansCondensed-Bold.ttf'


def link(thing):
    """Puts an object into the scene."""
    bpy.context.scene.collection.objects.link(thing)
    return thing


class Builder:
    """Collects solids into one mesh of one material; done() makes the object."""

    def __init__(self):
        self.bm = bmesh.new()

    def place(self, verts, matrix):
        bmesh.ops.transform(self.bm, matrix=matrix, verts=verts)
        return self

    def box(self, center, size, turn=None):
        """A box around its centre; turn is three angles in radians."""
        verts = bmesh.ops.create_cube(self.bm, size=1.0)['verts']
        matrix = Matrix.Translation(center)
        if turn:
            matrix = matrix @ Euler(turn).to_matrix().to_4x4()
        return self.place(verts, matrix @ Matrix.Diagonal((*size, 1)))

    def block(self, low, high):
        """A box from one corner to the opposite one."""
        center = [(a + b) / 2 for a, b in zip(low, high)]
        return self.box(center, [abs(b - a) for a, b in zip(low, high)])

    def cylinder(self, start, end, radius, sides=24, end_radius=None):
        start, end = Vector(start), Vector(end)
        along = end - start
        verts = bmesh.ops.create_cone(
            self.bm,
            cap_ends=True,
            segments=sides,
            radius1=radius,
            radius2=radius if end_radius is None else end_radius,
            depth=along.length,
        )['verts']
        turn = along.to_track_quat('Z', 'Y').to_matrix().to_4x4()
        return self.place(verts, Matrix.Translation((start + end) / 2) @ turn)

    def ball(self, center, radius, sides=16):
        bmesh.ops.create_uvsphere(
            self.bm, u_segments=sides, v_segments=max(4, sides // 2), radius=radius, matrix=Matrix.Translation(center)
        )
        return self

    def tube(self, points, radius, sides=10):
        """A round bar through all points, with round joints."""
        points = [Vector(point) for point in points]
        for start, end in zip(points, points[1:]):
            self.cylinder(start, end, radius, sides)
        for point in points[1:-1]:
            self.ball(point, radius, sides)
        return self

    def prism(self, outline, axis, start, end):
        """A flat outline, drawn out along axis x (outline in y, z), y (in x, z) or z (in x, y)."""

        def point(u, v, t):
            return {'x': (t, u, v), 'y': (u, t, v), 'z': (u, v, t)}[axis]

        first = [self.bm.verts.new(point(u, v, start)) for u, v in outline]
        last = [self.bm.verts.new(point(u, v, end)) for u, v in outline]
        faces = [self.bm.faces.new(first), self.bm.faces.new(last[::-1])]
        for i in range(len(outline)):
            j = (i + 1) % len(outline)
            faces.append(self.bm.faces.new((first[i], last[i], last[j], first[j])))
        bmesh.ops.recalc_face_normals(self.bm, faces=faces)
        return self

    def loft(self, rings, cap=True):
        """A skin over rings of equally many points."""
        made = [[self.bm.verts.new(point) for point in ring] for ring in rings]
        count = len(made[0])
        faces = []
        for low, high in zip(made, made[1:]):
            for i in range(count):
                j = (i + 1) % count
                faces.append(self.bm.faces.new((low[i], low[j], high[j], high[i])))
        if cap:
            faces += [self.bm.faces.new(made[0][::-1]), self.bm.faces.new(made[-1])]
        bmesh.ops.recalc_face_normals(self.bm, faces=faces)
        return self

    def done(self, name, material, bevel=0.006, segments=2, parent=None, at=None, turn=None, sharp=35):
        """Makes the object; bevel in metres rounds every edge sharper than `sharp` degrees."""
        mesh = bpy.data.meshes.new(name)
        self.bm.to_mesh(mesh)
        self.bm.free()
        mesh.materials.append(material)
        thing = link(bpy.data.objects.new(name, mesh))
        if bevel:
            round_edges(thing, bevel, segments, sharp)
        thing.parent = parent
        if at:
            thing.location = at
        if turn:
            thing.rotation_euler = turn
        return thing


def round_edges(thing, width, segments, sharp):
    """Real edges are never knife-sharp: they catch the light."""
    mesh = thing.data
    mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    mesh.use_auto_smooth = True
    mesh.auto_smooth_angle = math.radians(40)
    bevel = thing.modifiers.new('bevel', 'BEVEL')
    bevel.width = width
    bevel.segments = segments
    bevel.limit_method = 'ANGLE'
    bevel.angle_limit = math.radians(sharp)
    bevel.harden_normals = True


def surface(name, verts, faces, material, smooth=False):
    """An object from bare lists of points and faces."""
    mesh = bpy.data.meshes.new(name)
    mesh.from_pydata(verts, [], faces)
    mesh.update()
    mesh.materials.append(material)
    if smooth:
        mesh.polygons.foreach_set('use_smooth', [True] * len(mesh.polygons))
    return link(bpy.data.objects.new(name, mesh))


def pivot(name, at=(0, 0, 0), turn=0):
    """An empty that carries the parts of a thing; turn is an angle about z in radians."""
    made = bpy.data.objects.new(name, None)
    made.location = at
    made.rotation_euler = (0, 0, turn)
    return link(made)


def lettering(words, size, at, turn, material, parent=None, width=1.0, depth=0.0008):
    """Painted words, centred on their place; size is the letter height in metres."""
    curve = bpy.data.curves.new('lettering', 'FONT')
    curve.body = words
    curve.size = size
    curve.extrude = depth
    curve.align_x = curve.align_y = 'CENTER'
    if os.path.exists(FONT):
        curve.font = bpy.data.fonts.load(FONT, check_existing=True)
    curve.materials.append(material)
    made = link(bpy.data.objects.new('lettering', curve))
    made.location, made.rotation_euler, made.scale = at, turn, (width, 1, 1)
    made.parent = parent
    return made
