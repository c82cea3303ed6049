// What the server writes when two people change one text at the same time, and what it answers.
import { beforeEach, describe, expect, it } from 'vitest';
import { changedData, type ManifestChange } from '../../../src/editor/document/change.ts';
import { addStep, type EditHistory, textStep } from '../../../src/editor/document/history.ts';
import { rebasePointer } from '../../../src/editor/document/place-now.ts';
import type { JoinedValue } from '../../../src/editor/protocol.ts';
import { applyChanges } from '../../../src/editor/server/changed-text.ts';
import { parseText } from '../../../src/manifest/yaml/parse.ts';

const FIRST = `title: We haul trash
faqs:
  - question: When do you come?
    answer: On Monday we come early.
  - question: What does it cost?
    answer: Call us for a price.
towns:
  - Collins and its lakes
  - Gowanda and its hills
  - Eden and its farms
`;

let history: EditHistory;
beforeEach(() => {
  history = { steps: [], text: FIRST };
});

/** Saves what another member has done. */
function leeChanges(from: string, to: string): void {
  const step = textStep(history.text, history.text.replace(from, to));
  addStep(history, { ...step, words: 'changed it', by: 'lee', at: '2026-03-01T12:00:00Z' });
}

/** The answer to a member who saw the first text. */
async function kimChanges(change: ManifestChange, isUnknown = false) {
  const joined: JoinedValue[] = [];
  const seen = { text: isUnknown ? undefined : FIRST, isUnknown, history };
  const made = await applyChanges(history.text, { changes: [change] }, new Map(), seen, joined);
  const data = typeof made === 'string' ? (parseText(made).data as never) : undefined;
  return { data, joined, ...(typeof made === 'string' ? {} : made) };
}

const set = (pointer: (string | number)[], before: string, value: string): ManifestChange => ({
  kind: 'set',
  pointer,
  value,
  before,
});

describe('a text that two have changed', () => {
  it('is joined by words, and the answer has it', async () => {
    leeChanges('We haul trash', 'We haul trash today');
    const { data, joined } = await kimChanges(
      set(['title'], 'We haul trash', 'Gladly we haul trash'),
    );
    expect(data).toMatchObject({ title: 'Gladly we haul trash today' });
    expect(joined).toEqual([
      { pointer: ['title'], value: 'Gladly we haul trash today', by: 'lee' },
    ]);
  });

  it('in the same words is a conflict that says who and when', async () => {
    leeChanges('We haul trash', 'We haul waste');
    expect(await kimChanges(set(['title'], 'We haul trash', 'We haul garbage'))).toMatchObject({
      conflict: {
        pointer: ['title'],
        mine: 'We haul garbage',
        theirs: 'We haul waste',
        by: 'lee',
        at: '2026-03-01T12:00:00Z',
      },
    });
  });

  it('is not compared with what was seen, but with what the same person has sent without an answer', async () => {
    leeChanges('We haul trash', 'We haul tr');
    const change = { ...set(['title'], 'We haul trash', 'We haul trees'), sent: 'We haul tr' };
    expect((await kimChanges(change)).data).toMatchObject({ title: 'We haul trees' });
  });

  it('is found where its entry stands by now, also when the entry itself has changed', async () => {
    leeChanges('  - Gowanda and its hills\n', '  - Brant\n  - Gowanda and its many hills\n');
    const { data } = await kimChanges(
      set(['towns', 1], 'Gowanda and its hills', 'Old Gowanda and its hills'),
    );
    expect(data).toMatchObject({
      towns: [
        'Collins and its lakes',
        'Brant',
        'Old Gowanda and its many hills',
        'Eden and its farms',
      ],
    });
  });
});

describe('an entry that somebody else has removed', () => {
  it('is given back as it was meant, with the place where it would stand', async () => {
    leeChanges('  - question: What does it cost?\n    answer: Call us for a price.\n', '');
    const pointer = ['faqs', 1, 'answer'];
    expect(await kimChanges(set(pointer, 'Call us for a price.', 'Write to us.'))).toMatchObject({
      conflict: {
        mine: 'Write to us.',
        by: 'lee',
        removed: {
          pointer: ['faqs', 1],
          value: { question: 'What does it cost?', answer: 'Write to us.' },
        },
      },
    });
  });

  it('needs no removing any more', async () => {
    leeChanges('  - Eden and its farms\n', '');
    const { data } = await kimChanges({
      kind: 'remove',
      pointer: ['towns', 2],
      before: 'Eden and its farms',
    });
    expect(data).toMatchObject({ towns: ['Collins and its lakes', 'Gowanda and its hills'] });
  });
});

it('an entry that somebody else has changed is not removed without a question', async () => {
  leeChanges('Eden and its farms', 'Eden and its many farms');
  const change = { kind: 'remove', pointer: ['towns', 2], before: 'Eden and its farms' } as const;
  expect(await kimChanges(change)).toMatchObject({
    conflict: { pointer: ['towns', 2], theirs: 'Eden and its many farms', by: 'lee' },
  });
});

describe('a version that is not known any more', () => {
  it('leaves an entry to be found by its value', async () => {
    leeChanges('towns:\n', 'towns:\n  - Brant\n');
    const { data } = await kimChanges(set(['towns', 0], 'Collins and its lakes', 'Collins'), true);
    expect(data).toMatchObject({
      towns: ['Brant', 'Collins', expect.any(String), expect.any(String)],
    });
  });

  it('joins no words in lists', async () => {
    leeChanges('Collins and its lakes', 'Collins and its two lakes');
    const change = set(['towns', 0], 'Collins and its lakes', 'Our Collins and its lakes');
    expect(await kimChanges(change, true)).toHaveProperty('conflict');
    const { data } = await kimChanges(change);
    expect(data).toHaveProperty('towns.0', 'Our Collins and its two lakes');
  });
});

it('the place of an entry follows it over what others add, move and change', () => {
  const old = { list: ['one red', 'two blue', 'three green'] };
  const now = changedData(changedData(old, { kind: 'move', pointer: ['list'], from: 2, to: 0 }), {
    ...set(['list', 1], '', 'one very red'),
  });
  expect(rebasePointer(['list', 0], old, now)).toEqual(['list', 1]);
  expect(rebasePointer(['list', 2], old, now)).toEqual(['list', 0]);
  expect(rebasePointer(['list', 1], old, { list: ['three green'] })).toBeUndefined();
});
