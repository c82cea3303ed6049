// A field's text between the person and the file: what was typed stays, however slow or unwilling the server is.
import {
  type FocusEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { placeLabel } from '../../../manifest/messages/place-name.ts';
import { commonEnds } from '../../../manifest/text/common-ends.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { FieldSchema } from '../../document/schema/pieces.ts';
import { keyOf } from '../../document/schema/pointers.ts';
import { hideTyped, showTyped } from '../preview/typed-texts.ts';
import { newText } from '../schema/new-value.ts';
import { type PendingEdit, pendingEditAt, savePendingEdit } from '../wire/pending-edits.ts';
import { pendingValueError } from '../wire/pending-value.ts';
import { showMessage, useEditor } from '../wire/store.ts';
import { refusalWords, sendWords } from '../wire/write.ts';

/** The pause after a key before the text is sent, in milliseconds. */
const SEND_DELAY_MS = 30;

/** The rest after which an error is shown, in milliseconds: half a phone number is no mistake yet. */
const ERROR_DELAY_MS = 1000;

/** What every control takes. */
export interface FieldProps {
  pointer: Pointer;
  piece: FieldSchema;
  /** Another name than the schema's. */
  label?: string;
}

/** The id of a field's control; those of the words about it begin with it. */
export const fieldId = (pointer: Pointer) => `field:${keyOf(pointer)}`;

/** What a field knows between two renderings. */
interface FieldMemory {
  /** The value that the person saw before the first key, with which a change is compared. */
  base: YamlValue | undefined;
  typed: YamlValue | undefined;
  sent: YamlValue | undefined;
  session: string;
  /** The words about a value that was refused. */
  refused: string;
  isGone: boolean;
  pointer: Pointer;
}

/** The state of one field: its text, its error, and the props of its control. Edits between focus and blur are one undo step. */
export function useField({ pointer, piece }: FieldProps) {
  const key = keyOf(pointer);
  const written = useEditor(({ state }) => valueAt(state?.manifest, pointer)) as
    | YamlValue
    | undefined;
  const draftError = useEditor(({ pendingValue }) => pendingValueError(pendingValue, pointer));
  const { typed, setTyped, field, send, error } = useTypedText(key, pointer, written);
  const [isTouched, setTouched] = useState(false);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);
  useSteadyCaret(fieldId(pointer));
  useLastLetters(key, field, send, timers);

  /** Takes a value in; undefined removes the key. */
  const change = (value: YamlValue | undefined) => {
    const now = field.current;
    now.session ||= `${key} ${performance.now()}`;
    now.refused = '';
    now.typed = value;
    const words = `changed ${placeLabel(pointer, useEditor.getState().state?.manifest)}`;
    const { session, base: before } = now;
    savePendingEdit(key, { pointer, before, ...pendingEditAt(key), value, words, session });
    setTyped({ value });
    showTyped(key);
    setTouched(false);
    timers.current.forEach(clearTimeout);
    timers.current = [
      setTimeout(() => setTouched(true), ERROR_DELAY_MS),
      setTimeout(() => void send(), SEND_DELAY_MS),
    ];
  };
  const leave = () => {
    timers.current.forEach(clearTimeout);
    void send();
    setTouched(true);
    field.current.session = '';
    if (useEditor.getState().changedHere?.key === key)
      useEditor.setState({ changedHere: undefined });
    // Right after a rejected save there is neither a pending edit nor an error yet, so compare with the saved value.
    if (!pendingEditAt(key) && sameWords(written, typed?.value)) setTyped(undefined);
  };
  const value = typed ? typed.value : written;
  // An empty field that nobody has been in yet is no mistake.
  const isPristine = !typed && !isTouched && (value ?? '') === '';
  const shownError =
    (isTouched && error) || (isPristine || (typed && !isTouched) ? undefined : draftError);
  return {
    /** The shown value: the typed one, or else the written one. */
    value,
    text: String(value ?? ''),
    error: shownError,
    change,
    /** Takes typed words in: an empty text removes a key that may be left out. */
    setText: (words: string) => change(words === '' && !piece.required ? undefined : words),
    onBlur: leave,
    inputProps: controlProps(pointer, shownError, value === newText(piece.noun)),
  };
}

