// `npm run screenshots`: takes pictures of the built site, for people who review how it looks.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { siteOrProblems } from '../../files/load-site.ts';
import { projectIn, saidPath } from '../../files/project.ts';
import { runBuild } from '../run-build.ts';
import { launchBrowser } from '../screenshots/chromium.ts';
import { allShots, type Shot, WIDTHS } from '../screenshots/screenshots.ts';
import { takeShots } from '../screenshots/take-shots.ts';
import { serveHere } from '../serve/serve.ts';
import { readFlags } from '../terminal/read-flags.ts';

/** Below the site's folder. */
const FOLDER = 'screenshots';

/**
 * Builds the site and writes screenshots/WIDTH/PAGE.png and screenshots/index.html. Returns 1 when the manifest has errors.
 * `--widths 320,1920` takes other widths, and `--only about` just the pictures whose name has that word in it.
 */
export async function run(args: string[]): Promise<number> {
  const project = projectIn('.');
  const { site } = (await siteOrProblems(project)) ?? {};
  if (!site) return 1;
  const { widths = WIDTHS.join(), only = '' } = readFlags(args, []).flags;
  const shots = allShots(site, widths.split(',').map(Number)).filter(({ name }) =>
    name.includes(only),
  );
  const folder = join(project.folder, FOLDER);
  await runBuild(project.root);
  rmSync(folder, { recursive: true, force: true });
  await take(shots, project.output, folder);
  const all = saidPath(project, join(folder, 'index.html'));
  console.log(`${shots.length} pictures. Open ${all} to see them together.`);
  return 0;
}

async function take(shots: Shot[], site: string, folder: string): Promise<void> {
  const { url, close } = await serveHere(site);
  const browser = await launchBrowser();
  try {
    await takeShots(shots, {
      browser,
      url,
      folder,
      progress: ({ name, width }, index) =>
        console.log(`${index + 1}/${shots.length} ${name} at ${width} px`),
    });
  } finally {
    await browser.close();
    await close();
  }
}
