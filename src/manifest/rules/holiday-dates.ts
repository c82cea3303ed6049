// Holidays that everybody knows are on their usual dates: where two lines are lost, one gets the date of the next.
import { slugOf } from '../short-names.ts';
import type { Rule } from './rule.ts';

/** By name, as in an address and without the word day. */
const USUAL = new Map([
  ['new-years', 'January 1'],
  ['martin-luther-king-jr', 'Third Monday in January'],
  ['presidents', 'Third Monday in February'],
  ['memorial', 'Last Monday in May'],
  ['juneteenth', 'June 19'],
  ['independence', 'July 4'],
  ['labor', 'First Monday in September'],
  ['columbus', 'Second Monday in October'],
  ['indigenous-peoples', 'Second Monday in October'],
  ['veterans', 'November 11'],
  ['thanksgiving', 'Fourth Thursday in November'],
  ['christmas-eve', 'December 24'],
  ['christmas', 'December 25'],
  ['new-years-eve', 'December 31'],
]);

interface Holiday {
  name: string;
  when: string;
}

export const holidayDates: Rule = ({ expansion: { pages, notFound } }) =>
  [...pages, notFound].flatMap(({ sections }) =>
    sections
      .filter(({ data }) => data.type === 'holiday-schedule')
      .flatMap(({ data, pointer }) =>
        (data.holidays as Holiday[]).flatMap(({ name, when }, index) => {
          const usual = USUAL.get(slugOf(name).replace(/-day$/, ''));
          if (!usual || agrees(when, usual)) return [];
          return [
            {
              code: 'holiday-date',
              severity: 'warning' as const,
              pointer: [...pointer, 'holidays', index, 'when'],
              message: `${name} is said to be on "${when}", but it is on ${usual}.`,
              hint: 'Look whether the dates below have moved up too.',
              mend: { instead: usual },
            },
          ];
        }),
      ),
  );

/** Dates that say too little to be compared, or are another day on purpose. */
const UNCLEAR = /^[\d\s./-]+$|\bobserved\b/i;

/** Which of its name in a month a day can be; the last is another matter. */
const WEEKS = ['first', 'second', 'third', 'fourth'];

/** Whether a date can be the usual one: "Jan. 1st" is January 1, and "May 31" may be this year's last Monday. */
function agrees(when: string, usual: string): boolean {
  if (UNCLEAR.test(when)) return true;
  // "4th Thursday" names no day of the month.
  const inWords = when.replace(
    /\b([1-4])(?:st|nd|rd|th)(?=\s+\w+day)/i,
    (_, week) => WEEKS[Number(week) - 1] ?? '',
  );
  const said = slugOf(inWords).split('-');
  const [nth = '', , , month] = slugOf(usual).split('-');
  const day = Number(/\b\d{1,2}(?=\D|$)/.exec(inWords)?.[0]);
  if (month === undefined || Number.isNaN(day)) return saysAll(said, usual);
  return saysAll(said, month) && possible(day, nth);
}

/** Whether the words of a date hold all those of another, as whole words, or with their first three letters. */
function saysAll(said: string[], usual: string): boolean {
  return slugOf(usual)
    .split('-')
    .every(
      (word) =>
        word === 'in' ||
        said.some(
          (one) =>
            one.replace(/^0(?=\d)|(?<=\d)(st|nd|rd|th)$/g, '') === word ||
            (one.length > 2 && word.startsWith(one)),
        ),
    );
}

/** Whether the first, second … or last day of a name can be that day of the month. */
function possible(day: number, nth: string): boolean {
  const week = WEEKS.indexOf(nth);
  // Only Memorial Day is on a last one, and May has 31 days.
  const from = week < 0 ? 25 : 7 * week + 1;
  return day >= from && day < from + 7;
}
