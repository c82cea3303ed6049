// Somebody deletes a line too many: each line that a group or a list begins with is found and put back.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { validateManifest } from '../../../src/manifest/check.ts';
import type { Problem } from '../../../src/manifest/problem.ts';
import { everyThird } from '../../support/sample.ts';
import { manifestText, surroundings } from '../real-manifest.ts';

const lines = readFileSync('tests/fixtures/base.yaml', 'utf8').split('\n');

const errorsIn = (changed: string[]): Problem[] =>
  validateManifest(changed.join('\n'), 'pages.yaml', surroundings).problems.filter(
    ({ severity }) => severity === 'error',
  );

/** The lines of base.yaml that hold nothing but a key, by their number. */
const opening = lines.flatMap((line, at) =>
  /^ *[a-z_]+:$/.test(line) ? [{ line, number: at + 1 }] : [],
);

/**
 * Without their line these lists continue the one above, which has entries of the same kind: their beginning is lost.
 */
const LIKE_THE_ONE_ABOVE = ['  more:'];

const tellable = opening.filter(({ line }) => !LIKE_THE_ONE_ABOVE.includes(line));

describe('without the line', () => {
  it.each(everyThird(tellable))(
    '$number "$line" there is one problem, which puts it back',
    ({ line, number }) => {
      const errors = errorsIn(lines.toSpliced(number - 1, 1));
      expect(errors.map(({ code, edit }) => ({ code, edit }))).toEqual([
        {
          code: 'missing-line',
          edit: { line: number, remove: 0, lines: [line], sureness: 'likely' },
        },
      ]);
    },
  );
});

describe('of a long text', () => {
  const ownLines = manifestText.split('\n');
  const at = ownLines.findIndex((line) => line.endsWith('  projects_intro: >-'));

  it('the first line is put back too', () => {
    const [error, ...others] = errorsIn(ownLines.toSpliced(at, 1));
    expect(others).toEqual([]);
    expect(error?.edit).toEqual({
      line: at + 1,
      remove: 0,
      lines: [ownLines[at]],
      sureness: 'likely',
    });
  });
});

describe('of a text that goes on with the one above', () => {
  const ownLines = manifestText.split('\n');

  it.each([
    ['- id: due-date', 'answer: >-'],
    ['- id: outside-town', 'answer: >-'],
    ['heading: What We Haul', 'description: >-'],
    ['- path: /about/', 'meta_description: >-'],
  ])('the first line is put back, below %s: %s', (above, key) => {
    const from = ownLines.findIndex((line) => line.trim() === above);
    const at = ownLines.findIndex((line, number) => number > from && line.trim() === key);
    const [error, ...others] = errorsIn(ownLines.toSpliced(at, 1));
    expect(others).toEqual([]);
    expect(error?.edit).toEqual({
      line: at + 1,
      remove: 0,
      lines: [ownLines[at]],
      sureness: 'likely',
    });
  });

  it('only a blank is put back where the text is gone too', () => {
    const at = ownLines.findIndex((line) => line.trim() === '- id: due-date') + 2;
    const [error] = errorsIn(ownLines.toSpliced(at, 2));
    expect(error?.edit).toMatchObject({ lines: ['      answer: ___'], sureness: 'example' });
  });
});

describe('of a shared list, which then belongs to the one above', () => {
  const ownLines = manifestText.split('\n');

  it.each(['closing_quote', 'rolloff_quote', 'holidays', 'residential', 'rolloff'])(
    'the name %s is put back where a list begins',
    (name) => {
      const at = ownLines.indexOf(`  ${name}:`);
      const errors = errorsIn(ownLines.toSpliced(at, 1));
      expect(errors.map(({ code, edit }) => ({ code, edit }))).toEqual([
        {
          code: 'missing-line',
          edit: { line: at + 1, remove: 0, lines: [`  ${name}:`], sureness: 'likely' },
        },
      ]);
    },
  );

  it('all that ask for the name are told at once where nothing tells where the list begins', () => {
    const at = ownLines.indexOf('  other_services:');
    const [error, ...others] = errorsIn(ownLines.toSpliced(at, 1));
    expect(others).toEqual([]);
    expect(error).toMatchObject({ code: 'unknown-reference', edit: undefined });
    expect(error?.hint).toMatch(/^The same is in lines \d+, \d+\. Allowed here: /);
  });

  it.each(['closing_qoute', 'closing_quotes'])(
    'is not put back where one place has %s',
    (wrong) => {
      const text = manifestText.replace('button_sets.closing_quote\n', `button_sets.${wrong}\n`);
      const errors = errorsIn(text.split('\n'));
      expect(errors.map(({ code, edit }) => `${code}: ${edit?.lines[0]?.trim()}`)).toEqual([
        'unknown-reference: closing_buttons: button_sets.closing_quote',
      ]);
    },
  );

  it('is not put back where it only has another name', () => {
    const text = manifestText.replace('  closing_quote:\n', '  closing_qoute:\n');
    const codes = errorsIn(text.split('\n')).map(({ code }) => code);
    expect(new Set(codes)).toEqual(new Set(['unknown-reference']));
  });
});

describe('what else is wrong', () => {
  const gone = lines.indexOf('    mowing:');
  const others = lines.toSpliced(gone, 1);

  it('is said too, at its own line', () => {
    const at = others.findIndex((line) => line.startsWith('  founded: '));
    const errors = errorsIn(others.toSpliced(at, 1, '  founded: long ago'));
    expect(errors.map(({ code, line }) => `${code} ${line}`)).toEqual([
      `wrong-type ${at + 1}`,
      `missing-line ${gone + 1}`,
    ]);
  });

  it('is not taken for a lost line when the key is only misspelt', () => {
    const errors = errorsIn(lines.toSpliced(gone, 1, '    mowign:'));
    expect(errors.map(({ code }) => code)).toEqual(['unknown-key']);
  });
});
