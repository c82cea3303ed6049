// Makes the pictures that link previews show, one per page, and keeps them so that the next build need not draw them.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { socialPicturePath } from '../manifest/resolve/resolve-seo.ts';
import type { Page, Site } from '../model/site.ts';
import { MARK } from './draw-mark.ts';
import { keptFile } from './kept-files.ts';
import type { Project } from './project.ts';
import { DRAWING, drawSocialPicture, type SocialPicture, type Tools } from './social-picture.ts';
import { unpackWoff } from './unpack-font.ts';

type Places = Pick<Project, 'root' | 'publicFolder'>;

/** Below the project's folder: drawn pictures, each under a name made from everything that it was drawn from. */
const KEPT = 'node_modules/.cache/curbside/social';

/** Below the project's folder: what the words are drawn with. */
const FONT = 'node_modules/@fontsource/bitter/files/bitter-latin-700-normal.woff';

/**
 * Writes the picture of every page below `output`, except where a page's SEO record names its own.
 * Throws when a photo cannot be read.
 */
export async function writeSocialPictures(
  { pages, not_found, facts }: Site,
  { project, output }: { project: Places; output: string },
): Promise<void> {
  const tools = {
    mark: join(project.publicFolder, MARK),
    font: await unpackedFont(project.root),
  };
  await mkdir(dirname(join(output, socialPicturePath('/'))), { recursive: true });
  await Promise.all(
    [...pages.map(({ page }) => page), not_found]
      .filter((page) => page.seo?.image === facts.origin + socialPicturePath(page.path))
      .map(async (page) => {
        const kept = await keptPicture(
          pictureOf(page, facts.company.name, project),
          project.root,
          tools,
        );
        await copyFile(kept, join(output, socialPicturePath(page.path)));
      }),
  );
}

/** The words and the photo of a page's picture. A photo elsewhere on the web is left out: a build asks no other site. */
function pictureOf(
  { sections: [hero] }: Page,
  company: string,
  { publicFolder }: Places,
): SocialPicture {
  const src = hero && 'image' in hero ? hero.image?.src : undefined;
  const photo = src && join(publicFolder, src);
  return {
    heading: hero?.heading ?? company,
    company,
    ...(photo && src.startsWith('/') && existsSync(photo) && { photo }),
  };
}

/** The path of the drawn picture; draws it when it is not there yet. */
async function keptPicture(picture: SocialPicture, root: string, tools: Tools): Promise<string> {
  const name = createHash('sha256')
    .update(JSON.stringify([DRAWING, picture.heading, picture.company, basename(tools.font)]))
    .update(await readFile(tools.mark))
    .update(picture.photo ? await readFile(picture.photo) : '')
    .digest('hex');
  return keptFile(join(root, KEPT, `${name}.jpg`), () => drawSocialPicture(picture, tools));
}

/** The path of the font in a form that the drawing program can read; its name changes with the font. */
async function unpackedFont(root: string): Promise<string> {
  const woff = await readFile(join(root, FONT));
  const name = createHash('sha256').update(woff).digest('hex');
  return keptFile(join(root, KEPT, `${name}.ttf`), async () => unpackWoff(woff));
}
