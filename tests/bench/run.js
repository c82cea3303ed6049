// Starts a benchmark: `node tests/bench/run.js scale --towns 6,100`.
import { importTypeScript } from '../../src/node/launch/own-code.js';

const [, , name, ...args] = process.argv;
const { run } = await importTypeScript(`tests/bench/${name}.ts`);
process.exitCode = (await run(args)) ?? 0;
