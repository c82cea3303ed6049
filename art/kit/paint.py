# Painted steel as it looks after years of work: faded, worn at the edges, chipped, scratched, rusty, dirty.
from kit.materials import scaled
from kit.shader import Shader, once

GREEN = (.008, .11, .035)
WHITE = (.72, .72, .69)


def painted(name, color, fade=None, wear=.5, dirt=.6, rust=.5, dirt_height=.45, rough=.38, dents=.35):
    """Paint of one colour; wear, dirt, rust and dents from 0 (new) to 1; dirt_height in metres."""

    def make(_):
        s = Shader(name)
        at = s.local()
        faded = fade or tuple(min(1, part * 1.5 + .03) for part in color)
        fine, middle = s.noise(at, 22, 6, .7), s.noise(at, 5, 6, .65)
        base = weathered(s, at, color, faded, fine, dirt)
        bare = s.most(worn_edges(s, middle, wear), chips(s, at, wear))
        runs = rust_runs(s, at, rust)
        soil = splashes(s, at, dirt, dirt_height)
        shade = s.mix(runs, base, (.14, .055, .02))
        shade = s.mix(bare, shade, metal_below(s, at, fine))
        shade = s.mix(soil, shade, s.mix(fine, (.16, .125, .085), (.27, .22, .16)))
        dull = s.mul(s.most(soil, s.most(runs, bare)), .82)
        height = s.add(s.mul(s.noise(at, 1.7, 2, .4), dents), s.mul(fine, .012))
        height = s.sub(height, s.mul(bare, .03))
        s.surface(
            color=shade,
            rough=s.most(s.add(rough, s.mul(middle, .16)), dull),
            normal=s.bump(height, .55, .05),
            spec=.5,
        )
        return s.material

    return once(name, make)


def container_green():
    """The company's green on roll-offs and front-load containers."""
    return painted('container green', GREEN, (.028, .16, .063), wear=.9, dirt=.55, rust=.6, dirt_height=.55, dents=.5)


def weathered(s, at, color, faded, fine, dirt):
    """Sun-bleached areas, dark specks, and streaks where rain ran down."""
    base = s.mix(s.ramp(s.noise(at, .9, 5, .6), .38, .68), color, faded)
    base = s.mix(s.mul(s.ramp(fine, .35, .75), .22), base, scaled(color, .55))
    streaks = s.ramp(s.noise(s.stretch(at, (9, 9, .55)), 1.7, 6, .6), .49, .68)
    return s.mix(s.mul(streaks, .35 * dirt), base, (.055, .045, .033))


def worn_edges(s, middle, wear):
    """Where edges have lost their paint, unevenly."""
    edge = s.edges()
    uneven = s.add(edge, s.mul(s.sub(middle, .5), .75))
    amount = s.mul(s.ramp(uneven, .055, .14), s.ramp(edge, .008, .035))
    return s.math('MULTIPLY', amount, wear, clamp=True)


def chips(s, at, wear):
    """Chips and long scratches on the faces."""
    chip = s.mul(s.ramp(s.noise(at, 9, 8, .72), .598, .618), s.ramp(s.noise(at, 1.3, 3, .5), .46, .58))
    lines = s.ramp(s.noise(s.stretch(at, (1.2, 1.2, 34)), 2.2, 3, .5), .645, .66)
    scratch = s.mul(lines, s.ramp(s.noise(at, 2.1, 3), .50, .60))
    return s.math('MULTIPLY', s.most(chip, s.mul(scratch, .7)), wear * 1.2, clamp=True)


def metal_below(s, at, fine):
    """What shows under the paint: rust here, steel there."""
    rust = s.mix(s.ramp(s.noise(at, 30, 6, .7), .35, .7), (.055, .022, .010), (.20, .075, .025))
    bare = s.mix(s.ramp(fine, .4, .6), (.16, .155, .15), (.30, .29, .28))
    return s.mix(s.ramp(s.noise(at, 3.2, 5), .42, .58), rust, bare)


def rust_runs(s, at, rust):
    """Brown runs below old damage."""
    runs = s.ramp(s.noise(s.stretch(at, (14, 14, .9), (3, 1, 0)), 1.5, 6, .62), .55, .72)
    return s.math('MULTIPLY', s.mul(runs, s.ramp(s.noise(at, 1.1, 3, .5), .45, .60)), rust, clamp=True)


def splashes(s, at, dirt, height):
    """Mud that thins out upwards, with single drops above it."""
    up = s.axes(at)[2]
    uneven = s.add(s.mul(s.sub(s.noise(at, 3.5, 6, .65), .5), .55), up)
    coat = s.math('MULTIPLY', s.ramp(uneven, .02, height, 1, 0), dirt, clamp=True)
    drops = s.mul(s.ramp(s.noise(at, 48, 3, .6), .60, .66), s.ramp(up, .1, height * 1.9, 1, 0))
    return s.most(coat, s.mul(drops, dirt * .8))
