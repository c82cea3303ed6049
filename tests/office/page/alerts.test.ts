// An alert while it is written: its times are on the clocks of the business, and the database refuses none that passes.
import { describe, expect, it } from 'vitest';
import { ALERT_LINK } from '../../../src/model/calendar/stored-alert.ts';
import {
  type AlertDraft,
  type AlertRow,
  alertRow,
  alertTime,
  clockTime,
  draftOf,
  earliestEnd,
  endNow,
  formatSpan,
  newDraft,
  plannedRow,
  updateDraft,
} from '../../../src/office/page/alerts/alert-draft.ts';

const ZONE = 'America/New_York';
const CLOCKS = { locale: 'en_US', zone: ZONE };
const NOW = Date.parse('2026-11-26T18:05:30Z');

const row = (other: Partial<AlertRow> = {}): AlertRow => ({
  ...{ id: '1', text: 'Late', kind: 'delay', starts: null, ends: '2026-11-27', towns: null },
  ...{ link: null, link_label: null, starts_at: null, ends_at: '2026-11-28T05:00:00Z' },
  ...other,
});

describe('a new alert', () => {
  it('ends with the day, on the clocks of the business', () => {
    expect(newDraft(NOW, ZONE).ends).toBe('2026-11-26T23:59');
    expect(newDraft(Date.parse('2026-11-27T04:30:00Z'), ZONE).ends).toBe('2026-11-26T23:59');
  });

  it('becomes a row without what was left empty', () => {
    const draft = { ...newDraft(NOW, ZONE), text: ' Late ', link_label: 'Call us' };
    expect(alertRow(draft)).toEqual({
      ...{ text: 'Late', kind: 'delay', starts: null, ends: '2026-11-26 23:59' },
      ...{ towns: null, link: null, link_label: null },
    });
  });
});

describe('the change of a day', () => {
  const draft: AlertDraft = {
    ...newDraft(NOW, ZONE),
    ...{ moves_from: '2026-12-03', moves_to: '2026-12-04', routes: ['north'] },
  };

  it('is written as two days, or as one when it is cancelled', () => {
    const columns = { moves_from: '2026-12-03', moves_to: '2026-12-04', routes: ['north'] };
    expect(alertRow(draft)).toMatchObject(columns);
    expect(alertRow({ ...draft, moves_to: '' })).toMatchObject({ ...columns, moves_to: null });
    expect(draftOf(row(columns))).toMatchObject(columns);
    expect(draftOf(row({ ...columns, moves_to: null })).moves_to).toBe('');
  });

  it('is taken back when its day is emptied', () => {
    const none = { moves_from: null, moves_to: null, routes: null };
    expect(alertRow({ ...draft, moves_from: '' })).toMatchObject(none);
  });
});

describe('an alert that is there', () => {
  it('says its last day, and never the midnight after it', () => {
    expect(formatSpan(row(), CLOCKS)).toBe('until Nov 27, 2026');
    const times = {
      ...{ starts: '2026-11-26', starts_at: '2026-11-26T05:00:00Z' },
      ...{ ends: '2026-11-27 17:30', ends_at: '2026-11-27T22:30:00Z' },
    };
    expect(formatSpan(row(times), CLOCKS)).toMatch(
      /^from Nov 26, 2026 until Nov 27, 2026, 5:30\sPM$/,
    );
  });

  it('comes back with whole days as times', () => {
    expect(draftOf(row({ starts: '2026-11-26' }))).toMatchObject({
      starts: '2026-11-26T00:00',
      ends: '2026-11-27T23:59',
    });
    expect(draftOf(row({ ends: '2026-11-27 13:05' })).ends).toBe('2026-11-27T13:05');
  });

  it('is planned, shown or over', () => {
    expect(alertTime(row(), NOW)).toBe('now');
    expect(alertTime(row({ starts_at: '2026-11-26T19:00:00Z' }), NOW)).toBe('planned');
    expect(alertTime(row({ ends_at: '2026-11-26T18:00:00Z' }), NOW)).toBe('over');
  });

  it('ends at this minute, or a minute after it has begun', () => {
    expect(clockTime(NOW, ZONE)).toBe('2026-11-26T13:05');
    expect(endNow(row(), NOW, ZONE)).toBe('2026-11-26 13:05');
    expect(endNow(row({ starts_at: '2026-11-26T18:05:00Z' }), NOW, ZONE)).toBe('2026-11-26 13:06');
  });
});

it('a planned alert of the website stands in the list with its days, or with its times', () => {
  const times = { from: Date.parse('2026-12-05T05:00Z'), until: Date.parse('2026-12-07T05:00Z') };
  const notice = { id: 'a', kind: 'weather', text: 'Snow', ...times } as const;
  const planned = plannedRow({ notice, towns: ['fredonia'] }, ZONE);
  expect(planned).toMatchObject({ towns: ['fredonia'], isPlanned: true });
  expect(alertTime(planned, NOW)).toBe('planned');
  expect(formatSpan(planned, CLOCKS)).toBe('from Dec 5, 2026 until Dec 6, 2026');
  const until = Date.parse('2026-12-06T17:00Z');
  const atOnce = plannedRow({ notice: { ...notice, from: 0, until } }, ZONE);
  expect(atOnce.towns).toBeNull();
  expect(formatSpan(atOnce, CLOCKS)).toBe('until Dec 6, 2026, 12:00 PM');
});

describe('a form for an alert', () => {
  it('takes an end after this minute and after the beginning', () => {
    const earliest = (part: Partial<AlertDraft>) =>
      earliestEnd({ ...newDraft(NOW, ZONE), ...part }, NOW, ZONE);
    expect(earliest({})).toBe('2026-11-26T13:06');
    expect(earliest({ starts: '2026-11-26T12:00' })).toBe('2026-11-26T13:06');
    expect(earliest({ starts: '2026-11-26T23:59' })).toBe('2026-11-27T00:00');
  });

  it('ends with the later day of a change, unless it ends later already', () => {
    const moved = { moves_from: '2026-12-03', moves_to: '2026-12-04' } as const;
    const draft = newDraft(NOW, ZONE);
    expect(updateDraft(draft, moved).ends).toBe('2026-12-04T23:59');
    expect(updateDraft({ ...draft, ends: '2026-12-24T12:00' }, moved).ends).toBe(
      '2026-12-24T12:00',
    );
  });

  // As browsers read the attribute.
  const pattern = new RegExp(`^(?:${ALERT_LINK})$`, 'v');

  it.each(['/', '/contact/', 'https://example.com', 'https://example.com:8080/a?b#c'])(
    'takes the link %s',
    (link) => {
      expect(link).toMatch(pattern);
    },
  );

  it.each([
    'javascript:alert(1)',
    '//evil.example',
    '/\\evil.example',
    'http://example.com',
    '/a b',
  ])('refuses the link %s', (link) => {
    expect(link).not.toMatch(pattern);
  });
});
