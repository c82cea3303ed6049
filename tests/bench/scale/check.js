// Reads and checks one manifest in this process and prints how many seconds that took: `node tests/bench/scale/check.js FILE`.
import { resolve } from 'node:path';
import { importTypeScript } from '../../../src/node/launch/own-code.js';

// Loaded as commands are, which is not how the other benchmarks are started.
const { loadSite } = await importTypeScript('src/files/load-site.ts');
const { projectIn } = await importTypeScript('src/files/project.ts');
const start = performance.now();
const { site } = await loadSite({ ...projectIn('.'), manifest: resolve(process.argv[2]) });
console.log(`seconds: ${(performance.now() - start) / 1000}`);
process.exitCode = site ? 0 : 1;
