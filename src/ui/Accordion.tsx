// Titles that open to show more, one at a time. Native <details name>, so it works before any script runs.
import { ChevronDown } from 'lucide';
import { useId } from 'react';
import styled, { css } from 'styled-components';
import { LinkedText } from './LinkedText.tsx';
import { Glyph } from './pictures/Icon.tsx';
import { theme } from './styles/theme.ts';

/** A line of words that opens what is below it, with its arrow at the end. */
const openable = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space(2)};
  min-height: 3.5rem;
  padding: ${theme.space(2)} 0;
  color: ${theme.color.heading};
  font-weight: 700;
  text-wrap: balance;
  &:hover {
    color: ${theme.color.link};
  }
`;

const Item = styled.details`
  border-bottom: 1px solid ${theme.color.line};
  &:first-of-type {
    border-top: 1px solid ${theme.color.line};
  }
  & > summary {
    ${openable}
  }
  & > p {
    max-width: ${theme.width.lines};
    padding: 0 ${theme.space(5)} ${theme.space(3)} 0;
  }
`;

export interface AccordionItem {
  id?: string;
  title: string;
  text: string;
}

/** An accordion in which at most one item is open; pressing the open one closes it. */
export function Accordion({ items }: { items: AccordionItem[] }) {
  const group = useId();
  return (
    <div>
      {items.map(({ id, title, text }, index) => (
        <Item key={index} id={id} name={group}>
          <summary>
            {title}
            <Glyph drawing={ChevronDown} size={22} />
          </summary>
          <p>
            <LinkedText text={text} />
          </p>
        </Item>
      ))}
    </div>
  );
}
