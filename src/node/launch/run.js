// Starts one of the project's own commands: `node src/node/launch/run.js check`.
import { fileURLToPath } from 'node:url';
import { orNoSite, takeSite } from './take-site.js';
import { importTool } from './tools.js';

// Whoever reads the output may have seen enough of it: `npm run check | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));
}

// An error names the line as it was written.
process.setSourceMapsEnabled(true);

const [, , command, ...args] = takeSite(process.argv);
const { run } = await importTool(`commands/${command}`).catch(translated);
await orNoSite(async () => {
  process.exitCode = (await run(args)) ?? 0;
});

/** Where the translation cannot be kept, because nothing can be written, it is made each time. */
async function translated(error) {
  if (!error.syscall) throw error;
  const { runnerImport } = await import('vite');
  const file = fileURLToPath(new URL(`../commands/${command}.ts`, import.meta.url));
  const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
  return module;
}
