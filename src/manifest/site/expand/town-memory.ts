// Remembers the pages of each town, so that a save in development remakes only those of the changed town.
import type { Manifest, Town } from '../../../model/manifest.generated.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import type { MadeOfTown } from './expand-pages.ts';
import { activeEntries } from './expand-value.ts';

/** The memory between two readings of a manifest. It begins empty. */
export interface TownCache {
  /** Everything that all towns' pages are made with, as text. */
  common?: string;
  schema?: ManifestSchema;
  /** By position in the list of towns: the entry as text, the entry, and its pages. */
  towns: Map<number, { written: string; entry: Town; made?: MadeOfTown }>;
}

/** An empty memory. */
export const createTownCache = (): TownCache => ({ towns: new Map() });

/**
 * Replaces unchanged entries by those of the last reading, so that their pages can be found. Forgets pages that were
 * made with other shared parts.
 */
export function reuseUnchangedTowns(
  memory: TownCache,
  manifest: Manifest,
  schema: ManifestSchema,
): void {
  const { towns, ...rest } = manifest;
  const common = JSON.stringify([rest, activeEntries(towns).length]);
  if (memory.common !== common || memory.schema !== schema) {
    for (const known of memory.towns.values()) known.made = undefined;
  }
  memory.common = common;
  memory.schema = schema;
  for (const [index, entry] of towns.entries()) {
    const written = JSON.stringify(entry);
    const known = memory.towns.get(index);
    if (known?.written === written) towns[index] = known.entry;
    else memory.towns.set(index, { written, entry });
  }
}
