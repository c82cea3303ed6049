// Which sentences of a review are taken back together.
import { expect, it } from 'vitest';
import { noticedChanges } from '../../../../src/editor/page/review/noticed-changes.ts';

it('puts the sentences of one change together, and leaves those without an id alone', () => {
  const notices = [
    { id: 'a', words: 'Town Gowanda was added' },
    { id: 'b', words: 'The phone number changes' },
    { words: 'The picture new.jpg is new' },
    { id: 'a', words: 'The page /gowanda/ is new' },
    { words: 'The picture old.jpg goes away' },
  ];
  expect(noticedChanges(notices)).toEqual([
    { id: 'a', sentences: ['Town Gowanda was added', 'The page /gowanda/ is new'] },
    { id: 'b', sentences: ['The phone number changes'] },
    { sentences: ['The picture new.jpg is new'] },
    { sentences: ['The picture old.jpg goes away'] },
  ]);
});
