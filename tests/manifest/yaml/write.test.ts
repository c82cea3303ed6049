// Values are written so that YAML gives them back unchanged, and in the manner of pages.yaml.
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { bracketText, entryLines, keyLines, scalar } from '../../../src/manifest/yaml/write.ts';

/** Texts that YAML might read otherwise, between ¦. */
const texts = String.raw`
Plain words ¦ Open: Monday ¦ Tom & Sons # 2 ¦ #first ¦ {town} and more ¦ {company} ¦ [brackets] ¦ "quoted" words
'single' ¦ It’s fine ¦ it's fine ¦ yes ¦ No ¦ on ¦ null ¦ ~ ¦ 12 ¦ 14719 ¦ 01234 ¦ 7:00 ¦ 2026-01-01 ¦ 2,500+ ¦ 1e3
- dash ¦ *star ¦ &anchor ¦ !tag ¦ %percent ¦ @at ¦ | bar ¦ > more ¦ ? what ¦ ends with colon: ¦ back\slash "and" quote
`
  .trim()
  .split(/ ¦ |\n/)
  .concat('`tick`', 'no\u00a0break', 'two  spaces', 'two\nlines', ' space before');

describe('a text', () => {
  test.each(texts)('comes back unchanged: %j', (text) => {
    expect(parse(keyLines('key', text, 0).join('\n'))).toEqual({ key: text });
    expect(parse(entryLines(text, 2).join('\n'))).toEqual([text]);
    expect(parse(bracketText([text, 'Erie']))).toEqual([text, 'Erie']);
  });

  test.each(texts)('comes back unchanged when it is long: %j', (text) => {
    const long = `${text} ${'and so the trash is hauled away '.repeat(6)}${text}`;
    expect(parse(keyLines('key', long, 4).join('\n'))).toEqual({ key: long });
  });

  test.each(['yes', 'Off', '7:00', '14719', '2,500+'])(
    'gets quotes when a reader may take it for something else: %s',
    (text) => {
      expect(scalar(text)).toBe(`"${text}"`);
    },
  );

  test('is folded before column 100 when it is long', () => {
    const lines = keyLines('intro', 'a cart for every home '.repeat(9).trim(), 6);
    expect(lines[0]).toBe('      intro: >-');
    expect(lines).toHaveLength(4);
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(100);
  });
});

test('An entry of a list begins with its dash, and its lists are two spaces further in', () => {
  const entry = { path: '/a/', show: true, buttons: [{ label: 'Call', to: 'call' }], words: ['a'] };
  expect(entryLines(entry, 2)).toEqual([
    '  - path: /a/',
    '    show: true',
    '    buttons:',
    '      - label: Call',
    '        to: call',
    '    words:',
    '      - a',
  ]);
});
