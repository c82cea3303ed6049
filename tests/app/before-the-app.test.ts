// Before the app runs: whether a form is filled in, and the year of a page from last year.
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isFilledIn } from '../../src/app/navigator/keep-forms.ts';
import { showYear, yearNow } from '../../src/app/year.ts';
import { type FakeElement, FakeWindow } from '../support/browser/fake-window.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const FIELDS = 'input, select, textarea';

describe('forms before the app runs', () => {
  it.each<[string, FakeElement, boolean]>([
    ['an empty field', { type: 'text', value: '', defaultValue: '' }, false],
    ['a typed text', { type: 'text', value: 'Ada', defaultValue: '' }, true],
    ['a text that came with the page', { type: 'text', value: 'NY', defaultValue: 'NY' }, false],
    ['a checked box', { type: 'checkbox', checked: true, value: 'on' }, true],
    ['a box', { type: 'checkbox', checked: false, value: 'on' }, false],
    ['a choice', { type: 'select-one', value: 'dunkirk' }, true],
    ['no choice', { type: 'select-one', value: '' }, false],
  ])('%s: filled in is %3$s', (_which, field, isFilled) => {
    const window = new FakeWindow();
    window.elements.set(FIELDS, [field]);
    expect(isFilledIn(window.asWindow().document)).toBe(isFilled);
  });
});

describe('the copyright line of a page from last year', () => {
  const lineOf = (year: string) => {
    vi.useFakeTimers({ now: new Date('2027-01-02T12:00:00') });
    const window = new FakeWindow();
    const line = { textContent: `© ${year} Curbside`, dataset: { year } };
    window.elements.set('[data-year]', [line]);
    showYear(window.asWindow().document);
    return line;
  };

  it('shows this year’s before the app is there, as the app will', () => {
    expect(lineOf('2026')).toEqual({ textContent: '© 2027 Curbside', dataset: { year: '2027' } });
    expect(yearNow(2026)).toBe(2027);
  });

  it('never goes back, as on a machine whose clock is late', () => {
    expect(lineOf('2028').textContent).toBe('© 2028 Curbside');
    expect(yearNow(2028)).toBe(2028);
  });

  it('may be missing', () => {
    expect(() => showYear(new FakeWindow().asWindow().document)).not.toThrow();
  });
});
