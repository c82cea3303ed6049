// Accidents to whole files and to several lines, with the last good version at hand as git has it.
import { describe, expect, it } from 'vitest';
import { validateManifest } from '../../src/manifest/check.ts';
import type { Diagnostic } from '../../src/manifest/diagnostic.ts';
import { applied } from '../../src/manifest/text/edits.ts';
import { type Accident, base, severalLines, wholeFiles } from './accidents.ts';
import { manifestText, surroundings } from './real-manifest.ts';

/** The good file that an accident was made from. */
const goodOf = ({ text }: Accident) => (text.length > 60_000 ? manifestText : base);

const diagnosticsOf = (text: string, accident: Accident) =>
  validateManifest(text, 'pages.yaml', {
    ...surroundings,
    lastGood: () => ({ text: goodOf(accident), restore: 'git checkout -- pages.yaml' }),
  }).diagnostics;

const errors = (diagnostics: Diagnostic[]) =>
  diagnostics.filter(({ severity }) => severity === 'error');

/** What is said of each accident. */
const saidOf = (accidents: Accident[]) =>
  accidents.map((accident) => ({ accident, diagnostics: diagnosticsOf(accident.text, accident) }));

/** Those that lose nothing: an invisible mark at the beginning, and a town that git still has. */
const harmless = ['an invisible mark came before it', 'an assistant left a town out, and all fits'];

describe.each([
  ['a whole file', wholeFiles, 0.85],
  ['several lines', severalLines, 0.85],
] as const)('an accident to %s', (_name, accidents, share) => {
  const said = saidOf(accidents.filter(({ title }) => !harmless.includes(title)));

  it('is never called fine', () => {
    expect(said.filter(({ diagnostics }) => diagnostics.length === 0)).toEqual([]);
  });

  it('is reported at its first line, or nearly always', () => {
    const wrong = said.flatMap(({ accident: { title, line = 1 }, diagnostics }) =>
      diagnostics[0]?.line === line ? [] : [`${title}: ${diagnostics[0]?.line} for ${line}`],
    );
    expect(wrong.length, wrong.join('\n')).toBeLessThanOrEqual(said.length * (1 - share));
  });

  it('gets no fix with which the file is worse', () => {
    for (const { accident, diagnostics } of said) {
      const fix = diagnostics.find((diagnostic) => diagnostic.fix)?.fix;
      if (!fix) continue;
      const left = diagnosticsOf(applied(accident.text, fix), accident);
      const before = errors(diagnostics).length;
      expect(errors(left).length, accident.title).toBeLessThanOrEqual(before);
    }
  }, 60_000);
});

it('a damaged file is answered with the command that brings back the last good version', () => {
  const [diagnostic] = diagnosticsOf('', { title: '', text: '', first: '' });
  expect(diagnostic?.hint).toContain('last good version: git checkout -- pages.yaml');
});
