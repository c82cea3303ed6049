// The length and height of the containers of a list of sizes, for their drawings.
import type { Manifest, Size } from '../../../model/manifest.generated.ts';
import type { Measures } from '../../../model/site.ts';
import type { ExpandedPage } from '../expand/expand-pages.ts';

/**
 * The measures in feet of the sizes that have a row in the table of containers, by the size's id. List and table use
 * equal names. A size without a row is not drawn; a page with the table draws only the table.
 */
export function measuresOf(
  sizes: Size[],
  { sections }: ExpandedPage,
  { container_specs = [] }: Manifest,
): Record<string, Measures> {
  if (sections.some(({ data }) => data.type === 'container-specs')) return {};
  return Object.fromEntries(
    sizes.flatMap(({ id, size_label }) => {
      const spec = container_specs.find(({ size }) => size === size_label);
      if (!spec) return [];
      const { length, height } = spec.dimensions;
      return [[id, { length, height }]];
    }),
  );
}
