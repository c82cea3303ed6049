// GitLab as a code host, by its interface for commits.
import { Buffer } from 'node:buffer';
import type { HostBranch, HostSettings } from './code-host.ts';
import { hostRequests } from './host-requests.ts';

/** A commit in GitLab's list. */
interface ListedCommit {
  id: string;
  parent_ids: string[];
  message: string;
  committed_date: string;
  author_name?: string;
}

export function gitLab(settings: HostSettings, get = fetch): HostBranch {
  const { text, json } = hostRequests('GitLab', settings, get);
  const at = (path: string) =>
    `projects/${encodeURIComponent(settings.repository)}/repository/${path}`;
  const file = (path: string) => at(`files/${encodeURIComponent(path)}`);

  const head = async () => {
    const branch = at(`branches/${encodeURIComponent(settings.branch)}`);
    const { commit } = await json<{ commit: { id: string } }>(branch);
    return commit.id;
  };

  /** What is to be done with a file. One that was changed after the commit is refused by GitLab. */
  const action = async (path: string, content: string | Uint8Array, parent: string) => {
    const before = await text(`${file(path)}?ref=${parent}`);
    return {
      action: before ? 'update' : 'create',
      file_path: path,
      content: Buffer.from(content).toString('base64'),
      encoding: 'base64',
      ...(before && { last_commit_id: JSON.parse(before).last_commit_id }),
    };
  };

  return {
    head,

    textAt: (path, commit) => text(`${file(path)}/raw?ref=${commit}`),

    async commitsOf(path, most) {
      const query = { ref_name: settings.branch, path, per_page: String(most) };
      const all = await json<ListedCommit[]>(at(`commits?${new URLSearchParams(query)}`));
      return all.filter(({ parent_ids }) => parent_ids.length < 2).map(toHostCommit);
    },

    async commit({ parent, files, message, author }) {
      if ((await head()) !== parent) return 'moved';
      const actions = [];
      for (const { path, content } of files) actions.push(await action(path, content, parent));
      const body = {
        branch: settings.branch,
        commit_message: message,
        author_name: author.name,
        author_email: author.email,
        actions,
      };
      try {
        return toHostCommit(await json<ListedCommit>(at('commits'), { method: 'POST', body }));
      } catch (error) {
        // The answer may be lost, and a refusal does not say why.
        if ((await head()) === parent) throw error;
        return 'moved';
      }
    },
  };
}

const toHostCommit = ({ id, committed_date, author_name: by, message }: ListedCommit) => ({
  id,
  date: committed_date,
  ...(by && { by }),
  message,
});
