// Joining two texts that were made of the same one, compared with git's own way.
import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { mergeTexts } from '../../../src/editor/document/join-texts.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';

const LETTERS = 'abcdefghijkl'.split('');
const text = (lines: string[]) => `${lines.join('\n')}\n`;
const BEFORE = text(LETTERS);
const changed = (...pairs: [string, string][]) =>
  text(
    LETTERS.flatMap((letter) => {
      const pair = pairs.find(([old]) => old === letter);
      return pair ? pair[1].split('\n').filter(Boolean) : [letter];
    }),
  );

describe('two texts made of the same one', () => {
  it('are joined where they changed different places', () => {
    const mine = changed(['b', 'B'], ['k', '']);
    const theirs = changed(['e', 'e\ne2'], ['h', 'H']);
    const both = changed(['b', 'B'], ['e', 'e\ne2'], ['h', 'H'], ['k', '']);
    expect(mergeTexts(BEFORE, mine, theirs)).toEqual({ text: both });
    expect(mergeTexts(BEFORE, theirs, mine)).toEqual({ text: both });
  });

  it('have changes of both once where they are the same', () => {
    const mine = changed(['b', 'B'], ['h', 'H']);
    expect(mergeTexts(BEFORE, mine, changed(['b', 'B']))).toEqual({ text: mine });
    expect(mergeTexts(BEFORE, mine, mine)).toEqual({ text: mine });
    expect(mergeTexts(BEFORE, BEFORE, mine)).toEqual({ text: mine });
  });

  it.each([
    ['the same line', changed(['b', 'Mine']), changed(['b', 'Theirs']), ['Mine', 'Theirs']],
    ['lines side by side', changed(['b', 'Mine']), changed(['c', 'Theirs']), ['Mine', 'Theirs']],
    [
      'a line that the other has taken out',
      changed(['b', 'Mine']),
      changed(['b', '']),
      ['Mine', ''],
    ],
    [
      'new lines at one place',
      changed(['b', 'b\nMine']),
      changed(['b', 'b\nTheirs']),
      ['Mine', 'Theirs'],
    ],
    ['the end', `${BEFORE}Mine\n`, `${BEFORE}Theirs\n`, ['Mine', 'Theirs']],
  ])('are not joined where both have changed %s', (_, mine, theirs, clash) => {
    expect(mergeTexts(BEFORE, mine, theirs)).toEqual({ clash });
  });

  it('have the line ends of the published one', () => {
    const theirs = changed(['h', 'H']).replaceAll('\n', '\r\n');
    const both = changed(['b', 'B'], ['h', 'H']).replaceAll('\n', '\r\n');
    expect(mergeTexts(BEFORE, changed(['b', 'B']), theirs)).toEqual({ text: both });
  });

  it('are joined with another text altogether only where they have no change of their own', () => {
    const lines = (word: string) => text(Array.from({ length: 2100 }, (_, at) => `${word} ${at}`));
    expect(mergeTexts(lines('old'), lines('old'), lines('new'))).toEqual({ text: lines('new') });
    const mine = lines('old').replace('old 7', 'mine 7');
    expect(mergeTexts(lines('old'), mine, lines('new'))).toHaveProperty('clash.0', 'mine 7');
  });

  it('are not joined where one has changes in a thousand places, which takes long to find', () => {
    const lines = Array.from({ length: 5000 }, (_, at) => `line ${at}`);
    const mine = lines.map((line, at) => (at % 5 === 0 ? `mine ${at}` : line));
    const theirs = lines.with(2, 'theirs');
    expect(mergeTexts(text(lines), text(mine), text(theirs))).toHaveProperty('clash.1', 'theirs');
  });

  it('are joined where one has thousands of lines more in one place', () => {
    const mine = Array.from({ length: 5000 }, (_, at) => `mine ${at}`);
    const both = text(['A', ...LETTERS.slice(1), ...mine]);
    expect(mergeTexts(BEFORE, text([...LETTERS, ...mine]), changed(['a', 'A']))).toEqual({
      text: both,
    });
  });

  it('are joined as git joins them, or not at all', () => {
    const folder = temporaryFolder();
    let seed = 7;
    const below = (most: number) => {
      seed = (seed * 48271) % 2147483647;
      return seed % most;
    };
    const edited = (name: string) => {
      const lines = [...LETTERS];
      for (let edits = 1 + below(3); edits > 0; edits--) {
        const fresh = Array.from({ length: below(3) }, () => `${name}${below(100)}`);
        lines.splice(below(lines.length), below(3), ...fresh);
      }
      return text(lines);
    };
    const ends = { joined: 0, clash: 0 };
    for (let round = 0; round < 40; round++) {
      const [mine, theirs] = [edited('mine'), edited('theirs')];
      const found = mergeTexts(BEFORE, mine, theirs);
      ends['text' in found ? 'joined' : 'clash']++;
      if (!('text' in found)) continue;
      const files = Object.entries({ mine, before: BEFORE, theirs });
      for (const [name, content] of files) writeFileSync(join(folder, name), content);
      const names = files.map(([name]) => name);
      const merged = spawnSync('git', ['merge-file', '-p', ...names], { cwd: folder });
      expect(found.text).toBe(String(merged.stdout));
    }
    expect(Math.min(ends.joined, ends.clash)).toBeGreaterThan(5);
  });
});
