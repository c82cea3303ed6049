// Says what a holiday changes as the office would say it on the telephone.
import { describe, expect, it } from 'vitest';
import { addDays, WEEKDAYS } from '../../../src/model/calendar/day.ts';
import { answerFor, laterWeek, thisWeek, weekLine } from '../../../src/model/calendar/sentences.ts';
import type { MovedDay } from '../../../src/model/calendar/service-days.ts';

const THANKSGIVING: MovedDay[] = [
  { holiday: 'Thanksgiving', date: '2026-11-26', usual: '2026-11-26', moved: '2026-11-27' },
  { holiday: 'Thanksgiving', date: '2026-11-26', usual: '2026-11-27', moved: '2026-11-28' },
];
const CHRISTMAS: MovedDay = {
  holiday: 'Christmas',
  date: '2026-12-25',
  usual: '2026-12-25',
  moved: '2026-12-24',
};
const [THURSDAY, FRIDAY] = THANKSGIVING as [MovedDay, MovedDay];
const UNKNOWN = { ...FRIDAY, moved: undefined };

describe('a moved day', () => {
  it('of this week is said by weekdays', () => {
    expect(thisWeek(THURSDAY)).toBe('Friday instead of Thursday, because of Thanksgiving');
  });

  it('of a later week is said by dates', () => {
    expect(laterWeek(CHRISTMAS)).toBe(
      'Thursday, December 24 instead of Friday, December 25, because of Christmas',
    );
  });

  it('that is cancelled is said to be none', () => {
    const none: MovedDay = { ...THURSDAY, moved: undefined, cancelled: true };
    expect(thisWeek(none)).toBe('not on Thursday, because of Thanksgiving');
    expect(weekLine([none, FRIDAY], 5, 'pickup')).toBe(
      'Thanksgiving week: Friday pickup is on Saturday, no Thursday pickup.',
    );
    expect(weekLine([none, { ...none, usual: '2026-11-27' }], 5, 'pickup')).toBe(
      'Thanksgiving week: no Thursday pickup, no Friday pickup.',
    );
  });

  it('of a single change has its own sentence, with dates, beside the week of a holiday', () => {
    const snow: MovedDay = {
      holiday: 'the snow',
      date: '2026-11-27',
      usual: '2026-11-27',
      moved: '2026-11-30',
      single: true,
    };
    const line = 'Pickup: Monday, November 30 instead of Friday, November 27, because of the snow.';
    expect(weekLine([snow], 5, 'pickup')).toBe(line);
    expect(weekLine([THURSDAY, snow], 5, 'pickup')).toBe(
      `Thanksgiving week: Thursday pickup is on Friday. ${line}`,
    );
  });

  it('that nobody has set leads to the office', () => {
    expect(thisWeek(UNKNOWN)).toBe('call us about Friday, because of Thanksgiving');
    expect(laterWeek(UNKNOWN)).toBe('call us about Friday, November 27, because of Thanksgiving');
  });
});

describe('a week in one line', () => {
  it('names each day that moves', () => {
    expect(weekLine(THANKSGIVING, 5, 'pickup')).toBe(
      'Thanksgiving week: Thursday pickup is on Friday, Friday pickup on Saturday.',
    );
    expect(weekLine([CHRISTMAS], 5, 'pickup')).toBe(
      'Christmas week: Friday pickup is on Thursday.',
    );
  });

  it('is shorter when every day moves by one', () => {
    expect(weekLine(THANKSGIVING, 2, 'visit')).toBe(
      'Thanksgiving week: every visit is one day later.',
    );
  });

  it('says three and more days in a row together', () => {
    const week = ['2026-09-07', '2026-09-08', '2026-09-09', '2026-09-10'].map((usual) => ({
      holiday: 'Labor Day',
      date: '2026-09-07',
      usual,
      moved: addDays(usual, 1),
    }));
    const friday = { holiday: 'Labor Day', date: '2026-09-07', usual: '2026-09-11' };
    expect(weekLine([...week, friday], 5, 'pickup')).toBe(
      'Labor Day week: Monday to Thursday pickup is one day later; for Friday pickup call us.',
    );
  });

  it('sends everybody to the office when no day is set', () => {
    expect(weekLine([UNKNOWN, UNKNOWN], 5, 'pickup')).toBe(
      'Thanksgiving week: call us about your pickup day.',
    );
  });

  it('sends a day that nobody has set to the office', () => {
    expect(weekLine([THURSDAY, UNKNOWN], 5, 'pickup')).toBe(
      'Thanksgiving week: Thursday pickup is on Friday; for Friday pickup call us.',
    );
  });
});

