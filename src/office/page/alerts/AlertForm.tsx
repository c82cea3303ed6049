// The form for an alert, with the line as visitors will see it.
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../../ui/Button.tsx';
import { FormGrid, SelectField, TextAreaField, TextField } from '../../../ui/forms/Field.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Line, Panel, SmallButton } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { useAction } from '../look/use-action.ts';
import { useOfficeSite } from '../office-site.ts';
import { answered } from '../wire/answered.ts';
import { AlertPreview } from './AlertPreview.tsx';
import {
  ALERT_KINDS,
  type AlertDraft,
  type AlertRow,
  alertRow,
  type DraftFault,
  draftOf,
  faultOfDraft,
  newDraft,
} from './alert-draft.ts';
import { TownChoices } from './TownChoices.tsx';

interface Props {
  edited: AlertRow | 'new';
  onClose: () => void;
}

export function AlertForm({ edited, onClose }: Props) {
  const { zone } = useOfficeSite();
  const [draft, setDraft] = useState(() =>
    edited === 'new' ? newDraft(Date.now(), zone) : draftOf(edited),
  );
  const [wrong, setWrong] = useState<DraftFault>();
  const { isRunning, fault, run } = useAction();
  const change = (part: Partial<AlertDraft>) => setDraft({ ...draft, ...part });
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const found = faultOfDraft(draft, Date.now(), zone);
    setWrong(found);
    if (found) return document.getElementById(`alert-${found.field}`)?.focus();
    if (!(await run(() => saveAlert(draft, edited)))) return;
    announce('The alert is saved. The website shows it within a minute.');
    onClose();
  };
  return (
    <Panel aria-labelledby="alert-form">
      <h2 id="alert-form">{edited === 'new' ? 'A new alert' : 'Change the alert'}</h2>
      <FormGrid onSubmit={save} noValidate>
        <AlertFields draft={draft} change={change} wrong={wrong} />
        <AlertPreview draft={draft} />
        <Fault text={fault} />
        <Line>
          <ActionButton type="submit" disabled={isRunning}>
            {isRunning ? 'Saving …' : 'Save the alert'}
          </ActionButton>
          <SmallButton onClick={onClose}>Cancel</SmallButton>
        </Line>
      </FormGrid>
    </Panel>
  );
}

interface FieldsProps {
  draft: AlertDraft;
  change: (part: Partial<AlertDraft>) => void;
  wrong?: DraftFault;
}

function AlertFields({ draft, change, wrong }: FieldsProps) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.querySelector('textarea')?.focus(), []);
  /** The properties that every text field has. */
  const bound = (field: 'text' | 'starts' | 'ends' | 'link' | 'link_label') => ({
    id: `alert-${field}`,
    value: draft[field],
    error: wrong?.field === field ? wrong.message : '',
    onChange: ({ target }: { target: { value: string } }) => change({ [field]: target.value }),
  });
  return (
    <>
      <div ref={first}>
        <TextAreaField {...bound('text')} label="Text" rows={2} maxLength={200} />
      </div>
      <SelectField
        id="alert-kind"
        label="Kind"
        value={draft.kind}
        onChange={({ target }) => change({ kind: target.value as AlertDraft['kind'] })}
      >
        {ALERT_KINDS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </SelectField>
      <Pair>
        <TextField
          {...bound('starts')}
          type="datetime-local"
          label="Begins"
          hint="Empty: at once"
          optional
        />
        <TextField
          {...bound('ends')}
          type="datetime-local"
          label="Ends"
          hint="On the clocks of the business"
        />
      </Pair>
      <TownChoices chosen={draft.towns} onChange={(towns) => change({ towns })} />
      <Pair>
        <TextField
          {...bound('link')}
          label="Link"
          hint="Such as /contact/"
          maxLength={500}
          optional
        />
        <TextField
          {...bound('link_label')}
          label="Words of the link"
          hint="Such as Call us"
          maxLength={60}
          optional
        />
      </Pair>
    </>
  );
}

async function saveAlert(draft: AlertDraft, edited: AlertRow | 'new'): Promise<void> {
  const row = alertRow(draft);
  await answered((client) => {
    const alerts = client.from('service_alerts');
    return edited === 'new' ? alerts.insert(row) : alerts.update(row).eq('id', edited.id);
  });
}

const Pair = styled.div`
  display: grid;
  gap: ${theme.space(2.5)};
  align-items: end;
  ${theme.from.tablet} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;
