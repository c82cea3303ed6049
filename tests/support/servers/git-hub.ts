// GitHub's interface over a bare repository, each request and answer compared with GitHub's own description.
import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import {
  type Answer,
  type Asked,
  blobOf,
  type CodeHostServer,
  commitAt,
  commitOf,
  commitsIn,
  fileAt,
  type Git,
  type GitCommit,
  Refusal,
  startCodeHost,
  treeWith,
} from './code-host-server.ts';

/** The one repository there is. */
export const REPOSITORY = 'collins/website';
const BELOW = `repos/${REPOSITORY}/`;

/** Starts GitHub for a bare repository. */
export const startGitHub = (options: { bare: string; token: string }): Promise<CodeHostServer> =>
  startCodeHost({ answer, breaches }, options);

function answer({ method, path, query, body }: Asked, git: Git): Answer {
  if (!path.startsWith(BELOW)) throw new Refusal(404, 'Not Found');
  const [what = '', name = ''] =
    /^(git\/[a-z]+|[a-z]+)\/?(.*)$/.exec(path.slice(BELOW.length))?.slice(1) ?? [];
  switch (`${method} ${what}`) {
    case 'GET git/ref':
      return ok(refOf(name, commitAt(git, `refs/${name}`) ?? noRef(git)));
    case 'GET contents':
      return ok(found(fileAt(git, query.get('ref') ?? 'HEAD', name)));
    case 'GET git/commits':
      return ok(gitCommit(commitsIn(git, '-1', found(commitAt(git, name)))[0]));
    case 'GET commits': {
      const from = found(commitAt(git, query.get('sha') ?? 'HEAD'));
      const most = `--max-count=${query.get('per_page') ?? 30}`;
      return ok(commitsIn(git, most, from, '--', query.get('path') ?? '.').map(listedCommit));
    }
    case 'POST git/blobs': {
      const { content, encoding } = body as { content: string; encoding: BufferEncoding };
      const sha = blobOf(git, Buffer.from(content, encoding));
      return { status: 201, body: { sha, url: '' } };
    }
    case 'POST git/trees': {
      const { base_tree, tree } = body as {
        base_tree: string;
        tree: { path: string; sha: string }[];
      };
      return {
        status: 201,
        body: { sha: treeWith(git, base_tree, tree), url: '', truncated: false, tree: [] },
      };
    }
    case 'POST git/commits': {
      const sha = commitOf(git, body as Parameters<typeof commitOf>[1]);
      return { status: 201, body: gitCommit(commitsIn(git, '-1', sha)[0]) };
    }
    case 'PATCH git/refs':
      return ok(moved(name, body as { sha: string; force?: boolean }, git));
    default:
      throw new Refusal(404, 'Not Found');
  }
}

const ok = (body: unknown): Answer => ({ status: 200, body });

function found<T>(there: T | undefined): T {
  if (there === undefined) throw new Refusal(404, 'Not Found');
  return there;
}

function noRef(git: Git): never {
  const isEmpty = String(git(['for-each-ref', '--count=1'])) === '';
  throw isEmpty ? new Refusal(409, 'Git Repository is empty.') : new Refusal(404, 'Not Found');
}

function moved(name: string, { sha, force }: { sha: string; force?: boolean }, git: Git) {
  const old = commitAt(git, `refs/${name}`);
  if (!old) throw new Refusal(422, 'Reference does not exist');
  if (!commitAt(git, sha)) throw new Refusal(422, 'Object does not exist');
  const isForward = commitsIn(git, '-1', old, `^${sha}`).length === 0;
  if (!isForward && !force) throw new Refusal(422, 'Update is not a fast forward');
  git(['update-ref', `refs/${name}`, sha, old]);
  return refOf(name, sha);
}

const refOf = (name: string, sha: string) => ({
  ref: `refs/${name}`,
  node_id: '',
  url: '',
  object: { type: 'commit', sha, url: '' },
});

const VERIFICATION = {
  verified: false,
  reason: 'unsigned',
  payload: null,
  signature: null,
  verified_at: null,
};

const linked = (sha: string) => ({ sha, url: '', html_url: '' });

function gitCommit(commit: GitCommit | undefined) {
  const { sha, tree, parents, author, committer, message } = found(commit);
  return {
    sha,
    node_id: '',
    url: '',
    html_url: '',
    author,
    committer,
    message,
    tree: { sha: tree, url: '' },
    parents: parents.map(linked),
    verification: VERIFICATION,
  };
}

const listedCommit = ({ sha, tree, parents, author, committer, message }: GitCommit) => ({
  sha,
  node_id: '',
  url: '',
  html_url: '',
  comments_url: '',
  // GitHub knows accounts by their addresses; these have none.
  author: null,
  committer: null,
  parents: parents.map(linked),
  commit: { url: '', author, committer, message, comment_count: 0, tree: { sha: tree, url: '' } },
});

/** An operation of the description. */
interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: { name: string; in: string; required?: boolean; schema: object }[];
  body?: object;
  responses: Record<string, { schema?: object }>;
}

const { operations, schemas } = JSON.parse(
  readFileSync('tests/fixtures/github-operations.json', 'utf8'),
) as { operations: Operation[]; schemas: object };
const ajv = new Ajv({ strict: false, allErrors: true, coerceTypes: true });
ajv.addSchema({ schemas }, 'description');

/** The faults of a value by a schema of the description. */
function faults(schema: object, value: unknown, what: string): string[] {
  const linked = JSON.parse(
    JSON.stringify(schema).replaceAll('"#/schemas', '"description#/schemas'),
  );
  const isFit = ajv.compile(linked);
  return isFit(value) ? [] : [`${what} ${ajv.errorsText(isFit.errors)}`];
}

function breaches(
  { method, path, query, body }: Asked,
  { status, body: answered }: Answer,
): string[] {
  const operation = operations.find(
    (one) => one.method === method.toLowerCase() && addressOf(one).test(path),
  );
  if (!operation) return ['is not described'];
  const known = operation.parameters.filter((one) => one.in === 'query');
  const response = operation.responses[status];
  return [
    ...[...query].flatMap(([name, value]) => {
      const schema = known.find((one) => one.name === name)?.schema;
      return schema
        ? faults({ properties: { [name]: schema } }, { [name]: value }, name)
        : [`${name} is not described`];
    }),
    ...(operation.body
      ? faults(operation.body, body, 'body')
      : body === undefined
        ? []
        : ['has a body']),
    ...(response ? [] : [`status ${status} is not described`]),
    ...(response?.schema ? faults(response.schema, answered, 'answer') : []),
  ];
}

/** GitHub takes slashes in the last part of an address. */
const addressOf = ({ path }: Operation) =>
  new RegExp(
    `^${path
      .slice(1)
      .replace(/\{(?:ref|path)\}$/, '.+')
      .replaceAll(/\{\w+\}/g, '[^/]+')}$`,
  );
