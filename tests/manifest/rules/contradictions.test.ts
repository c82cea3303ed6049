// Statements that contradict each other: where the limits are, and how the family says that it knows.
import { readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { parse, stringify } from 'yaml';
import { validateManifest } from '../../../src/manifest/check.ts';
import { LIMIT, sentencesOf, similarity } from '../../../src/manifest/rules/towns/similar-towns.ts';
import type { Manifest, Town } from '../../../src/model/manifest.generated.ts';
import { surroundings } from '../real-manifest.ts';

const base = readFileSync('tests/fixtures/base.yaml', 'utf8');

const verdictOn = (text: string, production = true) =>
  validateManifest(text, 'base.yaml', { ...surroundings, production });

const codesOf = (text: string) => verdictOn(text).problems.map(({ code }) => code);

/** The text with one warning acknowledged. */
const knowing = (text: string, code: string, about?: string) =>
  `${text}acknowledged:\n  - code: ${code}\n${about ? `    about: ${about}\n` : ''}    reason: We know.\n`;

describe('an acknowledgement with a reason', () => {
  it('silences no error', () => {
    const broken = base.replace('to: /about/', 'to: /abuot/');
    expect(codesOf(knowing(broken, 'dead-link'))).toEqual(['dead-link', 'idle-acknowledgement']);
  });

  it('is not called idle while an error may hide its warning', () => {
    const broken = base.replace('popular_size: yard-20', 'popular_size: yard-25');
    expect(codesOf(knowing(broken, 'popular-disagrees'))).toEqual(['unknown-size']);
  });

  it('that is about one of two silences only that one', () => {
    const broken = base
      .replace('phone: (716) 555-4410', 'phone: (716) 555-0142')
      .replace('url: https://curbside.test', 'url: https://curbside.example');
    const { problems } = verdictOn(knowing(broken, 'placeholder-fact', '555-0142'));
    expect(problems.map(({ pointer }) => pointer.join('.'))).toEqual(['integrations.vendor.url']);
  });

  it('goes without a reason as little as without a code', () => {
    const text = knowing(base, 'two-promises').replace(/^ {4}reason.*\n/m, '');
    expect(codesOf(text)).toEqual(['missing-key']);
  });
});

/** A town with its texts for a service. */
type TownWithTexts = Town & { planting: Record<string, unknown> };

describe('town pages that share their sentences', () => {
  const original = () => parse(base) as Manifest;
  const similar = (manifest: Manifest) =>
    verdictOn(stringify(manifest)).problems.filter(({ code }) => code === 'similar-town-pages');

  it('are reported from the limit on, and not below it', () => {
    const manifest = original();
    const [dunkirk, fredonia] = (manifest.towns as TownWithTexts[]).map(({ planting }) => planting);
    if (!dunkirk || !fredonia) throw new Error('the base manifest has two towns');
    const seen = Object.keys(dunkirk).map((key) => {
      Object.assign(fredonia, { [key]: dunkirk[key as keyof typeof dunkirk] });
      const pages = verdictOn(stringify(manifest)).expansion?.pages ?? [];
      const [one, other] = pages
        .filter(({ service }) => service === 'planting')
        .map((page) => sentencesOf(page));
      const share = similarity(one ?? new Set(), other ?? new Set());
      expect(similar(manifest), `${key}: ${share}`).toHaveLength(share >= LIMIT ? 1 : 0);
      return share;
    });
    // One field more, and the limit is reached.
    expect(seen).toContain(LIMIT);
    expect(Math.min(...seen)).toBeLessThan(LIMIT);
  });

  it('share a sentence whatever its capitals, commas and spaces are', () => {
    const manifest = original();
    const [dunkirk, fredonia] = manifest.towns as TownWithTexts[];
    if (!dunkirk || !fredonia) throw new Error('the base manifest has two towns');
    const share = (texts: string) => {
      fredonia.planting = JSON.parse(texts);
      return similar(manifest).map(({ message }) => /\d+ %/.exec(message)?.[0]);
    };
    const copied = JSON.stringify(dunkirk.planting);
    const altered = copied.replace(/(?<=[a-z]) ([a-z])/g, (_, next) => `,  ${next.toUpperCase()}`);
    expect(share(copied)).toHaveLength(1);
    expect(share(altered)).toEqual(share(copied));
  });

  it('are told how many of their texts still name the other town', () => {
    const manifest = original();
    const [dunkirk, fredonia] = manifest.towns as TownWithTexts[];
    if (!dunkirk || !fredonia) throw new Error('the base manifest has two towns');
    const hintFor = (texts: typeof dunkirk.planting) => {
      fredonia.planting = structuredClone(texts);
      return similar(manifest).map(({ hint }) => hint);
    };
    expect(hintFor(dunkirk.planting)).toEqual([
      '2 of its texts name Dunkirk. Say what is special about this town.',
    ]);
    const renamed = JSON.stringify(dunkirk.planting).replaceAll('Dunkirk', 'Fredonia');
    expect(hintFor(JSON.parse(renamed))).toEqual(['Say what is special about this town.']);
  });

  it('are reported too when all towns say the same', () => {
    const manifest = original();
    const [dunkirk] = manifest.towns;
    if (!dunkirk) throw new Error('the base manifest has towns');
    const names = ['Dunkirk', 'Fredonia', 'Hanover', 'Collins'];
    manifest.towns = names.map((name, index) => ({
      ...structuredClone(dunkirk),
      ...{ id: name.toLowerCase(), slug: name.toLowerCase(), name, display_order: index + 1 },
    }));
    expect(similar(manifest).map(({ pointer }) => pointer.join('.'))).toEqual(
      [1, 2, 3].flatMap((town) => [`towns.${town}.mowing`, `towns.${town}.planting`]),
    );
  });
});

test('a container may measure 30 % more or less than its name says, and no more', () => {
  const [width, height] = [9, 6];
  const withLength = (length: number) => {
    const manifest = parse(base) as Manifest;
    const [spec] = manifest.container_specs ?? [];
    Object.assign(spec ?? {}, { size: '20 Yard', dimensions: { length, width, height } });
    return codesOf(stringify(manifest)).includes('container-volume');
  };
  // Two feet of length are four cubic yards, a fifth of the twenty.
  expect([6, 7, 10, 13, 14].map(withLength)).toEqual([true, false, false, false, true]);
});

test('a container without a number in its name is compared with nothing', () => {
  const small = base.replaceAll('20 Yard', 'Small');
  expect(codesOf(small)).not.toContain('container-volume');
});

test('two promises are reported with the page that makes the other one', () => {
  const broken = base.replace('within 24 hours.', 'within 2 business hours.');
  const [problem] = verdictOn(broken).problems;
  expect(problem).toMatchObject({ code: 'two-promises' });
  expect(problem?.message).toMatch(/but \/[\w/-]*\/? says: "within 24 hours"/);
});

describe('the date of a holiday', () => {
  const holiday = (name: string, when: string) =>
    `${base}
service_days:
  visit: visit
  days: [Monday]
  holidays: [{ name: ${name}, when: "${when}" }]
  weekend_holidays: ask
`;

  it.each([
    ['Independence Day', 'July 4'],
    ['Christmas Day', 'December 25'],
    ['Thanksgiving Day', 'Fourth Thursday in November'],
    ['Memorial Day', 'Last Monday in May'],
    ['Founder’s Day', 'March 3'],
  ])('may be right: %s on %s', (name, when) => {
    expect(codesOf(holiday(name, when))).toEqual([]);
  });

  it.each([
    ['Independence Day', 'July 14'],
    ['Labor Day', 'Second Monday in September'],
    ['Memorial Day', 'May 24'],
  ])('is never right: %s on %s', (name, when) => {
    expect(codesOf(holiday(name, when))).toEqual(['holiday-date']);
  });

  it.each(['7/4', 'July 4, 2026', 'Monday, July 4', 'Fifth Monday in May'])(
    'has one of two forms, and not that of %s',
    (when) => {
      expect(codesOf(holiday('Independence Day', when))).toEqual(['wrong-format']);
    },
  );
});
