// Joins a publication with newer ones from elsewhere, where both change other places.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { askGit, identity, runGit } from './git.ts';
import { gitTrouble } from './git-words.ts';
import type { Published } from './publication.ts';
import type { Publishing, PushTarget } from './publish-site.ts';

/** Fetches what is newer and joins it. Returns what kept it from that. */
export async function joinNewer(
  publishing: Publishing,
  { remote, branch }: PushTarget,
): Promise<string | undefined> {
  const { files, longest, inTurn } = publishing;
  const fetched = await runGit(files.folder, ['fetch', '-q', remote, branch], longest);
  if (!fetched.ok) return gitTrouble(fetched, UNKNOWN);
  return inTurn(() => merge(publishing));
}

const UNKNOWN =
  'Somebody else has published meanwhile, and their changes could not be fetched. Ask the person who set the website up, and show these words:';

async function merge({ files, business, isGood, joined }: Publishing): Promise<string | undefined> {
  const { folder } = files;
  const before = await askGit(folder, 'rev-parse', 'HEAD');
  const person = await identity(folder, business);
  const merged = await runGit(folder, [...person, 'merge', '-q', '-m', WORDS, 'FETCH_HEAD']);
  if (!merged.ok) {
    const clash = await clashOf(files);
    await runGit(folder, ['merge', '--abort']);
    if (clash) return clash;
    return /would be overwritten/.test(merged.said)
      ? 'Somebody else has published meanwhile, and here are further changes that are not published. Press Publish again.'
      : gitTrouble(merged, UNKNOWN);
  }
  if (!(await isGood())) {
    await runGit(folder, ['reset', '-q', '--keep', before ?? 'ORIG_HEAD']);
    await isGood();
    return 'Somebody else has published changes that do not fit together with yours: the joined file would have errors. Ask them what they changed.';
  }
  await joined();
  return undefined;
}

const WORDS = 'Join a publication from elsewhere';

/** Ends a join by an editor that was ended in the middle of it. The files stay as they are by now. */
export async function endLeftJoin({ folder }: Published): Promise<void> {
  const message = `${await askGit(folder, 'rev-parse', '--absolute-git-dir')}/MERGE_MSG`;
  const isLeft = existsSync(message) && readFileSync(message, 'utf8').startsWith(WORDS);
  if (isLeft) await runGit(folder, ['reset', '-q']);
}

/** The first place that both have changed, if that is why they could not be joined. */
async function clashOf({ folder, manifest }: Published): Promise<string | undefined> {
  const open = await askGit(folder, 'diff', '--name-only', '--relative', '--diff-filter=U');
  if (!open) return undefined;
  if (!open.split('\n').includes(manifest)) {
    return `Somebody else has published another version of ${open.split('\n')[0]}. Ask them which one is right.`;
  }
  const text = readFileSync(join(folder, manifest), 'utf8');
  const [, mine = '', theirs = ''] =
    /^<{7}.*\n([\s\S]*?)(?:^\|{7}.*\n[\s\S]*?)?^={7}\r?\n([\s\S]*?)^>{7}/m.exec(text) ?? [];
  return `Somebody else has published a change at the same place. Yours says ${said(mine)}, theirs ${said(theirs)}. Write theirs here too and publish again; then both are joined, and you can change it anew.`;
}

/** The most characters of a place that are quoted. */
const MOST = 160;

function said(lines: string): string {
  const words = lines.replace(/\s+/g, ' ').trim();
  if (words === '') return 'nothing there any more';
  return `“${words.length > MOST ? `${words.slice(0, MOST)}…` : words}”`;
}
