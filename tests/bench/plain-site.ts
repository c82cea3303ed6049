// The same pages without script and pictures, to compare with: no page can be painted sooner.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '../../src/build/headers/compress.ts';
import { siteServer } from '../../src/build/serve.ts';

/** A site that is being served from a folder. */
export interface Served {
  url: string;
  close(): void;
}

/** Serves a folder as `npm start` does, on a free port. */
export async function serveFolder(folder: string): Promise<Served> {
  const server = siteServer(folder);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

/** Serves a copy of a site whose HTML has no scripts and no pictures; everything else is the same, headers included. */
export async function servePlain(folder: string): Promise<Served> {
  const copy = mkdtempSync(join(tmpdir(), 'curbside-plain-'));
  cpSync(folder, copy, { recursive: true, filter: (file) => !/\.(br|gz|avif|webp)$/.test(file) });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(copy, name);
    writeFileSync(file, withoutScriptAndPictures(readFileSync(file, 'utf8')));
  }
  await compressSite(copy);
  const { url, close } = await serveFolder(copy);
  return {
    url,
    close() {
      close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

function withoutScriptAndPictures(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<source\b[^>]*>|<img\b[^>]*>/g, '');
}
