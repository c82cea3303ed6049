// Puts the sites that `--from` names into the package, and with --remove takes them away.
import { cpSync, existsSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

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
    await shrinkPhotos(here(`templates/${name}/public/images`));
  }
}

/** Makes photos, which are there to be replaced, a third of the weight: all of them are downloaded for each new site. */
async function shrinkPhotos(folder) {
  for (const name of readdirSync(folder).filter((name) => name.endsWith('.webp'))) {
    const photo = join(folder, name);
    const small = sharp(photo).resize({ width: 800 }).webp({ quality: 60 });
    writeFileSync(photo, await small.toBuffer());
  }
}
