// The alerts on the website: those of now, planned ones, and those that are over.
import { useCallback, useEffect, useState } from 'react';
import styled from 'styled-components';
import { ActionButton } from '../../../ui/Button.tsx';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Panel, Quiet, Stack } from '../look/parts.ts';
import { sayFailure } from '../look/use-action.ts';
import { answered } from '../wire/answered.ts';
import { AlertForm } from './AlertForm.tsx';
import { AlertItem } from './AlertItem.tsx';
import { type AlertRow, type AlertTime, alertTime } from './alert-draft.ts';

const TITLES: Record<AlertTime, string> = {
  now: 'On the website now',
  planned: 'Planned',
  over: 'Over',
};

export function AlertsScreen() {
  const [rows, setRows] = useState<AlertRow[]>();
  const [fault, setFault] = useState('');
  const [edited, setEdited] = useState<AlertRow | 'new'>();
  const read = useCallback(
    () =>
      readAlerts().then(setRows, (error) => {
        setFault(sayFailure(error));
      }),
    [],
  );
  useEffect(() => void read(), [read]);
  const close = () => {
    setEdited(undefined);
    void read();
  };
  return (
    <Narrow>
      <h1 tabIndex={-1}>Alerts</h1>
      <Quiet>
        A line at the top of the website, such as a delay after a storm. It shows within a minute.
      </Quiet>
      <Fault text={fault} />
      {edited ? (
        <AlertForm key={edited === 'new' ? 'new' : edited.id} edited={edited} onClose={close} />
      ) : (
        <ActionButton type="button" onClick={() => setEdited('new')}>
          Write an alert
        </ActionButton>
      )}
      {rows === undefined && !fault && <p role="status">Loading the alerts …</p>}
      {rows?.length === 0 && <Quiet>There has been no alert yet.</Quiet>}
      {rows && <Groups rows={rows} onEdit={setEdited} onChanged={read} />}
    </Narrow>
  );
}

interface GroupsProps {
  rows: AlertRow[];
  onEdit: (row: AlertRow) => void;
  onChanged: () => Promise<void>;
}

function Groups({ rows, ...actions }: GroupsProps) {
  const now = Date.now();
  const times = Object.entries(TITLES) as [AlertTime, string][];
  return times.map(([time, title]) => {
    const group = rows.filter((row) => alertTime(row, now) === time);
    return (
      group.length > 0 && (
        <Panel key={time} aria-label={title}>
          <h2>{title}</h2>
          <Stack as="ul">
            {group.map((row) => (
              <AlertItem key={row.id} row={row} time={time} {...actions} />
            ))}
          </Stack>
        </Panel>
      )
    );
  });
}

const readAlerts = () =>
  answered<AlertRow[]>((client) =>
    client
      .from('service_alerts')
      .select('id, text, kind, starts, ends, towns, link, link_label, starts_at, ends_at')
      .order('ends_at', { ascending: false })
      .limit(100),
  );

const Narrow = styled(Stack)`
  max-width: 46rem;
  margin: 0 auto;
  & > button {
    justify-self: start;
  }
  ${theme.from.tablet} {
    gap: ${theme.space(3)};
  }
`;
