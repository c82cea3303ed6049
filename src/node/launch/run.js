// Runs one of the project's own commands, or a program that it needs: `node src/node/launch/run.js check`.
import { fileURLToPath } from 'node:url';
import { importTypeScript } from './own-code.js';
import { takeSite } from './take-site.js';

/** By name, their files. */
const PROGRAMS = { vite: 'vite/bin/vite.js', vitest: 'vitest/vitest.mjs' };

// A reader of the output may stop early: `npm run check | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));
}

// Vite's bundler has an allocator of its own, which takes memory in pieces of 2 MB and keeps what it has freed: 250 MB more.
Object.assign(process.env, { MIMALLOC_ALLOW_THP: 0, MIMALLOC_PURGE_DELAY: 0 });

const [node, , name, ...args] = takeSite(process.argv);
try {
  await (name in PROGRAMS ? startProgram(PROGRAMS[name]) : runCommand());
} catch (error) {
  const missing = /^Cannot find (?:package|module) '([^./][^']*)'/.exec(error.message)?.[1];
  if (error.name !== 'SiteNotFoundError' && !missing) throw error;
  console.error(
    missing ? `The package ${missing} is not installed. Run npm ci, and try again.` : error.message,
  );
  process.exitCode = 1;
}

async function runCommand() {
  const { run } = await importTypeScript(`src/node/commands/${name}.ts`);
  process.exitCode = (await run(args)) ?? 0;
}

async function startProgram(path) {
  const { projectIn } = await importTypeScript('src/files/project.ts');
  projectIn('.');
  const file = new URL(`../../../node_modules/${path}`, import.meta.url);
  process.argv = [node, fileURLToPath(file), ...args];
  await import(file.href);
}
