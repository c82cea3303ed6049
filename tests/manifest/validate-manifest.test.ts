// The verdict on a whole manifest: a site, or all its faults in one run, each once and in the order of the lines.
import { describe, expect, it } from 'vitest';
import { formatDiagnostics } from '../../src/files/format-diagnostics.ts';
import { validateManifest } from '../../src/manifest/check.ts';
import type { Diagnostic } from '../../src/manifest/diagnostic.ts';
import {
  type Edit,
  edited,
  errorsOf,
  FILE,
  fixedLines,
  manifestText,
  surroundings,
  verdictOn,
} from './real-manifest.ts';

/** The errors of a text whose last good version is known, as it is in a folder with git. */
const errorsSince = (text: string) =>
  validateManifest(text, FILE, {
    ...surroundings,
    findLastValid: () => manifestText,
  }).diagnostics.filter(({ severity }) => severity === 'error');

it('a choice that stands where a list of choices belongs is offered as a list of one', () => {
  const text = manifestText.replace(/^site:$/m, 'site:\n  hosts: apache');
  expect(errorsOf(text).map((error) => fixedLines(text, error))).toEqual([['  hosts: [apache]']]);
});

describe('a manifest without errors', () => {
  it('gives a site', () => {
    expect(verdictOn(manifestText).site?.pages).toHaveLength(16);
  });

  it('gives the same site with the line ends of Windows', () => {
    const { site } = verdictOn(manifestText.replaceAll('\n', '\r\n'));
    expect(site).toEqual(verdictOn(manifestText).site);
  });
});

