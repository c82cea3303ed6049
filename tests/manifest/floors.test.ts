// The floors of the check: each file of src/manifest imports only its own floor and those below it.
import { describe, expect, it } from 'vitest';
import { type SourceFile, sourceFiles } from '../source-files.ts';

/** From the ground up: what a floor reads, those above it may read too. */
const floors = ['text', 'yaml', 'schema', 'site', 'rules', 'diagnostics'];

/** Beside the floors: the words. */
const beside = ['messages'];

/** Beside the floors: the files that may use each part for more than its types. */
const users: Record<string, string[]> = {
  // Who says something finished: the others leave the words to the report. Rules hold their own words.
  messages: ['diagnostics/report.ts', 'diagnostics/verified.ts', 'rules/acknowledge.ts'],
};

/** The parts beside the floors import these. */
const lower: Record<string, string[]> = {
  // The kinds of all rules become one list.
  messages: ['text', 'site', 'rules'],
};

/** Parts of sentences, which the words of a rule are made of, and what makes findings with the facts for them. */
const HELPERS = /messages\/(?:choices|phrases|message)\.ts$/;

const ROOT = 'manifest/';
const below = (path: string) => path.slice(ROOT.length);
const partOf = (path: string) => below(path).split('/')[0] ?? '';

/** The files of a part, with what they import of others. */
const filesOf = (part: string) =>
  sourceFiles
    .filter(({ path }) => path.startsWith(`${ROOT}${part}/`))
    .map((file) => ({
      ...file,
      imports: file.imports.filter((to) => to.startsWith(ROOT) && partOf(to) !== part),
    }));

/** Whether a file takes only types from another. */
const isForTypes = ({ text }: SourceFile, target: string): boolean => {
  const name = target.split('/').at(-1);
  return new RegExp(`^import type [^;]*/${name}';`, 'm').test(text);
};

describe('the floors', () => {
  it.each(floors)('%s reads nothing above it', (floor) => {
    const allowed = [...floors.slice(0, floors.indexOf(floor)), ...beside, 'diagnostic.ts'];
    const upwards = filesOf(floor).flatMap(({ path, imports }) =>
      imports.filter((to) => !allowed.includes(partOf(to))).map((to) => `${path} imports ${to}`),
    );
    expect(filesOf(floor).length).toBeGreaterThan(3);
    expect(upwards).toEqual([]);
  });

  it.each(beside)('use %s for its types, and only where it says why for more', (part) => {
    const found = floors.flatMap((floor) =>
      filesOf(floor)
        .filter((file) =>
          file.imports.some(
            (to) => partOf(to) === part && !isForTypes(file, to) && !HELPERS.test(to),
          ),
        )
        .map(({ path }) => below(path)),
    );
    expect(found.toSorted()).toEqual([...(users[part] ?? [])].toSorted());
  });

  it.each(Object.entries(lower))('%s reads only %j', (part, allowed) => {
    const others = filesOf(part).flatMap(({ path, imports }) =>
      imports
        .filter((to) => ![...allowed, 'diagnostic.ts'].includes(partOf(to)))
        .map((to) => `${path} imports ${to}`),
    );
    expect(others).toEqual([]);
  });

  it('are read by nobody from the check at their top', () => {
    const all = [...floors, ...beside].flatMap(filesOf);
    const readers = all.filter(({ imports }) => imports.includes(`${ROOT}check.ts`));
    expect(readers.map(({ path }) => path)).toEqual([]);
  });
});

it('lists every rule', () => {
  const listed = sourceFiles.find(({ path }) => path === `${ROOT}rules/list.ts`)?.imports ?? [];
  const rules = filesOf('rules')
    .filter(({ text }) => /^export (?:const|function) check\b/m.test(text))
    .map(({ path }) => path);
  expect(rules.length).toBeGreaterThan(20);
  expect(rules.filter((path) => !listed.includes(path))).toEqual([]);
});
