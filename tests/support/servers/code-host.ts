// A code host for tests: a repository behind the interfaces of GitHub and GitLab, which fails on demand.
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { gitHubBreaches } from './github-breaches.ts';
import { type Commit, hash, MemoryRepository, treeOf } from './memory-repository.ts';

/** The one repository there is, and its only token. */
export const REPOSITORY = 'collins/website';
export const TOKEN = 'a-token-that-nobody-may-see';

/** A request below the base address. */
export interface Asked {
  method: string;
  path: string;
  query: URLSearchParams;
  // biome-ignore lint/suspicious/noExplicitAny: a stand-in reads what it is sent as its host would.
  body: any;
}

/**
 * What becomes of a request: a status with its headers; no answer; a lost answer to what was done all the same; or
 * something else that happens first.
 */
export type Fault =
  | { status: number; headers?: Record<string, string> }
  | 'hang'
  | 'lose'
  | (() => unknown);

/** A refusal by the host. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export class CodeHostStandIn extends MemoryRepository {
  /** Every request so far: `GET repos/…`. */
  readonly requests: string[] = [];
  /** What was asked or answered otherwise than GitHub describes it. */
  readonly breaches: string[] = [];
  readonly #faults: { on: RegExp; fault: Fault }[] = [];
  readonly #server = createServer(async (incoming, response) => {
    const { method, headers, url } = incoming;
    const body = await buffer(incoming);
    const init = { method, headers: headers as Record<string, string> };
    const request = { ...init, ...(body.length > 0 && { body }) };
    const answer = await this.get(`http://host${url}`, request).catch(() => undefined);
    if (!answer) return void incoming.socket.destroy();
    response.writeHead(answer.status, { ...Object.fromEntries(answer.headers) });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });

  /** Lets the next request that fits fail so, once. */
  next(on: RegExp, fault: Fault): void {
    this.#faults.push({ on, fault });
  }

  /** Answers a request as the host does: in place of `fetch`, and behind the server. */
  readonly get: typeof fetch = async (address, { method = 'GET', headers, body, signal } = {}) => {
    const url = new URL(String(address));
    const asked: Asked = {
      ...{ method, query: url.searchParams },
      path: url.pathname.replace(/^\/(api\/v\d\/)?/, ''),
      body: body && JSON.parse(String(body)),
    };
    const name = `${method} ${asked.path}`;
    this.requests.push(name);
    const at = this.#faults.findIndex(({ on }) => on.test(name));
    const fault = this.#faults.splice(at, at < 0 ? 0 : 1)[0]?.fault;
    if (fault === 'hang') {
      return new Promise((_, reject) =>
        signal?.addEventListener('abort', () => reject(signal.reason)),
      );
    }
    if (typeof fault === 'function') await fault();
    if (new Headers(headers).get('authorization') !== `Bearer ${TOKEN}`)
      return Response.json({ message: 'Bad credentials' }, { status: 401 });
    if (typeof fault === 'object') {
      // Hosts and what stands before them may repeat what they were sent.
      const message = `No, ${TOKEN}: https://x:${TOKEN}@localhost/${asked.path}`;
      return Response.json({ message }, fault);
    }
    const answer = this.#answer(asked);
    const breaches = asked.path.startsWith('repos/') ? gitHubBreaches(asked, answer) : [];
    this.breaches.push(...breaches.map((breach) => `${name}: ${breach}`));
    if (fault === 'lose') throw new TypeError('fetch failed');
    return answer.body instanceof Buffer
      ? new Response(new Uint8Array(answer.body))
      : Response.json(answer.body, answer);
  };

  /** Answers over a connection from now on, and gives the address. */
  async listen(): Promise<string> {
    await new Promise<void>((done) => this.#server.listen(0, '127.0.0.1', done));
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  #answer(asked: Asked): { status: number; body: unknown } {
    try {
      const below = `repos/${REPOSITORY}/`;
      const project = `projects/${encodeURIComponent(REPOSITORY)}/repository/`;
      const status = asked.method === 'POST' ? 201 : 200;
      if (asked.path.startsWith(below))
        return { status, body: this.#gitHub(asked, asked.path.slice(below.length)) };
      if (asked.path.startsWith(project))
        return { status, body: this.#gitLab(asked, asked.path.slice(project.length)) };
      throw new Refusal(404, 'Not Found');
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { status: error.status, body: { message: error.message } };
    }
  }

  #gitHub({ method, query, body }: Asked, path: string): unknown {
    const [what = '', name = ''] = /^(git\/[a-z]+|[a-z]+)\/?(.*)$/.exec(path)?.slice(1) ?? [];
    switch (`${method} ${what}`) {
      case 'GET git/ref':
        if (!this.branch) throw new Refusal(409, 'Git Repository is empty.');
        return { object: { sha: found(name === 'heads/main' && this.branch) } };
      case 'GET contents':
        return found(this.commits.get(query.get('ref') ?? '')?.files.get(name));
      case 'GET git/commits':
        return gitHubCommit(found(this.commits.get(name)));
      case 'GET commits':
        return this.#commitsOf(query, 'sha').map((commit) => ({
          ...{ sha: commit.sha, parents: commit.parents.map((sha) => ({ sha })) },
          commit: gitHubCommit(commit),
        }));
      case 'POST git/blobs': {
        const content = Buffer.from(body.content, body.encoding);
        const sha = hash(content);
        this.blobs.set(sha, content);
        return { sha };
      }
      case 'POST git/trees': {
        const files = new Map(this.trees.get(body.base_tree));
        for (const { path, sha } of body.tree) files.set(path, found(this.blobs.get(sha)));
        return { sha: this.keepTree(files) };
      }
      case 'POST git/commits': {
        const { message, author, parents, tree } = body;
        return gitHubCommit(
          this.add({ message, author, parents, files: found(this.trees.get(tree)) }),
        );
      }
      case 'PATCH git/refs': {
        if (name !== 'heads/main') throw new Refusal(422, 'Reference does not exist');
        const isForward = this.reachable(body.sha).some(({ sha }) => sha === this.branch);
        if (!isForward && !body.force) throw new Refusal(422, 'Update is not a fast forward');
        this.branch = body.sha;
        return { object: { sha: body.sha } };
      }
      default:
        throw new Refusal(404, 'Not Found');
    }
  }

  /** As its public documentation says: no package has a description of it. */
  #gitLab({ method, query, body }: Asked, path: string): unknown {
    const [what = '', encoded = '', raw] = path.split('/');
    const name = decodeURIComponent(encoded);
    switch (`${method} ${what}`) {
      case 'GET branches':
        return {
          commit: gitLabCommit(found(name === 'main' && this.commits.get(this.branch ?? ''))),
        };
      case 'GET files': {
        const ref = query.get('ref') ?? '';
        const content = found(this.commits.get(ref)?.files.get(name));
        const last_commit_id = this.changesOf(name, ref)[0]?.sha;
        return raw ? content : { content: content.toString('base64'), last_commit_id };
      }
      case 'GET commits':
        return this.#commitsOf(query, 'ref_name').map(gitLabCommit);
      case 'POST commits': {
        const { branch, commit_message: message, actions } = body;
        if (branch !== 'main' || !this.branch) throw new Refusal(400, 'You are not on a branch');
        for (const { action, file_path, last_commit_id } of actions) {
          const last = this.changesOf(file_path, this.branch)[0]?.sha;
          if ((action === 'create') !== (last === undefined))
            throw new Refusal(
              400,
              `A file with this name ${last ? 'already exists' : "doesn't exist"}`,
            );
          if (last_commit_id && last !== last_commit_id)
            throw new Refusal(400, 'The file has changed since you started editing it');
        }
        const contents = actions.map(
          ({
            file_path,
            content,
            encoding,
          }: {
            file_path: string;
            content: string;
            encoding: 'base64';
          }) => [file_path, Buffer.from(content, encoding)],
        );
        const files = this.with(Object.fromEntries(contents));
        const author = { name: body.author_name, email: body.author_email };
        const made = this.add({ files, parents: [this.branch], message, author });
        this.branch = made.sha;
        return gitLabCommit(made);
      }
      default:
        throw new Refusal(404, '404 Not Found');
    }
  }

  #commitsOf(query: URLSearchParams, ref: 'sha' | 'ref_name'): Commit[] {
    const from = found(query.get(ref) === 'main' && this.branch);
    return this.changesOf(query.get('path') ?? '', from).slice(0, Number(query.get('per_page')));
  }
}

function found<T>(there: T | undefined | false): T {
  if (there === undefined || there === false) throw new Refusal(404, 'Not Found');
  return there;
}

const gitHubCommit = ({ sha, files, parents, author, date, message }: Commit) => ({
  ...{ sha, message, author: { ...author, date }, committer: { ...author, date } },
  tree: { sha: treeOf(files) },
  parents: parents.map((parent) => ({ sha: parent })),
});

const gitLabCommit = ({ sha, parents, author, date, message }: Commit) => ({
  ...{ id: sha, parent_ids: parents, message, committed_date: date },
  ...{ author_name: author.name, author_email: author.email },
});
