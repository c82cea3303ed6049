// The look of the quote form.
import styled from 'styled-components';
import { theme } from '../../ui/theme.ts';

export const Layout = styled.div`
  display: grid;
  gap: ${theme.space(5)};
  ${theme.from.desktop} {
    grid-template-columns: 3fr 2fr;
    /* The office's number stays in view beside a long form. */
    & > :last-child {
      position: sticky;
      top: calc(var(--header-height) + 2rem);
    }
  }
`;

export const Pair = styled.div`
  display: grid;
  gap: ${theme.space(2.5)};
  ${theme.from.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: end;
  }
`;

export const Consent = styled.div`
  display: grid;
  gap: ${theme.space(0.75)};
  & > div {
    display: grid;
    grid-template-columns: auto 1fr;
    gap: ${theme.space(1.5)};
    align-items: start;
  }
  & input {
    width: 1.75rem;
    height: 1.75rem;
    margin: 0.1rem 0 0;
    accent-color: ${theme.color.brand};
  }
  & label {
    font-size: ${theme.size.small};
  }
`;
