// Writes changes of the manifest, one request after the other; a new value that does not fit yet waits for the change that makes it fit.

import type { Pointer } from '../../../manifest/diagnostic.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import { isSame, type ManifestChange } from '../../document/change.ts';
import { rebasePointer } from '../../document/place-now.ts';
import { isSamePointer, keyOf } from '../../document/schema/pointers.ts';
import type { ChangeAnswer, ChangeRequest, ShownDiagnostic } from '../../protocol.ts';
import { sendEditor } from './host.ts';
import {
  keptKeys,
  moveWords,
  type PendingEdit,
  pendingEditAt,
  restorePendingEdits,
  savePendingEdit,
} from './pending-edits.ts';
import {
  applyToPending,
  dropPendingValue,
  isDiscarding,
  isShifted,
  showPendingValue,
} from './pending-value.ts';
import {
  type Conflict,
  debounce,
  discardPendingState,
  type EditorStore,
  isStateOld,
  type PendingValue,
  renewState,
  renewStateSoon,
  showMessage,
  useEditor,
  withData,
  withoutState,
} from './store.ts';

let last: Promise<unknown> = Promise.resolve();

/** Requests never overlap: each one is about the text that the one before has left. */
function enqueue(send: () => Promise<ChangeAnswer>): Promise<ChangeAnswer> {
  useEditor.setState({ saved: 'Saving …' });
  const mine = last.then(send, send).finally(() => {
    const { conflicts } = useEditor.getState();
    if (last !== mine || keptKeys().some((key) => !(key in conflicts))) return;
    const isSaved = !isRefused && Object.keys(conflicts).length === 0;
    useEditor.setState({ saved: isSaved ? 'Saved' : 'Not saved' });
  });
  last = mine;
  return mine;
}

/** What became of the words that were sent last from each place. */
const answers = new Map<string, ChangeAnswer>();

/** Whether the words that were sent last are not saved. */
let isRefused = false;

/**
 * Writes changes. The answer says why when nothing was written.
 * @param make gives the request when its turn has come, made on what the changes before it have left; without changes when
 * there is nothing to write any more
 */
function writeChanges(make: () => ChangeRequest): Promise<ChangeAnswer> {
  return enqueue(async () => {
    const request = make();
    return request.changes.length > 0 ? write(request) : successAnswer();
  });
}

/** Sends changes. A conflict waits beside its place for a choice. */
async function write(
  request: ChangeRequest,
  key = keyOf(request.changes[0]?.pointer ?? []),
): Promise<ChangeAnswer> {
  const { pendingValue } = useEditor.getState();
  const answer = await (pendingValue ? sendWithPendingValue(pendingValue, request) : send(request));
  if (answer.done && answer.outdated) tellOutdated(request, answer.outdated);
  if ('isUnsent' in answer) {
    sendKeptSoon();
    return answer;
  }
  const conflict = 'conflict' in answer ? answer.conflict : undefined;
  // The page's pointers belong to its own version, unless the edit is an earlier page's.
  const pointer = (!request.version && request.changes[0]?.pointer) || conflict?.pointer;
  setConflict(key, conflict && pointer && { ...conflict, pointer, request });
  return answer;
}

/** Notes that a place waits for a choice; undefined when it does no longer. */
function setConflict(key: string, conflict?: Conflict): void {
  const { [key]: before, ...others } = useEditor.getState().conflicts;
  if (before || conflict)
    useEditor.setState({ conflicts: conflict ? { ...others, [key]: conflict } : others });
}

/** Ends a conflict: keeps the other person's value, or writes this person's over it. */
export async function resolveConflict(key: string, keepsMine: boolean): Promise<void> {
  const conflict = useEditor.getState().conflicts[key];
  const kept = pendingEditAt(key);
  if (!conflict) return;
  const { removed, request, theirs } = conflict;
  setConflict(key);
  if (keepsMine && kept && !removed) {
    savePendingEdit(key, { ...kept, before: theirs, sent: undefined });
    await sendWords(key);
    return;
  }
  savePendingEdit(key);
  isRefused = false;
  if (!keepsMine) {
    await enqueue(async () => successAnswer());
    await renewState();
    return;
  }
  const list = removed?.pointer.slice(0, -1) ?? [];
  const at = Number(removed?.pointer.at(-1));
  const changes: ManifestChange[] = removed
    ? [{ kind: 'insert', pointer: list, at, value: removed.value }]
    : request.changes.map((change, turn) => (turn === 0 ? { ...change, before: theirs } : change));
  await writeAndReport(changes, request.words);
}

/** Moves pending edits and conflicts to the pointers that their entries have after somebody else's changes. */
export function relocatePending(now: EditorStore, before: EditorStore): void {
  if (now.foreign === before.foreign) return;
  const place = (pointer: Pointer) =>
    rebasePointer(pointer, before.state?.manifest, now.state?.manifest);
  const moved = moveWords(place, before.state?.version);
  const conflicts = Object.entries(now.conflicts).map(([key, conflict]) => {
    const pointer = place(conflict.pointer) ?? conflict.pointer;
    const changes = conflict.request.changes.map((change) => ({
      ...change,
      pointer: place(change.pointer) ?? change.pointer,
    }));
    const next = moved.get(key) ?? (pendingEditAt(key) ? key : keyOf(pointer));
    return [next, { ...conflict, pointer, request: { ...conflict.request, changes } }] as const;
  });
  useEditor.setState({ conflicts: Object.fromEntries(conflicts) });
  for (const key of moved.values()) void sendWords(key);
}

