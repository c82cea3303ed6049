// Holidays that everybody knows are on their usual dates: where two lines are lost, one gets the date of the next.
import { slugOf } from '../short-names.ts';
import type { Rule } from './rule.ts';

/** By name, as in an address and without the word day. */
const USUAL: Record<string, string> = {
  'new-years': 'January 1',
  'martin-luther-king-jr': 'Third Monday in January',
  presidents: 'Third Monday in February',
  memorial: 'Last Monday in May',
  juneteenth: 'June 19',
  independence: 'July 4',
  labor: 'First Monday in September',
  columbus: 'Second Monday in October',
  'indigenous-peoples': 'Second Monday in October',
  veterans: 'November 11',
  thanksgiving: 'Fourth Thursday in November',
  'christmas-eve': 'December 24',
  christmas: 'December 25',
  'new-years-eve': 'December 31',
};

interface Holiday {
  name: string;
  when: string;
}

export const holidayDates: Rule = ({ expansion: { pages } }) =>
  pages.flatMap(({ sections }) =>
    sections
      .filter(({ data }) => data.type === 'holiday-schedule')
      .flatMap(({ data, pointer }) =>
        (data.holidays as Holiday[]).flatMap(({ name, when }, index) => {
          const usual = USUAL[slugOf(name).replace(/-day$/, '')];
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

/** Whether a date means the usual one: "Jan. 1st" is January 1, and "Monday, May 31" is a last Monday in May. */
function agrees(when: string, usual: string): boolean {
  const said = slugOf(when).split('-');
  const hasDay = /\d/.test(when);
  return slugOf(usual)
    .split('-')
    .every((word) => {
      if (word === 'in' || (hasDay && /^(first|second|third|fourth|last)$/.test(word))) return true;
      return said.some(
        (one) =>
          one.replace(/(?<=\d)(st|nd|rd|th)$/, '') === word ||
          (one.length > 2 && word.slice(0, one.length) === one),
      );
    });
}
