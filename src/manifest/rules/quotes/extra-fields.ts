// The questions that are added to the quote form can be answered, and each has an id of its own.
import type { ExtraField } from '../../../model/manifest.generated.ts';
import { choiceHint } from '../../messages/choices.ts';
import type { RuleMessages } from '../../messages/message.ts';
import type { Finding, Pointer } from '../../problem.ts';
import { nearest } from '../../text/nearest.ts';
import { fields } from '../../text/values.ts';
import type { Rule } from '../rule.ts';

type ExtraFieldFault =
  | { fault: 'of another kind'; field: string; of: string; kind: string }
  | { fault: 'no choices' | 'no sizes'; label: string }
  | { fault: 'unknown service'; id: string; services: string[] }
  | { fault: 'same answer'; answer: string }
  | { fault: 'reversed'; start: string | number; end: string | number };

/** The quote form with one more question. */
const asking = (kind: string, more: string) =>
  `quote_form.extra_fields: [{ id: more, label: More, kind: ${kind}, ${more} }]`;

export const messages = {
  'extra-field': {
    title: 'A question of the quote form that nobody could answer',
    sentence: (facts: ExtraFieldFault) => {
      switch (facts.fault) {
        case 'of another kind':
          return `\`${facts.field}\` is for a question of the kind ${facts.of}, and this one is of the kind ${facts.kind}.`;
        case 'no choices':
          return `"${facts.label}" is answered by a choice, and there is nothing to choose from.`;
        case 'no sizes':
          return `"${facts.label}" is answered by a size, and there is no list of sizes to choose from.`;
        case 'unknown service':
          return `There is no service "${facts.id}", so this question would never be asked.`;
        case 'same answer':
          return `"${facts.answer}" is among the answers twice.`;
        case 'reversed':
          return `No answer could fit: ${facts.end} is the end, and comes before ${facts.start}.`;
      }
    },
    hint: (facts: ExtraFieldFault) => {
      switch (facts.fault) {
        case 'of another kind':
          return `Delete the line, or write kind: ${facts.of}.`;
        case 'no choices':
          return 'Add `choices:` with the answers below it, each on a line of its own.';
        case 'no sizes':
          return 'Add `sizes:` with the name of a list under `size_lists`.';
        case 'unknown service':
          return choiceHint(facts.id, facts.services, 'under `services`');
        case 'same answer':
          return 'Keep it once.';
        case 'reversed':
          return 'Exchange the two.';
      }
    },
    bad: [
      asking('text', 'choices: [One, Two]'),
      asking('choice', 'required: false'),
      asking('size', 'required: false'),
      asking('text', 'only_for: [mwing]'),
      asking('choice', 'choices: [One, Two, One]'),
      asking('number', 'least: 5, most: 2'),
    ],
    good: [
      asking('choice', 'choices: [One, Two], only_for: [mowing]'),
      asking('size', 'sizes: size_lists.planting'),
    ],
  },
} satisfies RuleMessages;

/** The keys that only questions of one kind have. */
const OF_KIND: Record<string, ExtraField['kind']> = {
  choices: 'choice',
  longest: 'text',
  least: 'number',
  most: 'number',
  earliest: 'date',
  latest: 'date',
  from_today: 'date',
  sizes: 'size',
};

export const check: Rule = ({ manifest, expansion }) => {
  const expanded = expansion.shared.quote_form.extra_fields ?? [];
  const services = manifest.services.map(({ id }) => id);
  return (manifest.quote_form.extra_fields ?? []).flatMap((field, index): Finding[] => {
    const pointer = ['quote_form', 'extra_fields', index];
    return faultsOf(field, { services, sizes: expanded[index]?.sizes }).map(
      ({ at, facts, isKey, meant }): Finding => ({
        kind: 'extra-field',
        pointer: [...pointer, ...at],
        facts,
        ...(isKey && { at: 'key' as const }),
        ...(meant && { mend: { instead: meant } }),
      }),
    );
  });
};

interface Fault {
  facts: ExtraFieldFault;
  at: Pointer;
  isKey?: boolean;
  meant?: string;
}

function faultsOf(
  field: ExtraField,
  { services, sizes }: { services: string[]; sizes: unknown },
): Fault[] {
  const { kind, label, choices = [], only_for = [], least, most, earliest, latest } = field;
  const again = choices.findIndex((choice, index) => choices.indexOf(choice) < index);
  const isReversed = (low?: string | number, high?: string | number) =>
    low !== undefined && high !== undefined && low > high;
  const foreign = Object.keys(field).flatMap((key): Fault[] => {
    const of = OF_KIND[key];
    const facts = { fault: 'of another kind' as const, field: key, of: String(of), kind };
    return of && of !== kind ? [{ facts, at: [key], isKey: true }] : [];
  });
  const unknown = only_for.flatMap((id, index): Fault[] => {
    const facts = { fault: 'unknown service' as const, id, services };
    const at = ['only_for', index];
    return services.includes(id) ? [] : [{ facts, at, meant: nearest(id, services) }];
  });
  const single: (Fault & { when: boolean })[] = [
    {
      when: kind === 'choice' && choices.length === 0,
      facts: { fault: 'no choices', label },
      at: ['kind'],
    },
    {
      when: kind === 'choice' && again !== -1,
      facts: { fault: 'same answer', answer: String(choices[again]) },
      at: ['choices', again],
    },
    {
      // A reference may name a list of something else.
      when: kind === 'size' && !(Array.isArray(sizes) && sizes.every(isSize)),
      facts: { fault: 'no sizes', label },
      at: ['kind'],
    },
    {
      when: isReversed(least, most),
      facts: { fault: 'reversed', start: least ?? '', end: most ?? '' },
      at: ['most'],
    },
    {
      when: isReversed(earliest, latest),
      facts: { fault: 'reversed', start: earliest ?? '', end: latest ?? '' },
      at: ['latest'],
    },
  ];
  return [...foreign, ...single.filter(({ when }) => when), ...unknown];
}

const isSize = (entry: unknown) => typeof fields(entry).size_label === 'string';
