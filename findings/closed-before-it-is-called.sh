#!/usr/bin/env bash
# vite 8.3.8: `runnerImport` loads a TypeScript module, whose function imports another module when it is called.
# One would guess: the module is there for good, as after import(); what it loads later is found by the same runner.
# What it does: the runner is closed as soon as the module has been loaded. The first function that imports
# something rejects: "Vite module runner has been closed."
# Why it matters: a command that loads its parts when they are needed, to start faster, works until the first of
# them is needed. Imports at the head of the module, or a runner of one's own that stays open, do not have this.
set -eu
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{"type":"module"}' > package.json
npm install --silent --no-audit --no-fund vite@8.3.8
cat > first.ts <<'END'
import { word as early } from './second.ts';
export const atTheHead = async () => early;
export const whenCalled = async () => (await import('./second.ts')).word;
END
echo "export const word: string = 'answers';" > second.ts
cat > read.mjs <<'END'
import { createServer, createServerModuleRunner, runnerImport } from 'vite';

const call = (load) => load().catch(({ message }) => `rejects: ${message}`);
const { module } = await runnerImport('./first.ts');
const seen = {
  'runnerImport, an import at the head': await call(module.atTheHead),
  'runnerImport, an import when called': await call(module.whenCalled),
};
const server = await createServer({
  configFile: false,
  server: { middlewareMode: true, ws: false },
  logLevel: 'silent',
});
const runner = createServerModuleRunner(server.environments.ssr, { hmr: false });
const open = await runner.import('/first.ts');
seen['a runner of its own, an import when called'] = await call(open.whenCalled);
await runner.close();
await server.close();
for (const [name, words] of Object.entries(seen)) console.log(`${name}: ${words}`);
const [head, called, own] = Object.values(seen);
const same = head === 'answers' && /^rejects: .*closed/.test(called) && own === 'answers';
console.log(
  same
    ? 'Still so: what a module imports later finds its runner closed.'
    : 'Changed: a module that was imported can import more.',
);
process.exit(same ? 0 : 1);
END
node read.mjs
