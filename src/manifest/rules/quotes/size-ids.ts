// Sizes that a town or a section names by id exist.
import type { Finding, Pointer } from '../../problem.ts';
import type { ExpandedPage, ExpandedSection } from '../../site/expand/expand-pages.ts';
import { isTownField } from '../../site/expand/scope.ts';
import { nearest } from '../../text/nearest.ts';
import { valueAt } from '../../text/values.ts';
import type { Rule, RuleContext } from '../rule.ts';
import { shownPointer } from '../source-of.ts';

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
  const at = (field: string) => shownPointer([...pointer, field], page, context);
  const items = valueAt(manifest, at('items'));
  // A reference that leads nowhere has left its name behind.
  const known = Array.isArray(items) ? items.map(({ id }: { id: string }) => id) : [];
  return unknownIds(data as unknown as SizesFields, known, {
    uses: at('uses'),
    popular: at('popular'),
  }).map((found) => (isMisplacedKey(found, context) ? slippedKey(found) : found));
}

/** Whether the alleged size is a key of the group around the sizes, which lacks it. */
function isMisplacedKey(
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

const slippedKey = ({ pointer }: Finding): Finding => ({
  kind: 'wrong-indentation',
  pointer,
  at: 'key',
  facts: { name: String(pointer.at(-1)), within: String(pointer.at(-2)) },
  mend: { deeper: -2 },
});

function unknownIds(
  { uses = {}, popular }: SizesFields,
  known: string[],
  at: { uses: Pointer; popular: Pointer },
): Finding[] {
  // An existing size has a finding already.
  const unused = known.filter((id) => !(id in uses));
  return [
    ...Object.keys(uses)
      .filter((id) => !known.includes(id))
      .map((id) => unknownSize(id, unused, { pointer: [...at.uses, id], at: 'key' })),
    ...(popular && !known.includes(popular)
      ? [unknownSize(popular, known, { pointer: at.popular })]
      : []),
  ];
}

/** @param others the possible sizes; empty when the size is gone */
function unknownSize(id: string, others: string[], at: Pick<Finding, 'pointer' | 'at'>): Finding {
  const meant = nearest(id, others);
  const change = meant === undefined ? undefined : { instead: meant };
  const mend = others.length > 0 ? change : { delete: true as const };
  return { kind: 'unknown-size', ...at, facts: { id, meant, others }, ...(mend && { mend }) };
}
