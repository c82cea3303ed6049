// The button that sends a form.
import { useEffect, useRef } from 'react';
import { ActionButton } from '../Button.tsx';

interface Props {
  submitting: boolean;
  /** True while nothing can take the form yet. */
  waiting?: boolean;
  label: string;
  submittingLabel: string;
}

/** Cannot be pressed while the form is being sent. That takes the focus from it, so it gets it back afterwards. */
export function SubmitButton({ submitting, waiting = false, label, submittingLabel }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!submitting) return;
    return () => {
      if (document.activeElement === document.body) button.current?.focus({ preventScroll: true });
    };
  }, [submitting]);
  return (
    <ActionButton ref={button} type="submit" disabled={submitting || waiting}>
      {submitting ? submittingLabel : label}
    </ActionButton>
  );
}
