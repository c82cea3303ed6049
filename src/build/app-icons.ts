// The icons and the description of the site for home screens, made from the company's mark.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { SiteFacts } from '../model/site.ts';
import { APPLE_ICON, BRAND_COLOR, WEB_MANIFEST } from './app-paths.ts';
import { drawMark, MARK } from './draw-mark.ts';
import { keptFile } from './kept-files.ts';
import type { Project } from './project.ts';

type Places = Pick<Project, 'root' | 'publicFolder'>;

/** Below the project's folder: drawn icons, each under a name made from the mark. */
const KEPT = 'node_modules/.cache/curbside/icons';

/** Where each icon stands, and its width in pixels. */
const ICONS = [
  { path: APPLE_ICON, width: 180 },
  { path: '/icons/192.png', width: 192 },
  { path: '/icons/512.png', width: 512 },
];

/** Writes the icons and the description below `output`. */
export async function writeAppFiles(
  facts: SiteFacts,
  { project, output }: { project: Places; output: string },
): Promise<void> {
  await mkdir(join(output, 'icons'), { recursive: true });
  await Promise.all(
    ICONS.map(async ({ path }) => writeFile(join(output, path), await appIcon(project, path))),
  );
  await writeFile(join(output, WEB_MANIFEST), webManifest(facts));
}

/** What a phone shows when the site is kept on its home screen. */
export function webManifest({ company, locale }: SiteFacts): string {
  const icons = ICONS.filter(({ path }) => path !== APPLE_ICON).map(({ path, width }) => ({
    src: path,
    sizes: `${width}x${width}`,
    type: 'image/png',
    // The hills run off every edge, so that a phone may cut the icon to any shape.
    purpose: 'any maskable',
  }));
  return JSON.stringify({
    name: company.name,
    lang: locale.replace('_', '-'),
    start_url: '/',
    display: 'minimal-ui',
    theme_color: BRAND_COLOR,
    background_color: BRAND_COLOR,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }, ...icons],
  });
}

/** The icon at a path as a PNG. Throws for a path that has none, and when the mark cannot be read. */
async function appIcon({ root, publicFolder }: Places, path: string): Promise<Buffer> {
  const icon = ICONS.find((known) => known.path === path);
  if (!icon) throw new Error(`there is no icon ${path}`);
  const mark = await readFile(join(publicFolder, MARK));
  const name = createHash('sha256')
    .update(mark)
    .update(JSON.stringify([icon, BRAND_COLOR]))
    .digest('hex');
  return readFile(await keptFile(join(root, KEPT, `${name}.png`), () => drawn(mark, icon)));
}

/** The mark on its own ground, which fills the corners: phones cut them in their own way. */
function drawn(mark: Buffer, { width }: (typeof ICONS)[number]): Promise<Buffer> {
  return drawMark(mark, width)
    .flatten({ background: BRAND_COLOR })
    .png({ palette: true })
    .toBuffer();
}
