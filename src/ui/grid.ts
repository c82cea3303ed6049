// Lists that lay themselves out in as many columns as fit.
import styled from 'styled-components';
import { theme } from './theme.ts';

/** Cards in a grid; `$min` is the smallest width of a card. */
export const CardGrid = styled.ul<{ $min?: string }>`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, ${({ $min = '16rem' }) => $min}), 1fr));
  gap: ${theme.space(3)};
`;

/** The frame of a card. */
export const CardBox = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(1.5)};
  padding: ${theme.space(3)};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  & > h3 {
    font-size: ${theme.size.h3};
  }
`;

/** The round frame of a card's icon. */
export const IconDisc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 3rem;
  height: 3rem;
  border-radius: ${theme.radius.round};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
`;

/** What stands below a section's main content. */
export const Below = styled.div`
  margin-top: ${theme.space(4)};
`;
