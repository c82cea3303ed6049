#!/usr/bin/env node
// The program `curbside`: runs a command, or a program that the project needs: `node src/node/launch/run.js check`.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { helpOf, isCommand, moduleOf } from './commands.js';
import { importTypeScript, ROOT } from './own-code.js';
import { extractProjectFlags } from './take-site.js';

/** By command, the program that does it: its package, its file there, and what is said to it. */
const VITE_SETTINGS = [
  ...['--config', fileURLToPath(new URL('vite.config.js', import.meta.url))],
  ...['--configLoader', 'native'],
];
const PROGRAMS = {
  dev: ['vite', 'bin/vite.js', ...VITE_SETTINGS],
  build: ['vite', 'bin/vite.js', 'build', ...VITE_SETTINGS],
  vitest: ['vitest', 'vitest.mjs'],
};

// A reader of the output may stop early: `npm run check | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));
}

// Vite's bundler has an allocator of its own, which takes memory in pieces of 2 MB and keeps what it has freed: 250 MB more.
Object.assign(process.env, { MIMALLOC_ALLOW_THP: 0, MIMALLOC_PURGE_DELAY: 0 });

const [node, , name, ...args] = extractProjectFlags(process.argv);
/** The sites that stand behind `check` and `build`: `curbside check sites/*`. */
const folders =
  name === 'check' || name === 'build'
    ? args.filter((word) => existsSync(join(word, 'pages.yaml')))
    : [];
// The folder of an installed engine is no site.
if (!existsSync(join(ROOT, 'pages.yaml'))) process.env.CURBSIDE_SITE ||= '.';

if (!isCommand(name) || (args.includes('--help') && name !== 'vitest')) {
  const isAsked = isCommand(name) || !name || name === '--help';
  if (isAsked) console.log(helpOf(name));
  else console.error(`There is no command "${name}".\n\n${helpOf()}`);
  process.exitCode = isAsked ? 0 : 1;
} else {
  // Vite and Vitest go on, and end with a code of their own.
  process.exitCode = (await (folders.length > 0 ? runInEach() : runOnce(args))) ?? process.exitCode;
}

/** Gives the exit code. What keeps a command from its work is told in a sentence; anything else is a fault of the code. */
async function runOnce(words) {
  try {
    if (name in PROGRAMS) return await startProgram(...PROGRAMS[name]);
    const { run } = await importTypeScript(moduleOf(name));
    return (await run(words)) ?? 0;
  } catch (error) {
    const { code, message, syscall } = error;
    const missing = /^Cannot find (?:package|module) '([^./][^']*)'/.exec(message)?.[1];
    const isMisused = code?.startsWith('ERR_PARSE_ARGS');
    if (error.name !== 'CommandError' && !missing && !isMisused && !syscall) throw error;
    if (missing)
      console.error(`The package ${missing} is not installed. Run npm ci, and try again.`);
    else console.error(isMisused ? `${message}\n\n${helpOf(name)}` : message);
    return 1;
  }
}

/** Checks the sites in this process, whose start takes longer than a check, and builds them side by side. */
async function runInEach() {
  const commandArgs = args.filter((word) => !folders.includes(word));
  const waiting = [...folders];
  let worst = 0;
  const work = async () => {
    for (let folder = waiting.shift(); folder; folder = waiting.shift()) {
      worst = Math.max(worst, await (name === 'build' ? build(folder) : check(folder)));
    }
  };
  await Promise.all(Array.from({ length: name === 'build' ? availableParallelism() : 1 }, work));
  return worst;

  function check(folder) {
    process.env.CURBSIDE_SITE = folder;
    return runOnce(commandArgs);
  }

  function build(folder) {
    const own = [fileURLToPath(import.meta.url), name, '--site', folder, ...commandArgs];
    const child = spawn(node, own, { stdio: 'inherit' });
    return new Promise((done) => child.once('close', (code) => done(code ?? 1)));
  }
}

async function startProgram(pack, file, ...programArgs) {
  const { projectIn } = await importTypeScript('src/files/project.ts');
  projectIn();
  const require = createRequire(import.meta.url);
  const path = join(require.resolve(`${pack}/package.json`), '..', file);
  // Vite leaves to plugins what stands behind the two hyphens.
  const siteArgs = args.filter((word) => word !== '--compress');
  const compress = siteArgs.length < args.length ? ['--', '--compress'] : [];
  process.argv = [node, path, ...programArgs, ...siteArgs, ...compress];
  await import(pathToFileURL(path).href);
}
