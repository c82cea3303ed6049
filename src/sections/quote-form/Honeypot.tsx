// A field that people do not see and password managers leave alone. Simple robots fill it in.
import styled from 'styled-components';
import { useTranslate } from '../../ui/contexts.ts';

const OffScreen = styled.input`
  position: absolute;
  left: -100vw;
  width: 1px;
`;

export const HONEYPOT = 'leave_this_empty';

/** A label would be a line of the page for whoever reads its text alone. */
export function Honeypot() {
  const t = useTranslate();
  return (
    <OffScreen
      name={HONEYPOT}
      placeholder={t('Leave this field empty')}
      aria-hidden="true"
      tabIndex={-1}
      autoComplete="off"
      data-1p-ignore=""
      data-lpignore="true"
      data-bwignore="true"
    />
  );
}
