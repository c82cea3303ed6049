// Takes single steps out of a text: what later steps have written at other places stays.
import { normalizeLineEnds } from '../../manifest/text/edits.ts';
import { diffLines } from '../../manifest/text/line-changes.ts';
import {
  type EditHistory,
  type HistoryStep,
  isFromElsewhere,
  type TextStep,
  textStep,
  type UndoWay,
  undoStacks,
  withoutStep,
  withStep,
} from './history.ts';

/** What undo would take back at once, with the texts around it. Line feeds alone end their lines. */
export interface UndoUnit extends Pick<HistoryStep, 'words' | 'session' | 'by' | 'at'> {
  before: string;
  after: string;
  /** The places of the text before it that it changes, in their order. */
  edits: TextStep[];
}

/** The most steps that are looked at one by one; what is older is compared as a whole. */
const MAX_STEPS = 200;

/**
 * The steps that led from a published text to that of a history; where none of them had that text, the last ones.
 * @param end the moment, as `performance` counts, after which no further ones are looked at
 */
export function stepsSince(
  { steps, text }: EditHistory,
  published: string,
  end = Number.POSITIVE_INFINITY,
): UndoUnit[] {
  const all: UndoUnit[] = [];
  let now = normalizeLineEnds(text);
  for (let i = steps.length - 1; i >= 0 && now !== published && all.length < MAX_STEPS; i--) {
    if (performance.now() >= end) break;
    const last = steps[i] as HistoryStep;
    let [earlier, before] = [withoutStep(text, last), ''];
    for (;;) {
      before = normalizeLineEnds(earlier);
      // A member may name the session of another one.
      const next = steps[i - 1];
      const isSame = last.session !== undefined && next?.session === last.session;
      if (!next || !isSame || next.member !== last.member || before === published) break;
      earlier = withoutStep(earlier, next);
      i--;
    }
    const { words, session, by, at } = last;
    all.unshift({ words, session, by, at, before, after: now, edits: editsTo(before, now) });
    [text, now] = [earlier, before];
  }
  return all;
}

/** A text without some steps, and what makes it of the text that is there. */
export interface WithoutSteps {
  text: string;
  edits: TextStep[];
  /** The steps that are gone: those asked for, and later ones at the same places. */
  gone: Set<UndoUnit>;
}

/**
 * The last text of some steps without some of them.
 * @param end the moment, as `performance` counts, after which it gives up: what it gives then is of no use
 */
export function withoutSteps(
  steps: UndoUnit[],
  asked: Iterable<UndoUnit>,
  end = Number.POSITIVE_INFINITY,
): WithoutSteps {
  const gone = new Set(asked);
  let edits: TextStep[] = [];
  for (const step of steps) {
    if (performance.now() >= end) break;
    if (gone.has(step) || hasOverlap(step.before, edits, step.edits)) {
      gone.add(step);
      edits = rebaseEdits(step, edits);
    } else edits = edits.map((edit) => shiftEdit(edit, step.edits));
  }
  return { text: withEdits(steps.at(-1)?.after ?? '', edits), edits, gone };
}

/** The text that an undo or redo of a member leads to, or who has changed the same place since. */
export interface UndoneText {
  /** The step that is undone or done again, in words. */
  words: string;
  text: string;
  /** Whether the text was there before, as nobody else has changed anything since. */
  isEarlier: boolean;
  /** The steps of others that would go with it. */
  others: HistoryStep[];
  /** Whether too much was done since then to look at it all: then it leads nowhere. */
  isTooFar?: boolean;
}

/**
 * What undo or redo of a member leads to: the steps of others since then stay. Undefined without a step.
 * @param past how many steps of the member stay as well, because others have changed their places
 * @param end the moment, as `performance` counts, after which no further steps are looked at
 */
export function undoneText(
  { steps, text }: EditHistory,
  way: UndoWay,
  member?: string,
  past = 0,
  end = Number.POSITIVE_INFINITY,
): UndoneText | undefined {
  const asked = undoStacks(steps, member)[way].at(-1 - past);
  const [first] = asked ?? [];
  const { words } = asked?.at(-1) ?? {};
  if (!asked || !first || words === undefined) return undefined;
  const later = steps.slice(steps.indexOf(first));
  const isOther = (step: HistoryStep) => step.member !== member || isFromElsewhere(step);
  // All of one's own later steps were undone as well.
  if (!later.some(isOther)) {
    const earlier = later.reduceRight(withoutStep, text);
    return { words, text: earlier, isEarlier: true, others: [] };
  }
  const tooFar = { words, text, isEarlier: false, others: [], isTooFar: true };
  if (later.length > MAX_STEPS) return tooFar;
  let now = text;
  let after = normalizeLineEnds(now);
  const done: (UndoUnit & { step: HistoryStep })[] = [];
  for (const step of later.toReversed()) {
    if (performance.now() >= end) return tooFar;
    const isPlain = now === after;
    now = withoutStep(now, step);
    const before = normalizeLineEnds(now);
    const edits = isPlain && now === before ? editsAt(step, before, after) : editsTo(before, after);
    done.unshift({ step, words: step.words, before, after, edits });
    after = before;
  }
  const mine = done.filter(({ step }) => asked.includes(step));
  const { text: without, gone } = withoutSteps(done, mine, end);
  if (performance.now() >= end) return tooFar;
  const authors = new Set(later.map((step) => step.member));
  const inForce = new Set([...authors].flatMap((author) => undoStacks(steps, author).undo.flat()));
  const isInForce = (step: HistoryStep) => inForce.has(step) || isFromElsewhere(step);
  const others = done
    .filter((one) => gone.has(one))
    .map(({ step }) => step)
    .filter((step) => (isOther(step) || past > 0) && !asked.includes(step) && isInForce(step));
  return { words, text: withEndsOf(text, without), isEarlier: false, others };
}