describe('the answer to "is my trash late?"', () => {
  const days = WEEKDAYS.slice(1, 6).map((weekday) => ({ weekday }));
  const calendar = { moved: [...THANKSGIVING, CHRISTMAS], visit: 'pickup', days };

  it('is about this week and the next change of the day', () => {
    expect(answerFor(calendar, '2026-11-25', 'Thursday')).toEqual({
      now: 'Thanksgiving moves your Thursday pickup to Friday, November 27.',
    });
    expect(answerFor(calendar, '2026-11-30', 'Friday')).toEqual({
      now: 'This week: Friday, December 4, as always.',
      next: 'Next change: Thursday, December 24 instead of Friday, December 25, because of Christmas.',
    });
  });

  it('is about all days when none is chosen', () => {
    expect(answerFor(calendar, '2026-11-27')).toEqual({
      now: 'Thanksgiving week: Thursday pickup is on Friday, Friday pickup on Saturday.',
    });
    expect(answerFor(calendar, '2026-11-30')).toEqual({
      now: 'This week: every pickup is on its usual day.',
      next: 'Next: Friday, December 25. Christmas week: Friday pickup is on Thursday.',
    });
    expect(answerFor(calendar, '2026-12-28')).toEqual({
      now: 'This week: every pickup is on its usual day.',
    });
  });

  it('leaves out what is over: on the Saturday after Thanksgiving only Friday’s pickup is still to come', () => {
    expect(answerFor(calendar, '2026-11-28').now).toBe(
      'Thanksgiving week: Friday pickup is on Saturday.',
    );
    expect(answerFor(calendar, '2026-11-28', 'Friday').now).toBe(
      'Thanksgiving moves your Friday pickup to Saturday, November 28.',
    );
    const unset = { ...calendar, moved: [THURSDAY, UNKNOWN] };
    expect(answerFor(unset, '2026-11-28').now).toBe(
      'Thanksgiving week: for Friday pickup call us.',
    );
    expect(answerFor(unset, '2026-11-29').now).toBe('Next week: every pickup is on its usual day.');
    // Who looks out for the truck on Friday hears that it came the day before.
    expect(answerFor(calendar, '2026-12-25', 'Friday').now).toBe(
      'Christmas moves your Friday pickup to Thursday, December 24.',
    );
  });

  it('says whether a call is needed', () => {
    const unset = { ...calendar, moved: [THURSDAY, UNKNOWN] };
    expect(answerFor(unset, '2026-11-23', 'Friday')).toEqual({
      now: 'This week: call us about Friday, November 27, because of Thanksgiving.',
      call: true,
    });
    expect(answerFor(unset, '2026-11-23', 'Thursday')).not.toHaveProperty('call');
  });

  it('is about the next week once the last pickup of this one is over', () => {
    expect(answerFor(calendar, '2026-11-29').now).toBe(
      'Next week: every pickup is on its usual day.',
    );
    expect(answerFor(calendar, '2026-12-19')).toEqual({
      now: 'Christmas week: Friday pickup is on Thursday.',
    });
    expect(answerFor(calendar, '2026-11-28', 'Thursday').now).toBe(
      'Next week: Thursday, December 3, as always.',
    );
    expect(answerFor(calendar, '2026-12-19', 'Friday').now).toBe(
      'Christmas moves your Friday pickup to Thursday, December 24.',
    );
  });
});
