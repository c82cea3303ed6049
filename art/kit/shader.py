# Builds node materials in few words: each method adds a node and gives back what can be plugged on.
import bpy

INPUTS = {
    'color': 'Base Color',
    'rough': 'Roughness',
    'metal': 'Metallic',
    'spec': 'Specular',
    'normal': 'Normal',
    'coat': 'Clearcoat',
    'emission': 'Emission',
    'emission_strength': 'Emission Strength',
    'alpha': 'Alpha',
}

# What distance does to colours: the pale, warm air of a Western New York autumn.
HAZE_DISTANCE = 1500  # metres until about two thirds of a thing's own colour are gone
HAZE_COLOR = (0.80, 0.72, 0.62)
HAZE_STRENGTH = 0.42


def once(name, make):
    """The material of that name; make(name) makes it when the scene does not have it yet."""
    return bpy.data.materials.get(name) or make(name)


class Shader:
    """A material under construction. Values may be numbers, colours (three numbers) or other nodes' outputs."""

    def __init__(self, name):
        self.material = bpy.data.materials.new(name)
        self.material.use_nodes = True
        self.nodes = self.material.node_tree.nodes
        self.links = self.material.node_tree.links
        self.principled = self.nodes['Principled BSDF']
        self.output = self.nodes['Material Output']

    def node(self, kind, **properties):
        made = self.nodes.new('ShaderNode' + kind)
        for key, value in properties.items():
            setattr(made, key, value)
        return made

    def plug(self, socket, value):
        if isinstance(value, bpy.types.NodeSocket):
            self.links.new(value, socket)
        elif isinstance(value, (tuple, list)) and len(value) == 3 and socket.type == 'RGBA':
            socket.default_value = (*value, 1)
        else:
            socket.default_value = value

    # ---- numbers
    def math(self, operation, a, b=0.0, clamp=False):
        made = self.node('Math', operation=operation, use_clamp=clamp)
        self.plug(made.inputs[0], a)
        self.plug(made.inputs[1], b)
        return made.outputs[0]

    def add(self, a, b):
        return self.math('ADD', a, b)

    def sub(self, a, b):
        return self.math('SUBTRACT', a, b)

    def mul(self, a, b):
        return self.math('MULTIPLY', a, b)

    def most(self, a, b):
        return self.math('MAXIMUM', a, b)

    def ramp(self, value, start, end, low=0.0, high=1.0, smooth=True):
        """low up to start, high from end on, and a soft (or straight) slope between."""
        made = self.node('MapRange', interpolation_type='SMOOTHSTEP' if smooth else 'LINEAR')
        for index, each in enumerate((value, start, end, low, high)):
            self.plug(made.inputs[index], each)
        return made.outputs[0]

    # ---- places
    def local(self):
        return self.node('TexCoord').outputs['Object']

    def world(self):
        return self.node('NewGeometry').outputs['Position']

    def axes(self, vector):
        made = self.node('SeparateXYZ')
        self.plug(made.inputs[0], vector)
        return made.outputs

    def stretch(self, vector, scale, shift=(0, 0, 0)):
        made = self.node('Mapping')
        self.plug(made.inputs[0], vector)
        made.inputs['Scale'].default_value = scale
        made.inputs['Location'].default_value = shift
        return made.outputs[0]

    # ---- patterns
    def noise(self, at, scale, detail=4, rough=0.55, warp=0.0, out='Fac'):
        made = self.node('TexNoise')
        self.plug(made.inputs['Vector'], at)
        made.inputs['Scale'].default_value = scale
        made.inputs['Detail'].default_value = detail
        made.inputs['Roughness'].default_value = rough
        made.inputs['Distortion'].default_value = warp
        return made.outputs[out]

    def cells(self, at, scale, out='Distance', feature='F1'):
        made = self.node('TexVoronoi', feature=feature)
        self.plug(made.inputs['Vector'], at)
        made.inputs['Scale'].default_value = scale
        return made.outputs[out]

    def grains(self, at, scale):
        """One random number for each cell, as for stones."""
        return self.axes(self.cells(at, scale, 'Color'))[0]

    # ---- colours and relief
    def mix(self, factor, a, b, blend='MIX'):
        made = self.node('MixRGB', blend_type=blend)
        for index, each in enumerate((factor, a, b)):
            self.plug(made.inputs[index], each)
        return made.outputs[0]

    def bump(self, height, strength=0.5, distance=0.01):
        made = self.node('Bump')
        self.plug(made.inputs['Height'], height)
        made.inputs['Strength'].default_value = strength
        made.inputs['Distance'].default_value = distance
        return made.outputs[0]

    def edges(self, radius=0.012):
        """0 on flat faces, more towards edges: where paint wears off first."""
        bevel = self.node('Bevel', samples=4)
        bevel.inputs[0].default_value = radius
        dot = self.node('VectorMath', operation='DOT_PRODUCT')
        self.links.new(bevel.outputs[0], dot.inputs[0])
        self.links.new(self.node('NewGeometry').outputs['Normal'], dot.inputs[1])
        return self.sub(1.0, dot.outputs['Value'])

    def surface(self, **values):
        for key, value in values.items():
            self.plug(self.principled.inputs[INPUTS[key]], value)
        return self

    def hazy(self, shader=None):
        """Fades into the air with distance, for the camera only, so that it costs no light paths."""
        far = self.mul(self.node('CameraData').outputs['View Distance'], -1.0 / HAZE_DISTANCE)
        amount = self.sub(1.0, self.math('POWER', 2.718, far))
        amount = self.mul(amount, self.node('LightPath').outputs['Is Camera Ray'])
        air = self.node('Emission')
        air.inputs[0].default_value = (*HAZE_COLOR, 1)
        air.inputs[1].default_value = HAZE_STRENGTH
        mix = self.node('MixShader')
        self.links.new(amount, mix.inputs[0])
        self.links.new(shader or self.principled.outputs[0], mix.inputs[1])
        self.links.new(air.outputs[0], mix.inputs[2])
        self.links.new(mix.outputs[0], self.output.inputs[0])
        return self
