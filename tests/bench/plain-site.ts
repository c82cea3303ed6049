// The same pages without script and pictures, to compare with: no page can be painted sooner.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressSite } from '../../src/node/hosts/compress.ts';
import { type Served, serveHere } from '../../src/node/serve/serve.ts';

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
  const { url, close } = await serveHere(copy);
  return {
    url,
    async close() {
      await close();
      rmSync(copy, { recursive: true, force: true });
    },
  };
}

function withoutScriptAndPictures(html: string): string {
  return html
    .replace(/<script\b[^>]*>.*?<\/script>/gs, '')
    .replace(/<source\b[^>]*>|<img\b[^>]*>/g, '');
}
