// Every page begins with its only hero, and every row of a table has as many cells as the table has columns.
import type { Finding } from '../../diagnostic.ts';
import { defineMessages } from '../../messages/message.ts';
import { capital } from '../../messages/phrases.ts';
import { eachSection } from '../../site/expand/expand-pages.ts';
import type { Rule } from '../rule.ts';

interface RowLength {
  cells: number;
  columns: number;
}

const TEXT = '{ type: text, heading: More, paragraphs: [On the same day.] }';

export const { messages, createFinding } = defineMessages({
  'main-heading': {
    title: 'A page that does not begin with its hero, or has a second one',
    sentence: ({ path, isSecond }: { path: string; isSecond: boolean }) =>
      isSecond
        ? `${path} has a second hero, so it would have two main headings.`
        : `The first section of ${path} must be a hero: it holds the page’s main heading.`,
    hint: ({ isSecond }: { isSecond: boolean }) =>
      isSecond ? 'Use a text or cta section here.' : 'Move the hero to the top, or add one.',
    bad: [
      `pages./lawn-care/.sections.0: ${TEXT}`,
      'pages./lawn-care/.sections.+: { type: hero, heading: And once more }',
    ],
    good: [`pages./lawn-care/.sections.+: ${TEXT}`],
  },
  'uneven-row': {
    title: 'A row of a table with too few or too many cells',
    sentence: ({ cells, columns }: RowLength, place: string) =>
      `${capital(place)} has ${cells} ${cells === 1 ? 'cell' : 'cells'}, but the table has ${columns} columns.`,
    hint: ({ cells, columns }: RowLength) =>
      cells < columns ? 'Add what is missing.' : 'Delete what is too much.',
    bad: [
      'pages./about/.sections.table.rows.1: [Pickup]',
      'pages./about/.sections.table.rows.1: [Pickup, Weekly, Always]',
    ],
  },
});

export const check: Rule = ({ expansion }) =>
  eachSection(expansion, ({ data, pointer }, { path }, index): Finding[] => {
    const isHero = data.type === 'hero';
    const headings =
      isHero === (index === 0)
        ? []
        : [createFinding('main-heading', pointer, { path, isSecond: isHero })];
    if (data.type !== 'table') return headings;
    const { columns, rows } = data as unknown as { columns: string[]; rows: string[][] };
    return rows.flatMap((row, at) => {
      const facts = { cells: row.length, columns: columns.length };
      return row.length === columns.length
        ? []
        : [createFinding('uneven-row', [...pointer, 'rows', at], facts)];
    });
  });
