// Decides who may read from the dev server and write through it: only pages that this server itself has sent. Keeps Vite from the rest.
import { randomBytes, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { ViteDevServer } from 'vite';
import { EDITOR_API, TOKEN_HEADER, TOKEN_META } from '../../editor/protocol.ts';
import type { Places, Project } from '../../files/project.ts';
import { sectionsFolder } from '../../files/section-types.ts';
import { splitAddress } from '../../model/path.ts';

type Asking = Pick<IncomingMessage, 'headers'>;

/** Refuses, with the reason, or lets by. */
export type Guard = ReturnType<typeof createGuard>;

/** The names under which a browser on this computer reaches it. */
const OWN_NAMES = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Makes the guard of one start of a server.
 * @param port of the server, once it listens
 */
export function createGuard(port: () => number | undefined) {
  const token = randomBytes(32).toString('base64url');
  // A site that has its name lead to this computer sends its own name.
  const isOwnHost = (host = '') => {
    const [, name = '', number = '80'] = /^(.*?)(?::(\d+))?$/.exec(host.toLowerCase()) ?? [];
    return OWN_NAMES.includes(name) && Number(number) === port();
  };
  const refuseRead = ({ headers }: Asking) => {
    if (!isOwnHost(headers.host)) return 'This address is not one of the editor.';
    if (headers.origin !== undefined && !isSame(headers.origin, headers.host)) return FOREIGN;
    return isFromElsewhere(headers) ? FOREIGN : undefined;
  };
  return {
    /** The element with the token, for the head of a page. */
    meta: `<meta name="${TOKEN_META}" content="${token}">\n`,
    refuseRead,
    refuseWrite(request: Asking) {
      const { origin, [TOKEN_HEADER]: sent } = request.headers;
      if (origin === undefined) return FOREIGN;
      const refusal = refuseRead(request);
      if (refusal) return refusal;
      return isEqual(String(sent ?? ''), token) ? undefined : STALE;
    },
  };
}

const FOREIGN = 'Only the editor’s own pages may ask.';
const STALE = 'The editor was started anew meanwhile. Load this page again.';

const isSame = (origin: string, host?: string) =>
  URL.canParse(origin) && new URL(origin).host === host?.toLowerCase();

/** Browsers say where a request comes from. A link from elsewhere to a whole page gives nothing away. */
function isFromElsewhere({
  'sec-fetch-site': site = 'none',
  'sec-fetch-dest': target,
}: IncomingMessage['headers']): boolean {
  return site !== 'none' && site !== 'same-origin' && target !== 'document';
}

function isEqual(a: string, b: string): boolean {
  const [expected, given] = [Buffer.from(a), Buffer.from(b)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}

/** Vite starts a program here for whoever asks, with any file. */
const VITES_OPENER = '/__open-in-editor';
/** Vite's opener in any capitals, and hidden names; but for packages' own folders, which pages load code from. */
const BLOCKED_PATHS = /^\/+__open-in-editor|[\\/]\.(?!(vite|pnpm|well-known)[\\/])/i;

/** Answers the requests that Vite must not see. The editor's pages alone can have the manifest opened, at a line. */
export function blockUnsafePaths(
  { middlewares }: ViteDevServer,
  guard: Guard,
  project: Places & Pick<Project, 'manifest'>,
): void {
  // The project itself may lie in a hidden folder.
  const servedFolders = [project.root, sectionsFolder(project)].map(
    (folder) => `/@fs/${folder.replaceAll('\\', '/').replace(/^\//, '')}/`,
  );
  const withoutFolders = (path: string) =>
    servedFolders.reduce((shortened, folder) => shortened.replace(folder, '/'), path);
  middlewares.use((request, response, next) => {
    // A whole address is for proxies, and may be read in two ways.
    const isWhole = !request.url?.startsWith('/');
    const { path, query } = splitAddress(request.url ?? '/');
    if (path === `${EDITOR_API}open` && request.method === 'POST' && !guard.refuseWrite(request)) {
      const line = Number(new URLSearchParams(query).get('line')) || 1;
      request.url = `${VITES_OPENER}?file=${encodeURIComponent(`${project.manifest}:${line}:1`)}`;
    } else if (isWhole || BLOCKED_PATHS.test(withoutFolders(decoded(path)))) {
      response.writeHead(403).end();
      return;
    }
    next();
  });
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Of what cannot be decoded nothing is served either.
    return '/.';
  }
}
