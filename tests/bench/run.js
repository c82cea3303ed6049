// Starts a benchmark: `node tests/bench/run.js scale --towns 6,100`. Vite translates the TypeScript.
import { fileURLToPath } from 'node:url';
import { runnerImport } from 'vite';

const [, , name, ...args] = process.argv;
const file = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
const { module } = await runnerImport(file, { configFile: false, logLevel: 'error' });
process.exitCode = (await module.run(args)) ?? 0;
