// The behaviour that the mail forms share: values are trimmed and cut, a blank one is ignored, then the mail program opens.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { Message } from '../model/manifest.generated.ts';
import { openMail } from '../services/mail.ts';
import { showToast } from '../services/toasts.ts';
import { readSession, writeSession } from './session-values.ts';
import { useRunning } from './use-running.ts';

/** A field of a mail form: what its value is called in the mail, and the longest value in characters. */
export interface MailField {
  label: string;
  limit: number;
}

export interface MailFormSettings {
  to: string;
  subject: string;
  fields: Record<string, MailField>;
  success: Message;
  failure: Message;
}

/** How long the button shows that it is sending, in milliseconds: long enough to be seen, short enough not to wait. */
const SHOWN_FOR = 600;

/** The values of a form as they are sent, by label. */
export function mailValues(
  data: FormData,
  fields: MailFormSettings['fields'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { label, limit }]) => [
      label,
      String(data.get(name) ?? '')
        .trim()
        .slice(0, limit),
    ]),
  );
}

/** Puts back what was typed into a form before, and keeps what is typed from now on. Returns how to stop. */
function keepDraft(form: HTMLFormElement, key: string) {
  const controls = controlsOf(form);
  const before = readSession(key);
  for (const control of controls) control.value ||= before[control.name] ?? '';
  const keep = () =>
    writeSession(key, Object.fromEntries(controls.map(({ name, value }) => [name, value])));
  keep();
  form.addEventListener('input', keep);
  return () => form.removeEventListener('input', keep);
}

const controlsOf = (form: HTMLFormElement) => [
  ...form.querySelectorAll<HTMLInputElement>('input, textarea'),
];

/**
 * Gives a form's submit handler, whether it is sending, and whether the script runs at all; `element` is the form. What
 * was typed is kept for the session, and cleared when the mail program was opened.
 */
export function useMailForm({ to, subject, fields, success, failure }: MailFormSettings) {
  const [submitting, setSubmitting] = useState(false);
  const ready = useRunning();
  const element = useRef<HTMLFormElement>(null);
  const draft = `mail-draft ${subject}`;
  useEffect(() => (element.current ? keepDraft(element.current, draft) : undefined), [draft]);
  const busy = useRef(false);
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const controls = controlsOf(form);
    // Spaces are no answer, and the browser would take them for one.
    for (const control of controls) if (control.value.trim() === '') control.value = '';
    // A single field that is blank is silently ignored; of several the browser points at the first that is missing.
    const ignored = controls.length === 1 && controls[0]?.value === '';
    if (busy.current || ignored || !form.reportValidity()) return;
    const values = mailValues(new FormData(form), fields);
    busy.current = true;
    setSubmitting(true);
    try {
      openMail({ to, subject, fields: values });
      await new Promise((resolve) => setTimeout(resolve, SHOWN_FOR));
      form.reset();
      writeSession(draft, {});
      void showToast(success, 'success');
    } catch {
      void showToast(failure, 'destructive');
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };
  return { element, submitting, ready, submit };
}
