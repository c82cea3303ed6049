// Reads the folder public/: lists its files, and measures pictures.
import {
  createReadStream,
  type Dirent,
  existsSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { buffer } from 'node:stream/consumers';
import {
  isPicture,
  isTooManyPixels,
  type Measure,
  type PixelSize,
  type PublicFiles,
  publicFiles,
} from '../manifest/site/public-files.ts';
import { FIRST_BYTES, foreignForm } from '../model/picture-files.ts';

/** Whether a file is meant as a picture, also in a form that browsers cannot show. */
const isMeant = (path: string) => isPicture(path) || /\.(hei[cf]|tiff?)$/i.test(path);

/** By file, its times and its length. */
const measured = new Map<string, Measure>();

/** Measures from before: loading the package that measures takes longer than the rest of reading. */
const SIZE_CACHE_FILE = new URL(
  '../../node_modules/.cache/curbside/picture-sizes.json',
  import.meta.url,
);

function loadSizeCache(): void {
  try {
    const entries = JSON.parse(readFileSync(SIZE_CACHE_FILE, 'utf8')) as [string, Measure][];
    for (const [key, measure] of entries) measured.set(key, measure);
  } catch {}
}

/** The number of pictures whose measures are kept, so that those of many sites are, and the oldest go. */
const MAX_CACHED = 5000;

/** Keeps measures for the next process. A picture without one is tried again; a read-only folder keeps none. */
function saveSizeCache(): void {
  const kept = [...measured].filter(([, { size, form }]) => size ?? form).slice(-MAX_CACHED);
  try {
    writeFileSync(SIZE_CACHE_FILE, JSON.stringify(kept));
  } catch {}
}

/** The entries of `folder` that visitors get, with their places in it, with slashes. Links are listed and not followed. */
export function publicEntries(folder: string) {
  return (
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .map((entry) => ({ name: nameIn(folder, entry), entry }))
      // A pipe or a device has no content that could be published, and reading one may never end.
      .filter(({ entry }) => entry.isFile() || entry.isDirectory() || entry.isSymbolicLink())
      .filter(({ name }) => !isHidden(name))
  );
}

const nameIn = (folder: string, { parentPath, name }: Dirent) =>
  relative(folder, join(parentPath, name)).replaceAll('\\', '/');

/** The place of the file with an address. Macs may have the accents of its name apart from their letters. */
export function fileAt(folder: string, address: string): string {
  const apart = join(folder, address.normalize('NFD'));
  return existsSync(apart) ? apart : join(folder, address);
}

/** Names that begin with a dot are for tools, such as `.env`; RFC 8615 keeps `.well-known` for visitors. */
const isHidden = (name: string) => /(^|\/)\./.test(name.replace(/^\.well-known(?=\/|$)/, ''));

/** Lists `folder` and measures its pictures; a picture is measured again only when its file has changed. */
export async function readPublicFiles(folder: string): Promise<PublicFiles> {
  const files = publicEntries(folder).filter(({ name }) =>
    // The build refuses links by name; until then a file that one leads to counts as there.
    statSync(join(folder, name), { throwIfNoEntry: false })?.isFile(),
  );
  const paths = files.map(({ name }) => `/${name}`.normalize()).sort();
  const sizes = new Map<string, Measure>();
  // Whatever was measured since is known here; a dev server reads the folder with every save.
  if (measured.size === 0) loadSizeCache();
  const before = measured.size;
  await Promise.all(
    paths.filter(isMeant).map(async (path) => sizes.set(path, await measure(fileAt(folder, path)))),
  );
  if (measured.size > before) saveSizeCache();
  return publicFiles(paths.map((path) => ({ path, ...sizes.get(path) })));
}

async function measure(file: string): Promise<Measure> {
  const { mtimeMs, ctimeMs, size } = statSync(file);
  const key = [resolve(file), mtimeMs, ctimeMs, size].join(':');
  const cached = measured.get(key);
  if (cached) return cached;
  const form = foreignForm(await buffer(createReadStream(file, { end: FIRST_BYTES - 1 })));
  const made = form ? { form } : { size: await sizeOf(file) };
  measured.set(key, made);
  return made;
}

/** The size as it is shown: phones store an upright photo lying down, with a note to turn it. */
async function sizeOf(file: string): Promise<PixelSize | undefined> {
  const { default: sharp } = await import('sharp');
  // Of a file that was replaced, the package would give what it remembers under the name.
  sharp.cache(false);
  try {
    const { format, autoOrient } = await sharp(file, { limitInputPixels: false }).metadata();
    const { width, height } = autoOrient;
    // One that is damaged further in, or has a head and no pixels, would stop the build. A small JPEG is made of a part alone.
    const picture = sharp(file);
    if (!isTooManyPixels({ width, height }))
      await (format === 'jpeg' ? picture : picture.resize(48, 48, { fit: 'inside' }))
        .raw()
        .toBuffer();
    return { width, height };
  } catch {
    // Whether that matters depends on whether a page shows the file: a rule says so.
    return undefined;
  }
}
