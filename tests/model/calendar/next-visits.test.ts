// The next visits of a collection and the greeting with them, from the file of a route.
import { describe, expect, it } from 'vitest';
import { greeting } from '../../../src/app/greeting.tsx';
import { nextVisits, visitWords } from '../../../src/model/calendar/next-visits.ts';
import type { SentVisit } from '../../../src/model/calendar/route-files.ts';
import { english } from '../../../src/model/words/words.ts';

const TRASH: SentVisit[] = [
  '2026-11-19',
  { usual: '2026-11-26', date: '2026-11-26', moved: '2026-11-27', holiday: 'Thanksgiving' },
  { usual: '2026-12-03', date: '2026-12-03', cancelled: true, holiday: 'the snowstorm' },
  { usual: '2026-12-10', date: '2026-12-10', holiday: 'the fair' },
  '2026-12-17',
  '2026-12-24',
  '2026-12-31',
];

const collection = (name: string, visits: SentVisit[]) => ({ name, when: '', visits });

describe('the next visits', () => {
  it('are so many that take place, and those in between with the reason', () => {
    expect(nextVisits(TRASH, '2026-11-27', 3).map((visit) => visitWords(visit, english))).toEqual([
      'Friday, November 27 instead of Thursday, November 26, because of Thanksgiving',
      'not on Thursday, December 3, because of the snowstorm',
      'call us about Thursday, December 10, because of the fair',
      'Thursday, December 17',
      'Thursday, December 24',
    ]);
  });
});

describe('the greeting', () => {
  it.each([
    ['2026-11-19', 'Your trash and yard waste: Thursday, November 19, as always'],
    [
      '2026-11-24',
      'Your trash: Friday, November 27 instead of Thursday, November 26, because of Thanksgiving',
    ],
    ['2026-11-28', 'Your trash: not on Thursday, December 3, because of the snowstorm'],
    ['2027-01-01', undefined],
  ])('on %s says "%s"', (today, text) => {
    const collections = [collection('Trash', TRASH), collection('Yard waste', ['2026-11-19'])];
    expect(greeting({ collections }, today, english)).toBe(text);
  });
});
