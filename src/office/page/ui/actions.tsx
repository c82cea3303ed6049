// What a screen does with the database: forms and buttons that do one thing each, and data that is read.
import { type ComponentPropsWithoutRef, type ReactNode, useState } from 'react';
import { create } from 'zustand';
import { FormGrid } from '../../../ui/forms/Field.tsx';
import { SubmitButton } from '../../../ui/forms/SubmitButton.tsx';
import { type Answer, useData } from '../../../ui/use-data.ts';
import { goToSignIn } from '../wire/account.ts';
import { OfficeError, SessionEnded } from '../wire/query.ts';
import { ErrorMessage, Line, SmallButton } from './parts.tsx';

/** The state of an action, and the function that runs one. It announces `message` when the work is done. */
export function useAction() {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState('');
  const run = async (work: () => Promise<unknown>, message?: string): Promise<void> => {
    setRunning(true);
    setError('');
    try {
      await work();
      if (message) announce(message);
    } catch (reason) {
      setError(handleFailure(reason));
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, error, run };
}

interface ActionProps {
  /** Announced when the work is done. */
  message?: string;
  children: ReactNode;
}

interface FormProps extends ActionProps {
  label: string;
  /** The words of the button while the work is done. */
  busy: string;
  /** Gets the values of the fields that have a name. */
  work: (values: Record<string, string>) => Promise<unknown>;
  /** Further buttons. */
  beside?: ReactNode;
}

/** A form that does one thing. */
export function ActionForm({ children, label, busy, work, message, beside }: FormProps) {
  const { isRunning, error, run } = useAction();
  return (
    <FormGrid
      onSubmit={(event) => {
        event.preventDefault();
        const values = Object.fromEntries(new FormData(event.currentTarget)) as Record<
          string,
          string
        >;
        void run(() => work(values), message);
      }}
    >
      {children}
      <ErrorMessage text={error} />
      <Line>
        <SubmitButton submitting={isRunning} label={label} submittingLabel={busy} />
        {beside}
      </Line>
    </FormGrid>
  );
}

type ButtonProps = ActionProps &
  ComponentPropsWithoutRef<'button'> & { work: () => Promise<unknown>; 'data-kind'?: 'danger' };

/** A button that does one thing. */
export function Action({ children, work, message, disabled, ...button }: ButtonProps) {
  const { isRunning, error, run } = useAction();
  return (
    <>
      <SmallButton {...button} disabled={disabled || isRunning} onClick={() => run(work, message)}>
        {children}
      </SmallButton>
      <ErrorMessage text={error} />
    </>
  );
}

/** Reads the data of a screen. `waiting` shows the words while it is read, or why it could not be. */
export function useScreenData<T>(ask: () => Promise<T>, words: string, key = '') {
  const answer = () =>
    ask().then(
      (data): Answer<T> => ({ data }),
      (error) => ({ error: handleFailure(error) }),
    );
  const { data, error = '', again } = useData(answer, key);
  const waiting = (
    <>
      <ErrorMessage text={error} />
      {data === undefined && !error && <p role="status">{words}</p>}
    </>
  );
  return { data, waiting, again };
}

/** The sentence about a failure. A session that has ended leads to the sign-in page. */
export function handleFailure(error: unknown): string {
  if (!(error instanceof OfficeError)) {
    console.error(error);
    return 'That did not work. Reload the page and try again.';
  }
  if (error instanceof SessionEnded) goToSignIn('#ended');
  return error.message;
}

/** The time that a message stays, in milliseconds. */
const MESSAGE_TIME_MS = 6000;

/** The short message at the bottom of the window about what has just happened. */
export const useMessage = create<{ text: string }>(() => ({ text: '' }));

let timer: ReturnType<typeof setTimeout> | undefined;

/** Shows a message for a while, which screen readers read out; an empty one takes away that of another screen. */
export function announce(text: string): void {
  clearTimeout(timer);
  useMessage.setState({ text });
  if (text) timer = setTimeout(announce, MESSAGE_TIME_MS, '');
}
