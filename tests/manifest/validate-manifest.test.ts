// Every fault in the project's own manifest is reported once, under its code and in its place.
import { describe, expect, it } from 'vitest';
import { validateManifest } from '../../src/manifest/check.ts';
import { formatDiagnostics } from '../../src/manifest/messages/format-diagnostics.ts';
import { everyThird } from '../support/sample.ts';
import { type Fault, ruleFaults, schemaFaults, yamlFaults } from './faults.ts';
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
    lastGood: () => ({ text: manifestText }),
  }).diagnostics.filter(({ severity }) => severity === 'error');

/** The errors of a text as "code line:column". */
const reported = (text: string) =>
  errorsSince(text).map(({ code, line, column }) => `${code} ${line}:${column}`);

describe.each([
  ['YAML', yamlFaults],
  ['the schema', schemaFaults],
  ['the rules', ruleFaults],
])('a fault against %s', (_against, faults) => {
  it.each(everyThird(faults).map((fault) => [fault.title, fault] as [string, Fault]))(
    '%s gives one message in its place',
    (_title, { code, edits }) => {
      const { text, at } = edited(edits);
      expect(reported(text)).toEqual([`${code} ${at}`]);
    },
  );
});

describe('a manifest without errors', () => {
  it('gives a site', () => {
    expect(verdictOn(manifestText).site?.pages).toHaveLength(20);
  });

  it('gives the same site with the line ends of Windows', () => {
    const { site } = verdictOn(manifestText.replaceAll('\n', '\r\n'));
    expect(site).toEqual(verdictOn(manifestText).site);
  });
});

describe('a file without a website', () => {
  it.each(['', '  \n', '# Only a note.\n', '---\n'])('%j is reported as empty', (text) => {
    expect(reported(text)).toEqual(['damaged-file 1:1']);
  });

  it('says for another text that it is not the file of a website', () => {
    expect(reported('hello')).toEqual(['damaged-file 1:1']);
  });
});

describe('several faults', () => {
  const faults: [code: string, edit: Edit][] = [
    ['tab-indentation', { find: ['locale: en_US'], write: '\tlocale: en_US' }],
    ['dead-link', { find: ['navigation:', 'to: /about/'], write: 'to: /abuot/' }],
    ['duplicate', { find: ['slug: dunkirk'], write: 'slug: collins' }],
    ['unknown-key', { find: ['- path: /about/', 'label: About'], write: 'lable: About' }],
    ['missing-key', { find: ['- path: /contact/', 'heading: Get a Free Quote'] }],
    ['dead-anchor', { find: ['- path: /pay-bill/', 'to: "#update-account"'], write: 'to: "#up"' }],
    ['unknown-reference', { find: ['items: faqs.billing'], write: 'items: faqs.biling' }],
  ];

  it('are reported beside a fault of the YAML, where it is certain how that is mended', () => {
    const { text } = edited([
      { find: ['phone: (716) 555-0142'], write: 'phone: 716-555-0142' },
      { find: ['residents_badge: "6,000+"'], write: 'residents_badge: "6,000+' },
      { find: ['- Curbside collection every week'], write: '– Curbside collection every week' },
      { find: ['- id: due-date', 'is_active: true'], write: 'is_active: yes' },
    ]);
    const codes = ['wrong-format', 'quotation-mark', 'missing-dash', 'boolean-word'];
    expect(errorsSince(text).map(({ code }) => code)).toEqual(codes);
  });

  it('are all reported in one run, sorted by line', () => {
    const errors = errorsSince(edited(faults.map(([, edit]) => edit)).text);
    expect(errors.map(({ code }) => code)).toEqual(faults.map(([code]) => code));
    const lines = errors.map(({ line }) => line);
    expect(lines).toEqual(lines.toSorted((a, b) => a - b));
  });

  it('in one town are all reported', () => {
    const { text } = edited([
      { find: ['- id: dunkirk', 'residents_badge: …'] },
      { find: ['- id: dunkirk', 'slug: dunkirk'], write: 'slug: collins' },
    ]);
    expect(errorsSince(text).map(({ code }) => code)).toEqual(['missing-key', 'duplicate']);
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

describe('a list whose entries are all switched off', () => {
  it('is named once, where the list stands', () => {
    const off = ['10', '15', '20', '30'].map((yards) => ({
      find: ['size_lists:', 'rolloff:', `- id: yard-${yards}`, 'is_active: true'],
      write: 'is_active: false',
    }));
    const errors = errorsOf(edited(off).text);
    expect(errors.map(({ message }) => message)).toEqual([
      'Every entry of the list size_lists.rolloff is switched off, so a section shows nothing.',
    ]);
  });
});

describe('the printed message', () => {
  const printed = (...edits: Edit[]) => {
    const { text } = edited(edits);
    return formatDiagnostics(errorsOf(text), text);
  };

  it('names the place, the fault, the line and the word that was meant', () => {
    expect(printed({ find: ['founded: …'], write: 'foundd: 1995' })).toMatchInlineSnapshot(`
      "Error in line 36 (pages.yaml:36:3) unknown-key
        There is no field "foundd" in the company.
         36 |   foundd: 1995
            |   ^^^^^^
        Did you mean "founded"?
        Paste this line in place of line 36:
        founded: 1995

      1 error in pages.yaml."
    `);
  });

  it('says what a value looks like when it is right', () => {
    expect(printed({ find: ['phone: …'], write: 'phone: 716-555-0142' })).toMatchInlineSnapshot(`
      "Error in line 23 (pages.yaml:23:10) wrong-format
        "716-555-0142" does not have the right form for the phone number of the company.
         23 |   phone: 716-555-0142
            |          ^^^^^^^^^^^^
        The office phone, written as people read it: the area code in brackets, a space, three digits, a hyphen and four digits, such as (800) 555-0100.
        Paste this line in place of line 23:
        phone: (716) 555-0142

      1 error in pages.yaml."
    `);
  });

  it('shows where a tab stands', () => {
    expect(printed({ find: ['locale: en_US'], write: '\tlocale: en_US' })).toMatchInlineSnapshot(`
      "Error in line 17 (pages.yaml:17:3) tab-indentation
        This line begins with a tab; only spaces work here.
         17 |    locale: en_US
            |   ^
        Type plain spaces in its place.
        Paste this line in place of line 17:
        locale: en_US

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

  it('gives a link to an address that only leads on the page behind it', () => {
    const { text } = edited([{ find: ['navigation:', 'to: /about/'], write: 'to: /bill' }]);
    const [diagnostic] = errorsOf(text);
    expect(diagnostic?.message).toContain('only led on to /pay-bill/');
    expect(fixedLines(text, diagnostic)).toEqual(['      to: /pay-bill/']);
  });

  it('counts the problems in its last line', () => {
    expect(
      printed(
        { find: ['admin_mode: false'], write: 'admin_mode: maybe' },
        { find: ['navigation:', 'to: /about/'], write: 'to: /abuot/' },
      ),
    ).toMatchInlineSnapshot(`
      "Error in line 18 (pages.yaml:18:15) boolean-word
        The admin mode of the site must be true or false, and not "maybe".
         18 |   admin_mode: maybe
            |               ^^^^^
        Write true or false, without quotes.

      1 error in pages.yaml."
    `);
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
