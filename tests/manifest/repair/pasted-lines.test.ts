// One slip, one problem, at its own line; and the lines that it offers give the text that was meant.
import { describe, expect, it } from 'vitest';
import type { Manifest } from '../../../src/model/manifest.generated.ts';
import { someOf } from '../../support/sample.ts';
import { edited, errorsOf, manifestText, verdictOn } from '../real-manifest.ts';

/** The code and the place of the only error of a text, and the text with its lines pasted. */
function onlyError(text: string) {
  const errors = errorsOf(text);
  const lines = text.split('\n');
  for (const { edit } of errors) if (edit) lines.splice(edit.line - 1, edit.remove, ...edit.lines);
  const said = errors.map(({ code, line, column }) => `${code} ${line}:${column}`);
  return { said, message: errors[0]?.message, pasted: lines.join('\n') };
}

const trash = '- path: /residential-trash-pickup/';

describe('the first line of an entry without its colon, or without the space behind it', () => {
  it.each(
    someOf([
      ['- label: Holiday Schedule', ['footer:'], '- »label:Holiday Schedule'],
      ['- label: Holiday Schedule', ['footer:'], '- »label Holiday Schedule'],
      ['- label: Holiday Schedule', ['footer:'], '- »label :Holiday Schedule'],
      ['- id: dunkirk', ['towns:'], '- »id:dunkirk'],
      ['- id: dunkirk', ['towns:'], '- »id = dunkirk'],
      ['- type: cta', [trash], '- »type:cta'],
      ['- name: Labor Day', ['service_days:'], '- »name:Labor Day'],
      ['- name: Labor Day', ['service_days:'], '- »name Labor Day'],
      [
        '- title: Family-owned since {founded}',
        ['towns:'],
        '- »title Family-owned since {founded}',
      ],
    ]),
  )('%s is named and mended', (right, above, write) => {
    const { text, at } = edited([{ find: [...above, right], write }]);
    const { said, pasted } = onlyError(text);
    expect(said).toEqual([`missing-colon ${at}`]);
    expect(pasted).toBe(manifestText);
  });

  it('is not seen in a list of texts, below which a key stands too deep', () => {
    const { text } = edited([
      { find: ['weekly_intro: …'] },
      {
        find: ['weekly:', '- A local office open …'],
        write: '- label of the cart included\n  weekly_intro: Ask us.',
      },
    ]);
    expect(onlyError(text).said).toEqual([expect.stringContaining('wrong-indentation')]);
  });
});

describe('a text that goes on at the left edge', () => {
  const question = ['faqs:', 'billing:', '- id: due-date'];
  const begun = 'Bills are due in 30 days. The exact';

  it.each(
    someOf<[string, string[], string?]>([
      ['a text on the line of its key', [`answer: ${begun}`, '', 'date is on the bill.']],
      ['a text with a colon', [`answer: ${begun}`, '', 'date: see the bill.']],
      ['a long text', ['answer: >-', `  ${begun}`, 'date is on the bill.']],
      [
        'a long text with a colon',
        ['answer: >-', `  ${begun}`, 'Note: the date is on the bill.'],
        'wrong-indentation',
      ],
      ['words that are keys too', [`answer: ${begun}`, '', 'to the day is on your bill.']],
      [
        'two lines',
        ['answer: >-', `  ${begun}`, 'date: see the bill. Or\ncall the office.'],
        'wrong-indentation',
      ],
    ]),
  )(
    'is put back below its text: %s',
    (_what, [key = '', more = '', stray = ''], code = 'torn-text') => {
      const { text } = edited([{ find: [...question, 'answer: >-'], write: '»' }]);
      const lines = text.split('\n');
      const at = lines.findIndex((line) => line.trim() === '' && line !== '');
      const end = lines.findIndex((line, index) => index > at && line.includes('is_active'));
      const depth = ' '.repeat(6);
      const written = [key, more].filter(Boolean).map((line) => depth + line);
      const wrong = lines.toSpliced(at, end - at, ...written, stray).join('\n');
      const { said, pasted } = onlyError(wrong);
      expect(said).toEqual([`${code} ${at + written.length + 1}:1`]);
      expect(errorsOf(pasted)).toEqual([]);
      expect(answerIn(pasted)).toBe(`${begun} ${stray.replace('\n', ' ')}`);
    },
  );

  it('is taken for a note where it is a few words below a heading', () => {
    const heading = '        heading: Get a Free Quote\n';
    const wrong = manifestText.replace(heading, `${heading}remember to check this\n`);
    const { said, pasted } = onlyError(wrong);
    expect(said).toEqual([expect.stringContaining('note-without-hash')]);
    expect(pasted).toContain(`${heading}# remember to check this\n`);
  });
});

