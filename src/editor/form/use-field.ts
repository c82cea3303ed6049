// A field's text between the person and the file: what was typed stays, however slow or unwilling the server is.
import { useCallback, useEffect, useRef, useState } from 'react';
import { placeName } from '../../manifest/messages/place-name.ts';
import type { Pointer } from '../../manifest/problem.ts';
import { valueAt } from '../../manifest/text/values.ts';
import type { YamlValue } from '../../manifest/yaml/write.ts';
import { keyOf } from '../schema/places.ts';
import { useEditor } from '../wire/store.ts';
import { refusalWords, writeChanges } from '../wire/write.ts';

/** The pause after a key before the text is sent, in milliseconds. */
const PAUSE = 30;

export interface FieldState {
  /** The shown value: the typed one, or else the written one. */
  value: YamlValue | undefined;
  /** Why the typed value was not written. */
  fault?: string;
  /** Takes a value in; undefined removes the key. */
  change(value: YamlValue | undefined): void;
  /** The person has left the field. */
  leave(): void;
}

interface Typed {
  value: YamlValue | undefined;
}

/** Keeps one field. Changes in one stay in it are one step of undo. */
export function useField(pointer: Pointer): FieldState {
  const key = keyOf(pointer);
  const written = useEditor(({ state }) => valueAt(state?.manifest, pointer)) as
    | YamlValue
    | undefined;
  const [typed, setTyped] = useState<Typed>();
  const [fault, setFault] = useState<string>();
  const field = useRef({
    base: written,
    waiting: undefined as Typed | undefined,
    session: '',
    busy: false,
    sent: written,
  });
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
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
    setFault(answer.done || 'conflict' in answer ? undefined : refusalWords(answer));
    // A conflict is asked about in its own dialog; the place then holds what was chosen.
    if (!answer.done && 'conflict' in answer) setTyped(undefined);
    if (now.waiting) await send();
  }, [key]);

  // A field that goes away, as by a press on another text, has its last letters written.
  useEffect(() => () => void send(), [send]);

  return {
    value: typed ? typed.value : written,
    fault,
    change: (value) => {
      setTyped({ value });
      field.current.waiting = { value };
      clearTimeout(timer.current);
      timer.current = setTimeout(() => void send(), PAUSE);
    },
    leave: () => {
      void send();
      field.current.session = '';
      if (isIdle && isOwn) setTyped(undefined);
    },
  };
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** The file does not keep spaces around a text; the field does while somebody is typing. */
const sameWords = (a: unknown, b: unknown) =>
  typeof a === 'string' && typeof b === 'string' ? a.trim() === b.trim() : same(a, b);
