// Sizes that a town or a section names by id exist.
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { choiceHint } from '../../messages/phrases.ts';
import { eachSection } from '../../site/expand/expand-pages.ts';
import { closestMatch } from '../../text/nearest.ts';
import { valueAt } from '../../text/values.ts';
import type { Rule } from '../rule.ts';
import { resolveSourcePointer } from '../source-of.ts';

interface UnknownSize {
  id: string;
  /** The possible sizes; empty when the size is gone. */
  others: string[];
}

export const { messages, createFinding } = defineMessages({
  'unknown-size': {
    title: 'A size that does not exist',
    sentence: ({ id }: UnknownSize) => `There is no size with the id "${id}".`,
    hint: ({ id, others }: UnknownSize) =>
      others.length > 0
        ? choiceHint(id, others, 'under `size_lists`')
        : 'If the size is gone, delete it here with its text. To hide a size for a while, keep it and write `is_active: false` in it.',
    bad: [
      'towns.dunkirk.planting.popular_size: yard-25',
      'towns.fredonia.planting.size_uses: { yard-01: Three sofas and a desk. }',
      'towns.dunkirk.planting.size_uses.barrel: A heap of leaves.',
    ],
  },
});

interface SizesFields {
  uses?: Record<string, string>;
  popular?: string;
}

export const check: Rule = (context) =>
  eachSection(context.expansion, ({ data, pointer }, page): Finding[] => {
    if (data.type !== 'sizes') return [];
    const sourceOf = (field: string) => resolveSourcePointer([...pointer, field], page, context);
    // All sizes of the section's list count: one that is switched off keeps its texts.
    const items = valueAt(context.manifest, sourceOf('items'));
    // A reference that leads nowhere is still a text.
    const known = Array.isArray(items) ? items.map(({ id }: { id: string }) => id) : [];
    const { uses = {}, popular } = data as unknown as SizesFields;
    // A size that already has its text cannot be the intended one.
    const unused = known.filter((id) => !(id in uses));
    const checkId = (id: string, place: Pointer, others: string[], mark?: 'key') => {
      if (known.includes(id)) return [];
      const marks = { ...(mark && { at: mark }), replacement: closestMatch(id, others) };
      return [createFinding('unknown-size', place, { id, others }, marks)];
    };
    return [
      ...Object.keys(uses).flatMap((id) => checkId(id, [...sourceOf('uses'), id], unused, 'key')),
      ...(popular ? checkId(popular, sourceOf('popular'), known) : []),
    ];
  });
