// The repository that the function's secrets name, where nothing but the manifest and its pictures is ever written.
import { SaveError } from '../../server/store.ts';
import type { CodeHost, HostBranch } from './code-host.ts';
import { gitHub } from './github.ts';
import { gitLab } from './gitlab.ts';
import { otherThanData } from './host-requests.ts';

/** The code host that the secrets of the function name. Throws, for the person who sets the function up, where they name none. */
export function codeHostOf(env: Partial<Record<string, string>>, get = fetch): CodeHost {
  const { WEBSITE_REPOSITORY = '', WEBSITE_TOKEN: token, WEBSITE_BRANCH: branch = 'main' } = env;
  const { WEBSITE_MANIFEST: manifest = 'pages.yaml' } = env;
  const [, repository = ''] =
    /^https:\/\/[^/@\\]+\/([^?#]+?)(?:\.git)?\/?$/i.exec(WEBSITE_REPOSITORY) ?? [];
  const host = URL.canParse(WEBSITE_REPOSITORY) ? new URL(WEBSITE_REPOSITORY).host : '';
  if (!token) throw new Error('WEBSITE_TOKEN is not set: the token that may write the repository.');
  const given = env.WEBSITE_HOST_API?.replace(/\/$/, '');
  const isGitHub = host.startsWith('github.') || given?.endsWith('/api/v3');
  const isGitLab = host.startsWith('gitlab.') || given?.endsWith('/api/v4');
  if (!isRepository(repository) || !(isGitHub || isGitLab)) throw new Error(NO_HOST);
  const own = host === 'github.com' ? 'https://api.github.com' : `https://${host}/api/v3`;
  const api = given ?? (isGitHub ? own : `https://${host}/api/v4`);
  const settings = { api, repository, branch, token };
  // Pictures are in a folder beside the manifest.
  const files = { manifest, pictures: manifest.replace(/[^/]*$/, 'public/images') };
  return limitedTo(
    files,
    isGitHub
      ? withReadableErrors('GitHub', gitHub(settings, get))
      : withReadableErrors('GitLab', gitLab(settings, get)),
  );
}

/** A host whose answers of another form than it documents are said in words. */
function withReadableErrors(name: string, host: HostBranch): HostBranch {
  const fail = (error: unknown) => {
    throw error instanceof TypeError ? new SaveError(otherThanData(name), { cause: error }) : error;
  };
  return {
    head: () => host.head().catch(fail),
    textAt: (path, commit) => host.textAt(path, commit).catch(fail),
    commitsOf: (path, most) => host.commitsOf(path, most).catch(fail),
    commit: (change) => host.commit(change).catch(fail),
  };
}

/** Whether it is `owner/name`, or a longer path at GitLab: a step such as `..` would lead to another address of the host. */
const isRepository = (path: string) =>
  /^(?:(?!\.{1,2}(?:\/|$))[\w.-]+(?:\/(?!$)|$)){2,}$/.test(path);

const NO_HOST =
  'WEBSITE_REPOSITORY has to be the address of a repository at GitHub or GitLab: https://github.com/owner/name or https://gitlab.com/group/name. For GitLab at another address, set WEBSITE_HOST_API too: https://git.example.com/api/v4.';

/** The names that the editor gives to pictures. */
const PICTURE = /^[a-z0-9][a-z0-9-]*\.(?:jpg|png|webp)$/;

/** A host that knows the manifest and pictures in their folder, and nothing else, whatever it is asked for. */
export function limitedTo(files: CodeHost['files'], host: HostBranch): CodeHost {
  const { manifest, pictures } = files;
  const isAllowed = (path: string) =>
    path === manifest ||
    (path.startsWith(`${pictures}/`) && PICTURE.test(path.slice(pictures.length + 1)));
  return {
    ...host,
    files,
    textAt: async (path, commit) => (isAllowed(path) ? host.textAt(path, commit) : undefined),
    commit: async (change) => {
      if (change.files.every(({ path }) => isAllowed(path))) return host.commit(change);
      throw new SaveError(
        'Only the text of the website and its pictures can be published. Ask the person who set the website up.',
      );
    },
  };
}
