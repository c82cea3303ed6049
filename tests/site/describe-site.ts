// Tells the tests of one site: it is built, walked through once, and judged.
import { relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadSite } from '../../src/files/load-site.ts';
import type { Project } from '../../src/files/project.ts';
import { type ServedSite, startSite } from '../support/sites/build-site.ts';
import { JUDGEMENTS, type Walk, walk } from './walk.ts';

/** The longest that building and walking may take, in milliseconds; a family's site may have many pages. */
const TIMEOUT_MS = 900_000;

/** Declares the tests of a project's site. */
export function describeSite(name: string, project: Project): void {
  describe(name, () => {
    let served: ServedSite;
    let found: Walk;
    beforeAll(async () => {
      const folder = relative(project.root, project.folder) || '.';
      served = await startSite({ name: `site-${name.replaceAll(/\W+/g, '-')}`, site: folder });
      found = await walk(project, served);
    }, TIMEOUT_MS);
    afterAll(() => served?.close());

    test('has no errors in its manifest', async () => {
      const { diagnostics } = await loadSite(project);
      const errors = diagnostics.filter(({ severity }) => severity === 'error');
      expect(errors.map(({ line, message }) => `${line}: ${message}`)).toEqual([]);
    });

    test.each(Object.entries(JUDGEMENTS))('%s', (_, judge) => {
      expect(judge(found)).toEqual([]);
    });
  });
}
