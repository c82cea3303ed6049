// The list of everything that is wrong with a form. It takes the focus when it appears and links to each field.
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { useWords } from '../contexts/facts.ts';
import { theme } from '../styles/theme.ts';
import { afterPaint } from '../timing.ts';

const Box = styled.div`
  padding: ${theme.space(2)};
  border: 3px solid ${theme.color.danger};
  border-radius: ${theme.radius.small};
  background: ${theme.color.raised};
  & a {
    display: flex;
    align-items: center;
    width: fit-content;
    min-height: 2.75rem;
    color: ${theme.color.danger};
    font-weight: 700;
  }
`;

interface Props {
  /** Each with the id of the field that its message is about. */
  errors: { field: string; message: string }[];
  /** Changes with every attempt to send, so that the summary takes the focus again. */
  attempt: number;
}

/** Shows the errors of the last attempt, if there are any. */
export function ErrorSummary({ errors, attempt }: Props) {
  const t = useWords();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (attempt > 0) afterPaint(() => ref.current?.focus());
  }, [attempt]);
  if (errors.length === 0) return null;
  return (
    <Box ref={ref} role="alert" tabIndex={-1}>
      <h3>{t('There is a problem')}</h3>
      <ul>
        {errors.map(({ field, message }) => (
          <li key={field}>
            <a href={`#${field}`} onClick={(event) => focusField(event, field)}>
              {message}
            </a>
          </li>
        ))}
      </ul>
    </Box>
  );
}

/** A fragment link alone would scroll to the field without moving the caret into it. */
function focusField(event: { preventDefault(): void }, id: string): void {
  const field = document.getElementById(id);
  if (!field) return;
  event.preventDefault();
  field.focus();
}
