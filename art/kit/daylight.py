# Daylight: a clear physical sky with thin high clouds, and the sun as a lamp of its own.
import math

import bpy
from mathutils import Vector

from kit.mesh import link


def daylight(scene, shot):
    """Lights the scene as the shot says."""
    world = bpy.data.worlds.new('sky')
    world.use_nodes = True
    scene.world = world
    nodes, links = world.node_tree.nodes, world.node_tree.links
    mix = nodes.new('ShaderNodeMixRGB')
    links.new(cloud_cover(nodes, links, shot.clouds), mix.inputs[0])
    links.new(clear_sky(nodes, shot).outputs[0], mix.inputs[1])
    mix.inputs[2].default_value = (2.6, 2.3, 2.05, 1)
    background = nodes['Background']
    links.new(mix.outputs[0], background.inputs[0])
    background.inputs[1].default_value = shot.sky
    sun_lamp(shot)


def clear_sky(nodes, shot):
    """Nishita's sky without its sun disc: a lamp makes less noise."""
    sky = nodes.new('ShaderNodeTexSky')
    sky.sky_type, sky.sun_disc = 'NISHITA', False
    sky.sun_elevation = math.radians(shot.sun_elevation)
    sky.sun_rotation = math.radians(shot.sun_azimuth)
    sky.air_density, sky.dust_density, sky.ozone_density, sky.altitude = 1.0, 1.5, 1.5, 200
    return sky


def cloud_cover(nodes, links, amount):
    """Noise on a plane high above, fading towards the horizon: how much cloud there is in each direction."""

    def math_node(operation, a, b):
        made = nodes.new('ShaderNodeMath')
        made.operation = operation
        links.new(a, made.inputs[0])
        if isinstance(b, (int, float)):
            made.inputs[1].default_value = b
        else:
            links.new(b, made.inputs[1])
        return made.outputs[0]

    def map_range(value, start, end, high):
        made = nodes.new('ShaderNodeMapRange')
        made.interpolation_type = 'SMOOTHSTEP'
        links.new(value, made.inputs[0])
        for index, each in enumerate((start, end, 0, high)):
            made.inputs[index + 1].default_value = each
        return made.outputs[0]

    direction = nodes.new('ShaderNodeTexCoord').outputs['Generated']
    split = nodes.new('ShaderNodeSeparateXYZ')
    links.new(direction, split.inputs[0])
    up = split.outputs[2]
    cover = map_range(
        cloud_noise(nodes, links, direction, math_node('ADD', math_node('MAXIMUM', up, 0), 0.12)), 0.45, 0.72, amount
    )
    return math_node('MULTIPLY', cover, map_range(up, 0, 0.16, 1))


def cloud_noise(nodes, links, direction, height):
    """Long soft shapes, as seen from below."""
    divisor = nodes.new('ShaderNodeCombineXYZ')
    for axis in divisor.inputs:
        links.new(height, axis)
    plane = nodes.new('ShaderNodeVectorMath')
    plane.operation = 'DIVIDE'
    links.new(direction, plane.inputs[0])
    links.new(divisor.outputs[0], plane.inputs[1])
    stretch = nodes.new('ShaderNodeMapping')
    links.new(plane.outputs[0], stretch.inputs[0])
    stretch.inputs['Scale'].default_value = (0.55, 1.1, 0)
    stretch.inputs['Location'].default_value = (3.1, 1.7, 0)
    noise = nodes.new('ShaderNodeTexNoise')
    links.new(stretch.outputs[0], noise.inputs['Vector'])
    for key, value in (('Scale', 1.6), ('Detail', 9), ('Roughness', 0.58), ('Distortion', 0.35)):
        noise.inputs[key].default_value = value
    return noise.outputs['Fac']


def sun_lamp(shot):
    """A warm sun of .6 degrees, so that shadows soften as they lengthen."""
    data = bpy.data.lights.new('sun', 'SUN')
    data.energy, data.color, data.angle = shot.sun, shot.sun_color, math.radians(0.6)
    lamp = link(bpy.data.objects.new('sun', data))
    around, up = math.radians(shot.sun_azimuth), math.radians(shot.sun_elevation)
    towards = Vector((math.sin(around) * math.cos(up), math.cos(around) * math.cos(up), math.sin(up)))
    lamp.rotation_euler = towards.to_track_quat('Z', 'Y').to_euler()
