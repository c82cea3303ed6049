// The scenes of the pictures: each has been rendered, to the measures of the real things.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { direction, perceptual, srgb } from '../art/denoiser/curves.mjs';
import { fingerprint } from '../art/inputs.mjs';
import { manifestText } from './manifest/real-manifest.ts';

const manifest = parse(manifestText);

describe('the pictures', () => {
  it('have a scene each that they can be rendered from again, and no scene is left unrendered', () => {
    const scenes = readdirSync('art/pictures').map((file) =>
      file.replace('.py', '').replaceAll('_', '-'),
    );
    const rendered = JSON.parse(readFileSync('art/rendered.json', 'utf8'));
    expect(Object.keys(rendered)).toEqual(scenes.toSorted());
  });

  it('count as changed when the phone on their signs does', () => {
    const { name, phone } = manifest.company;
    const now = fingerprint('rolloff-farmhouse', { name, phone });
    expect(fingerprint('rolloff-farmhouse', { name, phone: '(716) 555-0100' })).not.toBe(now);
    expect(fingerprint('rolloff-farmhouse', { name, phone })).toBe(now);
  });

  it.each([
    ['light', perceptual(2.5), [0, 0.00001, 0.002, 0.18, 1, 40, 20_000]],
    ['a surface’s colour', srgb, [0, 0.001, 0.2, 1]],
    ['a direction', direction, [-1, -0.3, 0, 0.8]],
  ])('keep %s on its way through the denoiser’s curve and back', (_, curve, values) => {
    for (const value of values) {
      const gap = Math.abs(curve.back(curve.forward(value)) - value);
      expect(gap).toBeLessThan(0.001 * Math.max(0.01, Math.abs(value)));
    }
  });

  it('show the roll-offs at the lengths and heights that the specification gives', () => {
    const model = readFileSync('art/models/rolloff.py', 'utf8');
    const drawn = [...model.matchAll(/'(\d+)': \((\d+), ([\d.]+)\)/g)].map(
      ([, yards, length, height]) => [`${yards} Yard`, Number(length), Number(height)],
    );
    const specified = manifest.container_specs.map(
      ({ size, dimensions }: { size: string; dimensions: { length: number; height: number } }) => [
        size,
        dimensions.length,
        dimensions.height,
      ],
    );
    expect(drawn).toEqual(specified);
  });
});
