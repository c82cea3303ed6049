// The behaviour that the mail forms share: values are cleaned and cut, a blank one is ignored, then the mail program opens.
import { type RefObject, useEffect, useRef, useState } from 'react';
import {
  invalidEmailMessage,
  invalidPhoneMessage,
  MISSING_MESSAGES,
  tooLongMessage,
} from '../../model/forms/field-words.ts';
import type { OfficeFormKind } from '../../model/forms/office-form.ts';
import type { ToastMessage } from '../../model/manifest.generated.ts';
import { cleanText, cutText } from '../../model/text/clean-text.ts';
import type { Translate } from '../../model/words/words.ts';
import { type Mail, openMail } from '../../outside/mail.ts';
import { showToast } from '../../outside/toasts.ts';
import { useFacts, useTranslate } from '../contexts.ts';
import { readSession, writeSession } from '../session.ts';
import { pause } from '../timing.ts';
import { draftKey, typedTexts } from './draft.ts';
import { LAST_STEP } from './MailNote.tsx';
import { useForm } from './use-form.ts';

/** A field of a mail form: its label in the mail, and its longest value in characters. */
export interface MailField {
  label: string;
  limit: number;
}

export interface MailFormSettings {
  to: string;
  subject: string;
  /** The kind of a form that goes to the office's database instead of the mail program. */
  office?: OfficeFormKind;
  fields: Record<string, MailField>;
  success: ToastMessage;
  failure: ToastMessage;
}

/**
 * The time in which the button shows that it is sending, in milliseconds: long enough to be seen, short enough not to
 * wait.
 */
const SENDING_INDICATOR_MS = 600;

/** The values of a form as they are sent, by label. */
export function mailValues(
  typed: Record<string, string>,
  fields: MailFormSettings['fields'],
): Mail['fields'] {
  const sent = cutValues(typed, fields);
  return Object.entries(fields).map(([name, { label }]) => [label, sent[name] ?? '']);
}

function cutValues(
  typed: Record<string, string>,
  fields: MailFormSettings['fields'],
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, { limit }]) => [
      name,
      cutText(cleanText(typed[name] ?? ''), limit).trim(),
    ]),
  );
}

/** Fills a form's empty fields from its draft, and keeps what is typed from then on. Returns the function that stops it. */
function keepDraft(form: HTMLFormElement): () => void {
  const draft = readSession(draftKey(form));
  for (const field of form.elements as Iterable<HTMLInputElement>) {
    if (draft[field.name]) field.value ||= draft[field.name] as string;
  }
  const save = () => writeSession(draftKey(form), typedTexts(form));
  save();
  form.addEventListener('input', save);
  return () => form.removeEventListener('input', save);
}

function clearDraft(form: HTMLFormElement): void {
  form.reset();
  writeSession(draftKey(form), {});
}

/**
 * Calls `act` once, when the page has lost the visitor's attention and has it again.
 * @returns cancels the call
 */
function afterReturn(act: () => void): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  let wasAway = false;
  const look = () => {
    // A frame of the page takes the focus from its window, but not from the document.
    const hasAttention = !document.hidden && document.hasFocus();
    if (wasAway && hasAttention) {
      controller.abort();
      act();
    }
    wasAway ||= !hasAttention;
  };
  for (const type of ['blur', 'focus']) addEventListener(type, look, { signal });
  document.addEventListener('visibilitychange', look, { signal });
  return () => controller.abort();
}

/**
 * Holds texts to their limits while they are typed. The browser's own limit is lifted for the moment of each input,
 * because it cuts through a character.
 */
function enforceLimits(form: HTMLFormElement, fields: MailFormSettings['fields']) {
  const controller = new AbortController();
  const { signal } = controller;
  const lift = ({ target }: Event) => (target as HTMLInputElement).removeAttribute('maxlength');
  const hold = ({ target, isComposing }: InputEvent) => {
    const control = target as HTMLInputElement;
    const limit = fields[control.name]?.limit ?? 0;
    // The pattern of an e-mail address refuses one that is too long, instead of sending half of it.
    if (control.type !== 'email' && !isComposing && control.value.length > limit) {
      control.value = cutText(control.value, limit);
    }
    control.maxLength = limit;
  };
  form.addEventListener('beforeinput', lift, { signal });
  form.addEventListener('input', (event) => hold(event as InputEvent), { signal });
  return () => controller.abort();
}

