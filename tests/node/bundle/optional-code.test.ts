// A build has no trace of a section type that its manifest does not name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { optionalCode } from '../../../src/node/bundle/optional-code.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const temporary = temporaryFolder();
const root = resolve('.');
const REGISTRY = join(root, 'src/sections/registry.ts');
const registry = readFileSync(REGISTRY, 'utf8');
const STYLES = 'sections/testimonials/Testimonials.tsx';

type Transform = { handler(code: string, id: string): string | undefined };

function codeFor(text: string) {
  const manifest = join(temporary, 'pages.yaml');
  writeFileSync(manifest, text);
  const { plugin, isLeftOut } = optionalCode({ root, manifest });
  const { handler } = plugin.transform as unknown as Transform;
  const moduleFor = (path: string) => handler('', join(root, 'src', path));
  return { registry: handler(registry, REGISTRY), isLeftOut, moduleFor };
}

it('is in the registry of a site that names it, however YAML writes the name', () => {
  for (const name of ['testimonials', '"testi\\x6donials"', '"testi\\\n    monials"']) {
    const { registry, isLeftOut } = codeFor(`pages: [{ type: ${name} }]`);
    expect(registry).toContain('testimonials: ifNamed(');
    expect(isLeftOut(STYLES)).toBe(false);
  }
});

it('takes the plain parts of the quote form for a site whose requests have no photos', () => {
  const parts = ['Photos.tsx', 'photo-delivery.ts'].map((name) => `sections/quote-form/${name}`);
  for (const [text, isPlain] of [
    ['quote_form: { photos: { at_most: 3 } }', false],
    ['pages: [{ type: quote-form, intro: Send us photos }]', true],
  ] as const) {
    const { isLeftOut, moduleFor } = codeFor(text);
    for (const part of parts) {
      expect(isLeftOut(part)).toBe(isPlain);
      expect(moduleFor(part)?.startsWith('export { ') ?? false).toBe(isPlain);
    }
  }
});

it('is neither in the registry of another site nor in the count that names its classes', () => {
  const other = codeFor('pages: [{ type: text }]');
  expect(other.registry).not.toMatch(/testimonials|: ifNamed\(/i);
  expect(other.registry).toContain('text: onDemand(');
  expect(other.isLeftOut(STYLES)).toBe(true);
  expect(other.isLeftOut('sections/text/Text.tsx')).toBe(false);
});
