// The alerts on the website: those of now, planned ones, and those that are over.
import { useState } from 'react';
import { alertPages, alertText } from '../../../model/calendar/stored-alert.ts';
import { ActionButton } from '../../../ui/Button.tsx';
import { officeSite, optionLabel, WEBSITE_PAGE } from '../office-site.ts';
import { Action, useScreenData } from '../ui/actions.tsx';
import { Entries, Line, Mark, MutedText, Narrow, Panel, SmallButton } from '../ui/parts.tsx';
import { siteClocks } from '../ui/when.tsx';
import { query } from '../wire/query.ts';
import { AlertForm } from './AlertForm.tsx';
import {
  ALERT_KINDS,
  type AlertRow,
  type AlertTime,
  alertTime,
  endNow,
  formatSpan,
  plannedRow,
} from './alert-draft.ts';

const TITLES: [AlertTime, string][] = [
  ['now', 'On the website now'],
  ['planned', 'Later'],
  ['over', 'Over'],
];

export function AlertsScreen() {
  const { data, waiting, again: read } = useScreenData(readAlerts, 'Loading the alerts …');
  const { alerts, zone } = officeSite();
  const rows = data && [...data, ...alerts.map((alert) => plannedRow(alert, zone))];
  const [edited, setEdited] = useState<AlertRow | 'new'>();
  const now = Date.now();
  const close = () => {
    setEdited(undefined);
    void read();
  };
  return (
    <Narrow>
      <h1 tabIndex={-1}>Alerts</h1>
      <MutedText>
        A line at the top of the website, such as a delay after a storm. An urgent one is written
        here and shows within a minute. Planned ones come with the next publication of the website.
      </MutedText>
      {edited ? (
        <AlertForm key={edited === 'new' ? 'new' : edited.id} edited={edited} onClose={close} />
      ) : (
        <ActionButton type="button" onClick={() => setEdited('new')}>
          Write an alert
        </ActionButton>
      )}
      {waiting}
      {rows?.length === 0 && <MutedText>No alerts yet.</MutedText>}
      {TITLES.map(([time, title]) => {
        const group = rows?.filter((row) => alertTime(row, now) === time) ?? [];
        return (
          group.length > 0 && (
            <Panel key={time} aria-label={title}>
              <h2>{title}</h2>
              <Entries>
                {group.map((row) => (
                  <AlertItem key={row.id} {...{ row, time }} onEdit={setEdited} onChanged={read} />
                ))}
              </Entries>
            </Panel>
          )
        );
      })}
    </Narrow>
  );
}

interface ItemProps {
  row: AlertRow;
  time: AlertTime;
  onEdit: (row: AlertRow) => void;
  onChanged: () => Promise<void>;
}

/** One alert, with what can be done about it. */
function AlertItem({ row, time, onEdit, onChanged }: ItemProps) {
  const { towns } = officeSite();
  const clocks = siteClocks();
  const { id, text, kind, isPlanned } = row;
  const places = alertPages(row.towns?.map((slug) => optionLabel(towns, slug)) ?? []);
  const end = async () => {
    const ends = endNow(row, Date.now(), clocks.zone);
    await query((client) =>
      client.from('service_alerts').update({ ends }).eq('id', id).select('id').single(),
    );
    await onChanged();
  };
  const remove = async () => {
    await query((client) => client.from('service_alerts').delete().eq('id', id));
    await onChanged();
  };
  return (
    <li>
      <p>
        <Mark>{optionLabel(ALERT_KINDS, kind)}</Mark> {alertText(text, row)}
      </p>
      <MutedText>
        {isPlanned ? 'Planned, with the website' : 'Urgent, from the office'} · {places} ·{' '}
        {formatSpan(row, clocks)}
      </MutedText>
      {isPlanned ? (
        <a href={WEBSITE_PAGE}>Change it on the website</a>
      ) : (
        <Line>
          {time !== 'over' && <SmallButton onClick={() => onEdit(row)}>Change</SmallButton>}
          {time === 'now' ? (
            <Action work={end} message="The alert has ended.">
              End it now
            </Action>
          ) : (
            <Action work={remove} message="The alert is deleted.">
              Delete
            </Action>
          )}
        </Line>
      )}
    </li>
  );
}

const readAlerts = () =>
  query<AlertRow[]>((client) =>
    client.from('service_alerts').select('*').order('ends_at', { ascending: false }).limit(100),
  );
