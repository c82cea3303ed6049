// What the owner's guard compares in lists: the value of an entry with that of the same entry.
import { expect, it } from 'vitest';
import { createOwnersGuard } from '../../../src/editor/hosted/owners-fields.ts';
import { OWNERS_FIELD } from '../../../src/editor/server/shown-diagnostics.ts';
import { surroundings } from '../../manifest/real-manifest.ts';
import { changedBase, checkOf } from '../../manifest/rules/examples.ts';

const ABOUT = 'pages./about/.seo.canonical_url: https://parent.example/about/';
const HOME = 'pages./.seo.canonical_url: https://parent.example/about/';

it.each([
  ['stays on its page', [ABOUT], false],
  ['is taken from it', [], false],
  ['is copied to another page', [ABOUT, HOME], true],
])('a main address of another site that %s', (_, changes, isRefused) => {
  const guard = createOwnersGuard(surroundings.schema.files);
  const { diagnostics } = guard(
    checkOf(changedBase(changes.join('\n') || '{}')),
    changedBase(ABOUT),
  );
  expect(diagnostics.some(({ code }) => code === OWNERS_FIELD)).toBe(isRefused);
});
