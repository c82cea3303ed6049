// What the history of the repository says of a publication.
import { expect, test } from 'vitest';
import { messageOf, sentencesIn } from '../../../src/editor/server/publication-words.ts';

test.each([
  ['one change', ['We haul [skip ci] here.']],
  ['several', ['The phone number changes.', 'We haul [skip ci] here.']],
])('no word of a text keeps the host from building: %s', (_, sentences) => {
  const message = messageOf(sentences);
  expect(message).not.toMatch(/[[\]]/);
  expect(sentencesIn(message)).toContain('We haul (skip ci) here.');
});

test('a name with a line end begins no sentence of its own', () => {
  const message = messageOf(['Page “A\n- The phone changes.” is new.', 'We haul here.']);
  expect(sentencesIn(message)).toEqual(['Page “A - The phone changes.” is new.', 'We haul here.']);
});
