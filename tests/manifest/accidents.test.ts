// The check first names damage to a whole file, or to several lines at once.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { validateManifest } from '../../src/manifest/check.ts';
import {
  doubtfulNote,
  wholeFileCause,
} from '../../src/manifest/repair/whole-file/whole-file-cause.ts';
import { fitOf } from '../../src/manifest/schema/site-schema.ts';
import { breakManifest, readCases } from '../../src/node/reference/broken-cases.ts';
import { everyThird } from '../support/sample.ts';
import { type Accident, base, severalLines, wholeFiles } from './accidents.ts';
import { kinds, mutator, seeded } from './mutations.ts';
import { manifestText, surroundings } from './real-manifest.ts';

const problemsOf = (text: string) => validateManifest(text, 'pages.yaml', surroundings).problems;

const titled = (accidents: Accident[]) =>
  accidents.map((accident) => [accident.title, accident] as const);

const known = {
  parts: surroundings.schema.files.get('manifest.schema.json')?.required,
  fits: () => false,
  misfits: (data: unknown) => fitOf(data, surroundings.schema).errors,
};
const causeOf = (text: string) => wholeFileCause(text.replaceAll(/\r\n?/g, '\n'), known);

/** The data of the good file that an accident was made from. */
const good = [base, manifestText].map((text) => parse(text));

describe('a whole file', () => {
  it.each(titled(everyThird(wholeFiles)))(
    '%s',
    (_title, { text, line = 1, first, mended = false }) => {
      const [problem] = problemsOf(text);
      expect(`${problem?.line} ${problem?.message}`).toBe(`${line} ${first}`);
      expect(problem?.edit !== undefined).toBe(mended);
      if (problem?.edit) expect(good).toContainEqual(parse(problem.edit.lines.join('\n')));
    },
  );

  it('gives one error, and what to do', () => {
    for (const { text, title } of wholeFiles.slice(0, 30)) {
      const problems = problemsOf(text);
      expect(problems, title).toHaveLength(1);
      expect(problems[0]?.hint, title).toBeTruthy();
    }
  });

  it('names the command that brings back the last good version, where there is one', () => {
    const around = {
      ...surroundings,
      lastGood: () => ({ text: base, restore: 'git checkout -- pages.yaml' }),
    };
    const [problem] = validateManifest('', 'pages.yaml', around).problems;
    expect(problem?.hint).toContain('last good version: git checkout -- pages.yaml');
  });
});

describe('several lines', () => {
  it.each(titled(everyThird(severalLines)))('%s', (_title, { text, line, first }) => {
    const [problem] = problemsOf(text);
    expect(`${problem?.line} ${problem?.message}`).toBe(`${line} ${first}`);
  });
});

describe('no whole file is blamed', () => {
  const second = readFileSync('tests/fixtures/second-site/pages.yaml', 'utf8');
  const files = { base, manifestText, second };

  it.each(Object.entries(files))('that is good: %s', (_name, text) => {
    for (const lineEnd of ['\n', '\r\n', '\r']) {
      const saved = text.replaceAll('\n', lineEnd);
      expect([causeOf(saved), doubtfulNote(saved, 'pages.yaml')]).toEqual([undefined, undefined]);
    }
  });

  it('for a single line of the corpus', () => {
    const ofFiles = new Set(readCases('tests/fixtures/broken').get('whole-file.yaml'));
    const kindsOfFiles = new Set([...ofFiles].map(({ code }) => code));
    const single = [...readCases('tests/fixtures/broken').values()]
      .flat()
      .filter(({ code, file }) => file === undefined && !kindsOfFiles.has(code));
    const blamed = single.flatMap((broken) => {
      const cause = causeOf(breakManifest(base, broken).text);
      return cause && cause.kind !== broken.code ? [`${broken.title}: ${cause.kind}`] : [];
    });
    expect(single.length).toBeGreaterThan(400);
    expect(blamed).toEqual([]);
  });

  it.each(kinds)('for one of 40 random slips (%s)', (kind) => {
    const mutate = mutator(manifestText, () => true);
    const random = seeded(kinds.indexOf(kind) + 7);
    for (let run = 0; run < 40; run++) {
      const { text, note } = mutate(kind, random);
      expect(causeOf(text), note).toBeUndefined();
    }
  });
});
