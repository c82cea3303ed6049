// A field's text between the person and the file: what was typed stays, however slow or unwilling the server is.
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Pointer } from '../../../manifest/diagnostic.ts';
import { placeName } from '../../../manifest/messages/place-name.ts';
import { valueAt } from '../../../manifest/text/values.ts';
import type { YamlValue } from '../../../manifest/yaml/write.ts';
import type { FormPiece } from '../schema/pieces.ts';
import { keyOf } from '../schema/pointers.ts';
import { say, useEditor } from '../wire/store.ts';
import { draftFault, refusalWords, writeChanges } from '../wire/write.ts';

/** The pause after a key before the text is sent, in milliseconds. */
const SEND_DELAY_MS = 30;

/** The rest after which a fault is shown, in milliseconds: half a phone number is no mistake yet. */
const FAULT_DELAY_MS = 1000;

/** What every control takes. */
export interface FieldProps {
  pointer: Pointer;
  piece: FormPiece;
  /** Another name than the schema's. */
  label?: string;
}

/** The id of a field's control; those of the words about it begin with it. */
export const fieldId = (pointer: Pointer) => `field:${keyOf(pointer)}`;

export interface FieldState {
  /** The shown value: the typed one, or else the written one. */
  value: YamlValue | undefined;
  /** The same as a text; empty without a value. */
  text: string;
  /** Why the typed value was not written. */
  fault?: string;
  /** Takes a value in; undefined removes the key. */
  change(value: YamlValue | undefined): void;
  /** Takes typed words in: an empty text removes a key that may be left out. */
  take(words: string): void;
  /** The person has left the field. */
  leave(): void;
  /** The properties by which a control is tied to its label and its words. */
  tied: object;
}

interface Typed {
  value: YamlValue | undefined;
}

/** Keeps one field. Changes in one stay in it are one step of undo. */
export function useField({ pointer, piece }: FieldProps): FieldState {
  const key = keyOf(pointer);
  const written = useEditor(({ state }) => valueAt(state?.manifest, pointer)) as
    | YamlValue
    | undefined;
  const awaited = useEditor(({ draft }) => draftFault(draft, pointer));
  const [typed, setTyped] = useState<Typed>();
  const [fault, setFault] = useState<string>();
  const [rested, setRested] = useState(false);
  const field = useRef({
    base: written,
    waiting: undefined as Typed | undefined,
    session: '',
    busy: false,
    sent: written,
    /** The words about a value that was refused. */
    refused: '',
    gone: false,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const rest = useRef<ReturnType<typeof setTimeout>>(undefined);
  // The value that the person saw before the first key is the one that a change is compared with.
  if (!typed && !field.current.busy) field.current.base = written;
  const isOwn = sameWords(written, typed?.value) || sameWords(written, field.current.sent);
  const isIdle = !field.current.busy && !field.current.waiting && !fault;
  useEffect(() => {
    // Undo, or somebody else, has changed the place.
    if (typed && isIdle && !isOwn) setTyped(undefined);
  }, [typed, isIdle, isOwn]);

  const send = useCallback(async () => {
    const now = field.current;
    clearTimeout(timer.current);
    if (now.busy || !now.waiting) return;
    const { value } = now.waiting;
    now.waiting = undefined;
    now.refused = '';
    if (same(value, now.base)) return setFault(undefined);
    now.busy = true;
    const { base: before } = now;
    const place = key.split('/').map((step) => (/^\d+$/.test(step) ? Number(step) : step));
    const change =
      value === undefined
        ? ({ kind: 'unset', pointer: place, before } as const)
        : ({ kind: 'set', pointer: place, value, before } as const);
    const manifest = useEditor.getState().state?.manifest;
    const words = `changed ${placeName(place, manifest)}`;
    now.session ||= `${key} ${performance.now()}`;
    const answer = await writeChanges({ changes: [change], words, session: now.session });
    now.busy = false;
    if (answer.done) {
      now.base = value;
      now.sent = value;
    }
    const why = answer.done || 'conflict' in answer ? undefined : refusalWords(answer);
    setFault(why);
    now.refused = why ? `${quoted(value)} was not saved: ${why}` : '';
    // A conflict is asked about in its own dialog; the place then holds what was chosen.
    if (!answer.done && 'conflict' in answer) setTyped(undefined);
    if (now.waiting) await send();
    else if (now.gone && now.refused) say(now.refused, true);
  }, [key]);

  // A field that goes away, as by a press on another text, has its last letters written.
  useEffect(() => {
    const now = field.current;
    now.gone = false;
    return () => {
      now.gone = true;
      clearTimeout(rest.current);
      if (now.refused && !now.waiting && !now.busy) say(now.refused, true);
      void send();
    };
  }, [send]);

  const change = (value: YamlValue | undefined) => {
    setTyped({ value });
    setRested(false);
    clearTimeout(rest.current);
    rest.current = setTimeout(() => setRested(true), FAULT_DELAY_MS);
    field.current.waiting = { value };
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void send(), SEND_DELAY_MS);
  };
  const value = typed ? typed.value : written;
  const shownFault = (rested && fault) || (!typed || rested ? awaited : undefined);
  const id = fieldId(pointer);
  return {
    value,
    text: String(value ?? ''),
    fault: shownFault,
    change,
    take: (words) => change(words === '' && !piece.required ? undefined : words),
    leave: () => {
      void send();
      clearTimeout(rest.current);
      setRested(true);
      field.current.session = '';
      if (isIdle && isOwn) setTyped(undefined);
    },
    tied: {
      id,
      'aria-describedby': `${id}:about ${id}:fault`,
      'aria-invalid': shownFault ? true : undefined,
      onFocus: () => useEditor.setState({ marked: pointer }),
    },
  };
}

const quoted = (value: YamlValue | undefined) =>
  value === undefined || value === '' ? 'The empty field' : `“${String(value).slice(0, 60)}”`;

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The file does not keep spaces around a text; the field does while somebody is typing. */
const sameWords = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : same(a, b);

const TRIES = 20;

/** Focuses the field of a place, or the first one inside it; `all` selects its text. */
export function focusField(pointer: Pointer, all = false, tries = TRIES): void {
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
