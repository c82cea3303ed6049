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

/** Whether a date means the usual one: "Jan. 1st" is January 1, and "May 31" may be this year's last Monday. */
function agrees(when: string, usual: string): boolean {
  const said = slugOf(when).split('-');
  const hasDay = /\d/.test(when);
  return slugOf(usual)
    .split('-')
    .every((word) => {
      if (word === 'in' || (hasDay && /^(first|second|third|fourth|last|\w+day)$/.test(word)))
        return true;
      return said.some(
        (one) =>
          one.replace(/(?<=\d)(st|nd|rd|th)$/, '') === word ||
          (one.length > 2 && word.startsWith(one)),
      );
    });
}
