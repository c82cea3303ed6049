# The render set-up: an empty scene, Cycles on the processor, and the passes that the denoiser wants.
import os

import bpy

PASSES = {'light': 'Image', 'albedo': 'DiffCol', 'normal': 'Normal'}


def empty_scene():
    bpy.ops.wm.read_factory_settings(use_empty=True)
    return bpy.context.scene


def set_up(scene, shot, width, height, samples):
    """Size in pixels; samples per pixel at most (quiet pixels stop earlier)."""
    scene.render.engine = 'CYCLES'
    cycles = scene.cycles
    cycles.device, cycles.samples, cycles.use_denoising = 'CPU', samples, False
    # A minimum equal to the maximum would switch adaptive sampling off.
    cycles.use_adaptive_sampling, cycles.adaptive_threshold = True, 0.045
    cycles.adaptive_min_samples = min(12, samples // 2)
    # Under an open sky the light of a third bounce does not show.
    cycles.max_bounces, cycles.transparent_max_bounces = 4, 4
    cycles.diffuse_bounces = cycles.glossy_bounces = cycles.transmission_bounces = 2
    cycles.sample_clamp_indirect, cycles.blur_glossy = 4.0, 0.5
    cycles.caustics_reflective = cycles.caustics_refractive = False
    render = scene.render
    render.resolution_x, render.resolution_y, render.resolution_percentage = width, height, 100
    render.threads_mode, render.threads = 'FIXED', os.cpu_count()
    render.image_settings.file_format, render.image_settings.color_depth = 'PNG', '16'
    view = scene.view_settings
    view.view_transform, view.look, view.exposure = 'Filmic', shot.look, shot.exposure


def render_passes(scene, folder):
    """Renders, and writes each pass as a float picture; gives back name -> path."""
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_diffuse_color = True
    scene.use_nodes = True
    nodes, links = scene.node_tree.nodes, scene.node_tree.links
    nodes.clear()
    layers = nodes.new('CompositorNodeRLayers')
    links.new(layers.outputs['Image'], nodes.new('CompositorNodeComposite').inputs[0])
    files = nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.color_mode = 'OPEN_EXR', '32', 'RGB'
    files.file_slots.clear()
    for name, source in PASSES.items():
        files.file_slots.new(name + '_')
        links.new(layers.outputs[source], files.inputs[name + '_'])
    bpy.ops.render.render()
    return {name: os.path.join(folder, f'{name}_{scene.frame_current:04d}.exr') for name in PASSES}
