// Step 4 of a page: bundles the code, for browsers and for the workers that render, and the starter that every page holds.
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Rolldown, ViteBuilder } from 'vite';
import { bundleAlone, filesOf } from './bundle-alone.ts';
import { siteScripts } from './page-scripts.ts';

/**
 * Bundles the code of the project in `root`. The file of the worker that renders pages is there until the process ends.
 * Throws what the bundler throws.
 */
export async function bundle(builder: ViteBuilder, root: string) {
  const { client, ssr } = builder.environments;
  if (!client || !ssr) throw new Error('the client and server environments are missing');
  const { outDir } = ssr.config.build;
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const [{ output }, starter] = await Promise.all([
    builder.build(client) as Promise<Rolldown.RolldownOutput>,
    starterElement(root),
    builder.build(ssr),
  ]);
  const chunks = output.filter((file) => file.type === 'chunk');
  return {
    files: filesOf({ output }),
    scripts: siteScripts(chunks, starter),
    worker: join(outDir, 'worker.mjs'),
  };
}

/** Bundles the starter into a script element, small enough for every page, with the rules before it. */
async function starterElement(root: string): Promise<string> {
  const output = { format: 'iife' } as const;
  const [starter] = await bundleAlone({ root, entry: '/src/app/entry-starter.ts', output });
  return `${SPECULATION_RULES}<script>${String(starter?.text).trim()}</script>`;
}

/** Addresses of pages end with a slash; files do not. */
const PAGES = { href_matches: ['/', '/*/'] };

/** Not the page itself: it is here, and a reload would be answered with the copy that was fetched ahead. */
const OTHER_PAGES = { not: { href_matches: './' } };

/**
 * Rules in the form of https://wicg.github.io/nav-speculation/speculation-rules.html. A browser fetches a page when the
 * pointer rests on its link or a finger touches it, unless it saves data. The navigator fetches likely pages earlier, in
 * all browsers. No page is rendered ahead: the navigator shows a fetched page sooner than a browser changes pages.
 */
const RULES = { prefetch: [{ where: { and: [PAGES, OTHER_PAGES] }, eagerness: 'moderate' }] };

/** The element with the rules; the same on every page. */
export const SPECULATION_RULES = `<script type="speculationrules">${JSON.stringify(RULES)}</script>`;
