# Plain materials that many things share: one-colour surfaces, bare steel, leaves, glass.
from kit.shader import Shader, once


def scaled(color, factor):
    """The colour, lighter or darker, never above 1."""
    return tuple(min(1, part * factor) for part in color)


def plain(name, color, rough=.6, metal=0, variation=.15, scale=8, grain=0, grain_scale=60, grain_depth=.004, hazy=False):
    """A surface of one colour with a little unevenness; grain is the strength of its relief."""

    def make(_):
        s = Shader(name)
        at = s.local()
        cloud = s.noise(at, scale, 6, .6)
        color_out = s.mix(s.ramp(cloud, .3, .7), scaled(color, 1 - variation), scaled(color, 1 + variation))
        s.surface(color=color_out, rough=s.ramp(cloud, .3, .7, max(0, rough - .08), min(1, rough + .1)), metal=metal)
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
        fine = s.noise(at, 14, 7, .65)
        bare = s.ramp(s.noise(at, 3, 5, .6), .42, .62)
        rust = s.mix(fine, (.07, .03, .014), (.20, .085, .035))
        grey = s.mix(fine, (.12, .115, .11), (.26, .25, .24))
        s.surface(
            color=s.mix(bare, rust, grey),
            metal=s.mul(bare, .7),
            rough=s.ramp(fine, .3, .7, .45, .8),
            normal=s.bump(fine, .4, .006),
        )
        return s.material

    return once('steel', make)


def leaf(name, dark, light, turned=None, hazy=True, through=.45):
    """Leaves that let light through. turned: (colour, share) makes that share of the plants wear autumn."""

    def make(_):
        s = Shader(name)
        chance = s.node('ObjectInfo').outputs['Random']
        color = s.mix(s.ramp(s.noise(s.world(), 1.3, 3), .35, .65), dark, light)
        if turned:
            autumn, share = turned
            color = s.mix(s.ramp(chance, 1 - share, 1 - share + .05), color, autumn)
        tint = s.node('HueSaturation')
        s.plug(tint.inputs['Color'], color)
        s.plug(tint.inputs['Value'], s.ramp(chance, 0, 1, .7, 1.25, smooth=False))
        color = tint.outputs[0]
        s.surface(color=color, rough=.55, spec=.25)
        return see_through(s, color, through, hazy)

    return once(name, make)


def see_through(s, color, share, hazy):
    """Lets part of the light pass, yellower than it came."""
    translucent = s.node('BsdfTranslucent')
    s.plug(translucent.inputs[0], s.mix(1.0, color, (1.0, .95, .45), 'MULTIPLY'))
    both = s.node('MixShader')
    both.inputs[0].default_value = share
    s.links.new(s.principled.outputs[0], both.inputs[1])
    s.links.new(translucent.outputs[0], both.inputs[2])
    s.links.new(both.outputs[0], s.output.inputs[0])
    if hazy:
        s.hazy(both.outputs[0])
    return s.material
