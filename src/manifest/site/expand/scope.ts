// The state that the steps of an expansion share.
import type { Manifest } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { findingFactory } from '../../messages/message.ts';
import type { referenceMessages } from '../../messages/references.ts';
import type { ManifestSchema } from '../../schema/schema-files.ts';
import type { Leaf } from './leaf.ts';
import type { PlaceholderTexts } from './placeholders.ts';

/** The values that an expansion may look up, and its collected findings. */
export interface Scope {
  manifest: Manifest;
  schema: ManifestSchema;
  placeholders: PlaceholderTexts;
  /** The references that are being followed, against circles. */
  openReferences?: readonly string[];
  /** The current town's entry and pointer, on town pages only, and its lists and groups that a page has used. */
  town?: { data: Record<string, unknown>; pointer: Pointer; usedNodes: Set<unknown> };
  /** Lists and groups to leave out. */
  skippedNodes?: ReadonlySet<unknown>;
  findings: Finding[];
  leaves: Leaf[];
}

/** Creates a finding about a name that leads to nothing, or to something that does not fit. */
export const createFinding = findingFactory<typeof referenceMessages>();

/** Whether the schema of a town has this field, so that a town may simply lack it. */
export function isTownField(path: string[], schema: ManifestSchema): boolean {
  let node = schema.files.get('business/town.schema.json');
  for (const step of path) node = node?.properties?.[step];
  return node !== undefined;
}
