// The examples of the rules: the small base manifest with some of its values changed.
import { readFileSync } from 'node:fs';
import { parse, stringify } from 'yaml';
import { readPublicFiles } from '../../../src/files/public-folder.ts';
import { validateManifest } from '../../../src/manifest/check.ts';
import { ruleMessages } from '../../../src/manifest/messages/all-messages.ts';
import type { RuleMessages } from '../../../src/manifest/messages/message.ts';
import { valueAt } from '../../../src/manifest/text/values.ts';
import { pointerTo } from '../../support/manifests/pointer-to.ts';
import { surroundings } from '../real-manifest.ts';

export const base = readFileSync('tests/fixtures/base.yaml', 'utf8');

const ownFiles = await readPublicFiles('tests/fixtures/public');
export const files = {
  ...surroundings.files,
  has: (path: string) => ownFiles.has(path) || surroundings.files.has(path),
  photoSize: (path: string) => ownFiles.photoSize(path) ?? surroundings.files.photoSize(path),
  pictureSize: (path: string) => ownFiles.pictureSize(path) ?? surroundings.files.pictureSize(path),
};

/** The base manifest as an example changes it. */
export function changedBase(example: string): string {
  const manifest: unknown = parse(base);
  for (const [place, value] of Object.entries(parse(example) as Record<string, unknown>)) {
    const pointer = pointerTo(place, manifest);
    const owner = valueAt(manifest, pointer?.slice(0, -1) ?? ['nowhere']);
    const key = pointer?.at(-1);
    if (typeof owner !== 'object' || owner === null || key === undefined)
      throw new Error(`tests/fixtures/base.yaml has no ${place}`);
    if (value === null) Reflect.deleteProperty(owner, key);
    else Object.assign(owner, { [key]: value });
  }
  return stringify(manifest);
}

/** The check of a small site. */
export const checkOf = (text: string, only?: RuleMessages[string]['only']) =>
  validateManifest(text, 'base.yaml', {
    ...surroundings,
    files,
    now: Date.parse('2026-02-01T12:00Z'),
    production: only === 'production',
    database: only !== 'without a database',
    ...(only === 'beside the last version' && { findLastValid: () => base }),
  });

export const diagnosticsOf = (text: string, only?: RuleMessages[string]['only']) =>
  checkOf(text, only).diagnostics;

/** Every example of one sort, with its kind. */
export const examplesOf = (sort: 'bad' | 'good') =>
  Object.entries(ruleMessages).flatMap(([kind, { only, [sort]: examples = [] }]) =>
    examples.map((example) => ({ kind, example, only })),
  );
