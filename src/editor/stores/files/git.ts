// Runs git without a shell, without questions, and never longer than it may take.
import { spawn } from 'node:child_process';

export interface GitRun {
  ok: boolean;
  /** Whether it was ended because it took too long; `missing` without git on this computer. */
  endedBy?: 'late' | 'missing';
  stdout: string;
  /** The words about itself, in English. */
  stderr: string;
}

/** Most runs are over in a moment; those that ask another computer get a time of their own. In milliseconds. */
const LOCAL_TIMEOUT_MS = 20_000;

/** Disables git's prompts and makes its messages English. */
const QUIET = {
  GIT_TERMINAL_PROMPT: '0',
  GIT_EDITOR: 'true',
  LC_ALL: 'C',
};

/** Runs git in a folder. Never throws. */
export function runGit(
  folder: string,
  args: string[],
  timeoutMs = LOCAL_TIMEOUT_MS,
): Promise<GitRun> {
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
    const finish = (ok: boolean, endedBy?: GitRun['endedBy']) => {
      clearTimeout(timer);
      const [out, said] = [Buffer.concat(parts.out), Buffer.concat(parts.said)];
      end({ ok, endedBy, stdout: String(out), stderr: String(said) });
    };
    const timer = setTimeout(() => {
      endAll(child.pid, isUnix);
      child.stdout.destroy();
      child.stderr.destroy();
      finish(false, 'late');
    }, timeoutMs);
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
  const { ok, stdout: out } = await runGit(folder, args);
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

/** The most of git's own words that are shown. */
const MAX_QUOTED_CHARS = 400;

/** Why a command of git failed: its own words, and what became of the work. */
export function explainGitFailure(
  { endedBy, stderr: said }: GitRun,
  command: string,
  outcome: string,
): string {
  const lines = said
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .join(' ');
  const words =
    endedBy === 'late' ? 'It does not answer in time.' : lines.slice(0, MAX_QUOTED_CHARS);
  return `${command} failed. ${words && `It says: “${words}” `}${outcome} When that is put right, press Publish again.`;
}
