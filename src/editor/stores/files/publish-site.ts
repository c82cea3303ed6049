// Publishes what the editor has written: one commit, and a push where there is a place to push to.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { npmCommand } from '../../../files/project.ts';
import type { PublishAnswer } from '../../protocol.ts';
import {
  clashWords,
  MOST_TRIES,
  messageOf,
  NOT_FITTING,
  NOTHING_NEW,
  OFTEN,
  otherVersion,
  PUBLISHED,
} from '../../server/publication-words.ts';
import type { Publishing } from '../../server/store.ts';
import { askGit, type GitRun, gitTrouble, identity, isBehind, runGit } from './git.ts';
import {
  isInGit,
  isUnsent,
  type Published,
  picturesToPublish,
  publications,
  unfitPicture,
} from './publication.ts';

/** Publishing with the rest of the store. */
interface PublishingFiles extends Publishing {
  files: Published;
  /** Keeps everybody else from writing meanwhile. */
  inTurn<T>(work: () => Promise<T>): Promise<T>;
  /** Takes note of a text that came from elsewhere. */
  joined(): Promise<void>;
}

/** The most time that another computer is waited for, in milliseconds. Slow networks can have more. */
const longest = () => Number(process.env.CURBSIDE_PUBLISH_SECONDS || 60) * 1000;

const NO_GIT =
  'Everything is saved in pages.yaml. This folder is not kept in git, so there is no place';
const COMMITTED = 'Published on this computer. No other place is set up';
const upload = () =>
  `to send it to: build the site with ${npmCommand('run build')}, and upload its folder dist.`;

const answer = (done: boolean, words: string): PublishAnswer => ({ done, words });

const KEPT = 'Your changes are kept on this computer as a publication that is not sent yet.';

/** Publishes. Everything that fails is said in words. */
export async function publishSite(publishing: PublishingFiles): Promise<PublishAnswer> {
  const { files, inTurn } = publishing;
  if (!(await isInGit(files))) return answer(true, `${NO_GIT} ${upload()}`);
  await inTurn(() => endLeftJoin(files));
  const hindrance = await hindranceOf(files);
  if (hindrance) return answer(false, hindrance);
  const committed = await inTurn(() => commit(publishing));
  if (committed.trouble) return answer(false, committed.trouble);
  const [last] = await publications(files);
  return { ...(await send(publishing, committed.isNew)), date: last?.date };
}

/** The reason why the folder cannot be published in its state. */
async function hindranceOf({ folder }: Published): Promise<string | undefined> {
  if ((await askGit(folder, 'symbolic-ref', '-q', 'HEAD')) === undefined) {
    return 'This folder shows an earlier state of the website to git (a “detached HEAD”), from which nothing can be published. In a terminal, git switch main leads back; ask the person who set the website up.';
  }
  const git = await askGit(folder, 'rev-parse', '--absolute-git-dir');
  return UNFINISHED.some((name) => existsSync(`${git}/${name}`))
    ? 'Somebody has begun to merge or revert changes in a terminal and has not finished. Finish that first (git status says how), then press Publish again.'
    : undefined;
}

/** Files of git while somebody joins or reverts. */
const UNFINISHED =
  'MERGE_HEAD REVERT_HEAD CHERRY_PICK_HEAD sequencer rebase-merge rebase-apply'.split(' ');

/** Commits the manifest and the pictures, and nothing else. */
async function commit({ files, sentences, business }: PublishingFiles) {
  const { folder, manifest } = files;
  const pictures = await picturesToPublish(files, readFileSync(join(folder, manifest), 'utf8'));
  const unfit = await unfitPicture(files, pictures);
  if (unfit) return { trouble: unfit, isNew: false };
  const paths = [manifest, ...((await hasPictures(folder, pictures)) ? pictures : [])];
  const added = await runGit(folder, ['add', '-A', '--', ...paths]);
  if (!added.ok) return { trouble: commitTrouble(added), isNew: false };
  if ((await runGit(folder, ['diff', '--cached', '--quiet', '--', ...paths])).ok) {
    return { isNew: false };
  }
  const person = await identity(folder, business);
  const args = [...person, 'commit', '-q', '-m', messageOf(sentences), '--', ...paths];
  const made = await runGit(folder, args, COMMIT_TIME);
  if (made.ok) return { isNew: true };
  await runGit(folder, ['reset', '-q', '--', ...paths]);
  return { trouble: commitTrouble(made), isNew: false };
}

/** A hook may check the whole site. In milliseconds. */
const COMMIT_TIME = 120_000;

/** Pictures that git knows or that are new. */
async function hasPictures(folder: string, pictures: string[]): Promise<boolean> {
  if (pictures[0]?.startsWith('..')) return false;
  const args = ['ls-files', '-co', '--exclude-standard', '--', ...pictures];
  return Boolean(await askGit(folder, ...args));
}

