// Single steps are taken out of a text, whatever was done before and after them.
import { describe, expect, it } from 'vitest';
import {
  addStep,
  type EditHistory,
  type HistoryStep,
  textStep,
  undoStacks,
} from '../../../src/editor/document/history.ts';
import { stepsSince, undoneText, withoutSteps } from '../../../src/editor/document/take-back.ts';

/** Steps that change, add, remove and move lines, at places that follow from a seed. */
function stepsOf(seed: number) {
  const first = Array.from({ length: 12 }, (_, line) => `line ${line}: some words\n`).join('');
  const history: EditHistory = { steps: [], text: first };
  let state = seed;
  const next = (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
  for (let count = 0; count < 12; count++) {
    const lines: string[] = history.text.match(/.*\n/g) ?? [];
    const at = next(lines.length);
    const line = lines[at] ?? '';
    const made = [
      () => lines.with(at, line.replace('some', `some ${count}`)),
      () => lines.with(at, line.replace('words', `words ${count}`)),
      () => lines.toSpliced(at, 0, `new ${count}\n`, `with some words\n`),
      () => lines.toSpliced(at, 1),
      () => lines.toSpliced(at, 1).toSpliced(next(lines.length), 0, line),
    ][next(5)]?.();
    const text = made?.join('') ?? '';
    if (text !== history.text)
      addStep(history, {
        ...textStep(history.text, text),
        ...{ words: `step ${count}`, member: count % 3 ? 'lee' : 'kim' },
      });
  }
  return { first, history, steps: stepsSince(history, first) };
}

describe.each(Array.from({ length: 200 }, (_, at) => at + 1))('steps of seed %i', (seed) => {
  const { first, history, steps } = stepsOf(seed);

  it('are undone by their member as they are taken out alone', () => {
    const at = history.steps.findLastIndex(({ member }) => member === 'kim');
    const last = steps.slice(at - history.steps.length, at + 1 - history.steps.length || undefined);
    expect(undoneText(history, 'undo', 'kim')?.text).toBe(withoutSteps(steps, last).text);
  });

  it('are taken out alone, or with the later ones at the same place', () => {
    for (const [at, step] of steps.entries()) {
      const { gone, text } = withoutSteps(steps, [step]);
      // Whatever the order in which they are asked for, the same is left.
      expect(withoutSteps(steps, [...gone].reverse()).text).toBe(text);
      for (const other of gone) expect(steps.indexOf(other)).toBeGreaterThanOrEqual(at);
      // All of them and the rest lead back to the text before the step.
      expect(withoutSteps(steps, steps.slice(at)).text).toBe(step.before);
    }
    expect(steps[0]?.before).toBe(first);
  });
});

it('a word is taken back beside others in its line, and an entry between others that have changed', () => {
  const history: EditHistory = { steps: [], text: 'a: one two\nb: three\n' };
  const texts = [
    'a: one TWO\nb: three\n',
    'a: ONE TWO\nb: three\n',
    'a: ONE TWO\nnew: entry\nb: three\n',
    'a: ONE TWO\nnew: entry\nb: FOUR\n',
  ];
  for (const text of texts) addStep(history, { ...textStep(history.text, text), words: text });
  const steps = stepsSince(history, 'a: one two\nb: three\n');
  expect(steps.map((step) => withoutSteps(steps, [step])).map(({ text }) => text)).toEqual([
    'a: ONE two\nnew: entry\nb: FOUR\n',
    'a: one TWO\nnew: entry\nb: FOUR\n',
    'a: ONE TWO\nb: FOUR\n',
    'a: ONE TWO\nnew: entry\nb: three\n',
  ]);
});

it.each(['', 'x', 'constructor', 5, null])('undoes a step of way %j as any other', (way) => {
  const step = { words: 'x', start: 0, before: '', after: '', way } as HistoryStep;
  expect(undoStacks([step])).toEqual({ undo: [[step]], redo: [] });
});

it('undoes no step where the time is over before all later ones of others were looked at', () => {
  const history: EditHistory = { steps: [], text: 'a\nb\n' };
  for (const [member, text] of [
    ['kim', 'A\nb\n'],
    ['lee', 'A\nB\n'],
  ] as const)
    addStep(history, { ...textStep(history.text, text), words: text, member });
  expect(undoneText(history, 'undo', 'kim')).toMatchObject({ text: 'a\nB\n', others: [] });
  const late = undoneText(history, 'undo', 'kim', 0, performance.now());
  expect(late).toMatchObject({ text: history.text, isTooFar: true });
});
