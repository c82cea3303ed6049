// The questions that are added to the quote form can be answered, and each has an id of its own.
import type { ExtraField } from '../../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../../problem.ts';
import { nearest } from '../../text/nearest.ts';
import { fields } from '../../text/values.ts';
import type { Rule } from '../rule.ts';

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

export const extraFields: Rule = ({ manifest, expansion }) => {
  const expanded = expansion.shared.quote_form.extra_fields ?? [];
  const services = manifest.services.map(({ id }) => id);
  const questions = manifest.quote_form.extra_fields ?? [];
  return questions.flatMap((field, index) => {
    const at = ['quote_form', 'extra_fields', index];
    const others = questions.slice(0, index);
    return [
      ...sameId(field, others, at),
      ...foreignKeys(field, at),
      ...choices(field, at),
      ...sizes(field, expanded[index]?.sizes, at),
      ...unknownServices(field, services, at),
      ...reversedLimits(field, at),
    ];
  });
};

function sameId({ id }: ExtraField, others: ExtraField[], at: Pointer): Finding[] {
  const other = others.find((field) => field.id === id);
  if (!other) return [];
  return [
    {
      kind: 'duplicate-id',
      pointer: [...at, 'id'],
      facts: { of: 'form question', id },
    },
  ];
}

function foreignKeys(field: ExtraField, at: Pointer): Finding[] {
  return Object.keys(field).flatMap((key): Finding[] => {
    const kind = OF_KIND[key];
    if (!kind || kind === field.kind) return [];
    return [
      {
        kind: 'extra-field',
        pointer: [...at, key],
        at: 'key',
        facts: { fault: 'of another kind', field: key, of: kind, kind: field.kind },
      },
    ];
  });
}

function choices({ kind, choices = [], label }: ExtraField, at: Pointer): Finding[] {
  if (kind !== 'choice') return [];
  if (choices.length === 0) {
    return [
      {
        kind: 'extra-field',
        pointer: [...at, 'kind'],
        facts: { fault: 'no choices', label },
      },
    ];
  }
  const again = choices.findIndex((choice, index) => choices.indexOf(choice) < index);
  if (again === -1) return [];
  return [
    {
      kind: 'extra-field',
      pointer: [...at, 'choices', again],
      facts: { fault: 'same answer', answer: String(choices[again]) },
    },
  ];
}

function sizes({ kind, label }: ExtraField, found: unknown, at: Pointer): Finding[] {
  if (kind !== 'size' || (Array.isArray(found) && found.every(isSize))) return [];
  return [
    {
      kind: 'extra-field',
      pointer: [...at, 'kind'],
      facts: { fault: 'no sizes', label },
    },
  ];
}

/** A reference may name a list of something else. */
const isSize = (entry: unknown) => typeof fields(entry).size_label === 'string';

function unknownServices({ only_for = [] }: ExtraField, services: string[], at: Pointer) {
  return only_for.flatMap((id, index): Finding[] => {
    if (services.includes(id)) return [];
    const meant = nearest(id, services);
    return [
      {
        kind: 'extra-field',
        pointer: [...at, 'only_for', index],
        facts: { fault: 'unknown service', id, services },
        ...(meant && { mend: { instead: meant } }),
      },
    ];
  });
}

function reversedLimits(field: ExtraField, at: Pointer): Finding[] {
  const { least, most, earliest, latest } = field;
  const isReversed = (low?: string | number, high?: string | number) =>
    low !== undefined && high !== undefined && low > high;
  const key = isReversed(least, most)
    ? 'most'
    : isReversed(earliest, latest)
      ? 'latest'
      : undefined;
  if (!key) return [];
  return [
    {
      kind: 'extra-field',
      pointer: [...at, key],
      facts: {
        fault: 'reversed',
        start: (key === 'most' ? least : earliest) ?? '',
        end: field[key] ?? '',
      },
    },
  ];
}
