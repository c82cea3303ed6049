// What `npm pack` runs before it packs, and with --remove after it: Node reads no TypeScript below node_modules, so the package
// has the code of its commands as JavaScript.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS, moduleOf } from './commands.js';
import { COMPILED, compile, ROOT } from './own-code.js';

rmSync(join(ROOT, COMPILED), { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  const modules = ['src/node/site-plugin.ts', 'src/files/project.ts'];
  await compile([
    ...modules,
    ...Object.keys({ serve: '', ...COMMANDS })
      .filter((name) => !['dev', 'build'].includes(name))
      .map(moduleOf),
  ]);
}
