// Starts one of the project's own commands: `node src/build/cli/run.js check`. Vite translates the TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

// Whoever reads the output may have seen enough of it: `npm run check | head`.
for (const stream of [process.stdout, process.stderr]) {
  stream.on('error', ({ code }) => process.exit(code === 'EPIPE' ? 0 : 1));
}

const [, , command, ...args] = process.argv;
const file = fileURLToPath(new URL(`./${command}.ts`, import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.exitCode = (await module.run(args)) ?? 0;
