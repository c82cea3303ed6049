// A git repository in memory, with one branch.
import { createHash } from 'node:crypto';

/** A person, or a program, as a commit names them. */
interface Person {
  name: string;
  email: string;
}

export interface Commit {
  sha: string;
  parents: string[];
  /** The content of each file, by its path. */
  files: Map<string, Buffer>;
  message: string;
  author: Person;
  date: string;
}

const PAT = { name: 'Pat', email: 'pat@example.com' };

export class MemoryRepository {
  /** The newest commit of the branch `main`. */
  branch?: string;
  protected readonly commits = new Map<string, Commit>();
  /** Blobs and trees of GitHub's interface. */
  protected readonly blobs = new Map<string, Buffer>();
  protected readonly trees = new Map<string, Map<string, Buffer>>();
  /** Begins with one commit of these files. */
  constructor(files: Record<string, string | Buffer>) {
    const contents = Object.entries(files).map(
      ([path, content]) => [path, Buffer.from(content)] as const,
    );
    this.branch = this.add({ files: new Map(contents), parents: [], message: 'Begin' }).sha;
  }

  /** The commits of the branch, newest first. */
  get log(): Commit[] {
    return this.reachable(this.branch);
  }

  /** A file of the newest commit, or of another. */
  read(path = 'pages.yaml', commit = this.branch): string {
    return String(this.commits.get(commit ?? '')?.files.get(path));
  }

  /** The files that the newest commit changed. */
  changed(): string[] {
    const [newest, before] = this.log;
    return [...(newest?.files ?? [])].flatMap(([path, content]) =>
      before?.files.get(path)?.equals(content) ? [] : path,
    );
  }

  /** Publishes a text from elsewhere, and takes a commit beside the branch into it where one is given. */
  publish(text: string, message = 'Change it elsewhere', joined: string[] = []): void {
    const parents = this.branch ? [this.branch, ...joined] : [];
    this.branch = this.add({ files: this.with({ 'pages.yaml': text }), parents, message }).sha;
  }

  /** Makes a commit without a change, which no branch leads to. */
  commitAside = (parent: string) =>
    this.add({ files: this.with({}, parent), parents: [parent], message: 'Aside' }).sha;

  protected add(
    commit: Pick<Commit, 'files' | 'parents' | 'message'> & { author?: Person },
  ): Commit {
    const count = this.commits.size;
    const date = new Date(Date.UTC(2026, 2, 1, 12, 0, count)).toISOString();
    const message = commit.message.trimEnd();
    const made = { author: PAT, ...commit, message, date, sha: hash(`${count} ${commit.message}`) };
    this.commits.set(made.sha, made);
    this.keepTree(made.files);
    return made;
  }

  protected keepTree(files: Map<string, Buffer>): string {
    const sha = treeOf(files);
    this.trees.set(sha, files);
    return sha;
  }

  protected with(
    changed: Record<string, string | Buffer>,
    commit = this.branch,
  ): Map<string, Buffer> {
    const files = new Map(this.commits.get(commit ?? '')?.files);
    for (const [path, content] of Object.entries(changed)) files.set(path, Buffer.from(content));
    return files;
  }

  /** A commit and all before it, newest first. */
  protected reachable(from = ''): Commit[] {
    const shas = new Set([from]);
    for (const sha of shas)
      for (const parent of this.commits.get(sha)?.parents ?? []) shas.add(parent);
    return [...this.commits.values()].filter(({ sha }) => shas.has(sha)).reverse();
  }

  /** The commits that changed a file, newest first. */
  protected changesOf(path: string, from: string): Commit[] {
    return this.reachable(from).filter(({ files, parents }) => {
      const content = files.get(path);
      const before = parents.map((parent) => this.commits.get(parent)?.files.get(path));
      return content && before.every((other) => !other?.equals(content));
    });
  }
}

export const hash = (content: string | Buffer) => createHash('sha1').update(content).digest('hex');

export const treeOf = (files: Map<string, Buffer>) =>
  hash([...files].map(([path, content]) => `${path} ${hash(content)}`).join('\n'));
