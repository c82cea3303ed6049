// The state of a request: one press changes it.
import { useId } from 'react';
import styled from 'styled-components';
import { theme } from '../../../ui/styles/theme.ts';
import { markQuote } from '../list/quotes-store.ts';
import { Fault } from '../look/Fault.tsx';
import { SmallButton } from '../look/parts.ts';
import { announce } from '../look/said.ts';
import { useAction } from '../look/use-action.ts';
import { type Quote, type QuoteState, STATE_LABELS, STATES } from './quote.ts';

interface Props {
  quote: Quote;
  onChanged: () => Promise<void>;
}

export function StateButtons({ quote: { id, status }, onChanged }: Props) {
  const label = useId();
  const { isRunning, fault, run } = useAction();
  const mark = async (state: QuoteState) => {
    if (state === status || isRunning) return;
    const isDone = await run(async () => {
      await markQuote(id, state);
      await onChanged();
    });
    if (isDone) announce(`Marked as ${STATE_LABELS[state].toLowerCase()}.`);
  };
  return (
    <div>
      <Label id={label}>State</Label>
      <Group role="group" aria-labelledby={label} aria-busy={isRunning}>
        {STATES.map((state) => (
          <SmallButton key={state} aria-pressed={state === status} onClick={() => mark(state)}>
            {STATE_LABELS[state]}
          </SmallButton>
        ))}
      </Group>
      <Fault text={fault} />
    </div>
  );
}

const Label = styled.p`
  color: ${theme.color.muted};
  font-size: ${theme.size.small};
`;

const Group = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space(1)};
  margin-top: ${theme.space(0.5)};
  @media print {
    & > :not([aria-pressed='true']) {
      display: none;
    }
  }
`;
