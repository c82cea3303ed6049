# Plain materials that many things share: one-colour surfaces, bare steel, leaves, glass.
from kit.shader import Shader, once


def scaled(color, factor):
    """The colour, lighter or darker, never above 1."""
    return tuple(min(1, part * factor) for part in color)


def plain(
    name, color, rough=0.6, metal=0, variation=0.15, scale=8, grain=0, grain_scale=60, grain_depth=0.004, hazy=False
):
    """A surface of one colour with a little unevenness; grain is the strength of its relief."""

    def make(_):
        s = Shader(name)
        at = s.local()
        cloud = s.noise(at, scale, 6, 0.6)
        color_out = s.mix(s.ramp(cloud, 0.3, 0.7), scaled(color, 1 - variation), scaled(color, 1 + variation))
        s.surface(
            color=color_out, rough=s.ramp(cloud, 0.3, 0.7, max(0, rough - 0.08), min(1, rough + 0.1)), metal=metal
        )
        if grain:
            s.surface(normal=s.bump(s.noise(at, grain_scale, 4), grain, grain_depth))
        if hazy:
            s.hazy()
        return s.material

    return once(name, make)


def steel():
    """Steel that has lain outside: grey, with rust in patches."""

    def make(name):
        s = Shader(name)
        at = s.local()
        fine = s.noise(at, 14, 7, 0.65)
        bare = s.ramp(s.noise(at, 3, 5, 0.6), 0.42, 0.62)
        rust = s.mix(fine, (0.07, 0.03, 0.014), (0.20, 0.085, 0.035))
        grey = s.mix(fine, (0.12, 0.115, 0.11), (0.26, 0.25, 0.24))
        s.surface(
            color=s.mix(bare, rust, grey),
            metal=s.mul(bare, 0.7),
            rough=s.ramp(fine, 0.3, 0.7, 0.45, 0.8),
            normal=s.bump(fine, 0.4, 0.006),
        )
        return s.material

    return once('steel', make)


def leaf(name, dark, light, turned=None, hazy=True, through=0.45):
    """Leaves that let light through. turned: (colour, share) makes that share of the plants wear autumn."""

    def make(_):
        s = Shader(name)
        chance = s.node('ObjectInfo').outputs['Random']
        color = s.mix(s.ramp(s.noise(s.world(), 1.3, 3), 0.35, 0.65), dark, light)
        if turned:
            autumn, share = turned
            color = s.mix(s.ramp(chance, 1 - share, 1 - share + 0.05), color, autumn)
        tint = s.node('HueSaturation')
        s.plug(tint.inputs['Color'], color)
        s.plug(tint.inputs['Value'], s.ramp(chance, 0, 1, 0.7, 1.25, smooth=False))
        color = tint.outputs[0]
        s.surface(color=color, rough=0.55, spec=0.25)
        return see_through(s, color, through, hazy)

    return once(name, make)


def see_through(s, color, share, hazy):
    """Lets part of the light pass, yellower than it came."""
    translucent = s.node('BsdfTranslucent')
    s.plug(translucent.inputs[0], s.mix(1.0, color, (1.0, 0.95, 0.45), 'MULTIPLY'))
    both = s.node('MixShader')
    both.inputs[0].default_value = share
    s.links.new(s.principled.outputs[0], both.inputs[1])
    s.links.new(translucent.outputs[0], both.inputs[2])
    s.links.new(both.outputs[0], s.output.inputs[0])
    if hazy:
        s.hazy(both.outputs[0])
    return s.material
