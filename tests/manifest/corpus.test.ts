// Every broken manifest of tests/fixtures/broken gives one diagnostic, of the stated kind and at the stated place.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goneDiagnostics } from '../../src/editor/document/compare/gone.ts';
import { fixLines } from '../../src/files/format-diagnostics.ts';
import { validateManifest } from '../../src/manifest/check.ts';
import type { Diagnostic } from '../../src/manifest/diagnostic.ts';
import { diagnosticTitles, ruleMessages } from '../../src/manifest/messages/all-messages.ts';
import { applied, lineChanges } from '../../src/manifest/text/edits.ts';
import { referenceText } from '../../src/node/reference/reference.ts';
import { type BrokenCase, breakManifest, readCases } from '../support/manifests/broken-cases.ts';
import { everyThird } from '../support/sample.ts';
import { surroundings } from './real-manifest.ts';
import { base, files } from './rules/examples.ts';

const cases = [...readCases('tests/fixtures/broken').values()].flat();

function diagnosticsOf(text: string, { production = false, since }: Partial<BrokenCase> = {}) {
  const around = { ...surroundings, files, production, lastGood: () => ({ text: base }) };
  const { diagnostics, source } = validateManifest(text, 'base.yaml', around);
  return since ? [...diagnostics, ...goneDiagnostics(base, source, 'npm run diff')] : diagnostics;
}

/** Each case with its text, and what the check says of it. */
const judged = cases.map((broken) => {
  const { text, at } = breakManifest(base, broken);
  return {
    ...broken,
    broken,
    text,
    place: `${broken.code} ${at.replace(/:.*/, '')}`,
    diagnostics: diagnosticsOf(text, broken),
  };
});

const places = (diagnostics: Diagnostic[]) =>
  diagnostics.map(({ code, line }) => `${code} ${line}`);

it.each(judged)('$title', ({ place, diagnostics }) => {
  expect(places(diagnostics)).toEqual([place]);
});

describe('with the line ends of Windows', () => {
  it.each(everyThird(judged))('$title', ({ broken, text, place }) => {
    const found = diagnosticsOf(text.replaceAll('\n', '\r\n'), broken);
    expect(places(found)).toEqual([place]);
  });
});

const mendable = judged.filter(({ diagnostics }) => diagnostics[0]?.fix);

it('the lines to paste are there for at least 120 of the cases', () => {
  expect(mendable.length).toBeGreaterThanOrEqual(120);
});

it.each(everyThird(mendable))(
  'the lines to paste mend: $title',
  ({ broken, text, diagnostics }) => {
    const [{ fix, code, line }] = diagnostics as [Diagnostic];
    const left = diagnosticsOf(fix ? applied(text, fix) : text, broken);
    expect(left.filter((other) => other.code === code || other.line === line)).toEqual([]);
  },
);

it('there is a case for every code of the text and the schema', () => {
  const ofText = Object.keys(diagnosticTitles).filter((code) => !(code in ruleMessages));
  expect([...new Set(cases.map(({ code }) => code))].sort()).toEqual(ofText.sort());
});

it('every message reads as it is pinned', async () => {
  const said = judged.flatMap(({ title, text, diagnostics }) =>
    diagnostics.map(({ severity, code, line, column, message, hint, fix }) =>
      [
        `## ${title}`,
        `${severity} ${code} at ${line}:${column}: ${message}`,
        ...(hint ? [hint] : []),
        ...(fix ? lineChanges(text, fix).flatMap(fixLines) : []),
      ].join('\n'),
    ),
  );
  await expect(`${said.join('\n\n')}\n`).toMatchFileSnapshot('../fixtures/broken/messages.txt');
});

it('the reference in schema/README.md is up to date', () => {
  expect(readFileSync('schema/README.md', 'utf8')).toBe(referenceText('.'));
});
