// Runs git without a shell, without questions, and never longer than it may take; and says in plain words why it failed.
import { spawn } from 'node:child_process';

/** How a run of git ended. */
export interface GitRun {
  ok: boolean;
  /** Whether it was ended because it took too long; `missing` without git on this computer. */
  why?: 'late' | 'missing';
  out: string;
  /** The words about itself, in English. */
  said: string;
}

/** Most runs are over in a moment; those that ask another computer get a time of their own. In milliseconds. */
const SOON = 20_000;

/** Git asks nobody, and speaks English. */
const QUIET = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  GIT_MERGE_AUTOEDIT: 'no',
  LC_ALL: 'C',
};

/** Runs git in a folder. Never throws. */
export function runGit(folder: string, args: string[], longest = SOON): Promise<GitRun> {
  const isUnix = process.platform !== 'win32';
  const ssh = process.env.GIT_SSH_COMMAND ?? 'ssh -o BatchMode=yes';
  const child = spawn('git', args, {
    cwd: folder,
    env: { ...process.env, ...QUIET, GIT_SSH_COMMAND: ssh },
    stdio: ['ignore', 'pipe', 'pipe'],
    windowsHide: true,
    // Hooks and connections are ended with it.
    detached: isUnix,
  });
  const parts = { out: [] as Buffer[], said: [] as Buffer[] };
  child.stdout.on('data', (part: Buffer) => parts.out.push(part));
  child.stderr.on('data', (part: Buffer) => parts.said.push(part));
  return new Promise((end) => {
    const finish = (ok: boolean, why?: GitRun['why']) => {
      clearTimeout(timer);
      const [out, said] = [Buffer.concat(parts.out), Buffer.concat(parts.said)];
      end({ ok, why, out: String(out), said: String(said) });
    };
    const timer = setTimeout(() => {
      endAll(child.pid, isUnix);
      child.stdout.destroy();
      child.stderr.destroy();
      finish(false, 'late');
    }, longest);
    child.on('error', ({ message }) =>
      finish(false, /ENOENT/.test(message) ? 'missing' : undefined),
    );
    child.on('close', (code) => finish(code === 0));
  });
}

function endAll(pid: number | undefined, isUnix: boolean): void {
  if (pid === undefined) return;
  try {
    process.kill(isUnix ? -pid : pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}

/** The output of one run of git, without the line end; undefined when it fails. */
export async function askGit(folder: string, ...args: string[]): Promise<string | undefined> {
  const { ok, out } = await runGit(folder, args);
  return ok ? out.trimEnd() : undefined;
}

/** A name for the commit of a computer on which nobody has set one. */
export async function identity(folder: string, business: string): Promise<string[]> {
  const [name, mail] = await Promise.all([
    askGit(folder, 'config', 'user.name'),
    askGit(folder, 'config', 'user.email'),
  ]);
  return [
    ...(name ? [] : ['-c', `user.name=${business}`]),
    ...(mail ? [] : ['-c', 'user.email=website-editor@localhost']),
  ];
}

/** By what git says. The first that fits counts. */
const CAUSES: [RegExp, string][] = [
  [
    /could not resolve host|network is unreachable|no route to host|connection (?:refused|timed out|reset)|failed to connect|couldn't connect|temporary failure in name/i,
    'There is no connection to the place that the website is published from. Check that this computer is online, then press Publish again.',
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
    'Another program is working with git in this folder. Wait until it is done, then press Publish again. If there is none, the file .git/index.lock is left over from one, and can be deleted.',
  ],
];

const LATE =
  'The place that the website is published from does not answer. Check that this computer is online, then press Publish again.';

/** The most of git's own words that are shown. */
const MOST = 300;

/** Why a run failed. Words of git that nobody has foreseen are shown as they are. */
export function gitTrouble({ why, said }: GitRun, unknown: string): string {
  if (why === 'late') return LATE;
  const words = CAUSES.find(([pattern]) => pattern.test(said))?.[1] ?? unknown;
  return words.endsWith(':') ? `${words} ${lastWords(said)}` : words;
}

/** The last lines that somebody else's program has said. */
function lastWords(said: string): string {
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
