// What is sent to visitors: no secret, nothing of the machine that built it, and the licences of everything in it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { ROOT } from '../support/build-site.ts';

const texts = readdirSync(inject('folder'), { recursive: true, encoding: 'utf8' }).filter((file) =>
  /\.(js|css|html|json|txt|xml|svg|webmanifest)$|_headers$/.test(file),
);
const read = (file: string) => readFileSync(join(inject('folder'), file), 'utf8');

/** How keys look that open something. The public key of a database would be a JWT with the role `anon`. */
const SECRETS =
  /-----BEGIN [A-Z ]*PRIVATE KEY|\bAKIA[0-9A-Z]{16}\b|\bgh[pousr]_\w{36}|\bsk_(live|test)_\w{10}|\bxox[baprs]-\w{10}|\beyJ[\w-]{20,}\.eyJ[\w-]{20,}|postgres(ql)?:\/\/\w+:|service_role/;

test('holds no key and no password', () => {
  expect(texts.length).toBeGreaterThan(40);
  expect(texts.filter((file) => SECRETS.test(read(file)))).toEqual([]);
  expect('const key = "AKIAIOSFODNN7EXAMPLE"').toMatch(SECRETS);
});

test('tells nothing of the machine that built it, and carries no source map', () => {
  const told = texts.filter(
    (file) => read(file).includes(ROOT) || /sourceMappingURL/.test(read(file)),
  );
  expect(told).toEqual([]);
  expect(
    readdirSync(inject('folder'), { recursive: true }).filter((file) =>
      /\.map$/.test(String(file)),
    ),
  ).toEqual([]);
});

test('names the licence of every package in it, and all of them allow it', () => {
  const [, ...entries] = read('licences.txt').split(/\n-{72}\n/);
  const licences = entries.map((entry) => /^\s*(\S+) [\d.]+\S* \(([^)]+)\)/.exec(entry));
  expect(licences.filter((found) => !found)).toEqual([]);
  const names = licences.map((found) => found?.[1]);
  expect(names).toEqual(
    expect.arrayContaining([
      'react',
      'react-dom',
      'react-toastify',
      'styled-components',
      'wouter',
      'zustand',
    ]),
  );
  const free = /^(MIT|ISC|0BSD|BSD-[23]-Clause|Apache-2\.0|OFL-1\.1|Unlicense|\(?MIT OR .*)$/;
  expect(licences.filter((found) => !free.test(found?.[2] ?? ''))).toEqual([]);
  // A package without a licence text of its own is named with its licence all the same.
  expect(entries.filter((entry) => entry.length > 300).length).toBeGreaterThan(names.length * 0.7);
});