/** What is typed at a place until the file has it, and the error of its last save. */
function useTypedText(key: string, pointer: Pointer, written: YamlValue | undefined) {
  const [typed, setTyped] = useState(() => readPendingEdit(key, written));
  const field = useRef<FieldMemory>({
    ...{ base: written, typed: written, sent: written, pointer },
    ...{ session: '', refused: '', isGone: false },
  });
  field.current.pointer = pointer;
  // Not while rendering: a key that comes before the new text is shown is about the old one.
  useLayoutEffect(() => {
    if (!typed) field.current.base = written;
  }, [typed, written]);
  const { send, refusal } = useSending(key, field, setTyped);
  // What could not be sent may have been written since.
  const error = typed && !sameWords(written, typed.value) ? refusal : undefined;
  const isOwn = sameWords(written, typed?.value) || sameWords(written, field.current.sent);
  const isIdle = !pendingEditAt(key) && !error;
  useEffect(() => {
    // Undo, or somebody else, has changed the place.
    if (typed && isIdle && !isOwn) setTyped(undefined);
  }, [typed, isIdle, isOwn]);
  useNoteOfOthers(key, written, isOwn);
  return { typed, setTyped, field, send, error };
}

/** Sends what is typed at a place, and says why it was refused. */
function useSending(
  key: string,
  field: RefObject<FieldMemory>,
  setTyped: (typed: undefined) => void,
) {
  const [refusal, setRefusal] = useState<string>();
  const send = useCallback(async () => {
    const now = field.current;
    const kept = pendingEditAt(key);
    if (!kept) return;
    const answer = await sendWords(key);
    if (answer.done) {
      now.sent = valueAt(useEditor.getState().state?.manifest, now.pointer) as typeof now.sent;
      // Also where it was joined: the person has not seen the other words.
      if (!pendingEditAt(key)) now.base = now.typed;
      const [joined] = answer.joined ?? [];
      if (joined) tellChanged(key, joined.by);
      if (joined && !pendingEditAt(key)) setTyped(undefined);
    }
    const isUnsent = 'isUnsent' in answer;
    const why = answer.done || 'conflict' in answer ? undefined : refusalWords(answer);
    const words = isUnsent ? `${why} ${UNSENT_NOTE}` : why;
    setRefusal(words);
    if (answer.done) showTyped(key);
    else hideTyped();
    now.refused = words ? `${quoted(kept.value)} was not saved: ${words}` : '';
    if (now.isGone && now.refused) showMessage(now.refused, true);
  }, [key, field, setTyped]);
  return { send, refusal };
}

/** Writes the last letters of a field that goes away, as by a press on another text. */
function useLastLetters(
  key: string,
  field: RefObject<FieldMemory>,
  send: () => Promise<void>,
  timers: RefObject<ReturnType<typeof setTimeout>[]>,
): void {
  useEffect(() => {
    const now = field.current;
    now.isGone = false;
    return () => {
      now.isGone = true;
      timers.current.forEach(clearTimeout);
      if (now.refused && !pendingEditAt(key)) showMessage(now.refused, true);
      void send();
    };
  }, [send, key, field, timers]);
}

/** Says of the field under the cursor when somebody else has changed its text. */
function useNoteOfOthers(key: string, written: YamlValue | undefined, isOwn: boolean): void {
  const last = useRef({ foreign: 0, written });
  useEffect(() => {
    const { foreign } = useEditor.getState();
    const isForeign = foreign !== last.current.foreign && !same(last.current.written, written);
    last.current = { foreign, written };
    if (isForeign && !isOwn) tellChanged(key);
  });
}

