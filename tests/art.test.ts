// The fixture's pictures come from scenes of the project, drawn to the manifest's own measures.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { manifestText } from './manifest/real-manifest.ts';
import { fixture } from './support/sites/fixture-site.ts';

const manifest = parse(manifestText);
const scenes = readdirSync('art/pictures').map((file) =>
  file.replace('.py', '').replaceAll('_', '-'),
);
const photos = readdirSync(join(fixture.publicFolder, 'images')).filter((file) =>
  file.endsWith('.webp'),
);

describe('the pictures', () => {
  it.each(photos)('%s has a scene that it can be rendered from again', (photo) => {
    expect(scenes).toContain(photo.replace('.webp', ''));
  });

  it.each(photos)('%s is shown somewhere on the site', (photo) => {
    expect(manifestText).toContain(`/images/${photo}`);
  });

  it('show the roll-offs at the lengths and heights that the manifest gives', () => {
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
