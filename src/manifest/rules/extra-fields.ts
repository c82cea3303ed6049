// The questions that are added to the quote form can be answered, and each has an id of its own.
import type { ExtraField } from '../../model/manifest.generated.ts';
import type { Finding, Pointer } from '../problem.ts';
import type { Rule } from './rule.ts';

/** The keys that only questions of one kind have. */
const OF_KIND: Record<string, ExtraField['kind']> = {
  choices: 'choice',
  longest: 'text',
  least: 'number',
  most: 'number',
  earliest: 'date',
  latest: 'date',
};

export const extraFields: Rule = ({ manifest }) => {
  const fields = manifest.quote_form.extra_fields ?? [];
  return fields.flatMap((field, index) => {
    const at = ['quote_form', 'extra_fields', index];
    const others = fields.slice(0, index);
    return [
      ...sameId(field, others, at),
      ...foreignKeys(field, at),
      ...choices(field, at),
      ...reversedLimits(field, at),
    ];
  });
};

function sameId({ id }: ExtraField, others: ExtraField[], at: Pointer): Finding[] {
  const other = others.find((field) => field.id === id);
  if (!other) return [];
  return [
    {
      code: 'duplicate-id',
      pointer: [...at, 'id'],
      message: `Two questions of the quote form have the id "${id}", so their answers could not be told apart.`,
      hint: 'Give this one another id.',
    },
  ];
}

function foreignKeys(field: ExtraField, at: Pointer): Finding[] {
  return Object.keys(field).flatMap((key) => {
    const kind = OF_KIND[key];
    if (!kind || kind === field.kind) return [];
    return [
      {
        code: 'extra-field',
        pointer: [...at, key],
        at: 'key' as const,
        message: `\`${key}\` belongs to a question of the kind ${kind}, and this one is of the kind ${field.kind}.`,
        hint: `Delete the line, or write kind: ${kind}.`,
      },
    ];
  });
}

function choices({ kind, choices = [], label }: ExtraField, at: Pointer): Finding[] {
  if (kind !== 'choice') return [];
  if (choices.length === 0) {
    return [
      {
        code: 'extra-field',
        pointer: [...at, 'kind'],
        message: `"${label}" is to be answered by a choice, and there is nothing to choose from.`,
        hint: 'Add `choices`, a list of the answers.',
      },
    ];
  }
  const again = choices.findIndex((choice, index) => choices.indexOf(choice) < index);
  if (again === -1) return [];
  return [
    {
      code: 'extra-field',
      pointer: [...at, 'choices', again],
      message: `"${choices[again]}" stands among the answers twice.`,
      hint: 'Keep it once.',
    },
  ];
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
      code: 'extra-field',
      pointer: [...at, key],
      message: `No answer could fit: ${field[key]} is the end, and comes before ${key === 'most' ? least : earliest}.`,
      hint: 'Exchange the two.',
    },
  ];
}
