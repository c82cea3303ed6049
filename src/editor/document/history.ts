// The steps that were made of a text, for undo and redo.
import { commonEnds } from '../../manifest/text/common-ends.ts';

export interface HistoryStep extends TextStep {
  /** For people: `changed the phone number`. */
  words: string;
  /** Steps of a member with the same session that follow one another are undone together. */
  session?: string;
  /** Its moment (ISO 8601), and who made it where several people do; steps of earlier versions lack both. */
  at?: string;
  by?: string;
  /** The id of that person, whose name another may have too. */
  member?: string;
  /** Says of a step that it was an undo or a redo of its member. */
  way?: UndoWay;
}

export type UndoWay = 'undo' | 'redo';

/** The words of a step that came from elsewhere: another program has saved the file. */
export const OUTSIDE = 'changed outside the editor';

/** The words of a step that joins what was published elsewhere, whoever has looked for it. */
export const JOINED = 'joined with a publication from elsewhere';

/** Whether a step came from elsewhere: no undo takes it back. */
export const isFromElsewhere = ({ words }: Pick<HistoryStep, 'words'>) =>
  words === OUTSIDE || words === JOINED;

/** The steps that led to a text. Undo and redo are steps as well, so that steps of others may stand between. */
export interface EditHistory {
  steps: HistoryStep[];
  /** The text after these steps. */
  text: string;
}

/** What a member can undo and redo, the next at the end: each a step, or those of one session. */
export function undoStacks(steps: HistoryStep[], member?: string) {
  const stacks: Record<UndoWay, HistoryStep[][]> = { undo: [], redo: [] };
  for (const step of steps) {
    if (step.member !== member || isFromElsewhere(step)) continue;
    const { way, session } = step;
    const last = stacks.undo.at(-1);
    // Old rows were not checked: anything but undo and redo counts as an edit.
    if (way === 'undo' || way === 'redo') {
      // Steps that others have in their way are left where they are.
      stacks[way].splice(
        stacks[way].findLastIndex((asked) => asked.at(-1)?.words === step.words),
        1,
      );
      stacks[way === 'undo' ? 'redo' : 'undo'].push([step]);
    } else {
      stacks.redo = [];
      if (session !== undefined && last?.[0]?.session === session) last.push(step);
      else stacks.undo.push([step]);
    }
  }
  return stacks;
}

export function addStep(history: EditHistory, step: HistoryStep): void {
  history.steps.push(step);
  history.text = withStep(history.text, step);
}

/** The last step that brought lines into a text, or took them out of it. */
export function lastStepOf(lines: string, { steps, text: last }: EditHistory) {
  let text = last;
  return steps.findLast((step) => {
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
  // Never split a surrogate pair: PostgreSQL rejects a lone half.
  if (/[\uD800-\uDBFF]/.test(old[start - 1] ?? '')) start--;
  if (/[\uDC00-\uDFFF]/.test(old[old.length - end] ?? '')) end--;
  const part = (text: string) => text.slice(start, text.length - end);
  return { start, before: part(old), after: part(fresh) };
}

export const withStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + after + text.slice(start + before.length);

export const withoutStep = (text: string, { start, before, after }: TextStep): string =>
  text.slice(0, start) + before + text.slice(start + after.length);