describe('several faults', () => {
  it('of the text are told before those of the schema', () => {
    const { text } = edited([
      { find: ['locale: en_US'], write: 'locale: "en_US' },
      { find: ['- path: /about/', 'label: About'], write: 'lable: About' },
    ]);
    expect(errorsSince(text).map(({ code }) => code)).toEqual(['quotation-mark']);
  });

  it('of the schema are told in one run, sorted by line, before those of the rules', () => {
    const { text } = edited([
      { find: ['navigation:', 'to: /about/'], write: 'to: /abuot/' },
      { find: ['- path: /about/', 'label: About'], write: 'lable: About' },
      { find: ['- path: /contact/', 'heading: Get a Free Quote'] },
    ]);
    expect(errorsSince(text).map(({ code }) => code)).toEqual(['unknown-key', 'missing-key']);
  });

  it('of the rules are all reported in one run, sorted by line', () => {
    const { text } = edited([
      { find: ['navigation:', 'to: /about/'], write: 'to: /abuot/' },
      { find: ['slug: dunkirk'], write: 'slug: collins' },
      { find: ['- path: /pay-bill/', 'to: "#update-account"'], write: 'to: "#up"' },
      { find: ['items: faqs.billing'], write: 'items: faqs.biling' },
    ]);
    const errors = errorsSince(text);
    expect(errors.map(({ code }) => code)).toEqual([
      'dead-link',
      'duplicate',
      'dead-anchor',
      'unknown-reference',
    ]);
    const lines = errors.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  it('in one town are all reported', () => {
    const { text } = edited([
      { find: ['- id: dunkirk', 'residents_badge: …'] },
      { find: ['- id: dunkirk', 'slug: dunkirk'], write: 'slug: Dunkirk City' },
    ]);
    expect(
      errorsSince(text)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['missing-key', 'wrong-format']);
  });

  it('of the same kind in two places are two messages', () => {
    const { text } = edited([
      { find: ['navigation:', 'to: /about/'], write: 'to: /abuot/' },
      { find: ['footer:', 'to: /about/'], write: 'to: /abuot/' },
    ]);
    expect(errorsSince(text).map(({ code }) => code)).toEqual(['dead-link', 'dead-link']);
  });
});

describe('a part that does not fit the schema', () => {
  it.each<[string, Edit]>([
    ['a misspelt id', { find: ['id: holiday-schedule'], write: '»idd: holiday-schedule' }],
    [
      'an id under another name',
      { find: ['id: holiday-schedule'], write: '»anchor: holiday-schedule' },
    ],
    ['a misspelt path', { find: ['- path: /about/'], write: '- »paht: /about/' }],
    ['a misspelt key of the company', { find: ['founded: …'], write: '»foundd: 1995' }],
    [
      'a misspelt key of a question',
      { find: ['faqs:', 'billing:', 'answer: >-'], write: '»anser: >-' },
    ],
    ['a wrong slug', { find: ['slug: dunkirk'], write: 'slug: »Dunkirk City' }],
    [
      'a wrong icon in a shared button',
      { find: ['button_sets:', 'icon: phone'], write: 'icon: »fone' },
    ],
  ])('makes no false alarms elsewhere: %s', (_what, edit) => {
    const { text, at } = edited([edit]);
    expect(errorsSince(text).map(({ line, column }) => `${line}:${column}`)).toEqual([at]);
  });
});

describe('the printed message', () => {
  it('names the place, the fault, the line, the word that was meant, and where it is seen', () => {
    const { text } = edited([{ find: ['founded: …'], write: 'foundd: 1995' }]);
    expect(formatDiagnostics(errorsOf(text), text)).toMatchInlineSnapshot(`
      "Error in line 22 (pages.yaml:22:3) unknown-key
        There is no field "foundd" in the company.
         22 |   foundd: 1995
            |   ^^^^^^
        Did you mean "founded"?
        Paste this line in place of line 22:
        founded: 1995

      1 error in pages.yaml."
    `);
  });

  it('shows the part of a long line that the problem is in, and gives back all of it', () => {
    const long = Array(80).fill('We pick up what you put out.').join(' ');
    const write = `heading: ${long} {phoen} ${long}`;
    const { text } = edited([{ find: ['- path: /contact/', 'heading: Get a Free Quote'], write }]);
    const [diagnostic] = errorsOf(text);
    expect(fixedLines(text, diagnostic)).toEqual([
      `        ${write.replace('{phoen}', '{phone}')}`,
    ]);
    const [, , shown = '', caret = ''] = formatDiagnostics(errorsOf(text), text).split('\n');
    expect(shown.length).toBeLessThan(180);
    expect(caret.indexOf('^')).toBe(shown.indexOf('{phoen}'));
  });
});

describe('the lines that have changed since the last version', () => {
  const prices = '  founded: 1995\n  10 Yard\t$350\n  20 Yard\t$450\n';
  const pasted = manifestText
    .replace('admin_mode: false', 'admin_mode: true')
    .replace('  founded: 1995\n', prices);

  it('are shown below an error that keeps the file from being read, as they were and as they are', () => {
    const [error, ...others] = errorsSince(pasted);
    expect(others).toEqual([]);
    const printed = formatDiagnostics([error as Diagnostic], pasted);
    expect(printed).toContain(`  Since it last worked these lines have changed: 6, 23 to 24.
  was |   admin_mode: false
  now |   admin_mode: true
  now |   10 Yard\t$350
  now |   20 Yard\t$450
`);
    expect(error?.fix).toBeUndefined();
  });

  it('are not shown where the file can be read, or where no version is known', () => {
    const unread = manifestText.replace('founded: 1995', 'founded: soon');
    expect([...errorsSince(unread), ...errorsOf(pasted)].map(({ changes }) => changes)).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('the not-found page', () => {
  it('is held to the rules of all pages', () => {
    const twice = '- type: text\n  id: twice\n  heading: Once\n  paragraphs: [More.]';
    const table = '- type: table\n  heading: Sizes\n  columns: [Size, Use]\n  rows: [[Small]]';
    const sections = [twice, table, twice].join('\n').replace(/^/gm, '    ');
    const { text } = edited([{ find: ['redirects:'], write: `${sections}\nredirects:` }]);
    const codes = errorsOf(text).map(({ code }) => code);
    expect(codes.sort()).toEqual(['duplicate', 'uneven-row']);
  });
});

describe('a time of day', () => {
  it.each([
    ['12am', '"00:00"'],
    ['12:30 AM', '"00:30"'],
    ['12 pm', '"12:00"'],
    ['7:30pm', '"19:30"'],
  ])('written as %s is %s', (written, meant) => {
    const { text } = edited([
      { find: ['opens: …'], write: `opens: ${written}` },
      { find: ['closes: …'], write: 'closes: "23:00"' },
    ]);
    expect(errorsOf(text).map((error) => fixedLines(text, error))).toEqual([
      [`      opens: ${meant}`],
    ]);
  });

  it.each(['7', '0700', '7.30', '1020', '25'])(
    'written as the number %s is asked about',
    (written) => {
      const { text } = edited([{ find: ['opens: …'], write: `opens: ${written}` }]);
      expect(errorsOf(text).map(({ fix }) => fix)).toEqual([undefined]);
    },
  );
});
