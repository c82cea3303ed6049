// Random single faults in a manifest, five hundred in a thorough run: each is reported, once, on the line where it is.
import { describe, expect, it } from 'vitest';
import { validateManifest } from '../../src/manifest/check.ts';
import type { Diagnostic } from '../../src/manifest/diagnostic.ts';
import { parseText } from '../../src/manifest/yaml/parse.ts';
import { someRounds } from '../support/sample.ts';
import { kinds, mutator, seeded } from './mutations.ts';
import { FILE, manifestText, surroundings } from './real-manifest.ts';

const RUNS = someRounds(500 / kinds.length);
const SEED = 20261121;
const data = parseText(manifestText).data;

/** Whether the schema complains of a missing key when the one at a place is taken out. */
function isRequired(pointer: (string | number)[]): boolean {
  const copy = structuredClone(data);
  const name = pointer.at(-1) as string;
  const parent = pointer
    .slice(0, -1)
    .reduce((node, step) => (node as Record<string | number, unknown>)[step], copy);
  delete (parent as Record<string, unknown>)[name];
  surroundings.schema.manifest(copy);
  return (surroundings.schema.manifest.errors ?? []).some(
    ({ keyword, params }) => keyword === 'required' && params.missingProperty === name,
  );
}

const around = { ...surroundings, lastGood: () => ({ text: manifestText }) };
const diagnosticsOf = (text: string) => validateManifest(text, FILE, around).diagnostics;

const mutate = mutator(manifestText, isRequired);

describe.each(kinds)('a random fault (%s)', (kind) => {
  const random = seeded(SEED + kinds.indexOf(kind));
  it(`is reported on its line, ${RUNS} times`, () => {
    for (let run = 0; run < RUNS; run++) {
      const { text, lines, note } = mutate(kind, random);
      const errors = diagnosticsOf(text).filter(({ severity }) => severity === 'error');
      expect(
        errors.map(({ line }) => line),
        `${note}: ${summary(errors)}`,
      ).toEqual([expect.toSatisfy((line: number) => lines.includes(line))]);
      for (const { message } of errors) expect(message).not.toMatch(/\bat .*\.ts|undefined|Error:/);
    }
  }, 180_000);
});

function summary(diagnostics: Diagnostic[]): string {
  return diagnostics.map(({ code, line, message }) => `${code} ${line} ${message}`).join(' | ');
}
