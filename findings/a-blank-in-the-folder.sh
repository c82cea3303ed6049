#!/usr/bin/env bash
# @apidevtools/json-schema-ref-parser, as json-schema-to-typescript 16.0.0 has it: a reader of one's own for the files of a
# schema, which gets `url`, in a folder with a blank or an accent in its name.
# One would guess: `url` is a path, as it is in every other folder, or an address that begins with file:, which
# fileURLToPath takes.
# What it does: it is a path without file: whose blanks and accents are written as in an address: two%20words/part.json.
# readFileSync finds no such file, and fileURLToPath refuses it as no address. decodeURIComponent makes a path of it.
# Why it matters: every test passes in a folder such as /home/me/site, and on a family's computer, in "My Site" of José,
# nothing can be generated.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm install --prefix . --silent --no-audit --no-fund json-schema-to-typescript@16.0.0
cat > read.mjs <<'END'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'json-schema-to-typescript';

const readers = {
  'as a path': (url) => url,
  'as an address': (url) => fileURLToPath(url),
  'as a path, decoded': (url) => decodeURIComponent(url),
};

/** Which readers find a part of a schema in a folder of that name. */
async function readIn(name) {
  const cwd = join(import.meta.dirname, name);
  mkdirSync(cwd);
  writeFileSync(join(cwd, 'part.json'), '{"type":"string"}');
  const schema = () => ({ type: 'object', properties: { part: { $ref: 'part.json' } } });
  const found = [];
  for (const [words, pathOf] of Object.entries(readers)) {
    const read = ({ url }) => readFileSync(pathOf(url));
    const options = { cwd, format: false, $refOptions: { resolve: { file: { read } } } };
    await compile(schema(), 'Whole', options).then(() => found.push(words), () => {});
  }
  return found.join(', ');
}

const seen = {};
for (const name of ['site', 'My Site', 'José']) seen[name] = await readIn(name);
for (const [name, words] of Object.entries(seen)) console.log(`${name}: read ${words}`);
const same =
  seen.site === 'as a path, as a path, decoded' &&
  ['My Site', 'José'].every((name) => seen[name] === 'as a path, decoded');
console.log(
  same
    ? 'Still so: a blank or an accent makes what was a path something that is neither path nor address.'
    : 'Changed: the reader gets a path in every folder, or an address.',
);
process.exit(same ? 0 : 1);
END
node read.mjs
