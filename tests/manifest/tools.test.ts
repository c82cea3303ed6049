// A small site's file as real tools have written it: the check says what they changed, and nothing else.
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readPublicFiles } from '../../src/files/public-folder.ts';
import { validateManifest } from '../../src/manifest/check.ts';
import { surroundings } from './real-manifest.ts';

const folder = 'tests/fixtures/tools';
const original = readFileSync(`${folder}/site/pages.yaml`, 'utf8');
const files = await readPublicFiles(`${folder}/site/public`);

/** What a tool that reads YAML 1.1 makes of words and numbers without quotes. */
const yaml11 = [
  'company.address.zip number-for-text',
  'accepted_items.0.verdict not-in-list',
  'accepted_items.1.verdict not-in-list',
];

const dates = ['alerts.0.from wrong-format', 'alerts.0.until wrong-format'];

/** By tool: PyYAML 6.0, ruamel.yaml 0.17, kislyuk's yq 3.1, js-yaml 4.3, yaml 2.9, and JSON. */
const expected: Record<string, string[]> = {
  'js-yaml.yaml': dates,
  'pyyaml.yaml': yaml11,
  // 17:00 became 1020, the minutes since midnight.
  'ruamel-then-pyyaml.yaml': [
    ...yaml11,
    'company.hours.0.closes wrong-format',
    'company.hours.1.closes wrong-format',
  ],
  'yq-y.yaml': yaml11.slice(0, 1),
};

describe.each([
  ['alone', undefined],
  ['beside the file as it was', () => original],
] as const)('%s', (_name, findLastValid) => {
  it.each(readdirSync(folder).filter((name) => name.endsWith('.yaml')))('%s', (name) => {
    const around = { ...surroundings, files, ...(findLastValid && { findLastValid }) };
    const { diagnostics } = validateManifest(
      readFileSync(`${folder}/${name}`, 'utf8'),
      name,
      around,
    );
    const found = diagnostics.map(({ pointer, code }) => `${pointer.join('.')} ${code}`);
    expect(found.sort()).toEqual((expected[name] ?? []).toSorted());
  });
});