describe('a note behind a value', () => {
  it.each(
    someOf([
      ['phone: (716) 555-0142', ['company:'], '# new'],
      ['phone: (716) 555-0142', ['company:'], '#new'],
      ['- id: dunkirk', ['towns:'], '# by the lake'],
      ['city: Cattaraugus', ['company:'], '# the office'],
    ]),
  )('of `%s` gets a line of its own', (right, above, note) => {
    const { text } = edited([{ find: [...above, right], write: `${right}  ${note}` }]);
    const { problems } = verdictOn(text);
    const [found] = problems.filter(({ code }) => code === 'note-after-text');
    const lines = text.split('\n');
    lines.splice(
      (found?.edit?.line ?? 0) - 1,
      found?.edit?.remove ?? 0,
      ...(found?.edit?.lines ?? []),
    );
    const meant = edited([{ find: [...above, right], write: `${note}\n${right}` }]).text;
    expect(lines.join('\n')).toBe(meant);
    expect(found?.message).toContain('visitors never see the rest of the line');
  });
});

describe('a row of a table', () => {
  it.each(someOf(['Cart', 'Pickup', 'Help']))('gets its second dash back: %s', (cell) => {
    const find = ['- type: table', `- - ${cell}`];
    const { text, at } = edited([{ find, write: `»- ${cell}` }]);
    const { said, pasted } = onlyError(text);
    expect(said).toEqual([`missing-dash ${at}`]);
    expect(pasted).toBe(manifestText);
  });
});

/** The answer to the first question about bills. */
function answerIn(text: string): string | undefined {
  const { faqs } = verdictOn(text).source.data as Manifest;
  return faqs?.billing?.[0]?.answer;
}

describe('a text right below its key, as deep as that', () => {
  it.each(
    someOf([
      ['heading: Get a Free Quote', '- path: /contact/'],
      ['name: Cattaraugus Valley Hauling', 'company:'],
    ]),
  )('is put two spaces further in: %s', (line, above) => {
    const [key = '', words = ''] = line.split(': ');
    const depth = key.replace(/[^\s-]+/, '').replace('-', ' ');
    const withText = (sign: string, spaces: string) =>
      edited([{ find: [above, line], write: `${key}:${sign}\n${depth}${spaces}${words}` }]).text;
    const { said, pasted } = onlyError(withText('', ''));
    expect(said).toEqual([expect.stringContaining('wrong-indentation')]);
    expect(pasted).toBe(withText(' >-', '  '));
  });

  // Known: the check offers a dash instead, as for an entry of a list.
  it.fails('is put two spaces further in below the first key of an entry', () => {
    const find = ['towns:', '- title: At home on country roads'];
    const { text } = edited([{ find, write: '- title:\n  At home on country roads' }]);
    expect(onlyError(text).said).toEqual([expect.stringContaining('wrong-indentation')]);
  });
});

describe('a line of signs with the name of what follows', () => {
  it.each(someOf(['-'.repeat(64), '======']))('becomes a note again: %s', (signs) => {
    const find = [`# ${'-'.repeat(64)} Fredonia`];
    const withLine = (write: string) => edited([{ find, write }]).text;
    expect(onlyError(withLine(`${signs} Fredonia`)).pasted).toBe(withLine(`# ${signs} Fredonia`));
  });
});

describe('the sign for a long text', () => {
  it.each(someOf(['>_', '>=', '>~']))('is found in %s', (sign) => {
    const { text } = edited([{ find: ['- id: due-date', 'answer: >-'], write: `answer: ${sign}` }]);
    expect(onlyError(text).pasted).toBe(manifestText);
  });
});