/** Has the field or the list that was changed name the texts. Those of one stay in a field add up. */
function tellOutdated({ changes: [change] }: ChangeRequest, texts: ShownDiagnostic[]): void {
  if (!change) return;
  const pointer = change.kind === 'remove' ? change.pointer.slice(0, -1) : change.pointer;
  const { outdated } = useEditor.getState();
  const earlier = isSamePointer(outdated?.pointer, pointer) ? outdated?.texts : undefined;
  useEditor.setState({ outdated: { pointer, texts: [...(earlier ?? []), ...texts] } });
}

/** Writes what is kept for a place. Words that find others there are kept until one of the two is chosen. */
export function sendWords(key: string): Promise<ChangeAnswer> {
  return enqueue(async () => {
    const kept = pendingEditAt(key);
    // An earlier call has already sent this edit.
    if (!kept) return answers.get(key) ?? successAnswer();
    const { pointer, value, before, sent, words, version, session } = kept;
    if (sent === undefined && isSame(value, before)) {
      savePendingEdit(key);
      setConflict(key);
      answers.delete(key);
      isRefused = false;
      return successAnswer();
    }
    savePendingEdit(key, { ...kept, sent: value });
    const gone = typeof pointer.at(-1) === 'number' ? 'remove' : 'unset';
    const change: ManifestChange =
      value === undefined
        ? { kind: gone, pointer, before, sent }
        : { kind: 'set', pointer, value, before, sent };
    const answer = await write({ changes: [change], words, version, session }, key);
    answers.set(key, answer);
    const typed = pendingEditAt(key);
    isRefused = !answer.done && typed !== undefined;
    if ('isUnsent' in answer) return answer;
    // The edit was discarded meanwhile: the other text was chosen.
    if (!typed) setConflict(key);
    const isLeft = typed && ('conflict' in answer || !isSame(typed.value, value));
    const next = { ...typed, ...(answer.done && { before: value }), sent: undefined };
    savePendingEdit(key, isLeft ? (next as PendingEdit) : undefined);
    return answer;
  });
}

/** Opens the review once everything is written; otherwise says what is not. */
export async function review(): Promise<void> {
  const given = await Promise.all(keptKeys().map(sendWords));
  await last;
  const failed = given.find((answer) => !answer.done);
  if (!failed) useEditor.setState({ dialog: 'review' });
  else showMessage(refusalWords(failed), true);
}

/** Sends all that is kept. What finds other words at its place waits there for a choice. */
export async function sendKept(): Promise<void> {
  restorePendingEdits();
  for (const key of keptKeys()) {
    const { words, value } = pendingEditAt(key) ?? {};
    const answer = await sendWords(key);
    if ('isUnsent' in answer) return;
    if (answer.done) showMessage(`Saved what you typed last: ${words}.`);
    else showMessage(`“${value}” was not saved: ${refusalWords(answer)}`, true);
  }
}

/** The pause before a server that was not reached is asked again, in milliseconds. */
const RETRY_DELAY_MS = 3000;

/** Sends what is kept as soon as the server is back. */
export const sendKeptSoon = debounce(
  async () => ((await renewState()) ? sendKept() : sendKeptSoon()),
  RETRY_DELAY_MS,
);

/** Sends changes, and makes them here when they are written. */
async function send(request: ChangeRequest, already: ManifestChange[] = []): Promise<ChangeAnswer> {
  const { version } = useEditor.getState().state ?? {};
  const sent = { ...request, version: request.version ?? version };
  const answer = await withoutState(() => sendEditor<ChangeAnswer>('change', sent));
  if ('isBehind' in answer && answer.isBehind) {
    if (isStateOld()) void enqueue(() => renewState().then(successAnswer));
    else renewStateSoon();
  }
  if (!answer.done) return answer;
  const isEarlier = request.version !== undefined;
  const changes = isEarlier ? [] : request.changes.filter((change) => !already.includes(change));
  applyAnswer(changes, answer);
  // Places of an earlier page, or behind an entry that came or went, may be others now.
  const isCounted = changes.every(({ kind }) => kind === 'set' || kind === 'unset');
  if (isEarlier || (answer.isBehind && !isCounted)) await renewState();
  return answer;
}

const FINISH_DRAFT_MESSAGE = 'Finish the new entry first, or leave it out.';

