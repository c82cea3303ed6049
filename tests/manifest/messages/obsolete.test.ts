// A key or value of another version is answered with the command that brings the file up to date.
import { expect, it } from 'vitest';
import { NEWER, OBSOLETE, OLDER } from '../../../src/manifest/messages/obsolete.ts';
import { changedBase, diagnosticsOf } from '../rules/examples.ts';

it.each([
  ...OBSOLETE.map(({ place, example }) => ({ place, example, hint: OLDER })),
  { place: 'curbside', example: 'curbside: 2', hint: NEWER },
])('$place names the way to the newest version', ({ example, hint }) => {
  const diagnostics = diagnosticsOf(changedBase(example));
  expect(diagnostics).toMatchObject([{ severity: 'error', hint }]);
  expect(diagnostics[0]).not.toHaveProperty('fix');
});
