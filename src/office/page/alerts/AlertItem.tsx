// One alert in the list, with what can be done about it.
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { Fault } from '../look/Fault.tsx';
import { Line, Mark, Quiet, SmallButton } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { useAction } from '../look/use-action.ts';
import { optionLabel, useOfficeSite } from '../office-site.ts';
import { answered } from '../wire/answered.ts';
import { ALERT_KINDS, type AlertRow, type AlertTime, endNow, spanInWords } from './alert-draft.ts';

interface Props {
  row: AlertRow;
  time: AlertTime;
  onEdit: (row: AlertRow) => void;
  onChanged: () => Promise<void>;
}

export function AlertItem({ row, time, onEdit, onChanged }: Props) {
  const { facts, zone, towns } = useOfficeSite();
  const { isRunning, fault, run } = useAction();
  const { id, text, kind } = row;
  const places = row.towns?.map((slug) => optionLabel(towns, slug)).join(', ') ?? 'All pages';
  const end = async () => {
    const isDone = await run(async () => {
      const ends = endNow(row, Date.now(), zone);
      await answered((client) => client.from('service_alerts').update({ ends }).eq('id', id));
      await onChanged();
    });
    if (isDone) announce('The alert has ended.');
  };
  const remove = async () => {
    const isDone = await run(async () => {
      await answered((client) => client.from('service_alerts').delete().eq('id', id));
      await onChanged();
    });
    if (isDone) announce('The alert is deleted.');
  };
  return (
    <Item>
      <p>
        <Mark>{optionLabel(ALERT_KINDS, kind)}</Mark> {text}
      </p>
      <Quiet>
        {places} · {spanInWords(row, facts.locale, zone)}
      </Quiet>
      <Line>
        {time !== 'over' && <SmallButton onClick={() => onEdit(row)}>Change</SmallButton>}
        {time === 'now' && (
          <SmallButton disabled={isRunning} onClick={end}>
            End it now
          </SmallButton>
        )}
        {time !== 'now' && (
          <SmallButton disabled={isRunning} onClick={remove}>
            Delete
          </SmallButton>
        )}
      </Line>
      <Fault text={fault} />
    </Item>
  );
}

const Item = styled.li`
  display: grid;
  gap: ${theme.space(1)};
  & + & {
    padding-top: ${theme.space(2)};
    border-top: 1px solid ${theme.color.line};
  }
  & > p {
    overflow-wrap: anywhere;
  }
`;
