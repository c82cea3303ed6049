# Painted steel as it looks after years of work: faded, worn at the edges, chipped, scratched, rusty, dirty.
from kit.materials import scaled
from kit.shader import Shader, once

GREEN = (0.008, 0.11, 0.035)
WHITE = (0.72, 0.72, 0.69)


def painted(name, color, fade=None, wear=0.5, dirt=0.6, rust=0.5, dirt_height=0.45, rough=0.38, dents=0.35):
    """Paint of one colour; wear, dirt, rust and dents from 0 (new) to 1; dirt_height in metres."""

    def make(_):
        s = Shader(name)
        at = s.local()
        faded = fade or tuple(min(1, part * 1.5 + 0.03) for part in color)
        fine, middle = s.noise(at, 22, 6, 0.7), s.noise(at, 5, 6, 0.65)
        base = weathered(s, at, color, faded, fine, dirt)
        bare = s.most(worn_edges(s, middle, wear), chips(s, at, wear))
        runs = rust_runs(s, at, rust)
        soil = splashes(s, at, dirt, dirt_height)
        shade = s.mix(runs, base, (0.14, 0.055, 0.02))
        shade = s.mix(bare, shade, metal_below(s, at, fine))
        shade = s.mix(soil, shade, s.mix(fine, (0.16, 0.125, 0.085), (0.27, 0.22, 0.16)))
        dull = s.mul(s.most(soil, s.most(runs, bare)), 0.82)
        height = s.add(s.mul(s.noise(at, 1.7, 2, 0.4), dents), s.mul(fine, 0.012))
        height = s.sub(height, s.mul(bare, 0.03))
        s.surface(
            color=shade,
            rough=s.most(s.add(rough, s.mul(middle, 0.16)), dull),
            normal=s.bump(height, 0.55, 0.05),
            spec=0.5,
        )
        return s.material

    return once(name, make)


def container_green():
    """The company's green on roll-offs and front-load containers."""
    return painted(
        'container green', GREEN, (0.028, 0.16, 0.063), wear=0.9, dirt=0.55, rust=0.6, dirt_height=0.55, dents=0.5
    )


def weathered(s, at, color, faded, fine, dirt):
    """Sun-bleached areas, dark specks, and streaks where rain ran down."""
    base = s.mix(s.ramp(s.noise(at, 0.9, 5, 0.6), 0.38, 0.68), color, faded)
    base = s.mix(s.mul(s.ramp(fine, 0.35, 0.75), 0.22), base, scaled(color, 0.55))
    streaks = s.ramp(s.noise(s.stretch(at, (9, 9, 0.55)), 1.7, 6, 0.6), 0.49, 0.68)
    return s.mix(s.mul(streaks, 0.35 * dirt), base, (0.055, 0.045, 0.033))


def worn_edges(s, middle, wear):
    """Where edges have lost their paint, unevenly."""
    edge = s.edges()
    uneven = s.add(edge, s.mul(s.sub(middle, 0.5), 0.75))
    amount = s.mul(s.ramp(uneven, 0.055, 0.14), s.ramp(edge, 0.008, 0.035))
    return s.math('MULTIPLY', amount, wear, clamp=True)


def chips(s, at, wear):
    """Chips and long scratches on the faces."""
    chip = s.mul(s.ramp(s.noise(at, 9, 8, 0.72), 0.598, 0.618), s.ramp(s.noise(at, 1.3, 3, 0.5), 0.46, 0.58))
    lines = s.ramp(s.noise(s.stretch(at, (1.2, 1.2, 34)), 2.2, 3, 0.5), 0.645, 0.66)
    scratch = s.mul(lines, s.ramp(s.noise(at, 2.1, 3), 0.50, 0.60))
    return s.math('MULTIPLY', s.most(chip, s.mul(scratch, 0.7)), wear * 1.2, clamp=True)


def metal_below(s, at, fine):
    """What shows under the paint: rust here, steel there."""
    rust = s.mix(s.ramp(s.noise(at, 30, 6, 0.7), 0.35, 0.7), (0.055, 0.022, 0.010), (0.20, 0.075, 0.025))
    bare = s.mix(s.ramp(fine, 0.4, 0.6), (0.16, 0.155, 0.15), (0.30, 0.29, 0.28))
    return s.mix(s.ramp(s.noise(at, 3.2, 5), 0.42, 0.58), rust, bare)


def rust_runs(s, at, rust):
    """Brown runs below old damage."""
    runs = s.ramp(s.noise(s.stretch(at, (14, 14, 0.9), (3, 1, 0)), 1.5, 6, 0.62), 0.55, 0.72)
    return s.math('MULTIPLY', s.mul(runs, s.ramp(s.noise(at, 1.1, 3, 0.5), 0.45, 0.60)), rust, clamp=True)


def splashes(s, at, dirt, height):
    """Mud that thins out upwards, with single drops above it."""
    up = s.axes(at)[2]
    uneven = s.add(s.mul(s.sub(s.noise(at, 3.5, 6, 0.65), 0.5), 0.55), up)
    coat = s.math('MULTIPLY', s.ramp(uneven, 0.02, height, 1, 0), dirt, clamp=True)
    drops = s.mul(s.ramp(s.noise(at, 48, 3, 0.6), 0.60, 0.66), s.ramp(up, 0.1, height * 1.9, 1, 0))
    return s.most(coat, s.mul(drops, dirt * 0.8))
