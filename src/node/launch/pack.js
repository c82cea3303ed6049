// Compiles the commands for `npm pack`, and with --remove takes the scripts away: Node reads no TypeScript in packages.
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
