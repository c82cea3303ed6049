// One change of the review, with the button that takes it back. Several sentences are asked about first.
import { useState } from 'react';
import styled from 'styled-components';
import { BadButton, ButtonRow, SideButton } from '../look/controls.ts';
import { editorTheme } from '../look/editor-theme.ts';
import type { NoticedChange } from './noticed-changes.ts';
import { Sentences } from './Sentences.tsx';

interface Props {
  change: NoticedChange;
  /** Whether another action of the dialog is running. */
  disabled: boolean;
  takeBack(id: string): Promise<void>;
}

export function ReviewChange({ change: { id, sentences }, disabled, takeBack }: Props) {
  const [step, setStep] = useState<'asking' | 'working'>();
  const isWorking = step === 'working';
  const count = sentences.length;
  const go = async () => {
    if (id === undefined) return;
    setStep('working');
    await takeBack(id);
    setStep(undefined);
  };
  const label = isWorking ? 'Taking back …' : count > 1 ? `Take back all ${count}` : 'Take back';
  return (
    <Row aria-busy={isWorking}>
      <Sentences all={sentences} />
      {id !== undefined && step !== 'asking' && (
        <SideButton
          aria-label={isWorking ? undefined : `${label}: ${sentences[0]}`}
          disabled={disabled || isWorking}
          onClick={count > 1 ? () => setStep('asking') : go}
        >
          {label}
        </SideButton>
      )}
      {step === 'asking' && (
        <Question role="group" aria-label="Take back">
          <p>Takes back these {count} together:</p>
          <ul>
            {[...new Set(sentences)].map((words) => (
              <li key={words}>{words}</li>
            ))}
          </ul>
          <ButtonRow>
            <BadButton ref={(button) => button?.focus()} disabled={disabled} onClick={go}>
              Take back these {count}
            </BadButton>
            <SideButton onClick={() => setStep(undefined)}>Keep them</SideButton>
          </ButtonRow>
        </Question>
      )}
    </Row>
  );
}

const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: 0.5rem 1rem;
  align-items: center;
  padding-block: 0.5rem;
  border-top: 1px solid ${editorTheme.color.line};
  & > button {
    flex: none;
  }
`;

const Question = styled.div`
  display: grid;
  gap: 0.5rem;
  width: 100%;
  padding: 0.75rem;
  border-radius: ${editorTheme.radius};
  background: ${editorTheme.color.wash};
  overflow-wrap: anywhere;
  & > ul {
    padding-inline-start: 1.25rem;
  }
`;
