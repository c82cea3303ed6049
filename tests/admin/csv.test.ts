// The table of requests opens in every spreadsheet, and none of its cells is a formula.
import { describe, expect, it } from 'vitest';
import { csvCell, quotesCsv } from '../../src/admin/list/csv.ts';
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
    locale: 'en_US',
  };
  const table = quotesCsv(
    [anyQuote({ extra_answers: { gate: '=7' }, signals: ['too fast'] })],
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
    expect(line).toContain('"Nov 26, 2026, 8:05');
    expect(line).toContain('New,Ada Bauer,716-555-0199');
    expect(line).toContain(',Collins,Roll-Off,');
    expect(line).toContain(",'=7,yes,too fast");
  });
});
