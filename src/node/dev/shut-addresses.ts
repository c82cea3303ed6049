// Keeps Vite from answering requests that no page of the site makes: hidden files, and programs that it would start.
import type { ViteDevServer } from 'vite';
import { EDITOR_API } from '../../editor/protocol.ts';
import type { Project } from '../../files/project.ts';
import { splitAddress } from '../../model/path.ts';
import type { Guard } from './guard.ts';

/** Vite starts a program here for whoever asks, with any file. */
const VITES_OPENER = '/__open-in-editor';
/** Vite's opener in any capitals, and hidden names; but for packages' own folders, which pages load code from. */
const SHUT = /^\/+__open-in-editor|[\\/]\.(?!(vite|pnpm|well-known)[\\/])/i;

/** Answers the requests that Vite must not see. The editor's pages alone can have the manifest opened, at a line. */
export function shutAddresses(
  { middlewares }: ViteDevServer,
  guard: Guard,
  { root, manifest }: Pick<Project, 'root' | 'manifest'>,
): void {
  // The project itself may lie in a hidden folder.
  const own = `/@fs/${root.replaceAll('\\', '/').replace(/^\//, '')}/`;
  middlewares.use((request, response, next) => {
    const { path, query } = splitAddress(request.url ?? '/');
    if (path === `${EDITOR_API}open` && request.method === 'POST' && !guard.writing(request)) {
      const line = Number(new URLSearchParams(query).get('line')) || 1;
      request.url = `${VITES_OPENER}?file=${encodeURIComponent(`${manifest}:${line}:1`)}`;
    } else if (SHUT.test(decoded(path).replace(own, '/'))) {
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