/** What is said about the fields that the browser finds wrong, by name. */
function errorMessages(
  controls: HTMLInputElement[],
  fields: MailFormSettings['fields'],
  phone: string,
  t: Translate,
): Record<string, string> {
  const message = ({ name, type, validity }: HTMLInputElement) => {
    if (validity.valueMissing) return t(MISSING_MESSAGES[name as keyof typeof MISSING_MESSAGES]);
    if (type === 'tel') return invalidPhoneMessage(phone, t);
    return validity.patternMismatch
      ? tooLongMessage(fields[name]?.limit ?? 0, t)
      : invalidEmailMessage(t);
  };
  const invalid = controls.filter(({ validity }) => !validity.valid);
  return Object.fromEntries(invalid.map((control) => [control.name, message(control)]));
}

/** The messages about a form's fields; undefined for a single one that is blank, which is silently ignored. */
function checkForm(
  form: HTMLFormElement,
  fields: MailFormSettings['fields'],
  phone: string,
  t: Translate,
) {
  const controls = [...form.querySelectorAll<HTMLInputElement>('input, textarea')];
  // Spaces are no answer, and the browser would take them for one.
  for (const control of controls) if (cleanText(control.value) === '') control.value = '';
  const isIgnored = controls.length === 1 && controls[0]?.value === '';
  return isIgnored ? undefined : errorMessages(controls, fields, phone, t);
}

/** Sends the typed values to the office's database. Input that came while they were sent stays in the form. */
async function deliverToOffice(
  kind: OfficeFormKind,
  form: HTMLFormElement,
  typed: Record<string, string>,
  fields: MailFormSettings['fields'],
): Promise<void> {
  const { sendToOffice } = await import('../../outside/form-delivery.ts');
  await sendToOffice(kind, cutValues(typed, fields));
  const isAsSent = JSON.stringify(typed) === JSON.stringify(typedTexts(form));
  if (form.isConnected && isAsSent) clearDraft(form);
}

/**
 * Gives the behaviour of `useForm`, whether the form is sending, and `opened`, the mail of the mail program. The session
 * keeps the typed values until the visitor returns from the mail program or calls `finish`. Browsers do not report
 * whether a mail program has opened.
 */
export function useMailForm({ to, subject, office, fields, success, failure }: MailFormSettings) {
  const [submitting, setSubmitting] = useState(false);
  const [opened, setOpened] = useState<Mail>();
  const { phone } = useFacts().company;
  const t = useTranslate();
  const busy = useRef(false);
  const stopWaiting = useRef(() => {});

  const validate = (form: HTMLFormElement) =>
    busy.current ? undefined : checkForm(form, fields, phone, t);
  const openMailProgram = async (form: HTMLFormElement, typed: Record<string, string>) => {
    const mail = { to, subject, fields: mailValues(typed, fields) };
    stopWaiting.current = afterReturn(() => clearDraft(form));
    openMail(mail);
    await pause(SENDING_INDICATOR_MS);
    setOpened(mail);
  };
  const deliver = async (form: HTMLFormElement) => {
    const typed = typedTexts(form);
    if (office) await deliverToOffice(office, form, typed, fields);
    else await openMailProgram(form, typed);
  };
  const send = async (form: HTMLFormElement) => {
    busy.current = true;
    setSubmitting(true);
    setOpened(undefined);
    stopWaiting.current();
    try {
      await deliver(form);
      // Above the toast, as the document's scroll padding has it.
      const showNote = () => form.lastElementChild?.scrollIntoView({ block: 'nearest' });
      void showToast(success, 'success', office ? undefined : t(LAST_STEP)).then(showNote);
    } catch (error) {
      stopWaiting.current();
      throw error;
    } finally {
      busy.current = false;
      setSubmitting(false);
    }
  };
  const form = useForm({ validate, send, failure });
  const { element } = form;

  useUpkeep(element, fields, stopWaiting);

  /** Later input was not in the mail. */
  const change = (name: string) => {
    stopWaiting.current();
    setOpened(undefined);
    form.change(name);
  };
  const finish = () => {
    stopWaiting.current();
    if (element.current) clearDraft(element.current);
    setOpened(undefined);
  };
  return { ...form, submitting, opened, change, finish };
}

/** Holds a form's texts to their limits, and keeps its draft. */
function useUpkeep(
  element: RefObject<HTMLFormElement | null>,
  fields: MailFormSettings['fields'],
  stopWaiting: RefObject<() => void>,
): void {
  const limits = useRef(fields);
  useEffect(() => {
    if (!element.current) return;
    const stopHolding = enforceLimits(element.current, limits.current);
    const stopKeeping = keepDraft(element.current);
    return () => {
      stopHolding();
      stopKeeping();
      stopWaiting.current();
    };
  }, [element, stopWaiting]);
}
