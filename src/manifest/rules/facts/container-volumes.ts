// Measurements and volumes of containers fit the names of their sizes.
import { defineMessages } from '../../messages/message.ts';
import type { Rule } from '../rule.ts';

type ContainerVolume =
  | { size: string; dimensions: { length: number; width: number; height: number }; volume: number }
  | { label: string; yards: number };

export const { messages, createFinding } = defineMessages({
  'container-volume': {
    title: 'Measurements that do not fit the size’s name',
    severity: 'warning',
    sentence: (facts: ContainerVolume) => {
      if ('label' in facts)
        return `The size "${facts.label}" is said to hold ${facts.yards} cubic yards.`;
      const { length, width, height } = facts.dimensions;
      return `The ${facts.size} container measures ${length} x ${width} x ${height} feet, which is about ${Math.round(facts.volume)} cubic yards.`;
    },
    hint: (facts: ContainerVolume) =>
      'label' in facts ? 'Say the same in both places.' : 'Check the measurements and the name.',
    bad: [
      // Two feet of length are about two cubic yards here; up to 30 % more or less is tolerated.
      'container_specs.20 Yard.dimensions.length: 22',
      'container_specs.20 Yard.dimensions.length: 11',
      'size_lists.planting.yard-10.cubic_yards: 12',
    ],
    good: [
      'container_specs.20 Yard.dimensions.length: 21',
      'container_specs.20 Yard.dimensions.length: 12',
      'container_specs.0.dimensions.length: 30\ncontainer_specs.0.size: Small',
      'container_specs.0.dimensions.length: 30\ncontainer_specs.0.size: 3-Stall Trailer',
    ],
  },
});

const CUBIC_FEET_PER_YARD = 27;
/** The tolerated deviation of a container's measurements from its name, as a share of the name. */
const VOLUME_TOLERANCE = 0.3;

/** The yards in a size's name, such as "15 Yard" or "15"; NaN for a name without them, such as "3-Stall Trailer". */
const yardsIn = (name: string) =>
  Number(/([\d,.]+)[- ]?(?:y|$)/i.exec(name)?.[1]?.replaceAll(',', ''));

export const check: Rule = ({ manifest: { container_specs = [], size_lists = {} } }) => [
  ...container_specs.flatMap(({ size, dimensions }, index) => {
    const yards = yardsIn(size);
    const { length, width, height } = dimensions;
    const volume = (length * width * height) / CUBIC_FEET_PER_YARD;
    const at = ['container_specs', index, 'dimensions'];
    return Math.abs(volume - yards) / yards > VOLUME_TOLERANCE
      ? [createFinding('container-volume', at, { size, dimensions, volume })]
      : [];
  }),
  ...Object.entries(size_lists).flatMap(([list, sizes]) =>
    sizes.flatMap(({ size_label: label, cubic_yards: said = Number.NaN }, index) => {
      const at = ['size_lists', list, index, 'cubic_yards'];
      return Math.abs(yardsIn(label) - said) > 0
        ? [createFinding('container-volume', at, { label, yards: said })]
        : [];
    }),
  ),
];
