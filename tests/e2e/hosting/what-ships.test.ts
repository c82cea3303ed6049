// Visitors get no secret, nothing of the build machine, and the licences of everything in the site.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ROOT } from '../../support/sites/build-site.ts';

/** How keys look that open something. The public key of a database would be a JWT with the role `anon`. */
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bsk_(live|test)_\w{10}|\bxox[baprs]-\w{10}|\beyJ[\w-]{20,}\.eyJ[\w-]{20,}|postgres(ql)?:\/\/\w+:|\bsb_secret_\w{10}|service_role/;

/** Licences that allow what is done here, if only the work is named. */
const FREE = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|\(?MIT OR .*)$/;

const all = readdirSync(inject('folder'), { recursive: true, encoding: 'utf8' });
const texts = all.filter((file) =>
  /\.(js|css|html|json|txt|xml|svg|webmanifest)$|_headers$/.test(file),
);
const read = (file: string) => readFileSync(join(inject('folder'), file), 'utf8');

test('holds no key and no password', () => {
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => SECRETS.test(read(file)))).toEqual([]);
});

test('tells nothing of the machine that built it, and carries no source map', () => {
  const shown = texts.filter(
    (file) => read(file).includes(ROOT) || /sourceMappingURL/.test(read(file)),
  );
  expect(shown).toEqual([]);
  expect(all.filter((file) => /\.map$/.test(file))).toEqual([]);
});

test('has no names that differ by capital letters alone, of which Windows and Macs keep one', () => {
  expect(new Set(all.map((file) => file.toLowerCase())).size).toBe(all.length);
});

test('names the licence of every package in it, and all of them allow it', () => {
  const [, ...entries] = read('licences.txt').split(/\n-{72}\n/);
  const heads = entries.map((entry) => /^\s*(\S+) [\d.]+\S* \(([^)]+)\)/.exec(entry) ?? [entry]);
  expect(heads.filter(([, , licence = '']) => !FREE.test(licence))).toEqual([]);
  const certain = ['react', 'react-dom', 'react-toastify', 'styled-components', 'zustand'];
  expect(heads.map(([, name]) => name)).toEqual(expect.arrayContaining(certain));
  // A package without a licence text of its own is named with its licence all the same.
  const long = entries.filter((entry) => entry.length > 300);
  expect(long.length).toBeGreaterThan(entries.length * 0.7);
});
