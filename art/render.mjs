// The command `npm run art`: renders the pictures whose scenes have changed, or those that are named.
import { parseArgs } from 'node:util';
import { findBlender, findDenoiser, renderScene } from './blender.mjs';
import { finish } from './finish.mjs';
import { fingerprint, pictureNames, readRecord, writeRecord } from './inputs.mjs';

const HELP = `Renders the pictures of public/images from their scenes in art/pictures.

  npm run art                    every picture whose scene has changed since it was rendered
  npm run art -- cart rolloffs      these pictures, changed or not
  npm run art -- --list          which pictures there are, and which have changed
  npm run art -- --draft cart   a quick look: 400 pixels wide, into .cache/art
  npm run art -- --keep cart     the change does not show: record it without rendering

  --width N     pixels to render, 4:3 (1600); the finished picture is always 1600 wide
  --samples N   light paths per pixel (8); the denoiser does the rest`;

const OPTIONS = {
  list: { type: 'boolean', default: false },
  draft: { type: 'boolean', default: false },
  keep: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  width: { type: 'string' },
  samples: { type: 'string' },
};

async function main() {
  const { values: options, positionals: named } = parseArgs({
    options: OPTIONS,
    allowPositionals: true,
  });
  if (options.help) return console.log(HELP);
  const unknown = named.filter((name) => !pictureNames().includes(name));
  if (unknown.length) fail(`No such picture: ${unknown.join(', ')}. See npm run art -- --list`);
  const record = readRecord();
  const changed = pictureNames().filter((name) => record[name]?.inputs !== fingerprint(name));
  if (options.list) return list(changed);
  if (options.keep) return keep(named, record);
  await renderAll(named.length ? named : changed, options);
}

function list(changed) {
  for (const name of pictureNames()) {
    console.log(`${changed.includes(name) ? 'changed' : 'as rendered'}\t${name}`);
  }
}

function keep(names, record) {
  for (const name of names) {
    if (!record[name]) fail(`${name} has not been rendered yet.`);
    record[name].inputs = fingerprint(name);
  }
  writeRecord(record);
}

async function renderAll(names, options) {
  if (!names.length) return console.log('Every picture is as its scene has it.');
  findBlender();
  findDenoiser();
  const width = Number(options.width ?? (options.draft ? 400 : 1600));
  const samples = Number(options.samples ?? 8);
  for (const name of names) {
    const inputs = fingerprint(name);
    const started = Date.now();
    const png = await renderScene(name, width, samples);
    const path = await finish(png, name, options.draft);
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(`${name}: ${path}, ${seconds} seconds`);
    if (!options.draft)
      writeRecord({ ...readRecord(), [name]: { inputs, width, samples, seconds } });
  }
}

function fail(message) {
  console.error(message);
  process.exit(1);
}

await main();
