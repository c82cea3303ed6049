// Sizes that a town or a section names by id exist.
import type { Manifest } from '../../model/manifest.generated.ts';
import { guess } from '../nearest.ts';
import type { Finding, Pointer } from '../problem.ts';
import { isTownField } from '../resolve/scope.ts';
import { slipFinding } from '../schema/slip-findings.ts';
import { valueAt } from '../values.ts';
import type { Rule, RuleContext } from './rule.ts';

/** The fields of a sizes section that name its sizes. */
interface SizesFields {
  items: { id: string }[];
  uses?: Record<string, string>;
  popular?: string;
}

export const sizeIds: Rule = ({ manifest, schema, expansion: { pages, notFound } }) => {
  const { towns, rolloff_sizes } = manifest;
  const rolloff = rolloff_sizes.map(({ id }) => id);
  return [
    ...towns.flatMap(({ rolloff: { size_uses, popular_size } }, index) =>
      unknownSizes({ uses: size_uses, popular: popular_size }, rolloff, {
        uses: ['towns', index, 'rolloff', 'size_uses'],
        popular: ['towns', index, 'rolloff', 'popular_size'],
      }),
    ),
    // On town pages the names come from the town's entry, which is judged above.
    ...[...pages, notFound]
      .filter(({ town }) => !town)
      .flatMap(({ sections }) => sections.filter(({ data }) => data.type === 'sizes'))
      .flatMap(({ data, pointer }) => {
        const fields = data as unknown as SizesFields;
        // A reference that leads nowhere has left its name behind.
        const items = Array.isArray(fields.items) ? fields.items : [];
        const known = [...items.map(({ id }) => id), ...rolloff];
        return unknownSizes(fields, known, {
          uses: [...pointer, 'uses'],
          popular: [...pointer, 'popular'],
        });
      }),
  ].map((found) => (isSlipped(found, { manifest, schema }) ? slipped(found, manifest) : found));
};

/** Whether what is taken for a size is a key of the group around the sizes, which lacks it. */
function isSlipped(
  { pointer, at }: Finding,
  { manifest, schema }: Pick<RuleContext, 'manifest' | 'schema'>,
): boolean {
  const key = String(pointer.at(-1));
  const isTaken = valueAt(manifest, [...pointer.slice(0, -2), key]) !== undefined;
  if (at !== 'key' || isTaken) return false;
  return pointer[0] === 'towns'
    ? isTownField(['rolloff', key], schema)
    : schema.files.get('sections/sizes.schema.json')?.properties?.[key] !== undefined;
}

function slipped({ pointer }: Finding, manifest: Manifest): Finding {
  const at = `/${pointer.slice(0, -1).join('/')}`;
  const belongs = `/${pointer.slice(0, -2).join('/')}`;
  return slipFinding({ key: String(pointer.at(-1)), at, belongs }, manifest);
}

const SIZE_IS_GONE = {
  hint: 'If the size is gone, take it and its text out here. To hide a size for a while, keep it and set its `is_active` to false.',
  mend: { delete: true as const },
};

function unknownSizes(
  { uses = {}, popular }: Pick<SizesFields, 'uses' | 'popular'>,
  known: string[],
  at: { uses: Pointer; popular: Pointer },
): Finding[] {
  const unknown = (id: string, others: string[]): Omit<Finding, 'pointer'>[] => {
    if (known.includes(id)) return [];
    const meant = others.length > 0 ? guess(id, others) : SIZE_IS_GONE;
    return [{ code: 'unknown-size', message: `There is no size with the id "${id}".`, ...meant }];
  };
  // Of a size that is there already, nothing is said twice.
  const unused = known.filter((id) => !(id in uses));
  return [
    ...Object.keys(uses).flatMap((id) =>
      unknown(id, unused).map((found) => ({
        ...found,
        pointer: [...at.uses, id],
        at: 'key' as const,
      })),
    ),
    ...(popular ? unknown(popular, known).map((found) => ({ ...found, pointer: at.popular })) : []),
  ];
}
