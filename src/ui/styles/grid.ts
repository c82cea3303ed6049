// Lists that lay themselves out in as many columns as fit.
import styled from 'styled-components';
import { columnSizes } from '../pictures/picture-sizes.ts';
import { theme } from './theme.ts';

/** The number of columns that fills every row: threes for 3, 6 and 9, fours for 4 and 8, pairs for 2. */
export function evenColumns(count: number, most = 4): number {
  return (
    [3, 4, 2].find((columns) => columns <= most && count % columns === 0) ?? Math.min(count, 3)
  );
}

const CARD_GAP = theme.space(3);

/** The width of a card's picture on a phone, where it is beside the title. */
export const BESIDE_TITLE = '6rem';

/** The `sizes` of a card's picture in a grid of `columns`, with its width on a phone where it is not the content's. */
export function cardSizes(columns: number, phone?: string): string {
  return columnSizes({ tablet: Math.min(columns, 2), desktop: columns, gap: CARD_GAP, phone });
}

/** Cards in a grid: one column on a phone, two on a tablet, `$columns` on a desktop. */
export const CardGrid = styled.ul<{ $columns: number }>`
  display: grid;
  gap: ${theme.space(2)};
  line-height: ${theme.line.short};
  ${theme.from.tablet} {
    gap: ${CARD_GAP};
    grid-template-columns: repeat(${({ $columns }) => Math.min($columns, 2)}, minmax(0, 1fr));
  }
  ${theme.from.desktop} {
    grid-template-columns: repeat(${({ $columns }) => $columns}, minmax(0, 1fr));
  }
  /* On a tablet no card is alone beside an empty place. */
  ${theme.only.tablet} {
    & > :nth-child(odd):last-child {
      grid-column: 1 / -1;
      &:has(> picture + h3) {
        display: grid;
        grid-template: auto 1fr / 1fr 1fr;
        column-gap: calc(2 * ${theme.width.inset} + ${CARD_GAP});
        & img {
          grid-row: 1 / span 3;
        }
      }
    }
  }
`;

export const IconDisc = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: ${theme.width.disc};
  aspect-ratio: 1;
  border-radius: ${theme.radius.round};
  background: ${theme.color.brand};
  color: ${theme.color.onBrand};
`;

export const CardBox = styled.li`
  display: flex;
  flex-direction: column;
  gap: ${theme.space(2)};
  padding: ${theme.width.inset};
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.large};
  background: ${theme.color.raised};
  /* On a phone the icon or the picture is beside the title. */
  ${theme.only.phone} {
    gap: ${theme.space(1)} ${theme.space(2)};
    padding: ${theme.space(2)};
    &:has(> ${IconDisc}, > picture) {
      display: grid;
      grid-template-columns: auto 1fr;
      align-items: center;
      & img {
        width: ${BESIDE_TITLE};
        aspect-ratio: 4 / 3;
      }
      & > :not(${IconDisc}, picture, h3) {
        grid-column: 1 / -1;
      }
    }
  }
`;

/** The place below a section's main content. */
export const Below = styled.div`
  margin-top: ${theme.space(3)};
  & > p {
    max-width: ${theme.width.lines};
  }
`;
