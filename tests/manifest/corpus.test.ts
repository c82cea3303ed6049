// Every broken manifest of tests/fixtures/broken gives one diagnostic, of the stated kind and at the stated place.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { goneDiagnostics } from '../../src/editor/document/compare/gone.ts';
import { validateManifest } from '../../src/manifest/check.ts';
import type { Diagnostic } from '../../src/manifest/diagnostic.ts';
import { diagnosticTitles, ruleMessages } from '../../src/manifest/messages/all-messages.ts';
import { fixLines } from '../../src/manifest/messages/format-diagnostics.ts';
import { type PublicFiles, readPublicFiles } from '../../src/manifest/site/public-files.ts';
import { applied, lineChanges } from '../../src/manifest/text/edits.ts';
import { referenceText } from '../../src/node/reference/reference.ts';
import { type BrokenCase, breakManifest, readCases } from '../support/manifests/broken-cases.ts';
import { everyThird } from '../support/sample.ts';
import { surroundings } from './real-manifest.ts';

const base = readFileSync('tests/fixtures/base.yaml', 'utf8');
const files = readCases('tests/fixtures/broken');
const cases = [...files.values()].flat();

/** The project's own public files, and some pictures that nobody should use. */
const pictures = together(surroundings.files, await readPublicFiles('tests/fixtures/public'));

function together(...folders: PublicFiles[]): PublicFiles {
  const having = (path: string) => folders.find((files) => files.has(path)) ?? surroundings.files;
  return {
    has: (path) => having(path).has(path),
    paths: surroundings.files.paths,
    size: (path) => having(path).size(path),
    shape: (path) => having(path).shape(path),
    foreign: (path) => having(path).foreign(path),
    picture: (path) => having(path).picture(path),
  };
}

function diagnosticsOf(text: string, { production = false, since }: Partial<BrokenCase> = {}) {
  const around = {
    ...surroundings,
    files: pictures,
    production,
    lastGood: () => ({ text: base }),
  };
  const { diagnostics, source } = validateManifest(text, 'base.yaml', around);
  return since ? [...diagnostics, ...goneDiagnostics(base, source)] : diagnostics;
}

/** The line of a place such as `12:3`. */
const lineOf = (at: string) => at.replace(/:.*/, '');

const verdicts = new Map<BrokenCase, Diagnostic[]>();

/** The diagnostics of a case; each case is checked once. */
function verdictOn(broken: BrokenCase): Diagnostic[] {
  const diagnostics =
    verdicts.get(broken) ?? diagnosticsOf(breakManifest(base, broken).text, broken);
  verdicts.set(broken, diagnostics);
  return diagnostics;
}

/** The check's output for a case, as a person reads it. */
function said(broken: BrokenCase): string {
  return verdictOn(broken)
    .flatMap(({ severity, code, message, hint, fix }) => [
      `## ${broken.title}`,
      `${severity} ${code}: ${message}`,
      ...(hint ? [hint] : []),
      ...(fix ? lineChanges(breakManifest(base, broken).text, fix).flatMap(fixLines) : []),
    ])
    .join('\n');
}

describe('the base manifest', () => {
  it('has no fault', () => {
    expect(diagnosticsOf(base, { production: true })).toEqual([]);
  });
});

describe.each([...files])('%s', (_name, group) => {
  it.each(group.map((broken) => [broken.title, broken] as const))('%s', (_title, broken) => {
    const found = verdictOn(broken).map(({ code, line }) => `${code} ${line}`);
    expect(found).toEqual([`${broken.code} ${lineOf(breakManifest(base, broken).at)}`]);
  });
});

describe('with the line ends of Windows', () => {
  it.each(everyThird(cases).map((broken) => [broken.title, broken] as const))(
    '%s',
    (_title, broken) => {
      const { text, at } = breakManifest(base, broken);
      const found = diagnosticsOf(text.replaceAll('\n', '\r\n'), broken);
      expect(found.map(({ code, line }) => `${code} ${line}`)).toEqual([
        `${broken.code} ${lineOf(at)}`,
      ]);
    },
  );
});

const mendable = cases.filter((broken) => verdictOn(broken)[0]?.fix);

describe('the lines to paste', () => {
  it('are there for at least 120 of the cases', () => {
    expect(mendable.length).toBeGreaterThanOrEqual(120);
  });

  it.each(everyThird(mendable).map((broken) => [broken.title, broken] as const))(
    'mend: %s',
    (_, broken) => {
      const { text } = breakManifest(base, broken);
      const [{ fix, code, line }] = verdictOn(broken) as [Diagnostic];
      const left = diagnosticsOf(fix ? applied(text, fix) : text, broken);
      expect(
        left.filter((diagnostic) => diagnostic.code === code || diagnostic.line === line),
      ).toEqual([]);
    },
  );
});

describe('the corpus', () => {
  it('has at least 80 cases, each with a title of its own', () => {
    expect(new Set(cases.map(({ title }) => title)).size).toBe(cases.length);
    expect(cases.length).toBeGreaterThanOrEqual(80);
  });

  it('has a case for every code that has a title, and a title for every code', () => {
    const ofText = Object.keys(diagnosticTitles).filter((code) => !(code in ruleMessages));
    expect([...new Set(cases.map(({ code }) => code))].sort()).toEqual(ofText.sort());
  });

  it('knows every code in src/manifest', () => {
    const sources = readdirSync('src/manifest', { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.ts'))
      .map((name) => readFileSync(`src/manifest/${name}`, 'utf8'));
    const codes = sources.flatMap((source) =>
      [...source.matchAll(/code: '([a-z0-9-]+)'/g)].map(([, code = '']) => code),
    );
    expect(codes.filter((code) => !(code in diagnosticTitles))).toEqual([]);
  });

  it('is what the reference in schema/README.md is made from', () => {
    expect(readFileSync('schema/README.md', 'utf8')).toBe(referenceText('.'));
  });

  it('pins every message', async () => {
    await expect(`${cases.map(said).join('\n\n')}\n`).toMatchFileSnapshot(
      '../fixtures/broken/messages.txt',
    );
  }, 60_000);
});
