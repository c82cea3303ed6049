// The look of the footer.
import styled from 'styled-components';
import { Container } from '../../ui/Band.tsx';
import { theme } from '../../ui/styles/theme.ts';

export const Outer = styled.footer`
  padding: ${theme.space(5)} 0 ${theme.space(3)};
  background: ${theme.color.brandDeep};
  color: ${theme.color.text};
  & a {
    color: ${theme.color.text};
  }
`;

export const Columns = styled(Container)`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space(5)} ${theme.space(3)};
  font-size: ${theme.size.small};
  /* On a phone the two lists of links are side by side if they fit. */
  ${theme.only.phone} {
    display: flex;
    flex-wrap: wrap;
    & > :is(:first-child, :last-child) {
      width: 100%;
    }
  }
  ${theme.from.desktop} {
    grid-template-columns: 1.4fr 1fr 1fr 1.6fr;
  }
  & h2 {
    margin-bottom: ${theme.space(1)};
    font-size: ${theme.size.body};
  }
  & li > a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;

export const Brand = styled.div`
  display: grid;
  gap: ${theme.space(2)};
  align-content: start;
`;

export const Name = styled.p`
  display: flex;
  align-items: center;
  gap: ${theme.space(1.5)};
  color: ${theme.color.heading};
  font: 700 ${theme.size.h3} / ${theme.line.heading} ${theme.font.display};
`;

export const Legal = styled(Container)`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space(1)} ${theme.space(3)};
  margin-top: ${theme.space(5)};
  padding-top: ${theme.space(2)};
  border-top: 1px solid ${theme.color.line};
  font-size: ${theme.size.small};
  & a {
    display: inline-flex;
    align-items: center;
    min-height: 2.75rem;
  }
`;
