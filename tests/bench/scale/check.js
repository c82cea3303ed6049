// Reads and checks one manifest in this process and prints how many seconds that took: `node tests/bench/scale/check.js FILE`.
import { resolve } from 'node:path';
import { importTool } from '../../../src/node/launch/tools.js';

// Translated as for the commands, which is not how the other benchmarks are started.
const { loadSite } = await importTool('load-site');
const { projectIn } = await importTool('project');
const start = performance.now();
const { site } = await loadSite({ ...projectIn('.'), manifest: resolve(process.argv[2]) });
console.log(`seconds: ${(performance.now() - start) / 1000}`);
process.exitCode = site ? 0 : 1;
