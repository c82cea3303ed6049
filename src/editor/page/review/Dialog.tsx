// A dialog over the editor, and what is said and asked in one.
import { X } from 'lucide';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import styled from 'styled-components';
import { Glyph } from '../../../ui/pictures/Icon.tsx';
import type { ChangeAnswer, PublishAnswer } from '../../protocol.ts';
import { Box, ButtonRow, ErrorText, IconButton, MainButton, SideButton } from '../ui/controls.ts';
import { editorTheme } from '../ui/editor-theme.ts';
import { useEditor } from '../wire/store.ts';
import { refusalWords } from '../wire/write.ts';

export const closeDialog = () => useEditor.setState({ dialog: undefined });

interface Props {
  title: string;
  children: ReactNode;
}

/** The platform’s own dialog, which keeps the focus inside and closes with Escape. */
export function Dialog({ title, children }: Props) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => box.current?.showModal(), []);
  return (
    <Frame ref={box} aria-labelledby={id} onClose={closeDialog}>
      <header>
        <h2 id={id}>{title}</h2>
        <IconButton aria-label="Close" onClick={() => box.current?.close()}>
          <Glyph drawing={X} />
        </IconButton>
      </header>
      <div>{children}</div>
    </Frame>
  );
}

/** Takes the focus as soon as it is there, and closes the dialog. */
export const DoneButton = () => (
  <MainButton ref={focus} onClick={closeDialog}>
    Done
  </MainButton>
);

/** How an action of a dialog ended. Screen readers read it out. */
export function Ending({ ended }: { ended?: PublishAnswer }) {
  return (
    <div role="status">
      {ended && (ended.done ? <Good>{ended.words}</Good> : <ErrorText>{ended.words}</ErrorText>)}
    </div>
  );
}

/** How a change ended, with the words for success. */
export function endingOf(answer: ChangeAnswer, words: string): PublishAnswer {
  if (answer.done) return { done: true, words };
  return { done: false, words: 'conflict' in answer ? CONFLICT : refusalWords(answer) };
}

const CONFLICT = 'Somebody else has changed the same place. Close this and look at it.';

/** A moment as people write it. */
export const formatDateTime = (date: string) =>
  new Date(date).toLocaleString(undefined, { dateStyle: 'long', timeStyle: 'short' });

/** The most sentences that are shown unfolded. */
const MAX_OPEN_SENTENCES = 3;

/** The sentences about one change, folded when they are many. */
export function Sentences({ all }: { all: string[] }) {
  const [first, ...more] = all;
  if (more.length === 0) return <Words>{first}</Words>;
  return (
    <Words as="details" open={all.length <= MAX_OPEN_SENTENCES}>
      <summary>{`${first} (and ${more.length} more)`}</summary>
      <Items all={more} />
    </Words>
  );
}

/** Each sentence once. */
export const Items = ({ all }: { all: string[] }) => (
  <ul>
    {[...new Set(all)].map((words) => (
      <li key={words}>{words}</li>
    ))}
  </ul>
);

interface AskProps {
  label: string;
  /** The button’s name for those who do not see what it is beside. */
  name: string;
  /** The label while the action runs. */
  working: string;
  /** What is asked first; without it, a press acts at once. */
  question?: ReactNode;
  yes?: string;
  disabled?: boolean;
  act(): Promise<void>;
}

/** A button with an action that may be asked about first. */
export function ConfirmButton(props: AskProps) {
  const { label, name, working, question, yes, disabled, act } = props;
  const [step, setStep] = useState<'asking' | 'working'>();
  const isWorking = step === 'working';
  const go = async () => {
    setStep('working');
    await act();
    setStep(undefined);
  };
  if (!step || !question) {
    return (
      <SideButton
        aria-label={isWorking ? undefined : name}
        aria-busy={isWorking}
        disabled={disabled || isWorking}
        onClick={question ? () => setStep('asking') : go}
      >
        {isWorking ? working : label}
      </SideButton>
    );
  }
  return (
    <Box role="group" aria-label={label}>
      {question}
      <ButtonRow aria-busy={isWorking}>
        <MainButton ref={focus} disabled={disabled || isWorking} onClick={go}>
          {isWorking ? working : yes}
        </MainButton>
        <SideButton disabled={isWorking} onClick={() => setStep(undefined)}>
          Leave it as it is
        </SideButton>
      </ButtonRow>
    </Box>
  );
}

const focus = (button: HTMLElement | null) => button?.focus();

const Frame = styled.dialog`
  width: min(44rem, 100vw);
  max-height: min(48rem, 100dvh);
  padding: 0;
  border: 0;
  border-radius: 0.875rem;
  color: ${editorTheme.color.ink};
  box-shadow: 0 1rem 4rem rgb(10 18 30 / 45%);
  &::backdrop {
    background: rgb(10 18 30 / 55%);
  }
  & > header {
    position: sticky;
    top: 0;
    display: flex;
    align-items: center;
    justify-content: space-between;
    padding: 1rem 1.25rem;
    border-bottom: 1px solid ${editorTheme.color.line};
    background: ${editorTheme.color.paper};
  }
  & > div {
    display: grid;
    gap: 1.25rem;
    padding: 1.25rem;
  }
  ${editorTheme.narrow} {
    max-width: 100vw;
    margin-bottom: 0;
    border-radius: 1rem 1rem 0 0;
  }
`;

const Good = styled.p`
  padding: 0.75rem;
  border-radius: ${editorTheme.radius};
  background: ${editorTheme.color.goodTint};
  color: ${editorTheme.color.good};
  font-weight: 600;
`;

const Words = styled.p`
  flex: 1 1 14rem;
  min-width: 0;
  overflow-wrap: anywhere;
  & > summary {
    cursor: pointer;
  }
  & > ul {
    margin-top: 0.5rem;
    padding-inline-start: 1.25rem;
  }
  & li {
    padding-block: 0.25rem;
  }
`;
