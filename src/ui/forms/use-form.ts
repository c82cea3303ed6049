// What every form of the site does: its messages stand beside the fields, and a request is sent once.
import { type FormEvent, useRef, useState } from 'react';
import type { ToastMessage } from '../../model/manifest.generated.ts';
import { clearToast, prepareToasts, showToast } from '../../outside/toasts.ts';
import { useTranslate } from '../contexts.ts';
import { afterPaint } from '../timing.ts';
import { useHydrated } from '../use-hydrated.ts';
import { focusFirstInvalid } from './Field.tsx';

interface FormWork<Name extends string> {
  /** The messages about what is wrong, by field; undefined where there is nothing to send now. */
  validate(form: HTMLFormElement): Partial<Record<Name, string>> | undefined;
  /** Sends a valid form. Rejects if it could not. */
  send(form: HTMLFormElement): Promise<void>;
  failure: ToastMessage;
}

/**
 * Gives a form's submit handler, its messages by field and `change`, which takes that of a field away; `ready` means that
 * the script runs, and `element` is the form.
 */
export function useForm<Name extends string>({ validate, send, failure }: FormWork<Name>) {
  const t = useTranslate();
  const element = useRef<HTMLFormElement>(null);
  const ready = useHydrated();
  const [errors, setErrors] = useState<Partial<Record<Name, string>>>({});

  const change = (name: Name) => {
    afterPaint(() => prepareToasts(t));
    if (!errors[name]) return;
    setErrors({ ...errors, [name]: undefined });
    // A toast about what is wrong covers fields of a phone. The messages beside the fields stay.
    void clearToast();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The toast of an earlier request would seem to be about this one.
    void clearToast();
    const form = event.currentTarget;
    const found = validate(form);
    if (!found) return;
    setErrors(found);
    if (Object.keys(found).length > 0) return focusFirstInvalid(form);
    await send(form).catch(() => showToast(failure, 'destructive'));
  };
  return { element, ready, errors, change, submit };
}
