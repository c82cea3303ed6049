// Statements that contradict each other. Each is a warning, because only the family knows which of them is true.

import type { Size } from '../../../model/manifest.generated.ts';
import type { RuleMessages } from '../../messages/message.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import type { Rule } from '../rule.ts';
import { shownPointer } from '../source-of.ts';

type ContainerVolume =
  | { size: string; dimensions: { length: number; width: number; height: number }; volume: number }
  | { label: string; said: number };

interface PopularDisagrees {
  town?: string;
  size: string;
  /** The sizes that the table of containers marks as popular. */
  marked: string[];
}

interface TwoPromises {
  hours: number;
  path: string;
  /** The promise on that page, such as "within 24 hours". */
  said: string;
}

export const messages = {
  'container-volume': {
    title: 'Measurements that do not fit the size’s name',
    severity: 'warning',
    sentence: (facts: ContainerVolume) => {
      if ('label' in facts)
        return `The size "${facts.label}" is said to hold ${facts.said} cubic yards.`;
      const { length, width, height } = facts.dimensions;
      return `The ${facts.size} container measures ${length} x ${width} x ${height} feet, which is about ${Math.round(facts.volume)} cubic yards.`;
    },
    hint: (facts: ContainerVolume) =>
      'label' in facts ? 'Say the same in both places.' : 'Check the measurements and the name.',
    bad: [
      // Two feet of length are about two cubic yards here; 30 % more or less may be right.
      'container_specs.20 Yard.dimensions.length: 22',
      'container_specs.20 Yard.dimensions.length: 11',
      'size_lists.planting.yard-10.cubic_yards: 12',
    ],
    good: [
      'container_specs.20 Yard.dimensions.length: 21',
      'container_specs.20 Yard.dimensions.length: 12',
      'container_specs.0.dimensions.length: 30\ncontainer_specs.0.size: Small',
    ],
  },
  'popular-disagrees': {
    title: 'Two sizes that are each called the most popular',
    severity: 'warning',
    sentence: ({ town, size, marked }: PopularDisagrees) =>
      `The ${town} page calls the ${size} the most popular, but the container table marks the ${marked.join(' and the ')}.`,
    hint: () => 'Mark the same size in both places.',
    bad: ['towns.dunkirk.planting.popular_size: yard-10'],
  },
  'two-promises': {
    title: 'Two times promised for the same thing',
    severity: 'warning',
    sentence: ({ hours, path, said }: TwoPromises) =>
      `The form promises an answer within ${hours} hours, but ${path} says: "${said}".`,
    hint: () => 'Promise the same time everywhere.',
    bad: ['quote_form.messages.sent.text: We call you back within 2 business hours.'],
    good: ['quote_form.messages.sent.text: We call you back within 1 day.'],
  },
} satisfies RuleMessages;

export const check: Rule = (context) =>
  [containerVolume, labelVolume, popularDisagrees, twoPromises].flatMap((rule) => rule(context));

const CUBIC_FEET_PER_YARD = 27;
/** The tolerated deviation of a container's measurements from its name, as a share of the name. */
const VOLUME_TOLERANCE = 0.3;

const firstNumber = (text: string) => Number(/[\d,.]+/.exec(text)?.[0].replaceAll(',', ''));

/** Length x width x height in feet, over 27, is about the number of yards in the size's name. */
const containerVolume: Rule = ({ manifest: { container_specs = [] } }) =>
  container_specs.flatMap(({ size, dimensions: { length, width, height } }, index) => {
    const yards = firstNumber(size);
    const volume = (length * width * height) / CUBIC_FEET_PER_YARD;
    // A size may have a name without a number.
    return Number.isNaN(yards) || Math.abs(volume - yards) / yards <= VOLUME_TOLERANCE
      ? []
      : [
          {
            kind: 'container-volume',
            pointer: ['container_specs', index, 'dimensions'],
            facts: { size, dimensions: { length, width, height }, volume },
          },
        ];
  });

/** "15 Yard" holds 15 cubic yards. */
const labelVolume: Rule = ({ manifest: { size_lists = {} } }) =>
  Object.entries(size_lists).flatMap(([list, sizes]) =>
    sizes.flatMap(({ size_label, cubic_yards }, index) => {
      const yards = firstNumber(size_label);
      if (cubic_yards === undefined || Number.isNaN(yards) || yards === cubic_yards) return [];
      const pointer = ['size_lists', list, index, 'cubic_yards'];
      return [
        {
          kind: 'container-volume' as const,
          pointer,
          facts: { label: size_label, said: cubic_yards },
        },
      ];
    }),
  );

/** A size is marked as popular in one place and another one in another. The table names sizes as their lists do. */
const popularDisagrees: Rule = (context) => {
  const { container_specs = [] } = context.manifest;
  const marked = container_specs.filter(({ popular }) => popular).map(({ size }) => size);
  return context.expansion.pages.flatMap((page) =>
    page.sections
      .filter(({ data }) => page.town && data.type === 'sizes' && data.popular)
      .flatMap(({ data, pointer }) => {
        const items: Size[] = Array.isArray(data.items) ? data.items : [];
        const size = items.find(({ id }) => id === data.popular);
        const other = items.find(({ size_label }) => marked.includes(size_label));
        return !size || !other || marked.includes(size.size_label)
          ? []
          : [
              {
                kind: 'popular-disagrees',
                pointer: shownPointer([...pointer, 'popular'], page, context),
                facts: { town: page.town?.name, size: size.size_label, marked },
                mend: { instead: other.id },
              },
            ];
      }),
  );
};

const PROMISE = /within (\d+) (?:business )?(hours?|days?)/i;

/** A quote is promised within one time in a text and within another one after the form was sent. */
const twoPromises: Rule = ({ expansion: { pages, notFound }, manifest: { quote_form } }) => {
  const promised = hoursIn(quote_form.messages.sent.text);
  if (promised === undefined) return [];
  const differs = ({ value }: Leaf) => {
    const hours = hoursIn(value);
    return hours !== undefined && hours !== promised && /quote|request/i.test(value);
  };
  for (const { path, leaves } of [...pages, notFound]) {
    const other = leaves.find(differs);
    if (!other) continue;
    return [
      {
        kind: 'two-promises',
        pointer: ['quote_form', 'messages', 'sent', 'text'],
        facts: { hours: promised, path, said: PROMISE.exec(other.value)?.[0] ?? '' },
      },
    ];
  }
  return [];
};

function hoursIn(text: string): number | undefined {
  const [, count, unit = ''] = PROMISE.exec(text) ?? [];
  return count === undefined ? undefined : Number(count) * (/day/i.test(unit) ? 24 : 1);
}
