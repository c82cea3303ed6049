// The steps that were made of a text, for undo and redo.

/** A step with the words for people. */
export interface HistoryStep extends TextStep {
  /** For people: `changed the phone number`. */
  words: string;
  /** Steps with the same session that follow one another are undone together. */
  session?: string;
  /** Its moment (ISO 8601), and who made it where several people do; steps of earlier versions lack both. */
  at?: string;
  by?: string;
}

/** The words of a step that came from elsewhere: another program has saved the file. */
export const OUTSIDE = 'changed outside the editor';

/** The steps of a text. */
export interface EditHistory {
  steps: HistoryStep[];
  /** How many of the steps are done; the others were undone. */
  done: number;
  /** The text after these steps. */
  text: string;
}

/** What undo or redo would do in words, and the number of steps; undefined without a step. */
export function peekHistory({ steps, done }: EditHistory, way: 'undo' | 'redo') {
  const isUndo = way === 'undo';
  const next = (count: number) => steps[isUndo ? done - 1 - count : done + count];
  const first = next(0);
  if (!first) return undefined;
  let count = 1;
  while (first.session !== undefined && next(count)?.session === first.session) count++;
  // The words of a session's last step are about all of it.
  const { words } = (!isUndo && next(count - 1)) || first;
  return { words, count };
}

/** The text that undo or redo leads to; undefined without a step. */
export function targetOf(history: EditHistory, way: 'undo' | 'redo') {
  const move = peekHistory(history, way);
  if (!move) return undefined;
  const reached = { ...history };
  applySteps(reached, way === 'undo' ? -move.count : move.count);
  return { ...move, text: reached.text };
}

/** Adds a step. Those that were undone are gone. */
export function addStep(history: EditHistory, step: HistoryStep): void {
  history.steps.length = history.done;
  history.steps.push(step);
  applySteps(history, 1);
}

/** Goes some steps forth, or with a negative count back. */
export function applySteps(history: EditHistory, count: number): void {
  for (let left = Math.abs(count); left > 0; left--) {
    const step = history.steps[count < 0 ? history.done - 1 : history.done];
    if (!step) return;
    history.text = count < 0 ? withoutStep(history.text, step) : withStep(history.text, step);
    history.done += Math.sign(count);
  }
}

/** The last step that brought lines into a text, or took them out of it. */
export function lastStepOf(lines: string, { steps, done, text: last }: EditHistory) {
  let text = last;
  return steps.slice(0, done).findLast((step) => {
    text = withoutStep(text, step);
    return text.includes(lines) !== last.includes(lines);
  });
}

/** A part of a text and what takes its place. `start` counts characters. */
export interface TextStep {
  start: number;
  before: string;
  after: string;
}

/** The smallest part in which two texts differ. */
export function textStep(old: string, fresh: string): TextStep {
  let [start, end] = commonEnds(old, fresh);
  // A sign of two halves is not cut in two: a database keeps no half.
  if (/[\uD800-\uDBFF]/.test(old[start - 1] ?? '')) start--;
  if (/[\uDC00-\uDFFF]/.test(old[old.length - end] ?? '')) end--;
  const part = (text: string) => text.slice(start, text.length - end);
  return { start, before: part(old), after: part(fresh) };
}

/** How much two texts or lists have in common: at their start, and of the rest at their end. */
export function commonEnds<T extends ArrayLike<string>>(a: T, b: T): [start: number, end: number] {
  const most = Math.min(a.length, b.length);
  let [start, end] = [0, 0];
  while (start < most && a[start] === b[start]) start++;
  while (end < most - start && a[a.length - 1 - end] === b[b.length - 1 - end]) end++;
  return [start, end];
}

/** The text after a step. */
export const withStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + after + text.slice(start + before.length);

/** The text before a step. */
export const withoutStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + before + text.slice(start + after.length);
