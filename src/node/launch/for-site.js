// Starts a program for the repository's own site, or for another one: `node src/node/launch/for-site.js vite build --site FOLDER`.
import { fileURLToPath } from 'node:url';
import { orNoSite, takeSite } from './take-site.js';
import { importTool } from './tools.js';

/** Below node_modules. */
const PROGRAMS = { vite: 'vite/bin/vite.js', vitest: 'vitest/vitest.mjs' };

const [node, , program, ...args] = takeSite(process.argv);
const file = new URL(`../../../node_modules/${PROGRAMS[program]}`, import.meta.url);
const { projectIn } = await importTool('project');
await orNoSite(async () => {
  projectIn('.');
  process.argv = [node, fileURLToPath(file), ...args];
  await import(file.href);
});
