// Turns what git says about a failure into plain words, with what to do.
import type { GitRun } from './git.ts';

/** By what git says. The first that fits counts. */
const CAUSES: [RegExp, string][] = [
  [
    /could not resolve host|network is unreachable|no route to host|connection (?:refused|timed out|reset)|failed to connect|couldn't connect|temporary failure in name/i,
    'There is no connection to the place that the website is published from. Look whether this computer is online, then press Publish again.',
  ],
  [
    /authentication failed|could not read (?:username|password)|permission denied|access denied|403|401|not authori[sz]ed|permission to .* denied|terminal prompts disabled|host key verification/i,
    'This computer may not publish there: its name and password are missing, or no longer right. Ask the person who set the website up to sign this computer in (git push in a terminal says more), then press Publish again.',
  ],
  [
    /protected branch|pre-receive hook declined|push declined|GH0\d\d/i,
    'The place that the website is published from has rules that refuse this. Ask the person who set the website up, and show these words:',
  ],
  [
    /does not appear to be a git repository|repository .*not found|no such (?:file|device)|does not exist/i,
    'The place that the website is published from is not there any more. Ask the person who set the website up for its address.',
  ],
  [
    /no space left|disk quota|unable to write/i,
    'The disk is full. Make room on it, then press Publish again.',
  ],
  [
    /index\.lock|unable to create .*\.lock/i,
    'Another program is working with git in this folder. Wait until it is ready, then press Publish again. If there is none, the file .git/index.lock is left over from one, and can be deleted.',
  ],
];

const LATE =
  'The place that the website is published from does not answer. Look whether this computer is online, then press Publish again.';

/** The most of git's own words that are shown. */
const MOST = 300;

/** Why a run failed. Words of git that nobody has foreseen are shown as they are. */
export function gitTrouble({ why, said }: GitRun, unknown: string): string {
  if (why === 'late') return LATE;
  const words = CAUSES.find(([pattern]) => pattern.test(said))?.[1] ?? unknown;
  return words.endsWith(':') ? `${words} ${lastWords(said)}` : words;
}

/** The last lines that somebody else's program has said. */
export function lastWords(said: string): string {
  const lines = said
    .split('\n')
    .map((line) => line.replace(/^(?:remote|error|fatal|hint): ?/, '').trim())
    .filter(Boolean);
  return `“${lines.slice(-4).join(' ').slice(0, MOST)}”`;
}

/** Whether a push was refused because there are newer changes. */
export const isBehind = ({ said }: GitRun): boolean =>
  /fetch first|non-fast-forward|\[rejected\]|stale info|cannot lock ref/.test(said) &&
  !/pre-receive|declined|protected/.test(said);
