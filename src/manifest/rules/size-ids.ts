// Sizes that a town or a section names by id exist.
import type { Manifest } from '../../model/manifest.generated.ts';
import type { ExpandedPage, ExpandedSection } from '../expand-pages.ts';
import { guess } from '../nearest.ts';
import type { Finding, Pointer } from '../problem.ts';
import { isTownField } from '../resolve/scope.ts';
import { slipFinding } from '../schema/slip-findings.ts';
import { valueAt } from '../values.ts';
import type { Rule, RuleContext } from './rule.ts';
import { sourceOf } from './source-of.ts';

/** The fields of a sizes section that name its sizes. */
interface SizesFields {
  uses?: Record<string, string>;
  popular?: string;
}

export const sizeIds: Rule = (context) => {
  const { pages, notFound } = context.expansion;
  return [...pages, notFound].flatMap((page) =>
    page.sections
      .filter(({ data }) => data.type === 'sizes')
      .flatMap((section) => unknownSizes(section, page, context)),
  );
};

/** All sizes of the section's list: one that is switched off keeps its texts. */
function unknownSizes(
  { data, pointer }: ExpandedSection,
  page: ExpandedPage,
  context: RuleContext,
): Finding[] {
  const { manifest } = context;
  const at = (field: string) => sourceOf([...pointer, field], page, context);
  const items = valueAt(manifest, at('items'));
  // A reference that leads nowhere has left its name behind.
  const known = Array.isArray(items) ? items.map(({ id }: { id: string }) => id) : [];
  return notAmong(data as unknown as SizesFields, known, {
    uses: at('uses'),
    popular: at('popular'),
  }).map((found) => (isSlipped(found, context) ? slipped(found, manifest) : found));
}

/** Whether what is taken for a size is a key of the group around the sizes, which lacks it. */
function isSlipped(
  { pointer, at }: Finding,
  { manifest, schema }: Pick<RuleContext, 'manifest' | 'schema'>,
): boolean {
  const [list, , service = ''] = pointer;
  const key = String(pointer.at(-1));
  const isTaken = valueAt(manifest, [...pointer.slice(0, -2), key]) !== undefined;
  if (at !== 'key' || isTaken) return false;
  return list === 'towns'
    ? isTownField([String(service), key], schema)
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

function notAmong(
  { uses = {}, popular }: SizesFields,
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
