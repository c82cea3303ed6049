// The family's edits, one at a time on their own file: each leaves a manifest without errors and pages without faults.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { readCheckContext } from '../../src/files/load-site.ts';
import { projectIn } from '../../src/files/project.ts';
import { validateManifest } from '../../src/manifest/check.ts';
import { STATIC_JUDGEMENTS } from '../site/judge-pages.ts';
import { structuredDataFaults } from '../site/judge-structured-data.ts';
import { everyThird } from '../support/sample.ts';
import { ROOT } from '../support/sites/build-site.ts';
import { EDITS } from './edits.ts';
import { NoPlace } from './manifest-edits.ts';
import { renderedSite } from './rendered-site.ts';

const project = projectIn(ROOT);
const text = readFileSync(project.manifest, 'utf8');
const surroundings = await readCheckContext(project);

/** The faults of a site of this text: the check's errors, or what its pages lack. */
function faultsOf(edited: string): string[] {
  const { site, diagnostics } = validateManifest(edited, 'pages.yaml', surroundings);
  const errors = diagnostics.filter(({ severity }) => severity === 'error');
  if (!site) return errors.map(({ line, message }) => `${line}: ${message}`);
  const found = renderedSite(site, surroundings.files.has);
  return [...STATIC_JUDGEMENTS, structuredDataFaults].flatMap((judge) => judge(found));
}

test('the file as it is has no fault', () => {
  expect(faultsOf(text)).toEqual([]);
});

// All of them are built in a thorough run, and walked through.
test.for(everyThird(Object.entries(EDITS)))('%s', ([, edit], { skip }) => {
  let edited = text;
  try {
    edited = edit(text);
  } catch (error) {
    if (!(error instanceof NoPlace)) throw error;
    skip(`${project.manifest} has no place for it: ${error.message}`);
  }
  expect(edited).not.toBe(text);
  expect(faultsOf(edited)).toEqual([]);
});
