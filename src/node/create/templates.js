// Puts the sites that `--from` names into the package, and with --remove takes them away.
import { cpSync, existsSync, rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const here = (path) => fileURLToPath(new URL(path, import.meta.url));

/** By name, their folders. */
const SITES = {
  hauler: '../../../',
  'well-driller': '../../../tests/fixtures/second-site/',
  sweep: '../../../tests/fixtures/third-site/',
};

rmSync(here('templates'), { recursive: true, force: true });
if (!process.argv.includes('--remove')) {
  for (const [name, folder] of Object.entries(SITES)) {
    for (const part of ['pages.yaml', 'public', 'sections'].filter((name) =>
      existsSync(here(folder + name)),
    )) {
      cpSync(here(folder + part), here(`templates/${name}/${part}`), { recursive: true });
    }
  }
}
