// The containers behind a list of sizes: their measures and loads, from the table of containers.

import type { Container, Measures } from '../../../model/container.ts';
import type { Manifest, Size } from '../../../model/manifest.generated.ts';
import type { ExpandedPage } from '../expand/expand-pages.ts';

/**
 * The container of each size that has a row in the table, by the size's id. List and table name a size alike. A number
 * in a capacity counts pickup loads where it says so, or else a unit of the section's own.
 */
export function containersOf(
  sizes: Size[],
  { container_specs = [] }: Pick<Manifest, 'container_specs'>,
  hasUnit = false,
): Record<string, Container> {
  return Object.fromEntries(
    sizes.flatMap(({ id, size_label }) => {
      const spec = container_specs.find(({ size }) => size === size_label);
      if (!spec) return [];
      const { size: _, ...container } = spec;
      const counts = hasUnit || /\bloads?\b/i.test(container.capacity);
      const loads = counts ? loadsIn(container.capacity) : undefined;
      return [[id, { ...container, ...(loads && { loads }) }]];
    }),
  );
}

/** The pickup loads in a capacity such as "3-4 truck loads"; a single number is both the least and the most. */
export function loadsIn(capacity: string): Container['loads'] {
  const [, least, most = least] = /(\d+)(?:\s*(?:-|–|to)\s*(\d+))?/.exec(capacity) ?? [];
  if (least === undefined) return undefined;
  return { least: Number(least), most: Number(most) };
}

/** Sections that draw the containers themselves, larger than the cards do. */
const DRAWN_LARGER = ['container-specs', 'size-finder'];

/** The measures in feet for the drawings on the cards of sizes; none on a page with a larger drawing. */
export function measuresOf(
  sizes: Size[],
  { sections }: ExpandedPage,
  manifest: Pick<Manifest, 'container_specs'>,
): Record<string, Measures> {
  if (sections.some(({ data }) => DRAWN_LARGER.includes(data.type))) return {};
  return Object.fromEntries(
    Object.entries(containersOf(sizes, manifest)).map(([id, { dimensions }]) => [
      id,
      { length: dimensions.length, height: dimensions.height },
    ]),
  );
}
