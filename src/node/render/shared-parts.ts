// The shared parts of all pages of a build.
import { createHash } from 'node:crypto';
import type { SiteFile } from '../../app/embedded.ts';
import type { Site } from '../../model/site.ts';
import type { SiteScripts } from '../bundle/page-scripts.ts';
import type { FinishedLook, Look } from '../look/look.ts';
import type { SharedParts } from './page-files.ts';

/** The shared parts of a site that is built now. */
export function sharedParts(
  { outside, analytics }: Pick<Site, 'outside' | 'analytics'>,
  { facts, look }: FinishedLook,
  scripts: SiteScripts,
): SharedParts {
  const file = { facts, year: new Date().getFullYear() };
  const build = buildName(scripts.entry, look, file);
  return { ...file, look, scripts, outside, ...(analytics && { analytics }), build };
}

/**
 * The name of a build: it changes when the script, the look or the shared facts change, so that data of two builds never
 * meet. A page whose own data has changed does not change it.
 */
export function buildName(script: string, look: Look, shared: SiteFile): string {
  return createHash('sha256')
    .update(script)
    .update(JSON.stringify([look, shared]))
    .digest('hex')
    .slice(0, 12);
}
