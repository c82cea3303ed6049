// GitLab's interface over a bare repository, as its public documentation says: no package has a description of it.
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
import { REPOSITORY } from './git-hub.ts';

/** Starts GitLab for a bare repository. */
export const startGitLab = (options: { bare: string; token: string }): Promise<CodeHostServer> =>
  startCodeHost({ answer, breaches: () => [] }, options);

const BELOW = `projects/${encodeURIComponent(REPOSITORY)}/repository/`;

function answer({ method, path, query, body }: Asked, git: Git): Answer {
  if (!path.startsWith(BELOW)) throw new Refusal(404, '404 Project Not Found');
  const [what = '', encoded = '', raw] = path.slice(BELOW.length).split('/');
  const name = decodeURIComponent(encoded);
  switch (`${method} ${what}`) {
    case 'GET branches': {
      const commit = commitAt(git, `refs/heads/${name}`);
      if (!commit) throw new Refusal(404, '404 Branch Not Found');
      return { status: 200, body: { name, commit: commitIn(git, commit) } };
    }
    case 'GET files': {
      const ref = query.get('ref') ?? 'HEAD';
      const content = fileAt(git, ref, name);
      if (!content) throw new Refusal(404, '404 File Not Found');
      const last_commit_id = commitsIn(git, '-1', ref, '--', name)[0]?.sha;
      const file = {
        file_path: name,
        encoding: 'base64',
        content: content.toString('base64'),
        last_commit_id,
      };
      return { status: 200, body: raw ? content : file };
    }
    case 'GET commits': {
      const most = `--max-count=${query.get('per_page') ?? 20}`;
      const found = commitsIn(
        git,
        most,
        query.get('ref_name') ?? 'HEAD',
        '--',
        query.get('path') ?? '.',
      );
      return { status: 200, body: found.map(shown) };
    }
    case 'POST commits':
      return { status: 201, body: commitIn(git, made(body as NewCommit, git)) };
    default:
      throw new Refusal(404, '404 Not Found');
  }
}

/** What `POST commits` takes. */
interface NewCommit {
  branch: string;
  commit_message: string;
  author_name: string;
  author_email: string;
  actions: {
    action: 'create' | 'update';
    file_path: string;
    content: string;
    encoding: 'base64' | 'text';
    last_commit_id?: string;
  }[];
}

function made({ branch, commit_message, author_name, author_email, actions }: NewCommit, git: Git) {
  const parent = commitAt(git, `refs/heads/${branch}`);
  if (!parent) throw new Refusal(400, 'You can only create or edit files when you are on a branch');
  for (const { action, file_path, last_commit_id } of actions) {
    const last = commitsIn(git, '-1', parent, '--', file_path)[0]?.sha;
    const isThere = fileAt(git, parent, file_path) !== undefined;
    if (action === 'update' && last_commit_id && last !== last_commit_id) {
      throw new Refusal(400, `The file has changed since you started editing it: ${file_path}`);
    }
    if (action === 'create' && isThere)
      throw new Refusal(400, 'A file with this name already exists');
    if (action === 'update' && !isThere)
      throw new Refusal(400, "A file with this name doesn't exist");
  }
  const files = actions.map(({ file_path: path, content, encoding }) => ({
    path,
    sha: blobOf(git, Buffer.from(content, encoding === 'base64' ? 'base64' : 'utf8')),
  }));
  const tree = treeWith(git, parent, files);
  const author = { name: author_name, email: author_email };
  const commit = commitOf(git, { tree, parents: [parent], message: commit_message, author });
  git(['update-ref', `refs/heads/${branch}`, commit, parent]);
  return commit;
}

function commitIn(git: Git, name: string) {
  const [commit] = commitsIn(git, '-1', name);
  if (!commit) throw new Refusal(404, '404 Commit Not Found');
  return shown(commit);
}

const shown = ({ sha, parents, message, author, committer }: GitCommit) => ({
  id: sha,
  short_id: sha.slice(0, 8),
  parent_ids: parents,
  title: message.split('\n')[0],
  message,
  author_name: author.name,
  author_email: author.email,
  authored_date: author.date,
  committer_name: committer.name,
  committer_email: committer.email,
  committed_date: committer.date,
});
