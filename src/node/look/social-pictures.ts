// Makes the social pictures, one per page, and caches them.
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Places } from '../../files/project.ts';
import { socialPicturePath } from '../../manifest/site/resolve/resolve-seo.ts';
import { paletteOf } from '../../model/palette.ts';
import type { Page, Site } from '../../model/site.ts';
import { FONTS } from '../../model/theme.ts';
import { onFile } from '../pictures/encode.ts';
import { keptFile } from '../pictures/kept-files.ts';
import { fontFile } from './font-file.ts';
import { type Mark, markName } from './mark.ts';
import { DRAWING, drawSocialPicture, type SocialPicture, type Tools } from './social-picture.ts';

/** The cache of drawn pictures below the project's folder, named by a hash of their content. */
const KEPT = 'node_modules/.cache/curbside/social';

/**
 * Writes the picture of every page below `output`, except where a page's SEO record names its own.
 * Throws when a photo cannot be read.
 */
export async function writeSocialPictures(
  site: Site,
  { project, output, mark }: { project: Places; output: string; mark: Mark },
): Promise<void> {
  const { pages, not_found, facts } = site;
  const tools = await toolsOf(site, mark, project.root);
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

/** The content of a page's picture. The build fetches no photos from other sites. */
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

/** Draws a picture, or finds it in the cache. Returns its path there. */
async function keptPicture(picture: SocialPicture, root: string, tools: Tools): Promise<string> {
  const { mark, font, colors } = tools;
  const name = createHash('sha256')
    .update(
      JSON.stringify([DRAWING, picture.heading, picture.company, basename(font.file), colors]),
    )
    .update(markName(mark))
    .update(picture.photo ? await readFile(picture.photo) : '')
    .digest('hex');
  const file = picture.photo ?? 'The link preview';
  return onFile(file, () =>
    keptFile(join(root, KEPT, `${name}.jpg`), () => drawSocialPicture(picture, tools)),
  );
}

/** The mark, font and colors of a site's pictures. The font's file is named by hash. */
async function toolsOf({ theme }: Site, mark: Mark, root: string): Promise<Tools> {
  const { plain, dark } = paletteOf(theme);
  const font = await fontFile(root, theme.font);
  const name = createHash('sha256').update(font).digest('hex');
  const file = await keptFile(join(root, KEPT, `${name}.ttf`), async () => font);
  return {
    mark,
    font: { file, name: `${FONTS[theme.font].family} Bold` },
    colors: {
      panel: plain['brand-deep'],
      stripe: plain.accent,
      words: plain.page,
      company: dark.link,
    },
  };
}