/** Sends a pending value with each change, until it fits; changes elsewhere are written without it as well. */
async function sendWithPendingValue(
  pending: PendingValue,
  request: ChangeRequest,
): Promise<ChangeAnswer> {
  const { state } = useEditor.getState();
  const { changes, words } = request;
  const inside = applyToPending(pending, changes, state?.manifest);
  if (changes.some((change) => isDiscarding(pending, change))) {
    dropPendingValue();
    return successAnswer();
  }
  const next = inside ?? pending;
  const both = {
    changes: [next.change, ...(inside ? [] : changes)],
    words: inside ? pending.words : words,
  };
  if (inside) useEditor.setState({ pendingValue: inside, state: withData(state, changes) });
  const answer = await send(both, [next.change]);
  if (answer.done) {
    useEditor.setState({ pendingValue: undefined });
    showMessage('Added.');
    return answer;
  }
  if (!inside) {
    const isTied = changes.some((change) => isShifted(pending, change));
    return isTied ? { done: false, words: FINISH_DRAFT_MESSAGE } : send(request);
  }
  if (!('diagnostics' in answer)) return answer;
  useEditor.setState({ pendingValue: { ...inside, diagnostics: answer.diagnostics } });
  return successAnswer();
}

/** The answer for a change that needs no request: it was discarded, or waits in the panel. */
function successAnswer(): ChangeAnswer {
  const { version = '', undo, redo } = useEditor.getState().state ?? {};
  return { done: true, version, ...(undo && { undo }), ...(redo && { redo }) };
}

/** Writes a new value; one that does not fit yet becomes a pending value. False if it was refused. */
export async function writeNew(
  { change, pointer, words }: Omit<PendingValue, 'diagnostics'>,
  done?: string,
): Promise<boolean> {
  dropPendingValue();
  const answer = await writeChanges(() => ({ changes: [change], words }));
  if (answer.done) showMessage(done);
  else if ('diagnostics' in answer)
    showPendingValue({ change, pointer, words, diagnostics: answer.diagnostics });
  else if ('words' in answer) showMessage(answer.words, true);
  return answer.done || 'diagnostics' in answer;
}

/** The change that gives a place another value than it has, or none. */
export function setTo(pointer: Pointer, value: YamlValue | undefined): ManifestChange {
  const seen = valueAt(useEditor.getState().state?.manifest, pointer) as YamlValue | undefined;
  const before = seen === undefined ? {} : { before: seen };
  return value === undefined
    ? { kind: 'unset', pointer, ...before }
    : { kind: 'set', pointer, value, ...before };
}

/** Writes changes that have no field of their own, and shows a message with the outcome. */
export async function writeAndReport(
  changes: ManifestChange[] | (() => ManifestChange[]),
  words: string,
  done?: string,
): Promise<boolean> {
  const answer = await writeChanges(() => ({
    changes: typeof changes === 'function' ? changes() : changes,
    words,
  }));
  if (answer.done) showMessage(done);
  else if (!('conflict' in answer)) showMessage(refusalWords(answer), true);
  return answer.done;
}

/**
 * Takes the last step back, or makes it again. Words that were typed just before are a step, too.
 * @param past how many steps stay as they are
 */
export async function undoOrRedo(which: 'undo' | 'redo', past = 0): Promise<void> {
  if (useEditor.getState().pendingValue) return dropPendingValue();
  for (const key of keptKeys()) void sendWords(key);
  const answer = await enqueue(() => withoutState(() => sendEditor<ChangeAnswer>(which, { past })));
  discardPendingState();
  await renewState();
  // The step may be about a place that is not in view.
  const { undo, redo } = answer.done ? answer : {};
  const [name, words = ''] =
    which === 'undo' ? ['Undone', redo?.words] : ['Done again', undo?.words];
  if (answer.done) return showMessage(`${words.replace(/^[^:]+/, name)}.`);
  const next = 'next' in answer ? answer.next : undefined;
  showMessage(
    refusalWords(answer),
    true,
    next && {
      label: `${which === 'undo' ? 'Undo' : 'Do again'} the step before it: ${next.words}`,
      press: () => undoOrRedo(which, next.past),
    },
  );
}

const CONFLICT = 'Somebody else has changed the same place. Choose first what is to stay.';

/** Why an answer wrote nothing; a sentence that several diagnostics have is said once. */
export function refusalWords(answer: Exclude<ChangeAnswer, { done: true }>): string {
  if ('conflict' in answer) return CONFLICT;
  if ('words' in answer) return answer.words;
  const sentences = answer.diagnostics.flatMap(({ words }) => words.split(/(?<=[.?!]) /));
  return [...new Set(sentences)].join(' ');
}

/** Makes the changes of a successful request in the page's state. */
function applyAnswer(asked: ManifestChange[], answer: Extract<ChangeAnswer, { done: true }>): void {
  discardPendingState();
  const { undo, redo, joined, isBehind } = answer;
  const changes = asked.map((change) => {
    const text = joined?.find(({ pointer }) => isSamePointer(pointer, change.pointer));
    return text && change.kind === 'set' ? { ...change, value: text.value } : change;
  });
  useEditor.setState(({ state }) => {
    const next = withData(state, changes);
    // The places that the page knows are those of its own version.
    const version = isBehind ? state?.version : answer.version;
    return { state: next && { ...next, version: version ?? answer.version, undo, redo } };
  });
  renewStateSoon();
}
