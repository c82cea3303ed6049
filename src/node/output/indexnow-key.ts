// The file that proves to search engines whose addresses `npm run indexnow` submits.
import type { Site } from '../../model/site.ts';
import { keyPath } from '../indexnow/submit.ts';
import type { OutputFile } from '../render/page-files.ts';

/** The file with the key; none where the manifest names no key. */
export function indexnowKey({ indexnow_key: key }: Pick<Site, 'indexnow_key'>): OutputFile[] {
  return key ? [{ path: keyPath(key), text: key }] : [];
}
