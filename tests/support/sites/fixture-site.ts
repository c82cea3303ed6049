// The place of the site that the engine's tests run on: the specification's pages in few words, with three of its towns and
// the region, which no edit of the family changes.
import { resolve } from 'node:path';
import { projectIn } from '../../../src/files/project.ts';

/** Its folder, seen from the project's. */
export const FIXTURE = 'tests/fixtures/site';

/** The paths of its files. */
export const fixture = projectIn(resolve(import.meta.dirname, '../../..'), {
  CURBSIDE_SITE: FIXTURE,
});
