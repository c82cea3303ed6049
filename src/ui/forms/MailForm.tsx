// The frame of a form that is sent by mail. Without a script the browser hands it to the mail program by itself.
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { FieldErrors, FormGrid } from './Field.tsx';
import { MailNote } from './MailNote.tsx';
import { SubmitButton } from './SubmitButton.tsx';
import { type MailFormSettings, useMailForm } from './use-mail-form.ts';

/** Takes no room while there is no note. */
const NotePlace = styled.div`
  &:empty {
    position: absolute;
  }
`;

interface Props {
  settings: MailFormSettings;
  submitLabel: string;
  submittingLabel: string;
  label: string;
  children: ReactNode;
}

/** A mail form with its fields as children; `label` names it for screen readers. */
export function MailForm({ settings, submitLabel, submittingLabel, label, children }: Props) {
  const { element, submitting, ready, opened, errors, submit, change, finish } =
    useMailForm(settings);
  const sent = () => {
    finish();
    // The button that was pressed goes.
    element.current?.querySelector('input')?.focus();
  };
  return (
    <FormGrid
      ref={element}
      action={`mailto:${settings.to}?subject=${encodeURIComponent(settings.subject)}`}
      method="post"
      encType="text/plain"
      aria-label={label}
      data-draft={`mail-draft ${settings.subject}`}
      noValidate={ready}
      aria-busy={submitting}
      onInput={({ target }) => change((target as HTMLInputElement).name)}
      onSubmit={submit}
    >
      <FieldErrors value={ready ? errors : undefined}>{children}</FieldErrors>
      <SubmitButton submitting={submitting} submittingLabel={submittingLabel} label={submitLabel} />
      {/* Screen readers announce changes inside an element that existed before. */}
      <NotePlace role="status">{opened && <MailNote mail={opened} onSent={sent} />}</NotePlace>
    </FormGrid>
  );
}
