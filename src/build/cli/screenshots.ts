// `npm run screenshots`: takes pictures of the built site, for people who review how it looks.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { launchBrowser } from '../chromium.ts';
import { siteOrProblems } from '../load-site.ts';
import { readFlags } from '../read-flags.ts';
import { allShots, type Shot, WIDTHS } from '../screenshots.ts';
import { serveHere } from '../serve.ts';
import { takeShots } from '../take-shots.ts';

const FOLDER = 'screenshots';

/**
 * Writes screenshots/WIDTH/PAGE.png and screenshots/index.html from the site in dist/. Returns 1 when the manifest has errors.
 * `--widths 320,1920` takes other widths, and `--only about` just the pictures whose name has that word in it.
 */
export async function run(args: string[]): Promise<number> {
  const { site } = (await siteOrProblems(resolve('.'))) ?? {};
  if (!site) return 1;
  const { widths = WIDTHS.join(), only = '' } = readFlags(args, []).flags;
  const shots = allShots(site, widths.split(',').map(Number)).filter(({ name }) =>
    name.includes(only),
  );
  rmSync(FOLDER, { recursive: true, force: true });
  await take(shots);
  console.log(`${shots.length} pictures. Open ${join(FOLDER, 'index.html')} to see them together.`);
  return 0;
}

async function take(shots: Shot[]): Promise<void> {
  const { url, close } = await serveHere(resolve('dist'));
  const browser = await launchBrowser();
  try {
    await takeShots(shots, {
      browser,
      url,
      folder: FOLDER,
      progress: ({ name, width }, index) =>
        console.log(`${index + 1}/${shots.length} ${name} at ${width} px`),
    });
  } finally {
    await browser.close();
    await close();
  }
}
