// A key or value of an older version is answered with what replaced it.
import { expect, it } from 'vitest';
import { OBSOLETE } from '../../../src/manifest/messages/obsolete.ts';
import { changedBase, diagnosticsOf } from '../rules/examples.ts';

it.each(OBSOLETE)('$place names its replacement', ({ example, replacement }) => {
  const diagnostics = diagnosticsOf(changedBase(example));
  expect(diagnostics).toMatchObject([{ severity: 'error', hint: replacement }]);
  expect(diagnostics[0]).not.toHaveProperty('fix');
});
