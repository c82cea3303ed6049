# Hands a render to Open Image Denoise, which runs in Node (art/denoiser), and takes the clean picture back.
import os
import subprocess

import bpy
import numpy as np

SCRIPT = os.path.join(os.path.dirname(os.path.dirname(os.path.abspath(__file__))), 'denoiser', 'denoise.mjs')


def denoise(paths):
    """Pass name -> EXR path in, clean linear picture (height x width x 3, bottom row first) out."""
    folder = os.path.dirname(paths['light'])
    for name, path in paths.items():
        picture = load(path)
        picture[::-1].astype('<f4').tofile(os.path.join(folder, name + '.f32'))
    height, width = picture.shape[:2]
    subprocess.run(['node', SCRIPT, folder, str(width), str(height)], check=True)
    return np.fromfile(os.path.join(folder, 'clean.f32'), '<f4').reshape(height, width, 3)[::-1]


def load(path):
    """A float picture as an array, its bottom row first as Blender has it."""
    image = bpy.data.images.load(path)
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return np.nan_to_num(pixels.reshape(height, width, 4)[:, :, :3])


def save(scene, picture, path):
    """Writes the picture as the scene's view shows it: Filmic comes after the denoiser, never before."""
    height, width = picture.shape[:2]
    image = bpy.data.images.new('clean', width, height, float_buffer=True)
    opaque = np.ones((height, width, 4), np.float32)
    opaque[:, :, :3] = picture
    image.pixels.foreach_set(opaque.ravel())
    image.save_render(path, scene=scene)
