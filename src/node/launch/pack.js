// Compiles the commands for `npm pack`, and with --remove takes the scripts away: Node reads no TypeScript in packages.
import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { COMMANDS, moduleOf } from './commands.js';
import { COMPILED, compile, ROOT } from './own-code.js';

rmSync(join(ROOT, COMPILED), { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  const modules = ['src/node/site-plugin.ts', 'src/files/project.ts'];
  await compile([
    ...modules,
    ...Object.keys(COMMANDS)
      .filter((name) => !['dev', 'build'].includes(name))
      .map(moduleOf),
  ]);
  writePublicTypes();
}

/** Writes the types of what sections of a site import: the compiler of a site would check sources under settings of its own. */
function writePublicTypes() {
  const settings = {
    ...{ target: 'es2023', module: 'esnext', moduleResolution: 'bundler', jsx: 'react-jsx' },
    ...{ rootDir: 'src', outDir: `${COMPILED}/types` },
  };
  const flags = ['ignoreConfig', 'declaration', 'emitDeclarationOnly', 'skipLibCheck']
    .concat('allowImportingTsExtensions')
    .map((name) => `--${name}`);
  const words = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, value]);
  const compiler = join(ROOT, 'node_modules/typescript/bin/tsc');
  const args = [compiler, 'src/ui/public.ts', ...flags, ...words];
  execFileSync(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
}
