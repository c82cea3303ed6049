// The check of texts with a fault: its place, its code, and a fix that keeps what was written.
import { describe, expect, it } from 'vitest';
import { parseDate, parseTime } from '../../src/manifest/diagnostics/normalize.ts';
import { applied } from '../../src/manifest/text/edits.ts';
import { textCases, textOfCase } from './messages-of-texts.ts';
import { base, diagnosticsOf } from './rules/examples.ts';

describe('the check', () => {
  it.each(textCases)('says $code of $write', ({ code, safety, fixed, ...change }) => {
    const { text, at } = textOfCase(base, { code, ...change });
    const [first] = diagnosticsOf(text);
    expect(`${first?.line}:${first?.column} ${first?.code}`).toBe(`${at} ${code}`);
    expect(first?.fix?.safety).toBe(safety);
    const repaired = first?.fix ? applied(text, first.fix) : undefined;
    expect(repaired).toBe(fixed && text.replace(change.write.replace('»', ''), fixed));
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

const SIGNS = [':', '"', ' ', '-', '  ', ',', '#', '\t', '[', '& '];

/** A text with one sign lost, doubled or put in somewhere. */
function damage(text: string, random: (below: number) => number): string {
  const at = random(text.length);
  const sign = SIGNS[random(SIGNS.length)] ?? ':';
  const next = text.indexOf(sign, at);
  if (next < 0 || random(3) === 0) return text.slice(0, at) + sign + text.slice(at);
  return text.slice(0, next) + (random(2) ? '' : sign + sign) + text.slice(next + sign.length);
}

const lettersOf = (text: string) => [...text.replaceAll(/[^\p{L}\p{N}]/gu, '')].sort().join('');

describe('a fix', () => {
  it('keeps every letter and digit of a damaged text, and removes its finding', () => {
    const random = createRandom(67);
    for (let count = 0; count < 12; count++) {
      const text = damage(base, random);
      for (const { fix, code, line, message } of diagnosticsOf(text)) {
        if (!fix) continue;
        const [edit] = fix.edits;
        expect(fix.edits).toHaveLength(1);
        const written = text.slice(edit?.offset, (edit?.offset ?? 0) + (edit?.length ?? 0));
        const isForm = parseTime(written) !== undefined || parseDate(written).forms.length > 0;
        const isTypo = fix.safety === 'suggested' && !written.includes('\n');
        if (!isForm && !isTypo) expect(lettersOf(edit?.text ?? '')).toBe(lettersOf(written));
        const left = diagnosticsOf(applied(text, fix));
        expect(left).not.toContainEqual(expect.objectContaining({ code, line, message }));
      }
    }
  });
});
