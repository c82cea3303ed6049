// A field that people do not see and password managers leave alone. Simple robots fill it in.
import styled from 'styled-components';
import { useWords } from '../../ui/contexts/facts.ts';

const OffScreen = styled.div`
  position: absolute;
  left: -100vw;
  width: 1px;
  height: 1px;
  overflow: hidden;
`;

export const HONEYPOT = 'leave_this_empty';

export function Honeypot() {
  const t = useWords();
  return (
    <OffScreen aria-hidden="true">
      <label>
        {t('Leave this field empty')}
        <input
          name={HONEYPOT}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore=""
          data-lpignore="true"
          data-bwignore="true"
        />
      </label>
    </OffScreen>
  );
}