/** The text with the line ends and the byte-order mark of `model`: git may check files out with CRLF on Windows. */
export function withEndsOf(model: string, text: string): string {
  const plain = normalizeLineEnds(text);
  const mark = model.startsWith('\uFEFF') ? '\uFEFF' : '';
  return mark + (model.includes('\r\n') ? plain.replaceAll('\n', '\r\n') : plain);
}

/** The changes of the text after a step that lead to what some changes make of the text before it. */
function rebaseEdits({ before, edits }: UndoUnit, others: TextStep[]): TextStep[] {
  // Those that touch each other are looked at together: a text is long, and a change is short.
  const places: { start: number; end: number }[] = [];
  for (const edit of [...edits, ...others].sort((a, b) => a.start - b.start)) {
    const last = places.at(-1);
    if (last && edit.start <= last.end) last.end = Math.max(last.end, endOf(edit));
    else places.push({ start: edit.start, end: endOf(edit) });
  }
  let grown = 0;
  return places.flatMap(({ start, end }) => {
    const made = (all: TextStep[]) => {
      const inside = all.filter((edit) => edit.start >= start && edit.start <= end);
      const shifted = inside.map((edit) => ({ ...edit, start: edit.start - start }));
      return withEdits(before.slice(start, end), shifted);
    };
    const now = made(edits);
    const back = editsTo(now, made(others));
    const from = start + grown;
    grown += now.length - (end - start);
    return back.map((edit) => ({ ...edit, start: edit.start + from }));
  });
}

/** The smallest changes that make one text of another: apart where whole lines between them are the same. */
export function editsTo(old: string, fresh: string): TextStep[] {
  const step = textStep(old, fresh);
  if (step.before === step.after) return [];
  // Whole lines are compared, and then the letters in them.
  const start = old.lastIndexOf('\n', step.start - 1) + 1;
  const rest = (text: string, length: number) => {
    const end = text.indexOf('\n', step.start + length);
    return linesIn(text.slice(start, end < 0 ? undefined : end + 1));
  };
  const lines = rest(old, step.before.length);
  const changes = diffLines(lines, rest(fresh, step.after.length));
  const offsetOf = (line: number) => start + lines.slice(0, line).join('').length;
  return (
    changes?.map((change) => {
      const edit = textStep(change.old.join(''), change.fresh.join(''));
      return { ...edit, start: edit.start + offsetOf(change.oldAt) };
    }) ?? [step]
  );
}

/** The same for texts that differ in one step alone: only its lines are compared. */
function editsAt(step: TextStep, old: string, fresh: string): TextStep[] {
  const from = old.slice(0, step.start).lastIndexOf('\n') + 1;
  const lines = (text: string, { length }: string) => {
    const end = text.indexOf('\n', step.start + length);
    return text.slice(from, end < 0 ? undefined : end + 1);
  };
  const edits = editsTo(lines(old, step.before), lines(fresh, step.after));
  return edits.map((edit) => ({ ...edit, start: edit.start + from }));
}

const linesIn = (text: string) => text.match(/.*\n|.+$/g) ?? [];

/** A text with changes made, which are in the order of their places. */
export const withEdits = (text: string, edits: TextStep[]): string =>
  edits.toReversed().reduce(withStep, text);

const endOf = ({ start, before }: TextStep) => start + before.length;

/** Whether some changes of a text are at the same place as others. Whole lines may follow one another. */
function hasOverlap(text: string, edits: TextStep[], others: TextStep[]): boolean {
  const isLineStart = (at: number) => at === 0 || text[at - 1] === '\n';
  return neighbors(edits, others).some(([a, b]) => {
    const isInside =
      (a.start < b.start && b.start < endOf(a)) || (b.start < a.start && a.start < endOf(b));
    const [from, to] = overlapOf(a, b);
    return isInside || from < to || (from === to && !isLineStart(from));
  });
}

/** Whether some changes of a text have to do with others, be it only at their borders. */
export const overlapsOrTouches = (edits: TextStep[], others: TextStep[]): boolean =>
  neighbors(edits, others).some(([a, b]) => {
    const [from, to] = overlapOf(a, b);
    return from < to || (from === to && (a.before === '' || b.before === ''));
  });

/** The pairs of changes that overlap or border on each other, from two lists in the order of their places. */
function neighbors(edits: TextStep[], others: TextStep[]): [TextStep, TextStep][] {
  let first = 0;
  return edits.flatMap((edit) => {
    while (others[first] && endOf(others[first] as TextStep) < edit.start) first++;
    const near: [TextStep, TextStep][] = [];
    for (let at = first; (others[at]?.start ?? Number.POSITIVE_INFINITY) <= endOf(edit); at++)
      near.push([edit, others[at] as TextStep]);
    return near;
  });
}

/** The part of a text that two changes have in common; it begins behind its end where they have none. */
const overlapOf = (a: TextStep, b: TextStep) =>
  [Math.max(a.start, b.start), Math.min(endOf(a), endOf(b))] as const;

/** A change at its place after others were made. */
function shiftEdit(edit: TextStep, others: TextStep[]): TextStep {
  const earlier = others.filter((other) => endOf(other) <= edit.start);
  const grown = earlier.reduce((sum, { before, after }) => sum + after.length - before.length, 0);
  return { ...edit, start: edit.start + grown };
}
