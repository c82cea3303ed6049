// Joining two versions of one sentence, which two people have typed at the same time.
import { describe, expect, it } from 'vitest';
import { mergeProse } from '../../../src/editor/document/join-texts.ts';

const BEFORE = 'We haul trash in Dunkirk, and call {phone} back.';

describe('two versions of a sentence', () => {
  it.each([
    [
      'in other words',
      'We gladly haul trash in Dunkirk, and call {phone} back.',
      'Dunkirk',
      'Eden',
    ],
    ['at its start', `Today: ${BEFORE}`, 'back', 'back soon'],
    ['at its end', `${BEFORE} Promised!`, 'We', 'Our crews'],
    ['by taking words out', 'We haul trash in Dunkirk, and call back.', 'We haul', 'We pick up'],
  ])('are joined where one has changed it %s', (_, mine, from, to) => {
    const theirs = BEFORE.replace(from, to);
    expect(mergeProse(BEFORE, mine, theirs)).toBe(mine.replace(from, to));
    expect(mergeProse(BEFORE, theirs, mine)).toBe(mine.replace(from, to));
  });

  it.each([
    ['the same word', 'trash', 'waste', 'rubbish'],
    ['words that touch', 'in Dunkirk', 'around Dunkirk', 'in  Dunkirk'],
    ['the end', 'back.', 'back. Mine', 'back. Theirs'],
    ['a word that the other has taken out', 'trash in', 'waste in', 'in'],
  ])('are not joined where both have changed %s', (_, part, mine, theirs) => {
    const [own, others] = [BEFORE.replace(part, mine), BEFORE.replace(part, theirs)];
    expect(mergeProse(BEFORE, own, others)).toBeUndefined();
  });

  it('are not joined where they are as long as no text of a page, which would take a second', () => {
    const long = `${BEFORE} ${'haul it '.repeat(1300)}`;
    const [mine, theirs] = [long.replace('trash', 'waste'), long.replace('Dunkirk', 'Eden')];
    expect(mergeProse(long, mine, theirs)).toBeUndefined();
  });

  it('have the same change once', () => {
    const both = BEFORE.replace('trash', 'waste');
    expect(mergeProse(BEFORE, both, both.replace('Dunkirk', 'Eden'))).toBe(
      both.replace('Dunkirk', 'Eden'),
    );
  });

  it('keep a word whole that both have changed inside', () => {
    expect(
      mergeProse('Trash by the family', 'Trash by the familyyard', 'Trash by the families'),
    ).toBe(undefined);
  });

  it('keep placeholders whole', () => {
    const mine = BEFORE.replace('{phone}', '{cell_phone}');
    expect(mergeProse(BEFORE, mine, BEFORE.replace('haul', 'take'))).toBe(
      mine.replace('haul', 'take'),
    );
    expect(mergeProse(BEFORE, mine, BEFORE.replace('{phone}', '{telephone}'))).toBeUndefined();
  });

  it('may have any letters and signs', () => {
    const text = 'Ça va? 回収 Müller’s 🗑️ yard';
    const mine = text.replace('Müller’s', 'Jürgen’s');
    const theirs = text.replace('Ça va', 'C\u0327a ira');
    expect(mergeProse(text, mine, theirs)).toBe('C\u0327a ira? 回収 Jürgen’s 🗑️ yard');
  });

  it.each([
    ['(716) 555-0142', '(585) 555-0142', '(716) 555-0199'],
    ['/images/yard-1.webp', '/images/cart-1.webp', '/images/yard-2.webp'],
    ['2026-11-27 18:00', '2026-11-28 18:00', '2026-11-27 17:00'],
    ['https://example.com/pay/now', 'https://example.org/pay/now', 'https://example.com/pay/later'],
  ])('are not joined where %s is no sentence', (before, mine, theirs) => {
    expect(mergeProse(before, mine, theirs)).toBeUndefined();
  });

  it('are not joined with another sentence altogether', () => {
    const other = 'Order a container online, delivered by noon.';
    expect(mergeProse(BEFORE, `${BEFORE} Promised!`, other)).toBeUndefined();
    expect(mergeProse('', 'Mine', 'Theirs')).toBeUndefined();
  });
});
