// The check of texts with a fault: its place, its words, and a fix that keeps what was written.
import { describe, expect, it } from 'vitest';
import { applyEdits } from '../../src/manifest/text/edits.ts';
import { someRounds } from '../support/sample.ts';
import { textCases, textOfCase } from './messages-of-texts.ts';
import { manifestText, verdictOn } from './real-manifest.ts';
import { base, diagnosticsOf } from './rules/examples.ts';
import { wrongFixes } from './wrong-fixes.ts';

const cases = textCases.map((one) => ({ ...one, ...textOfCase(base, one) }));

describe('the check', () => {
  it.each(cases)('says $code of $write', ({ text, at, code, words, write, ...expected }) => {
    const all = diagnosticsOf(text);
    const places = all.map(({ line, column }) => `${line}:${column}`);
    expect(places).toContain(at);
    const here = all[places.indexOf(at)];
    expect(here?.code).toBe(code);
    expect(`${here?.message} ${here?.hint}`).toContain(words);
    expect(here?.fix?.safety).toBe(expected.safety);
    const repaired = here?.fix ? applyEdits(text, here.fix) : undefined;
    expect(repaired).toBe(
      expected.fixed && text.replace(write.replace('»', ''), () => expected.fixed ?? ''),
    );
  });

  it('says nothing of two cards with the same title', () => {
    const card = / {10}- icon: home\n.*\n.*\n/.exec(base)?.[0] ?? '';
    expect(diagnosticsOf(base.replace(card, card + card))).toEqual([]);
    expect(card).toContain('title: For homes');
  });
});

/** Numbers that are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const SIGNS = [':', '"', ' ', '-', '  ', ',', '#', '\t', '[', '& ', '! ', '“', 'e'];

/** A text with one sign or letter lost, doubled or put in somewhere. */
function damage(text: string, random: (below: number) => number): string {
  const at = random(text.length);
  const sign = SIGNS[random(SIGNS.length)] ?? ':';
  const next = text.indexOf(sign, at);
  if (next < 0 || random(3) === 0) return text.slice(0, at) + sign + text.slice(at);
  return text.slice(0, next) + (random(2) ? '' : sign + sign) + text.slice(next + sign.length);
}

describe('a fix changes its own value alone, keeps its letters and digits, and removes its finding', () => {
  it.each(cases)('of $write', ({ text }) => {
    expect(wrongFixes(text, diagnosticsOf(text), diagnosticsOf)).toEqual([]);
  });

  it.each([
    ['a small file', base, diagnosticsOf, 40],
    ['a website', manifestText, (text: string) => verdictOn(text).diagnostics, 12],
  ] as const)('of %s with random damage', (_, original, check, count) => {
    const random = createRandom(67);
    for (let round = 0; round < someRounds(count); round++) {
      const text = damage(original, random);
      expect(wrongFixes(text, check(text), check)).toEqual([]);
    }
  });
});
