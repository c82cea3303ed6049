# Takes the grain out of a render without touching its texture: only the light is smoothed, not the colours it falls on.
import bpy
import numpy as np

ALBEDO_REACH = 0.05  # colours further apart than this do not lend each other light
NORMAL_REACH = 0.10


def denoise(paths, strength=0.7):
    """Pass name -> EXR path in, clean linear picture (height x width x 3) out."""
    light, direct, indirect, albedo, normal = (
        load(paths[name]) for name in ('light', 'direct', 'indirect', 'albedo', 'normal')
    )
    falling = direct + indirect
    # At an edge the mean of the products is not the product of the means: the rest may be negative there, and counts.
    rest = light - albedo * falling
    guides = [(blur(albedo, 1), ALBEDO_REACH), (blur(normal, 1), NORMAL_REACH)]
    falling = np.expm1(average_alike(np.log1p(falling), guides, 6, strength))
    shine = average_alike(np.sign(rest) * np.log1p(np.abs(rest)), guides, 4, strength)
    return np.maximum(albedo * falling + np.sign(shine) * np.expm1(np.abs(shine)), 0)


def load(path):
    """A float picture as an array, its bottom row first as Blender has it."""
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(height, width, 4)[:, :, :3])


def save(scene, picture, path):
    """Writes the picture as the scene's view shows it."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    opaque = np.ones((height, width, 4), np.float32)
    opaque[:, :, :3] = picture
    image.pixels.foreach_set(opaque.ravel())
    image.save_render(path, scene=scene)


def blur(values, reach):
    """The mean of the square that reaches so many pixels each way."""
    size = 2 * reach + 1
    for axis in (0, 1):
        pad = [(0, 0)] * values.ndim
        pad[axis] = (reach + 1, reach)
        sums = np.cumsum(np.pad(values, pad, mode='edge'), axis=axis, dtype=np.float64)
        count = values.shape[axis]
        high = np.take(sums, range(size, size + count), axis=axis)
        values = ((high - np.take(sums, range(count), axis=axis)) / size).astype(np.float32)
    return values


def grain(values):
    """How much each place varies by noise: what a 3 x 3 high-pass leaves, evened out so that edges count little."""
    padded = np.pad(values, [(1, 1), (1, 1), (0, 0)], mode='edge')
    rows = padded[:-2] - 2 * padded[1:-1] + padded[2:]
    residue = ((rows[:, :-2] - 2 * rows[:, 1:-1] + rows[:, 2:]) / 6) ** 2
    residue = residue.mean(axis=2)
    return blur(np.minimum(residue, 2 * blur(residue, 3)), 3) + 1e-6


def shifted(array, dy, dx):
    """Two views of the array that lie (dy, dx) apart; dy is not negative."""
    height, width = array.shape[:2]
    here = array[: height - dy, max(0, -dx) : width - max(0, dx)]
    there = array[dy:, max(0, dx) : width + min(0, dx)]
    return here, there


def average_alike(values, guides, reach, strength):
    """Non-local means: each pixel becomes the mean of those around it that look alike and lie on a like surface."""
    noise = grain(values)
    total, weights = values.copy(), np.ones(values.shape[:2], np.float32)
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if dy or dx > 0:
                add_neighbour(values, noise, guides, strength, dy, dx, total, weights)
    return total / weights[:, :, None]


def add_neighbour(values, noise, guides, strength, dy, dx, total, weights):
    """Lends light between all pairs of pixels that lie (dy, dx) apart."""
    here, there = shifted(values, dy, dx)
    noise_here, noise_there = shifted(noise, dy, dx)
    expected = noise_here + noise_there
    apart = ((here - there) ** 2).mean(axis=2)
    unlike = blur((apart - expected) / (strength**2 * expected), 1).clip(0)
    for guide, tolerance in guides:
        guide_here, guide_there = shifted(guide, dy, dx)
        unlike = unlike + ((guide_here - guide_there) ** 2).sum(axis=2) / (2 * tolerance**2)
    weight = np.exp(-unlike)
    for array, lend in ((total, there * weight[:, :, None]), (weights, weight)):
        shifted(array, dy, dx)[0][...] += lend
    for array, lend in ((total, here * weight[:, :, None]), (weights, weight)):
        shifted(array, dy, dx)[1][...] += lend
