# Run by Blender: builds the scene of one picture, renders it, cleans it and writes a 16-bit PNG.
# blender -b -P art/scene.py -- NAME WIDTH SAMPLES FOLDER
import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

from kit import denoise, studio  # noqa: E402
from kit.daylight import daylight  # noqa: E402


def main(name, width, samples, folder):
    picture = importlib.import_module('pictures.' + name.replace('-', '_'))
    scene = studio.empty_scene()
    shot = picture.SHOT
    studio.set_up(scene, shot, width, width * 3 // 4, samples)
    shot.place_camera(scene)
    daylight(scene, shot)
    picture.build(shot)
    passes = studio.render_passes(scene, folder)
    denoise.save(scene, denoise.denoise(passes), os.path.join(folder, name + '.png'))
    print('CLEANED', flush=True)


name, width, samples, folder = sys.argv[sys.argv.index('--') + 1 :]
main(name, int(width), int(samples), os.path.abspath(folder))
