// Whether the office is open now, in one line beside a phone number.
import styled from 'styled-components';
import { openingText } from '../model/calendar/open-now.ts';
import { useFacts, useTranslate } from './contexts.ts';
import { useMoment } from './notices/NoticeLine.tsx';
import { theme } from './styles/theme.ts';

/** It takes the width that is free beside the number, or a line of its own, so that nothing moves when its text changes. */
const Line = styled.span`
  flex: 1 1 5rem;
  color: ${theme.color.text};
  font-size: ${theme.size.small};
  line-height: ${theme.line.heading};
  text-wrap: balance;
  @media print {
    display: none;
  }
`;

/** "Open until 5 PM", or the usual week until the app runs. Its parent is a row that aligns its items to the center. */
export function OpenNow() {
  const { opening } = useFacts();
  const t = useTranslate();
  const now = useMoment();
  if (!opening) return null;
  return <Line>{now === undefined ? opening.usual : openingText(opening, now, t)}</Line>;
}
