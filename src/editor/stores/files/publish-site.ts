// Publishes what the editor has written with three steps of git, which its user could type: add, commit and push.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../../../files/project.ts';
import type { PublishAnswer } from '../../protocol.ts';
import { CHANGED, messageOf, NOTHING_NEW, PUBLISHED } from '../../server/publication-words.ts';
import { isSameText, type PublishRequest } from '../../server/store.ts';
import { askGit, explainGitFailure, identity, runGit } from './git.ts';
import {
  isInGit,
  isUnsent,
  type Published,
  picturesToPublish,
  publications,
  unfitPicture,
} from './publication.ts';

/** Publishing with the rest of the store. */
interface PublishingFiles extends PublishRequest {
  files: Published;
  /** Keeps everybody else from writing meanwhile. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
}

/** The most time that another computer is waited for, in milliseconds. Slow networks can have more. */
const pushTimeout = () => Number(process.env.CURBSIDE_PUBLISH_SECONDS || 60) * 1000;

/** A hook may check the whole site. In milliseconds. */
const COMMIT_TIMEOUT_MS = 120_000;

const NO_GIT =
  'Everything is saved in pages.yaml. This folder is not kept in git, so there is no place';
const COMMITTED = 'Published on this computer. No other place is set up';
const upload = () =>
  `to send it to: build the site with ${npmCommand('run build')}, and upload its folder dist.`;
const KEPT = 'Your changes are kept on this computer as a publication that is not sent yet.';

const answer = (done: boolean, words: string): PublishAnswer => ({ done, words });

/** Publishes. Everything that fails is said in words, and those of git are its own. */
export async function publishSite(publishing: PublishingFiles): Promise<PublishAnswer> {
  const { files, inTurn } = publishing;
  if (!(await isInGit(files))) return answer(true, `${NO_GIT} ${upload()}`);
  const committed = await inTurn(() => commit(publishing));
  if (committed.error) return answer(false, committed.error);
  const [last] = await publications(files);
  return { ...(await send(files, committed.isNew)), date: last?.date };
}

/** Commits the manifest and the pictures, and nothing else. */
async function commit({ files, text, sentences, business }: PublishingFiles) {
  const { folder, manifest } = files;
  const written = readFileSync(join(folder, manifest), 'utf8');
  // Judging a text takes a moment, in which another program may save.
  if (!isSameText(written, text)) return { error: CHANGED, isNew: false };
  const pictures = await picturesToPublish(files, written);
  const unfit = await unfitPicture(files, pictures);
  if (unfit) return { error: unfit, isNew: false };
  const paths = [manifest, ...((await hasPictures(folder, pictures)) ? pictures : [])];
  const added = await runGit(folder, ['add', '-A', '--', ...paths]);
  if (!added.ok) return { error: explainGitFailure(added, 'git add', NOTHING), isNew: false };
  if ((await runGit(folder, ['diff', '--cached', '--quiet', '--', ...paths])).ok) {
    return { isNew: false };
  }
  const person = await identity(folder, business);
  const args = [...person, 'commit', '-q', '-m', messageOf(sentences), '--', ...paths];
  const made = await runGit(folder, args, COMMIT_TIMEOUT_MS);
  if (made.ok) return { isNew: true };
  await runGit(folder, ['reset', '-q', '--', ...paths]);
  return { error: explainGitFailure(made, 'git commit', NOTHING), isNew: false };
}

const NOTHING = 'Nothing was published.';

/** Pictures that git knows or that are new. */
async function hasPictures(folder: string, pictures: string[]): Promise<boolean> {
  if (pictures[0]?.startsWith('..')) return false;
  const args = ['ls-files', '-co', '--exclude-standard', '--', ...pictures];
  return Boolean(await askGit(folder, ...args));
}

/** Pushes to where the branch goes; one that goes nowhere yet follows its namesake at the only or first other place. */
async function send(files: Published, isNew: boolean): Promise<PublishAnswer> {
  const { folder } = files;
  const unsent = await isUnsent(files);
  const remotes = (await askGit(folder, 'remote'))?.split('\n').filter(Boolean) ?? [];
  if (remotes.length === 0) return answer(true, isNew ? `${COMMITTED} ${upload()}` : NOTHING_NEW);
  if (!isNew && unsent === false) return answer(true, NOTHING_NEW);
  const remote = remotes.find((name) => name === 'origin') ?? (remotes[0] as string);
  const branch = unsent === undefined && (await askGit(folder, 'branch', '--show-current'));
  const where = branch ? ['-u', remote, branch] : [];
  const pushed = await runGit(folder, ['push', '-q', ...where], pushTimeout());
  return pushed.ok
    ? answer(true, PUBLISHED)
    : answer(false, explainGitFailure(pushed, 'git push', KEPT));
}