describe('entries of two lines that were pasted without keys', () => {
  const find = ['heading: The Local Advantage', 'items:'];
  const withItems = (...lines: string[]) =>
    edited([{ find, write: ['items:', ...lines.map((line) => `  ${line}`)].join('\n') }]).text;
  const [title, text] = ['Our roads', 'We know them.'];
  const meant = withItems(`- title: ${title}`, `  description: ${text}`);

  it('get the keys of their group', () => {
    const { said, pasted } = onlyError(withItems(`- ${title}`, `  ${text}`));
    expect(said).toEqual([expect.stringContaining('wrong-type')]);
    expect(pasted).toBe(meant);
  });

  it.each(someOf(['->', '→', '=>']))(
    'get them where they stand in one line with %s between',
    (arrow) => {
      expect(onlyError(withItems(`- ${title} ${arrow} ${text}`)).pasted).toBe(meant);
    },
  );

  it.each(someOf(['1.', '2)', '• ']))('get dashes first where they begin with %s', (sign) => {
    const lines = [`${sign} ${title}`, `   ${text}`, `${sign} Ours`, '   Too.'];
    const wrong = withItems(...lines);
    const [first] = errorsOf(wrong);
    expect(first?.code).toBe('other-bullet');
    const { line = 1, remove = 0, lines: fresh = [] } = first?.edit ?? {};
    const pasted = wrong
      .split('\n')
      .toSpliced(line - 1, remove, ...fresh)
      .join('\n');
    const keys = [
      `- title: ${title}`,
      `  description: ${text}`,
      '- title: Ours',
      '  description: Too.',
    ];
    expect(onlyError(pasted).pasted).toBe(withItems(...keys));
  });

  it('keep their keys where they have them', () => {
    const lines = ['1. title: Our roads', '   description: We know them.'];
    const { said, pasted } = onlyError(
      withItems(...lines, '2. title: Ours', '   description: Too.'),
    );
    expect(said).toEqual([expect.stringContaining('other-bullet')]);
    expect(errorsOf(pasted)).toEqual([]);
  });
});

describe('a list that is numbered throughout', () => {
  const { text } = edited([
    { find: ['counties: [Erie]'], write: 'counties:\n  1. Erie\n  2. St.\n     Lawrence' },
  ]);

  it('gets a dash for each number, and lines that go on with an entry are left alone', () => {
    const { said, pasted } = onlyError(text);
    expect(said).toHaveLength(1);
    expect(pasted).toContain('    counties:\n      - Erie\n      - St.\n         Lawrence\n');
  });
});

describe('an entry with the words of another kind of entry', () => {
  const card = ['faqs:', 'billing:', '- id: due-date'];
  const written = (lines: string[]) =>
    edited([{ find: card, write: [...lines, '- id: due-date'].join('\n') }]);
  const right = written(['- question: Do you take cash?', '  answer: Yes, at the office.']).text;

  it.each(
    someOf([
      ['of a card', ['- title: Do you take cash?', '  description: Yes, at the office.']],
      ['of a letter', ['- Q: Do you take cash?', '  A: Yes, at the office.']],
      [
        'of which one is right',
        ['- question: Do you take cash?', '  description: Yes, at the office.'],
      ],
      ['of which one is misspelt', ['- title: Do you take cash?', '  anser: Yes, at the office.']],
    ]),
  )('keeps them under the right keys: %s', (_what, lines) => {
    expect(onlyError(written(lines).text).pasted).toBe(right);
  });

  it('is told key by key', () => {
    const { text } = written(['- title: Do you take cash?', '  description: Yes, at the office.']);
    expect(errorsOf(text).map(({ code, hint }) => `${code}: ${hint}`)).toEqual([
      'unknown-key: Did you mean "question"?',
      'unknown-key: Did you mean "answer"?',
    ]);
  });

  it('is not guessed at where the kinds differ', () => {
    const { text } = written(['- title: Do you take cash?', '  pictures: [/images/about.webp]']);
    expect(
      errorsOf(text)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['unknown-key', 'unknown-key']);
  });
});

describe('a key that stands as deep as the sizes above it', () => {
  it.each(someOf(['collins', 'dunkirk', 'hanover']))('is put in line again: %s', (id) => {
    const find = [`- id: ${id}`, 'popular_size: …'];
    const { text, at } = edited([{ find, write: '  »popular_size: yard-20' }]);
    const { said, pasted } = onlyError(text);
    expect(said).toEqual([`wrong-indentation ${at}`]);
    expect(pasted).toBe(manifestText);
  });

  it('is taken out where it stands in its own place too', () => {
    const { text } = edited([
      {
        find: ['- id: collins', 'popular_size: yard-20'],
        write: '  popular_size: yard-20\npopular_size: yard-20',
      },
    ]);
    const { said, pasted } = onlyError(text);
    expect(said).toEqual([expect.stringContaining('unknown-size')]);
    expect(pasted).toBe(manifestText);
  });

  it('is put in line again in a section of a page', () => {
    const section =
      '      - type: sizes\n        heading: Sizes\n        items: size_lists.rolloff\n';
    const end = '        uses:\n          yard-10: An attic.\n';
    const withSizes = (last: string) =>
      manifestText.replace(
        '      - type: reviews\n',
        `${section}${end}${last}      - type: reviews\n`,
      );
    const { said, pasted } = onlyError(withSizes('          popular: yard-20\n'));
    expect(said).toEqual([expect.stringContaining('wrong-indentation')]);
    expect(pasted).toBe(withSizes('        popular: yard-20\n'));
  });
});
