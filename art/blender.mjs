// Starts Blender for one picture and shows how far it is.
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { company } from './company.mjs';

const INSTALL = `Blender is not installed, or not on the PATH. The scenes are made for Blender 3.4 to 3.6:
  Debian, Ubuntu   sudo apt-get install blender python3-numpy
  elsewhere        https://www.blender.org/download/lts/3-6/`;

/** Ends the process with a plain word when Blender cannot be started. */
export function findBlender() {
  if (spawnSync('blender', ['--version']).status === 0) return;
  console.error(INSTALL);
  process.exit(1);
}

/** Ends the process with the one command that is missing when the denoiser's packages are not there. */
export function findDenoiser() {
  if (existsSync('art/denoiser/node_modules/onnxruntime-node')) return;
  console.error('The denoiser is not installed yet: npm ci --prefix art/denoiser');
  process.exit(1);
}

/** Renders one picture (width in pixels, 4:3); gives the path of its 16-bit PNG, and keeps Blender's words in a log beside it. */
export async function renderScene(name, width, samples) {
  const folder = join('.cache/art', name);
  mkdirSync(folder, { recursive: true });
  const args = ['-b', '-P', 'art/scene.py', '--', name, String(width), String(samples), folder];
  const env = { ...process.env, COMPANY: JSON.stringify(company()) };
  const blender = spawn('blender', args, { env });
  const log = createWriteStream(join(folder, 'blender.log'));
  blender.stderr.pipe(log, { end: false });
  const words = await watch(blender, log, name);
  const code = blender.exitCode ?? (await new Promise((done) => blender.once('close', done)));
  log.end();
  if (code !== 0 || !words.finished) {
    throw new Error(`Blender did not finish ${name}. Its words: ${folder}/blender.log`);
  }
  return join(folder, `${name}.png`);
}

/** Passes Blender's output to the log, and what matters of it to the terminal. */
async function watch(blender, log, name) {
  const seen = { finished: false };
  for await (const line of createInterface({ input: blender.stdout })) {
    log.write(`${line}\n`);
    if (line.startsWith('CLEANED')) seen.finished = true;
    const [, done, all] = line.match(/Sample (\d+)\/(\d+)/) ?? [];
    if (done && process.stdout.isTTY) process.stdout.write(`\r${name}: ${done} of ${all} samples `);
  }
  if (process.stdout.isTTY) process.stdout.write('\r\x1b[K');
  return seen;
}
