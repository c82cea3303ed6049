// Takes the grain out of a render with Open Image Denoise's networks, on the processor, through ONNX Runtime.
// node denoise.mjs FOLDER WIDTH HEIGHT
// FOLDER holds light.f32, albedo.f32 and normal.f32: rows from the top, red green blue, 32-bit floats; gets clean.f32.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import * as ort from 'onnxruntime-node';
import { direction, exposureOf, perceptual, plain, srgb } from './curves.mjs';
import { unet } from './onnx.mjs';
import { readTza } from './tza.mjs';

const TILE = 1 << 20; // pixels at a time: takes 1.8 GB at 1600 pixels wide
const STEP = 16; // the network halves four times
const OVERLAP = 112; // pixels that a pixel's value depends on, each way

const weights = join(dirname(createRequire(import.meta.url).resolve('denoiser')), 'tzas');

/** A picture { pixels, width, height }, clean. Albedo and normal are cleaned first: the colour network trusts them. */
async function denoise(light, albedo, normal) {
  const cleanAlbedo = await filter('rt_alb_large', [[albedo, srgb]]);
  const cleanNormal = await filter('rt_nrm_large', [[normal, direction]]);
  return filter('rt_hdr_calb_cnrm_large', [
    [light, perceptual(exposureOf(light))],
    [cleanAlbedo, plain],
    [cleanNormal, direction],
  ]);
}

/** Runs one network over [picture, curve] pairs, three channels each; the first is the one that comes out clean. */
async function filter(name, inputs) {
  const session = await ort.InferenceSession.create(unet(readTza(join(weights, `${name}.tza`))));
  const [[{ width, height }, curve]] = inputs;
  const clean = { pixels: new Float32Array(3 * width * height), width, height };
  const rows = Math.max(STEP, Math.floor(TILE / roundUp(width) / STEP) * STEP - 2 * OVERLAP);
  for (let top = 0; top < height; top += rows) {
    const bottom = Math.min(top + rows, height);
    const from = Math.max(top - OVERLAP, 0);
    const to = Math.min(bottom + OVERLAP, height);
    const { data, dims } = await run(session, tile(inputs, from, to));
    copyRows(data, dims, clean, from, top, bottom, curve);
  }
  await session.release();
  return clean;
}

async function run(session, input) {
  const results = await session.run({ input });
  return results[session.outputNames[0]];
}

/** Rows of all pictures as the network wants them: channel by channel, sizes in sixteens, zeros where nothing is. */
function tile(inputs, from, to) {
  const { width } = inputs[0][0];
  const [wide, high] = [roundUp(width), roundUp(to - from)];
  const data = new Float32Array(3 * inputs.length * wide * high);
  inputs.forEach(([{ pixels }, curve], index) => {
    for (let channel = 0; channel < 3; channel++) {
      const plane = (3 * index + channel) * wide * high;
      for (let y = from; y < to; y++) {
        const row = plane + (y - from) * wide;
        for (let x = 0; x < width; x++) {
          data[row + x] = curve.forward(pixels[3 * (y * width + x) + channel]);
        }
      }
    }
  });
  return new ort.Tensor('float32', data, [1, 3 * inputs.length, high, wide]);
}

function copyRows(data, [, , high, wide], { pixels, width }, from, top, bottom, curve) {
  for (let channel = 0; channel < 3; channel++) {
    for (let y = top; y < bottom; y++) {
      const row = channel * wide * high + (y - from) * wide;
      for (let x = 0; x < width; x++) {
        pixels[3 * (y * width + x) + channel] = curve.back(data[row + x]);
      }
    }
  }
}

const roundUp = (size) => Math.ceil(size / STEP) * STEP;

function load(path, width, height) {
  const file = readFileSync(path);
  const pixels = new Float32Array(
    file.buffer.slice(file.byteOffset, file.byteOffset + file.length),
  );
  if (pixels.length !== 3 * width * height) throw new Error(`${path} is not ${width} x ${height}`);
  return { pixels, width, height };
}

const [folder, width, height] = process.argv.slice(2);
const [light, albedo, normal] = ['light', 'albedo', 'normal'].map((name) =>
  load(join(folder, `${name}.f32`), Number(width), Number(height)),
);
writeFileSync(join(folder, 'clean.f32'), (await denoise(light, albedo, normal)).pixels);
