// Names that every object has from birth: as keys of the manifest they are unknown ones, and as values they lead nowhere.
import { afterEach, describe, expect, it } from 'vitest';
import { formatDiagnostic } from '../../src/files/format-diagnostics.ts';
import { someOf } from '../support/sample.ts';
import { manifestText, verdictOn } from './real-manifest.ts';

const NAMES = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'valueOf'];

/** Puts lines in front of the first line that is such a text. */
function before(line: string, lines: string): string {
  const text = `\n${manifestText}`;
  const at = text.indexOf(`\n${line}`);
  if (at < 0) throw new Error(`the fixture has no line "${line}"`);
  return `${text.slice(1, at + 1)}${lines}\n${text.slice(at + 1)}`;
}

const GROUP = '{ polluted: yes please }';

/** The key at a place: that of a part, of a fact, of an entry, of a named list. */
const places: [string, (name: string) => string][] = [
  ['a part', (name) => before('company:', `${name}:\n  polluted: yes please`)],
  ['a part that is a text', (name) => before('company:', `${name}: polluted`)],
  ['the first part', (name) => `${name}:\n  polluted: yes please\n${manifestText}`],
  ['a part in brackets', (name) => before('company:', `${name}: ${GROUP}`)],
  ['a part in quotation marks', (name) => before('company:', `"${name}": ${GROUP}`)],
  ['a fact', (name) => before('  name:', `  ${name}: ${GROUP}`)],
  ['a fact that is a text', (name) => before('  name:', `  ${name}: polluted`)],
  ['a field of a town', (name) => before('    slug:', `    ${name}: ${GROUP}`)],
  [
    'a field of a section',
    (name) => before('      - type: hero', `      - ${name}: {}\n        type: hero`),
  ],
  ['a list', (name) => manifestText.replace('\nfaqs:\n', `\nfaqs:\n  ${name}: []\n`)],
];

const values: [string, (name: string) => string][] = [
  ['a reference', (name) => replaced(/items: faqs\.\w+/, `items: faqs.${name}`)],
  ['a whole reference', (name) => replaced(/items: faqs\.\w+/, `items: ${name}`)],
  ['a placeholder', (name) => replaced(/\{phone\}/, `{${name}}`, 'faqs:')],
  ['a type of section', (name) => replaced(/type: hero/, `type: ${name}`)],
  ['an icon', (name) => replaced(/icon: [\w-]+/, `icon: ${name}`)],
  ['a service', (name) => replaced(/- id: [a-z_]+\n/, `- id: ${name}\n`, 'services:')],
  ['a link', (name) => replaced(/to: \/about\//, `to: ${name}`)],
  ['a font', (name) => replaced(/\n {2}font: \w+/, `\n  font: ${name}`)],
  ['a size', (name) => replaced(/- id: [\w-]+/, `- id: ${name}`, 'size_lists:')],
  ['a day', (name) => replaced(/- Monday|\[Monday/, `- ${name}`)],
];

/** The fixture with another text in the first such place, after a line. */
function replaced(place: RegExp, by: string, after = ''): string {
  const start = manifestText.indexOf(`\n${after}`);
  const rest = manifestText.slice(start);
  if (start < 0 || !place.test(rest)) throw new Error(`the fixture has no ${place}`);
  return manifestText.slice(0, start) + rest.replace(place, () => by);
}

afterEach(() => {
  for (const key of Object.keys(Object.prototype)) delete (Object.prototype as never)[key];
});

/** Checks a text, and makes sure that no object has got anything from it. */
function judged(text: string) {
  const own = Object.getOwnPropertyNames(Object.prototype);
  const { diagnostics, site } = verdictOn(text);
  expect(Object.getOwnPropertyNames(Object.prototype)).toEqual(own);
  const words = diagnostics.map((diagnostic) => formatDiagnostic(diagnostic, text)).join('\n');
  expect(words).not.toMatch(/native code|function |\[object/);
  return { words, site };
}

describe.each(someOf(NAMES, 2))('%s', (name) => {
  it.each(places)('is refused as the name of %s', (_place, textWith) => {
    const { words, site } = judged(textWith(name));
    expect(site).toBeUndefined();
    expect(words).toContain(name);
  });

  it.each(values)('is known to nobody as %s', (_place, textWith) => {
    const { words, site } = judged(textWith(name));
    expect(site).toBeUndefined();
    expect(words).toContain(name);
  });
});
