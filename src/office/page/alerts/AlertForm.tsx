// The form for an alert, with the line as visitors will see it.
import { useEffect, useState } from 'react';
import styled from 'styled-components';
import { ALERT_LINK, alertText } from '../../../model/calendar/stored-alert.ts';
import type { Option } from '../../../model/forms/quote-form.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/forms/Field.tsx';
import { NoticeLine } from '../../../ui/notices/NoticeLine.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { officeSite, optionLabel } from '../office-site.ts';
import { ActionForm } from '../ui/actions.tsx';
import { Check, controlledProps, MutedText, Panel, SmallButton } from '../ui/parts.tsx';
import { query } from '../wire/query.ts';
import {
  ALERT_KINDS,
  type AlertDraft,
  type AlertRow,
  alertRow,
  draftOf,
  earliestEnd,
  newDraft,
  updateDraft,
} from './alert-draft.ts';

interface Props {
  edited: AlertRow | 'new';
  onClose: () => void;
}

/** The form for a new alert or a change. Its fields have the database's limits, so that the browser reports a mistake first. */
export function AlertForm({ edited, onClose }: Props) {
  const { zone, towns, visit } = officeSite();
  const form = useAlertDraft(edited);
  const { draft, change, fieldProps } = form;
  useEffect(() => document.getElementById('alert-text')?.focus(), []);
  const save = async () => {
    const row = alertRow(draft);
    await query((client) => {
      const alerts = client.from('service_alerts');
      // Somebody else may have deleted it: without its id in the answer, that would look like a success.
      return edited === 'new'
        ? alerts.insert(row)
        : alerts.update(row).eq('id', edited.id).select('id').single();
    });
    onClose();
  };
  return (
    <Panel aria-labelledby="alert-form">
      <h2 id="alert-form">{edited === 'new' ? 'A new alert' : 'Change the alert'}</h2>
      <ActionForm
        label="Save the alert"
        busy="Saving …"
        work={save}
        message={`The alert is saved. The website shows it within a minute.${draft.moves_from ? ' Calendars have it after the next build.' : ''}`}
        beside={<SmallButton onClick={onClose}>Cancel</SmallButton>}
      >
        <TextAreaField {...fieldProps('text')} label="Text" rows={2} maxLength={200} />
        <SelectField {...fieldProps('kind')} label="Kind">
          {ALERT_KINDS.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </SelectField>
        <TextField
          {...fieldProps('starts')}
          type="datetime-local"
          label="Begins"
          hint="Empty: at once"
          optional
        />
        <TextField
          {...fieldProps('ends')}
          type="datetime-local"
          min={earliestEnd(draft, Date.now(), zone)}
          label="Ends"
          hint="On the clocks of the business"
        />
        <CheckboxGroup
          name="Towns"
          options={towns}
          chosen={draft.towns}
          onChange={(towns) => change({ towns })}
        />
        {visit && <MovedVisits form={form} visit={visit} />}
        <LinkFields form={form} />
        <AlertPreview draft={draft} />
      </ActionForm>
    </Panel>
  );
}

/** The alert as it is written, and the properties that the field of each part has. */
function useAlertDraft(edited: Props['edited']) {
  const { zone } = officeSite();
  const [draft, setDraft] = useState(() =>
    edited === 'new' ? newDraft(Date.now(), zone) : draftOf(edited),
  );
  const change = (part: Partial<AlertDraft>) => setDraft((now) => updateDraft(now, part));
  const fieldProps = <K extends Exclude<keyof AlertDraft, 'towns' | 'routes'>>(field: K) => ({
    id: `alert-${field}`,
    ...controlledProps(draft[field] ?? '', (value) => change({ [field]: value })),
  });
  return { draft, change, fieldProps };
}

type Form = ReturnType<typeof useAlertDraft>;

/** The visits that the alert moves to another day, or cancels. */
function MovedVisits({ form, visit }: { form: Form; visit: string }) {
  const { draft, change, fieldProps } = form;
  const { routes } = officeSite();
  const shared = { type: 'date', optional: true };
  return (
    <>
      <TextField
        {...fieldProps('moves_from')}
        {...shared}
        label={`Usual day of a ${visit} that changes`}
      />
      {draft.moves_from && (
        <TextField
          {...fieldProps('moves_to')}
          {...shared}
          label="Moves to"
          hint="Empty: it is cancelled"
        />
      )}
      {draft.moves_from && routes.length > 0 && (
        <CheckboxGroup
          name="Routes"
          options={routes}
          chosen={draft.routes}
          onChange={(routes) => change({ routes })}
        />
      )}
    </>
  );
}

function LinkFields({ form: { draft, fieldProps } }: { form: Form }) {
  return (
    <>
      <TextField
        {...fieldProps('link')}
        pattern={ALERT_LINK}
        title="A page such as /contact/, or an address that begins with https://"
        label="Link"
        hint="Such as /contact/"
        maxLength={500}
        optional
      />
      <TextField
        {...fieldProps('link_label')}
        label="Words of the link"
        hint="Such as Call us"
        maxLength={60}
        optional={!draft.link}
      />
    </>
  );
}

interface CheckboxGroupProps {
  name: string;
  options: Option[];
  chosen: string[];
  onChange: (chosen: string[]) => void;
}

/** The towns or routes that an alert is for; without any, all. */
function CheckboxGroup({ name, options, chosen, onChange }: CheckboxGroupProps) {
  const toggle = (value: string) =>
    onChange(chosen.includes(value) ? chosen.filter((own) => own !== value) : [...chosen, value]);
  return (
    <Boxes>
      <legend>
        {name}: {chosen.length === 0 ? 'all' : 'only those'}
      </legend>
      <div>
        {options.map(({ value, label }) => (
          <Check
            key={value}
            label={label}
            checked={chosen.includes(value)}
            onChange={() => toggle(value)}
          />
        ))}
      </div>
    </Boxes>
  );
}

/** An alert as visitors see it: the website's own line. */
function AlertPreview({ draft }: { draft: AlertDraft }) {
  const { towns } = officeSite();
  const { kind, link, link_label } = draft;
  const notice = {
    ...{ id: 'preview', kind, from: 0, until: Number.MAX_SAFE_INTEGER },
    text: alertText(draft.text.trim() || 'Your text …', draft),
    ...(link && link_label && { link: { label: link_label, to: link } }),
  };
  const names = draft.towns.map((slug) => optionLabel(towns, slug)).join(', ');
  return (
    <figure>
      <MutedText as="figcaption">
        As visitors see it{names ? `, on the pages of ${names}; the home page names the towns` : ''}
        :
      </MutedText>
      <div inert>
        <NoticeLine notice={notice} now={1} />
      </div>
    </figure>
  );
}

const Boxes = styled.fieldset`
  & > div {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${theme.space(3)};
    max-height: 11rem;
    overflow-y: auto;
  }
`;
