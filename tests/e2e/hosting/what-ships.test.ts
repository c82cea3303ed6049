// Visitors get no secret, nothing of the build machine, and the licences of everything in the site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ROOT } from '../../support/sites/build-site.ts';
import { holdsSecret, licenceFaults } from '../../support/sites/what-ships.ts';

const texts = readdirSync(inject('folder'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|css|html|json|txt|xml|svg|webmanifest)$|_headers$/.test(file),
);
const read = (file: string) => readFileSync(join(inject('folder'), file), 'utf8');

test('holds no key and no password', () => {
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => holdsSecret(read(file)))).toEqual([]);
});

test('tells nothing of the machine that built it, and carries no source map', () => {
  const shown = texts.filter(
    (file) => read(file).includes(ROOT) || /sourceMappingURL/.test(read(file)),
  );
  expect(shown).toEqual([]);
  expect(
    readdirSync(inject('folder'), { recursive: true }).filter((file) =>
      /\.map$/.test(String(file)),
    ),
  ).toEqual([]);
});

test('names the licence of every package in it, and all of them allow it', () => {
  expect(licenceFaults(read('licences.txt'))).toEqual([]);
});
