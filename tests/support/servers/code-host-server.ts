// A code host for tests: a real bare git repository behind the interface of a host, which fails on demand.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';

/** A request to the host. */
export interface Asked {
  method: string;
  /** Below the base address, as it was sent. */
  path: string;
  query: URLSearchParams;
  body: unknown;
}

export interface Answer {
  status: number;
  body: unknown;
}

/**
 * What becomes of a request: a status with its headers; no answer; a lost answer to what was done all the same; or
 * something else that happens first.
 */
export type Fault =
  | { status: number; headers?: Record<string, string> }
  | 'hang'
  | 'lose'
  | (() => void);

/** A code host that runs. */
export interface CodeHostServer {
  /** The base address of its interface. */
  url: string;
  bare: string;
  /** Every request so far: `GET repos/…`. */
  requests: string[];
  /** What was asked or answered otherwise than the host describes it. */
  breaches: string[];
  /** Lets the next request that fits fail so, once. */
  next(on: RegExp, fault: Fault): void;
  close(): void;
}

/** Thrown by an interface for a refusal. */
export class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** The interface of a host: what it answers, and whether that is as described. */
export interface HostInterface {
  answer(asked: Asked, git: Git): Answer;
  /** What is not as described. */
  breaches(asked: Asked, answer: Answer): string[];
}

/** Runs git in the bare repository. */
export type Git = (
  args: string[],
  options?: { input?: string | Buffer; env?: Record<string, string> },
) => Buffer;

/** Starts the host of a bare repository, which accepts one token. */
export async function startCodeHost(
  { answer: answerOf, breaches: breachesOf }: HostInterface,
  { bare, token }: { bare: string; token: string },
): Promise<CodeHostServer> {
  const requests: string[] = [];
  const breaches: string[] = [];
  const faults: { on: RegExp; fault: Fault }[] = [];
  const git: Git = (args, { input, env } = {}) =>
    execFileSync('git', ['--git-dir', bare, ...args], {
      input,
      env: { ...process.env, ...env },
      stdio: ['pipe', 'pipe', 'pipe'],
      maxBuffer: 1e8,
    });
  const reply = (response: ServerResponse, { status, body }: Answer, headers = {}) =>
    response
      .writeHead(status, { 'Content-Type': 'application/json', ...headers })
      .end(body instanceof Buffer ? body : JSON.stringify(body));
  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? '', 'http://localhost');
    const said = await text(request);
    const asked: Asked = {
      method: request.method ?? '',
      path: url.pathname.slice(1),
      query: url.searchParams,
      body: said === '' ? undefined : JSON.parse(said),
    };
    const name = `${asked.method} ${asked.path}`;
    requests.push(name);
    const found = faults.findIndex(({ on }) => on.test(name));
    const fault = found < 0 ? undefined : faults.splice(found, 1)[0]?.fault;
    if (fault === 'hang') return;
    if (typeof fault === 'function') fault();
    if (request.headers.authorization !== `Bearer ${token}`) {
      reply(response, { status: 401, body: { message: 'Bad credentials' } });
      return;
    }
    if (typeof fault === 'object') {
      // Hosts and what stands before them may repeat what they were sent.
      const message = `No, ${token}: https://x:${token}@localhost/${asked.path}`;
      const documentation_url = 'https://localhost';
      reply(
        response,
        { status: fault.status, body: { message, documentation_url } },
        fault.headers,
      );
      return;
    }
    const answer = answered(() => answerOf(asked, git));
    breaches.push(...breachesOf(asked, answer).map((breach) => `${name}: ${breach}`));
    if (fault === 'lose') request.socket.destroy();
    else reply(response, answer);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    bare,
    requests,
    breaches,
    next: (on, fault) => faults.push({ on, fault }),
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

function answered(work: () => Answer): Answer {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const { status, message } = error;
    return { status, body: { message, documentation_url: 'https://localhost' } };
  }
}

/** A commit as git has it. */
export interface GitCommit {
  sha: string;
  tree: string;
  parents: string[];
  author: { name: string; email: string; date: string };
  committer: { name: string; email: string; date: string };
  message: string;
}

/** The commits that `git log` finds. */
export function commitsIn(git: Git, ...args: string[]): GitCommit[] {
  const format = '--format=%H%x1f%T%x1f%P%x1f%an%x1f%ae%x1f%aI%x1f%cn%x1f%ce%x1f%cI%x1f%B%x1e';
  return String(git(['log', format, ...args]))
    .split('\x1e')
    .map((row) => row.trimStart().split('\x1f'))
    .filter(([sha]) => sha)
    .map(([sha = '', tree = '', parents = '', ...row]) => {
      const [name = '', email = '', date = '', byName = '', byMail = '', byDate = ''] = row;
      return {
        sha,
        tree,
        parents: parents.split(' ').filter(Boolean),
        author: { name, email, date },
        committer: { name: byName, email: byMail, date: byDate },
        message: (row[6] ?? '').trimEnd(),
      };
    });
}

/** The commit of a branch, and of a commit itself; undefined when there is none. */
export function commitAt(git: Git, name: string): string | undefined {
  try {
    return String(git(['rev-parse', '--verify', '-q', `${name}^{commit}`])).trim();
  } catch {
    return undefined;
  }
}

/** A file in a commit; undefined when there is none. */
export function fileAt(git: Git, commit: string, path: string): Buffer | undefined {
  try {
    return git(['cat-file', 'blob', `${commit}:${path}`]);
  } catch {
    return undefined;
  }
}

/** A tree with some of its files replaced. */
export function treeWith(git: Git, tree: string, files: { path: string; sha: string }[]): string {
  const env = { GIT_INDEX_FILE: join(mkdtempSync(join(tmpdir(), 'curbside-index-')), 'index') };
  git(['read-tree', tree], { env });
  const input = files.map(({ path, sha }) => `100644 ${sha}\t${path}\n`).join('');
  git(['update-index', '--add', '--index-info'], { env, input });
  const made = String(git(['write-tree'], { env })).trim();
  rmSync(dirname(env.GIT_INDEX_FILE), { recursive: true });
  return made;
}

/** Stores a file. */
export const blobOf = (git: Git, content: Buffer): string =>
  String(git(['hash-object', '-w', '--stdin'], { input: content })).trim();

/** Makes a commit that no branch leads to yet. */
export function commitOf(
  git: Git,
  commit: {
    tree: string;
    parents: string[];
    message: string;
    author: { name: string; email: string };
  },
): string {
  const { tree, parents, message, author } = commit;
  const env = {
    GIT_AUTHOR_NAME: author.name,
    GIT_AUTHOR_EMAIL: author.email,
    GIT_COMMITTER_NAME: author.name,
    GIT_COMMITTER_EMAIL: author.email,
  };
  const args = ['commit-tree', tree, ...parents.flatMap((parent) => ['-p', parent]), '-F', '-'];
  return String(git(args, { input: message, env })).trim();
}
