// GitHub as a code host, by its interface for git data: blobs, a tree, a commit, and then the branch.
import { Buffer } from 'node:buffer';
import type { HostBranch, HostSettings } from './code-host.ts';
import { hostRequests } from './host-requests.ts';

/** A commit in GitHub's list. */
interface ListedCommit {
  sha: string;
  parents: unknown[];
  commit: {
    message: string;
    author: { name?: string } | null;
    committer: { date?: string } | null;
  };
}

export function gitHub(settings: HostSettings, get = fetch): HostBranch {
  const { text, json } = hostRequests('GitHub', settings, get);
  const at = (path: string) => `repos/${settings.repository}/${path}`;
  const branch = `heads/${settings.branch.split('/').map(encodeURIComponent).join('/')}`;
  const made = <T = unknown>(what: string, body: object) =>
    json<{ sha: string } & T>(at(`git/${what}`), { method: 'POST', body });

  const head = async () => {
    const { object } = await json<{ object: { sha: string } }>(at(`git/ref/${branch}`));
    return object.sha;
  };

  return {
    head,

    textAt: (path, commit) =>
      text(at(`contents/${encodeURI(path)}?ref=${commit}`), {
        accept: 'application/vnd.github.raw+json',
      }),

    async commitsOf(path, most) {
      const query = new URLSearchParams({ sha: settings.branch, path, per_page: String(most) });
      const all = await json<ListedCommit[]>(at(`commits?${query}`));
      return all
        .filter(({ parents }) => parents.length < 2)
        .map(({ sha, commit: { message, author, committer } }) => ({
          id: sha,
          date: committer?.date ?? '',
          ...(author?.name && { by: author.name }),
          message,
        }));
    },

    async commit({ parent, files, message, author }) {
      const before = await json<{ tree: { sha: string } }>(at(`git/commits/${parent}`));
      const tree = [];
      for (const { path, content } of files) {
        const encoded = Buffer.from(content).toString('base64');
        const { sha } = await made('blobs', { content: encoded, encoding: 'base64' });
        tree.push({ path, mode: '100644', type: 'blob', sha });
      }
      const after = await made('trees', { base_tree: before.tree.sha, tree });
      const commit = { message, tree: after.sha, parents: [parent], author };
      const { sha, committer } = await made<{ committer: { date: string } }>('commits', commit);
      try {
        await json(at(`git/refs/${branch}`), { method: 'PATCH', body: { sha, force: false } });
      } catch (error) {
        // The answer may be lost, and a refusal does not say why.
        const now = await head();
        if (now === parent) throw error;
        if (now !== sha) return 'moved';
      }
      return { id: sha, date: committer.date };
    },
  };
}
