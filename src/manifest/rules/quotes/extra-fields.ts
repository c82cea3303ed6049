// The questions that are added to the quote form can be answered.
import type { ExtraField } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { choiceHint } from '../../messages/phrases.ts';
import { closestMatch } from '../../text/nearest.ts';
import { asObject } from '../../text/values.ts';
import type { Rule } from '../rule.ts';

type ExtraFieldFault =
  | { field: string; of: string; kind: string }
  | { label: string }
  | { id: string; services: string[] }
  | { start: string | number; end: string | number };

const asking = (kind: string, more: string) =>
  `quote_form.extra_fields: [{ id: more, label: More, kind: ${kind}, ${more} }]`;

export const { messages, createFinding } = defineMessages({
  'extra-field': {
    title: 'A question of the quote form that nobody could answer',
    sentence: (facts: ExtraFieldFault) => {
      if ('field' in facts)
        return `\`${facts.field}\` is for a question of the kind ${facts.of}, and this one is of the kind ${facts.kind}.`;
      if ('label' in facts)
        return `"${facts.label}" is answered by a size, and there is no list of sizes to choose from.`;
      return 'id' in facts
        ? `There is no service "${facts.id}", so this question would never be asked.`
        : `No answer could fit: ${facts.end} is the end, and comes before ${facts.start}.`;
    },
    hint: (facts: ExtraFieldFault) => {
      if ('field' in facts) return `Delete the line, or write kind: ${facts.of}.`;
      if ('label' in facts) return 'Write the name of a list under `size_lists`.';
      return 'id' in facts
        ? choiceHint(facts.id, facts.services, 'under `services`')
        : 'Exchange the two.';
    },
    bad: [
      asking('text', 'choices: [One, Two]'),
      asking('size', 'sizes: faqs.billing'),
      asking('text', 'only_for: [mwing]'),
      asking('number', 'least: 5, most: 2'),
      asking('date', 'earliest: 2027-01-31, latest: 2027-01-01'),
    ],
    good: [
      asking('choice', 'choices: [One, Two], only_for: [mowing]'),
      asking('size', 'sizes: size_lists.planting'),
    ],
  },
});

const OF_KIND: Record<string, ExtraField['kind']> = {
  choices: 'choice',
  longest: 'text',
  least: 'number',
  most: 'number',
  earliest: 'date',
  latest: 'date',
  from_today: 'date',
  years_back: 'month',
  years_ahead: 'month',
  sizes: 'size',
};

export const check: Rule = ({ manifest, expansion }) => {
  const expanded = expansion.shared.quote_form.extra_fields ?? [];
  const services = manifest.services.map(({ id }) => id);
  return (manifest.quote_form.extra_fields ?? []).flatMap((question, index): Finding[] => {
    const { kind, label, only_for = [], least, most, earliest, latest } = question;
    const pointerTo = (...steps: Pointer) => ['quote_form', 'extra_fields', index, ...steps];
    const reversed = (field: string, start?: string | number, end?: string | number) =>
      start !== undefined && end !== undefined && start > end
        ? [createFinding('extra-field', pointerTo(field), { start, end })]
        : [];
    // A reference may name a list of other entries.
    const sizes = expanded[index]?.sizes;
    const hasSizes = Array.isArray(sizes) && sizes.every((size) => 'size_label' in asObject(size));
    return [
      ...Object.keys(question).flatMap((field) => {
        const kindOfField = OF_KIND[field] ?? kind;
        const facts = { field, of: kindOfField, kind };
        return kindOfField === kind
          ? []
          : [createFinding('extra-field', pointerTo(field), facts, { at: 'key' })];
      }),
      ...(kind === 'size' && !hasSizes
        ? [createFinding('extra-field', pointerTo('sizes'), { label })]
        : []),
      ...reversed('most', least, most),
      ...reversed('latest', earliest, latest),
      ...only_for.flatMap((id, step) => {
        const replacement = closestMatch(id, services);
        const facts = { id, services };
        return services.includes(id)
          ? []
          : [createFinding('extra-field', pointerTo('only_for', step), facts, { replacement })];
      }),
    ];
  });
};
