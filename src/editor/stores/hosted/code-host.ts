// What the hosted editor asks of a code host: the newest commit of one branch, a file in it, and a new commit.

/** A commit that changed the manifest. */
export interface HostCommit {
  id: string;
  /** ISO 8601. */
  date: string;
  /** The name of its author. */
  by?: string;
  /** The whole message. */
  message: string;
}

/** A file of a commit. */
export interface HostFile {
  /** Its path in the repository. */
  path: string;
  content: string | Uint8Array;
}

/** A commit to make. */
export interface HostChange {
  /** The commit that it follows; where the branch has another one by now, nothing is written. */
  parent: string;
  files: HostFile[];
  message: string;
  author: { name: string; email: string };
}

/** One branch of a repository. Every function throws a SaveError with words for the family. */
export interface HostBranch {
  /** The newest commit of the branch. */
  head(): Promise<string>;
  /** The text of a file in a commit; undefined when there is none. */
  textAt(path: string, commit: string): Promise<string | undefined>;
  /** The last commits that changed a file, newest first, joins left out. */
  commitsOf(path: string, most: number): Promise<HostCommit[]>;
  /**
   * Makes a commit, and moves the branch to it without force. `moved` when the branch has another commit by now: that of
   * somebody else, or this one when the answer was lost.
   */
  commit(change: HostChange): Promise<Omit<HostCommit, 'message'> | 'moved'>;
}

/** The branch that a site is published on, with the places of the site in its repository. */
export interface CodeHost extends HostBranch {
  files: {
    /** The path of the manifest: `pages.yaml`. */
    manifest: string;
    /** The folder of its pictures: `public/images`. */
    pictures: string;
  };
}

/** The branch of a repository at a code host, and the key to it. */
export interface HostSettings {
  /** The base address of the host's interface, without a slash at the end. */
  api: string;
  /** Its path at the host: `owner/name`. */
  repository: string;
  branch: string;
  token: string;
  /** The most time that an answer may take, in milliseconds. */
  timeoutMs?: number;
}
