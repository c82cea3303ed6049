// Caches the pages of each town, so that a save in development expands only those of the changed town.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import type { ExpandedTownPages } from './expand-pages.ts';
import { activeEntries } from './expand-value.ts';

/** The pages of towns, kept from one check to the next. */
export interface TownCache {
  /** Everything that the pages of all towns depend on, as text. */
  common?: string;
  schema?: ManifestSchema;
  /** By position in the list of towns: the entry as text, the entry, and its pages. */
  towns: Map<number, { written: string; entry: Town; expanded?: ExpandedTownPages }>;
}

/** An empty cache. */
export const createTownCache = (): TownCache => ({ towns: new Map() });

/**
 * Replaces unchanged entries of a manifest by those of the last check, whose pages are cached. Drops all pages if another
 * part of the manifest has changed.
 */
export function reuseUnchangedTowns(
  cache: TownCache,
  manifest: Manifest,
  schema: ManifestSchema,
): void {
  const { towns, ...rest } = manifest;
  const common = JSON.stringify([rest, activeEntries(towns).length]);
  if (cache.common !== common || cache.schema !== schema) {
    for (const town of cache.towns.values()) town.expanded = undefined;
  }
  cache.common = common;
  cache.schema = schema;
  for (const [index, entry] of towns.entries()) {
    const written = JSON.stringify(entry);
    const cached = cache.towns.get(index);
    if (cached?.written === written) towns[index] = cached.entry;
    else cache.towns.set(index, { written, entry });
  }
}
