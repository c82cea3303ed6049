// Keeps Vite from answering requests that no page of the site makes: hidden files, and programs that it would start.
import type { ViteDevServer } from 'vite';
import { EDITOR_API } from '../../editor/protocol.ts';
import { isHidden } from '../../manifest/site/public-files.ts';
import { splitAddress } from '../../model/path.ts';
import type { Guard } from '../editor/guard.ts';
import type { Project } from '../project.ts';

/** Vite starts a program here for whoever asks, with any file. It takes the address in any capitals. */
const VITES_OPENER = '/__open-in-editor';
/** The editor's own question for it. */
const OPEN = `${EDITOR_API}open`;

/** Packages' own folders whose names begin with a dot, which pages load code from. */
const CODE = /(^|\/)\.(?:vite|pnpm)(?=\/)/g;

/** Answers the requests that Vite must not see. The editor's pages alone can have the manifest opened, at a line. */
export function shutAddresses(
  { middlewares }: ViteDevServer,
  guard: Guard,
  { root, manifest }: Pick<Project, 'root' | 'manifest'>,
): void {
  middlewares.use((request, response, next) => {
    const { path, query } = splitAddress(request.url ?? '/');
    if (path === OPEN && request.method === 'POST' && !guard.writing(request)) {
      const line = Number(new URLSearchParams(query).get('line')) || 1;
      request.url = `${VITES_OPENER}?file=${encodeURIComponent(`${manifest}:${line}:1`)}`;
      return next();
    }
    if (!isShut(path, root)) return next();
    response.writeHead(403).end();
  });
}

function isShut(path: string, root: string): boolean {
  try {
    const slashes = (name: string) => name.replaceAll('\\', '/').replace(/^\//, '');
    // The project itself may lie in a hidden folder.
    const name = slashes(decodeURIComponent(path)).replace(`@fs/${slashes(root)}/`, '');
    return `/${name}`.toLowerCase().startsWith(VITES_OPENER) || isHidden(name.replace(CODE, '$1'));
  } catch {
    // An address that cannot be decoded.
    return true;
  }
}
