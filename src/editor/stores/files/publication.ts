// The publications of a site in git: the last one, the earlier ones, and their texts.
import { existsSync, lstatSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { readPublicFiles } from '../../../files/public-folder.ts';
import { isPicture } from '../../../manifest/site/public-files.ts';
import type { Publication, ReviewEntry } from '../../protocol.ts';
import { MAX_PUBLICATIONS, sentencesIn } from '../../server/publication-words.ts';
import { askGit, runGit } from './git.ts';

/** The files of a site that are published, seen from the manifest's folder; that of pictures even before there is one. */
export function publishedFiles(file: string, publicFolder: string) {
  const folder = dirname(file);
  const pictures = relative(folder, join(publicFolder, 'images')).replaceAll('\\', '/');
  return { folder, manifest: basename(file), pictures };
}

export type Published = ReturnType<typeof publishedFiles>;

/** Whether the folder is one of git, and git is there. */
export const isInGit = async ({ folder }: Published): Promise<boolean> =>
  (await askGit(folder, 'rev-parse', '--is-inside-work-tree')) === 'true';

/** The text of the manifest in a publication, the last one by default; undefined when it has none. */
export async function publishedText(
  { folder, manifest }: Published,
  id = 'HEAD',
): Promise<string | undefined> {
  const { ok, stdout: out } = await runGit(folder, ['show', `${id}:./${manifest}`]);
  return ok ? out : undefined;
}

/** Whether a publication waits to be sent to the place that the branch follows; undefined before the first push. */
export async function isUnsent({ folder, manifest, pictures }: Published) {
  const range = '@{upstream}..HEAD';
  const count = await askGit(folder, 'rev-list', '--count', range, '--', manifest, pictures);
  return count === undefined ? undefined : count !== '0';
}

/** Whether no other place is set up that publications could be sent to. */
export const hasNoRemote = async ({ folder }: Published): Promise<boolean> =>
  (await askGit(folder, 'remote')) === '';

/** The pictures to publish, in git's way: all but new ones that the manifest does not name, which nobody sees. */
export async function picturesToPublish(
  { folder, pictures }: Published,
  text: string,
): Promise<string[]> {
  const { stdout: out } = await runGit(folder, [
    'ls-files',
    '-oz',
    '--exclude-standard',
    '--',
    pictures,
  ]);
  const isUnused = (path: string) => !text.includes(`/images${path.slice(pictures.length)}`);
  const unused = out.split('\0').filter((path) => path && isUnused(path));
  return [pictures, ...unused.map((path) => `:(exclude,literal)${path}`)];
}

/** Why one of the pictures to publish is none: what it leads to, or holds, may be for nobody else. */
export async function unfitPicture(
  { folder, pictures }: Published,
  paths: string[],
): Promise<string | undefined> {
  const { stdout: out } = await runGit(folder, [
    'ls-files',
    '-omz',
    '--exclude-standard',
    '--',
    ...paths,
  ]);
  const there = out.split('\0').filter((path) => path && existsSync(join(folder, path)));
  if (there.length === 0) return undefined;
  const files = await readPublicFiles(join(folder, pictures, '..'));
  const isOther = (path: string) =>
    isPicture(path) && !files.pictureSize(`/images${path.slice(pictures.length)}`);
  const isLink = (path: string) => lstatSync(join(folder, path)).isSymbolicLink();
  const unfit = there.find((path) => isLink(path) || isOther(path));
  return (
    unfit &&
    `The file ${basename(unfit)} is ${isLink(unfit) ? 'only a link to another one' : 'called a picture and is none'}. Nothing was published: put the picture itself in its place, then press Publish again.`
  );
}

/** The pictures that differ from the last publication: whether there are any, and those that are others under their old names, or gone. */
export async function changedPictures(files: Published, text: string) {
  const paths = await picturesToPublish(files, text);
  const said = await runGit(files.folder, ['status', '--porcelain', '-z', '-uall', '--', ...paths]);
  const rows = said.ok ? said.stdout.split('\0').filter(Boolean) : [];
  const entries = rows.flatMap((row): ReviewEntry[] => {
    const path = `/images/${basename(row.slice(3))}`;
    if (/[?A]/.test(row.slice(0, 2))) return [];
    if (row.slice(0, 2).includes('D'))
      return [{ sentences: ['A picture goes away'], pictures: { before: [path], after: [] } }];
    return [{ sentences: ['A picture is another one'], pictures: { before: [], after: [path] } }];
  });
  return { entries, isAny: rows.length > 0 };
}

/** The last publications, newest first, without joins. Their order is that of commits, and so is their date. */
export async function publications({
  folder,
  manifest,
  pictures,
}: Published): Promise<Omit<Publication, 'isNow'>[]> {
  const format = '--format=%H%x1f%cI%x1f%an%x1f%B%x1e';
  const args = [
    'log',
    '--no-merges',
    `--max-count=${MAX_PUBLICATIONS}`,
    format,
    '--',
    manifest,
    pictures,
  ];
  const { ok, stdout: out } = await runGit(folder, args);
  if (!ok) return [];
  return out
    .split('\x1e')
    .map((row) => row.trim().split('\x1f'))
    .filter(([id]) => id)
    .map(([id = '', date = '', by = '', message = '']) => ({
      ...{ id, date, by },
      sentences: sentencesIn(message),
    }));
}

/** Brings back the pictures that a publication shows and that are gone. */
export async function bringPictures(
  { folder, pictures }: Published,
  id: string,
  text: string,
): Promise<void> {
  const listed = await runGit(folder, ['ls-tree', '-r', '-z', '--name-only', id, '--', pictures]);
  const isGone = (name: string) => name && !existsSync(join(folder, name));
  const gone = listed.stdout
    .split('\0')
    .filter((name) => isGone(name) && text.includes(name.slice(name.lastIndexOf('/'))));
  if (gone.length === 0) return;
  await runGit(folder, ['--literal-pathspecs', 'restore', `--source=${id}`, '--', ...gone]);
}
