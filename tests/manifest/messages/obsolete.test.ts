// A key or value of another version is answered with the way to what replaced it.
import { expect, it } from 'vitest';
import { OBSOLETE } from '../../../src/manifest/messages/obsolete.ts';
import { changedBase, diagnosticsOf } from '../rules/examples.ts';

it.each(OBSOLETE)('%s names the command that replaces it', (_, example) => {
  const diagnostics = diagnosticsOf(changedBase(example));
  expect(diagnostics).toMatchObject([
    { severity: 'error', hint: expect.stringContaining('`curbside upgrade`') },
  ]);
  expect(diagnostics[0]).not.toHaveProperty('fix');
});
