// Messages about services, sizes and duplicate ids.
import { didYouMean, nearestChoices } from '../choices.ts';
import type { Messages } from '../message.ts';
import { inWords } from '../phrases.ts';

/** Two things with one id. */
type DuplicateId =
  | { of: 'copied town'; other: string }
  | { of: 'town'; id: string; towns: string[] }
  | { of: 'size' | 'service' | 'contact' | 'form question'; id: string };

interface TakenId {
  id: string;
  /** The meaning that the id already has. */
  means: 'fact of a town' | 'kind of page' | 'last choice';
}

interface UnknownSize {
  id: string;
  meant?: string;
  /** The possible sizes; empty when the size is gone. */
  others: string[];
}

type ContainerVolume =
  | { size: string; dimensions: { length: number; width: number; height: number }; volume: number }
  | { label: string; said: number };

interface PopularDisagrees {
  town?: string;
  size: string;
  /** The sizes that the table of containers marks as popular. */
  marked: string[];
}

const MEANS: Record<TakenId['means'], string> = {
  'fact of a town': 'each town has a fact of this name',
  'kind of page': 'it names a kind of page',
  'last choice': 'it is the last choice of the quote form',
};

export const services = {
  'duplicate-id': {
    title: 'Two things with one id',
    sentence: (facts: DuplicateId) => {
      switch (facts.of) {
        case 'copied town':
          return `This town is a copy of ${facts.other} that still has its id and its slug.`;
        case 'town':
          return `Two towns have the id "${facts.id}": ${inWords(facts.towns)}.`;
        case 'form question':
          return `Two questions of the quote form have the id "${facts.id}", so their answers could not be told apart.`;
        default:
          return `Two ${facts.of}s have the id "${facts.id}".`;
      }
    },
    hint: ({ of }: DuplicateId) => {
      switch (of) {
        case 'copied town':
          return 'Give it its own id, name and slug, and texts that are true of the new town.';
        case 'town':
          return 'Each town needs its own id.';
        case 'size':
          return 'Give this one its own id, or delete it if it is the same size.';
        default:
          return 'Give this one its own id.';
      }
    },
  },
  'taken-id': {
    title: 'A service with an id that means something else',
    sentence: ({ id, means }: TakenId) => `A service cannot have the id "${id}": ${MEANS[means]}.`,
    hint: () => 'Choose another word, here and wherever the service is named.',
  },
  'unknown-size': {
    title: 'A size that does not exist',
    sentence: ({ id }: UnknownSize) => `There is no size with the id "${id}".`,
    hint: ({ id, meant, others }: UnknownSize) => {
      if (meant) return didYouMean(meant);
      return others.length > 0
        ? nearestChoices(id, others, 'under `size_lists`')
        : 'If the size is gone, delete it here with its text. To hide a size for a while, keep it and write `is_active: false` in it.';
    },
  },
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
  },
  'popular-disagrees': {
    title: 'Two sizes that are each called the most popular',
    severity: 'warning',
    sentence: ({ town, size, marked }: PopularDisagrees) =>
      `The ${town} page calls the ${size} the most popular, but the container table marks the ${marked.join(' and the ')}.`,
    hint: () => 'Mark the same size in both places.',
  },
} satisfies Messages;
