// Statements that contradict each other. Each is a warning, because only the family knows which of them is true.

import type { Size } from '../../../model/manifest.generated.ts';
import type { Leaf } from '../../site/expand/leaf.ts';
import { badgeOf } from '../../text/short-names.ts';
import type { Rule } from '../rule.ts';
import { shownPointer } from '../source-of.ts';

const CUBIC_FEET_PER_YARD = 27;
/** The tolerated deviation of a container's measurements from its name, as a share of the name. */
const VOLUME_TOLERANCE = 0.3;

const firstNumber = (text: string) => Number(/[\d,.]+/.exec(text)?.[0].replaceAll(',', ''));

/** Length x width x height in feet, over 27, is about the number of yards in the size's name. */
export const containerVolume: Rule = ({ manifest: { container_specs = [] } }) =>
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
export const labelVolume: Rule = ({ manifest: { size_lists = {} } }) =>
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

/** "7,000+" is false for 6,893 people. */
export const badgeAboveCount: Rule = ({ manifest: { towns } }) =>
  towns.flatMap(({ name, residents, residents_badge }, index) =>
    residents !== undefined &&
    residents_badge.endsWith('+') &&
    firstNumber(residents_badge) > residents
      ? [
          {
            kind: 'badge-above-count',
            pointer: ['towns', index, 'residents_badge'],
            facts: { town: name, badge: residents_badge, residents },
            mend: { instead: badgeOf(residents) },
          },
        ]
      : [],
  );

/** A size is marked as popular in one place and another one in another. The table names sizes as their lists do. */
export const popularDisagrees: Rule = (context) => {
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
export const twoPromises: Rule = ({ expansion: { pages, notFound }, manifest: { quote_form } }) => {
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
