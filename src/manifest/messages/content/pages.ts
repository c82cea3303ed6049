// Messages about pages: addresses, titles, sections and similarity.
import type { Messages } from '../message.ts';
import { capital } from '../phrases.ts';

/** Two places with one id, or two sections that show one list. */
type DuplicateAnchor = { path: string } & ({ id: string } | { list: string });

interface Length {
  path: string;
  length: number;
  /** As much as search engines show. */
  limit: number;
}

interface Alike {
  page: string;
  other: string;
  /** The part of the sentences that they share, from 0 to 1. */
  share: number;
  otherTown?: string;
  /** The number of the page's texts that name the other town. */
  naming: number;
}

interface Movable {
  page: string;
  other: string;
  /** The part of its own sentences, from 0 to 1. */
  share: number;
}

export const pages = {
  'no-main-heading': {
    title: 'A page that does not begin with its hero',
    sentence: ({ path }: { path: string }) =>
      `The first section of ${path} must be a hero: it holds the page’s main heading.`,
    hint: () => 'Move the hero to the top, or add one.',
  },
  'second-main-heading': {
    title: 'A second hero on a page',
    sentence: ({ path }: { path: string }) =>
      `${path} has a second hero, so it would have two main headings.`,
    hint: () => 'Use a text or cta section here.',
  },
  'uneven-row': {
    title: 'A row of a table with too few or too many cells',
    sentence: ({ cells, columns }: { cells: number; columns: number }, place: string) =>
      `${capital(place)} has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the table has ${columns} columns.`,
    hint: ({ cells, columns }: { cells: number; columns: number }) =>
      cells < columns ? 'Add what is missing.' : 'Delete what is too much.',
  },
  'duplicate-path': {
    title: 'Two pages at one address',
    sentence: ({ path, taken }: { path: string; taken?: string }) =>
      taken
        ? `The address ${path} is taken: ${taken} is for the website’s own files.`
        : `Two pages have the address ${path}; only one of them could be shown.`,
    hint: ({ taken }: { taken?: string }) =>
      taken ? 'Begin it with another word.' : 'Give this one an address of its own, or delete it.',
  },
  'duplicate-template': {
    title: 'Two kinds of town pages for one service',
    sentence: ({ service }: { service: string }) =>
      `The service "${service}" has two entries under \`town_pages\`, so every town would get two pages for it.`,
    hint: () =>
      'Keep one of the two. For what only some towns show, use a section with `only_with`.',
  },
  'duplicate-anchor': {
    title: 'Two places on a page with one id',
    sentence: (facts: DuplicateAnchor) =>
      'id' in facts
        ? `Two places on ${facts.path} have the id "${facts.id}"; a link could only reach one.`
        : `Two sections on ${facts.path} show the list ${facts.list}, so each of its questions is there twice.`,
    hint: (facts: DuplicateAnchor) =>
      'id' in facts
        ? 'Give this one an id of its own, or delete it if it is there twice by mistake.'
        : 'Delete this one if it is there twice by mistake, or name another list.',
  },
  'duplicate-title': {
    title: 'Two pages with one search title',
    sentence: ({ title }: { title: string }) =>
      `Two pages have the search title "${title}"; search engines would show only one.`,
    hint: () => 'Give each page a title that says what is on it.',
  },
  'long-title': {
    title: 'A search title that is too long',
    severity: 'warning',
    sentence: ({ path, length, limit }: Length) =>
      `The search title of ${path} has ${length} characters; search engines show about ${limit}.`,
    hint: () => 'Say it in fewer words.',
  },
  'long-description': {
    title: 'A search description that is too long',
    severity: 'warning',
    sentence: ({ path, length, limit }: Length) =>
      `The search description of ${path} has ${length} characters; search engines show about ${limit}.`,
    hint: () => 'Say it in fewer words.',
  },
  'similar-town-pages': {
    title: 'Town pages that say the same',
    severity: 'warning',
    sentence: ({ page, other, share }: Alike) =>
      `${page} and ${other} share ${Math.round(share * 100)} % of their sentences; search engines may show only one of them.`,
    hint: ({ naming, otherTown }: Alike) => {
      const left = naming === 1 ? 'One of its texts names' : `${naming} of its texts name`;
      return `${naming > 0 ? `${left} ${otherTown}. ` : ''}Say what is special about this town.`;
    },
  },
  'movable-town-pages': {
    title: 'Town pages that would be as true with each other’s names',
    severity: 'warning',
    sentence: ({ page, other, share }: Movable) =>
      `With the name of the other town, ${Math.round(share * 100)} % of what ${page} says in its own words would be as true on ${other}.`,
    hint: () =>
      'Say what is only true of this town: its streets, its houses, the work that people there call about.',
  },
} satisfies Messages;
