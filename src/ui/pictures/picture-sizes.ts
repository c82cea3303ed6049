// The `sizes` of images: their layout widths, in the browser's syntax.
import { theme } from '../styles/theme.ts';

/** The padding of a band, left and right together, in rem: see Container in Band.tsx. */
const BAND_PADDING_REM = 2.5;

/** The width of a band's content on every window. */
export const CONTENT = `min(100vw - ${BAND_PADDING_REM}rem, ${theme.width.page})`;

/** The number of columns from a window width on, and the gap between them. */
interface Columns {
  tablet?: number;
  desktop: number;
  /** A length in rem, such as `2rem`. */
  gap: string;
  /** The width on a phone, if it is not that of the content. */
  phone?: string;
}

/**
 * The `sizes` of a picture that fills one of some columns, or else the whole content. The number may have a fraction:
 * of two columns of 1.1 and 1 parts, the second is one of 2.1.
 */
export function columnSizes({ tablet, desktop, gap, phone }: Columns): string {
  const gaps = (columns: number) => ((Math.floor(columns) - 1) * Number.parseFloat(gap)) / columns;
  const wide = `calc(${CONTENT} / ${short(desktop)} - ${short(gaps(desktop))}rem)`;
  // No window of a tablet or a phone is as wide as the page gets.
  const narrow = (columns: number) =>
    `calc(${short(100 / columns)}vw - ${short(BAND_PADDING_REM / columns + gaps(columns))}rem)`;
  const rule = (media: string, width: string) => `${media.replace('@media ', '')} ${width}`;
  return [
    rule(theme.from.desktop, wide),
    ...(tablet ? [rule(theme.from.tablet, narrow(tablet))] : []),
    phone ?? narrow(1),
  ].join(', ');
}

/** The HTML repeats these texts beside every picture, so they are as short as possible. */
const short = (number: number) => Number(number.toFixed(2));