function commitTrouble(run: GitRun): string {
  if (run.why === 'late') {
    return 'A check of this folder did not finish, so nothing was published. Ask the person who set the website up.';
  }
  if (/ignored by one of your \.gitignore/.test(run.said)) {
    return 'Git is told to leave pages.yaml or its pictures out (.gitignore), so nothing was published. Ask the person who set the website up.';
  }
  const unknown = `A check of this folder refuses the publication, so nothing was published. Ask the person who set the website up, and show these words:`;
  return gitTrouble(run, run.said.trim() ? unknown : unknown.replace(/, and show.*/, '.'));
}

async function send(publishing: PublishingFiles, isNew: boolean): Promise<PublishAnswer> {
  const { files } = publishing;
  const target = await targetOf(files);
  if (!target) return answer(true, isNew ? `${COMMITTED} ${upload()}` : NOTHING_NEW);
  if (!isNew && (await isUnsent(files)) === false) return answer(true, NOTHING_NEW);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const { remote, branch, options } = target;
    const args = ['push', '-q', ...options, remote, `HEAD:refs/heads/${branch}`];
    const pushed = await runGit(files.folder, args, longest());
    if (pushed.ok) return answer(true, PUBLISHED);
    if (!isBehind(pushed)) return answer(false, `${gitTrouble(pushed, UNKNOWN)} ${KEPT}`);
    const trouble = await joinNewer(publishing, target);
    if (trouble) return answer(false, `${trouble} ${KEPT}`);
  }
  return answer(false, `${OFTEN} ${KEPT}`);
}

const UNKNOWN =
  'Sending it failed. Press Publish again; if it fails again, ask the person who set the website up, and show these words:';

/** The branch that a push goes to: the one that this one follows, or the same one of the only or first remote; undefined without any. */
async function targetOf({ folder }: Published) {
  const branch = (await askGit(folder, 'symbolic-ref', '--short', 'HEAD')) ?? 'main';
  const remote = await askGit(folder, 'config', `branch.${branch}.remote`);
  const merge = await askGit(folder, 'config', `branch.${branch}.merge`);
  if (remote && merge) return { remote, branch: merge.replace('refs/heads/', ''), options: [] };
  const all = ((await askGit(folder, 'remote')) ?? '').split('\n').filter(Boolean);
  const first = all.includes('origin') ? 'origin' : all[0];
  return first ? { remote: first, branch, options: ['-u'] } : undefined;
}

/** Fetches what is newer and joins it. Returns what kept it from that. */
async function joinNewer(
  publishing: PublishingFiles,
  { remote, branch }: { remote: string; branch: string },
): Promise<string | undefined> {
  const { files, inTurn } = publishing;
  const fetched = await runGit(files.folder, ['fetch', '-q', remote, branch], longest());
  if (!fetched.ok) return gitTrouble(fetched, NOT_FETCHED);
  return inTurn(() => merge(publishing));
}

const NOT_FETCHED =
  'Somebody else has published meanwhile, and their changes could not be fetched. Ask the person who set the website up, and show these words:';

async function merge({
  files,
  business,
  isGood,
  joined,
}: PublishingFiles): Promise<string | undefined> {
  const { folder, manifest } = files;
  const before = await askGit(folder, 'rev-parse', 'HEAD');
  const person = await identity(folder, business);
  const merged = await runGit(folder, [...person, 'merge', '-q', '-m', JOIN, 'FETCH_HEAD']);
  if (!merged.ok) {
    const clash = await clashOf(files);
    await runGit(folder, ['merge', '--abort']);
    if (clash) return clash;
    return /would be overwritten/.test(merged.said)
      ? 'Somebody else has published meanwhile, and here are further changes that are not published. Press Publish again.'
      : gitTrouble(merged, NOT_FETCHED);
  }
  if (!(await isGood(readFileSync(join(folder, manifest), 'utf8')))) {
    await runGit(folder, ['reset', '-q', '--keep', before ?? 'ORIG_HEAD']);
    return NOT_FITTING;
  }
  await joined();
  return undefined;
}

const JOIN = 'Join a publication from elsewhere';

/** Ends a join by an editor that was ended in the middle of it. The files stay as they are by now. */
async function endLeftJoin({ folder }: Published): Promise<void> {
  const message = `${await askGit(folder, 'rev-parse', '--absolute-git-dir')}/MERGE_MSG`;
  const isLeft = existsSync(message) && readFileSync(message, 'utf8').startsWith(JOIN);
  if (isLeft) await runGit(folder, ['reset', '-q']);
}

/** The first place that both have changed, if that is why they could not be joined. */
async function clashOf({ folder, manifest }: Published): Promise<string | undefined> {
  const open = await askGit(folder, 'diff', '--name-only', '--relative', '--diff-filter=U');
  if (!open) return undefined;
  const [first = '', ...others] = open.split('\n');
  if (![first, ...others].includes(manifest)) return otherVersion(first);
  const text = readFileSync(join(folder, manifest), 'utf8');
  const [, mine = '', theirs = ''] =
    /^<{7}.*\n([\s\S]*?)(?:^\|{7}.*\n[\s\S]*?)?^={7}\r?\n([\s\S]*?)^>{7}/m.exec(text) ?? [];
  return clashWords(mine, theirs);
}
