// One slip, one problem, at its own line; and the lines that it offers give the text that was meant.
import { describe, expect, it } from 'vitest';
import { edited, errorsOf, manifestText } from './real-manifest.ts';

/** The code and the place of the only error of a text, and the text with its lines pasted. */
function onlyError(text: string) {
  const errors = errorsOf(text);
  const lines = text.split('\n');
  for (const { fix } of errors) if (fix) lines.splice(fix.line - 1, fix.remove, ...fix.lines);
  const said = errors.map(({ code, line, column }) => `${code} ${line}:${column}`);
  return { said, message: errors[0]?.message, pasted: lines.join('\n') };
}

const trash = '- path: /residential-trash-pickup/';

describe('the first line of an entry without its colon, or without the space behind it', () => {
  it.each([
    ['- label: Holiday Schedule', ['footer:'], '- »label:Holiday Schedule'],
    ['- label: Holiday Schedule', ['footer:'], '- »label Holiday Schedule'],
    ['- label: Holiday Schedule', ['footer:'], '- »label :Holiday Schedule'],
    ['- id: dunkirk', ['towns:'], '- »id:dunkirk'],
    ['- id: dunkirk', ['towns:'], '- »id = dunkirk'],
    ['- type: cta', [trash], '- »type:cta'],
    ['- name: Labor Day', ['pages:'], '- »name:Labor Day'],
    ['- name: Labor Day', ['pages:'], '- »name Labor Day'],
    ['- title: Family-owned since 1995', ['towns:'], '- »title Family-owned since 1995'],
  ])('%s is named and mended', (right, above, write) => {
    const { text, at } = edited([{ find: [...above, right], write }]);
    const { said, pasted } = onlyError(text);
    expect(said).toEqual([`missing-colon ${at}`]);
    expect(pasted).toBe(manifestText);
  });

  it('is not seen in a list of texts, below which a key stands too deep', () => {
    const { text } = edited([
      {
        find: ['weekly:', '- A local office open …'],
        write: '- label of the cart included\n  closing_note: Ask us.',
      },
    ]);
    expect(onlyError(text).said).toEqual([expect.stringContaining('wrong-indentation')]);
  });
});