/** The properties by which a control is tied to its label and its words. */
function controlProps(pointer: Pointer, error: string | undefined, isNew: boolean) {
  const id = fieldId(pointer);
  return {
    id,
    'aria-describedby': `${id}:about ${id}:error`,
    'aria-invalid': error ? true : undefined,
    onFocus: ({ target }: FocusEvent<HTMLElement>) => {
      useEditor.setState({ marked: pointer });
      // The browser puts the cursor where the press was, after this.
      if (isNew && target instanceof HTMLTextAreaElement)
        requestAnimationFrame(() => target.select());
    },
  };
}

/** The words about a value that could not be sent. */
const UNSENT_NOTE = 'Your words are kept here, and saved as soon as it can be reached again.';

/** What was typed at a place before this field came. That of an earlier page may be about another place by now. */
function readPendingEdit(key: string, written: unknown): Pick<PendingEdit, 'value'> | undefined {
  const kept = pendingEditAt(key);
  const isSeen = [kept?.before, kept?.sent].some((seen) => same(seen, written));
  return kept && (kept.version === undefined || isSeen) ? { value: kept.value } : undefined;
}

/** Says of the field under the cursor that somebody else has changed its text. */
function tellChanged(key: string, author?: string): void {
  if (document.activeElement?.id !== `field:${key}`) return;
  const { others } = useEditor.getState();
  const [other, ...more] = others;
  const present = others.find(({ at }) => at === key) ?? (more.length === 0 ? other : undefined);
  useEditor.setState({ changedHere: { key, by: author ?? present?.name } });
}

/** Keeps the caret between the same letters when the text around it becomes another one. */
function useSteadyCaret(id: string): void {
  const control = document.getElementById(id);
  const isText = control instanceof HTMLTextAreaElement || control instanceof HTMLInputElement;
  const before = isText && control === document.activeElement ? caretOf(control) : undefined;
  useLayoutEffect(() => {
    if (!isText || !before || before.text === control.value) return;
    const [start, end] = [before.start, before.end].map((at) =>
      caretIn(control.value, before.text, at),
    );
    control.setSelectionRange(start ?? null, end ?? null);
  });
}

/** Undefined for controls without a caret. */
function caretOf({
  value: text,
  selectionStart: start,
  selectionEnd: end,
}: HTMLInputElement | HTMLTextAreaElement) {
  return start === null || end === null ? undefined : { text, start, end };
}

/** The letters before the caret by which it is found again where a text has changed on both sides of it. */
const CARET_CONTEXT = 12;

/** The position in a new text of one in the old text. */
function caretIn(text: string, old: string, at: number): number {
  const [start, end] = commonEnds(old, text);
  if (at <= start) return at;
  if (at >= old.length - end) return at + text.length - old.length;
  const context = old.slice(Math.max(0, at - CARET_CONTEXT), at);
  const found = text.indexOf(context);
  return found < 0 ? Math.min(at, text.length - end) : found + context.length;
}

const quoted = (value: YamlValue | undefined) =>
  value === undefined || value === '' ? 'The empty field' : `“${String(value).slice(0, 60)}”`;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The file does not keep spaces around a text; the field does while somebody is typing. */
const sameWords = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : same(a, b);

const MAX_FOCUS_FRAMES = 20;

/** Focuses the field of a place, or the first one inside it; `all` selects its text. */
export function focusField(pointer: Pointer, all = false, tries = MAX_FOCUS_FRAMES): void {
  const id = `field:${keyOf(pointer)}`;
  const found =
    document.getElementById(id) ??
    document.querySelector<HTMLElement>(`[id^="${CSS.escape(id)}/"]`);
  if (!found) {
    if (tries > 0) requestAnimationFrame(() => focusField(pointer, all, tries - 1));
    return;
  }
  found.closest('details')?.setAttribute('open', '');
  found.focus({ preventScroll: true });
  found.scrollIntoView({ block: 'center' });
  if (found instanceof HTMLTextAreaElement)
    found.setSelectionRange(all ? 0 : found.value.length, found.value.length);
}
