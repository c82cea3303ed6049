// The look of the footer.
import styled from 'styled-components';
import { Container } from '../../ui/Band.tsx';
import { theme } from '../../ui/styles/theme.ts';

export const Outer = styled.footer`
  padding: ${theme.space(5)} 0 ${theme.space(1)};
  background: ${theme.color.brandDeep};
  color: ${theme.color.text};
  /* A page that is shorter than the window ends with its footer all the same. */
  @media screen {
    html:has(&) {
      background: ${theme.color.brandDeep};
    }
  }
  & a {
    color: ${theme.color.text};
  }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space(3)} ${theme.space(5)};
  font-size: ${theme.size.small};
  /* On a phone the two lists of links are side by side if they fit. */
  ${theme.only.phone} {
    display: flex;
    flex-wrap: wrap;
    gap: ${theme.space(2)} ${theme.space(3)};
    & > :last-child {
      width: 100%;
    }
  }
  ${theme.from.desktop} {
    grid-template-columns: 1.4fr 1fr 1fr 1.6fr;
  }
  & h2 {
    margin-bottom: ${theme.space(0.5)};
    font-size: ${theme.size.body};
  }
  & ul {
    gap: 0;
  }
  & li,
  & li > a {
    min-height: 2rem;
    padding-block: 0;
  }
  & li > a {
    display: inline-flex;
    align-items: center;
  }
`;

/** Hidden on a phone: its header shows the name all the time, and the pages have the sentence. */
export const Brand = styled.div`
  display: grid;
  gap: ${theme.space(1)};
  align-content: start;
  ${theme.only.phone} {
    display: none;
  }
`;

export const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space(1)};
  color: ${theme.color.heading};
  font: 700 ${theme.size.h3} / ${theme.line.heading} ${theme.font.display};
`;

export const Legal = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${theme.space(3)};
  margin-top: ${theme.space(2)};
  padding-top: ${theme.space(1)};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.small};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
