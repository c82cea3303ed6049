// The table of requests opens in every spreadsheet, and none of its cells is a formula.
import { describe, expect, it } from 'vitest';
import { csvCell, quotesCsv } from '../../../src/office/page/list/csv.ts';
import { anyQuote } from './any-quote.ts';

describe('a cell', () => {
  it('stays as it is when it is plain', () => {
    expect(csvCell('Mill Street 5')).toBe('Mill Street 5');
    expect(csvCell('')).toBe('');
  });

  it('is quoted with a comma, a quote or a line break in it', () => {
    expect(csvCell('Mill Street, 5')).toBe('"Mill Street, 5"');
    expect(csvCell('a "big" one')).toBe('"a ""big"" one"');
    expect(csvCell('one\r\ntwo')).toBe('"one\r\ntwo"');
  });

  it.each(['=1+1', '+1 716 555', '-2', '@SUM(A1)', '\t=1', '\r=1', '  =1', '＝1'])(
    'that begins like the formula %j begins with an apostrophe',
    (value) => {
      expect(csvCell(value).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it.each(['0042', '1e5', '12345678901234567890', '1/2', '10:30', '3-4', '1.50', '0716 555 0199'])(
    'with the figures %j, which a spreadsheet would change, begins with an apostrophe',
    (value) => {
      expect(csvCell(value)).toBe(`'${value}`);
    },
  );

  it.each(['0', '42', '7165550199', '716.555.0199', '716 Main Street', '2026-11-26 08:05'])(
    'with %j stays as it is',
    (value) => {
      expect(csvCell(value)).toBe(value);
    },
  );

  it('with a formula in quotes is still no formula', () => {
    expect(csvCell('=HYPERLINK("http://x","y")')).toBe('"\'=HYPERLINK(""http://x"",""y"")"');
  });
});

describe('the table', () => {
  const site = {
    services: [{ value: 'rolloff', label: 'Roll-Off' }],
    cities: [{ value: 'collins', label: 'Collins' }],
    questions: [{ id: 'gate', label: 'Gate code', kind: 'text' as const }],
    zone: 'America/New_York',
  };
  const table = quotesCsv(
    [
      anyQuote({
        ...{ extra_answers: { gate: '=7' }, signals: ['too fast'] },
        campaign: '/bins/?utm_source=google&utm_campaign=spring',
      }),
    ],
    site,
  );
  const [headings = '', line = '', ...rest] = table.split('\r\n');

  it('begins with the mark of UTF-8 and has a line of headings', () => {
    expect(headings).toMatch(/^\ufeffReceived,State,Name,/);
    expect(headings).toContain('Gate code');
  });

  it('ends each line with CRLF, the last one too', () => {
    expect(rest).toEqual(['']);
  });

  it('has the words that people read, on the clocks of the business', () => {
    expect(line).toMatch(/^2026-11-26 08:05,/);
    expect(line).toContain('New,Ada Bauer,716-555-0199');
    expect(line).toContain(',Collins,Roll-Off,');
    expect(line).toContain(',\'=7,yes,too fast,"google, spring (on /bins/)"');
  });
});
