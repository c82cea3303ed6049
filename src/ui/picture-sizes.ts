// How wide pictures are shown, in the form in which browsers ask for it: the `sizes` of an image.
import { theme } from './theme.ts';

/** The width of a band's content on every window, as Container in Band.tsx has it. */
export const CONTENT = `min(100vw - 2.5rem, ${theme.width.page})`;

/** How many columns there are from a width of the window on, and what lies between them. */
interface Columns {
  tablet?: number;
  desktop?: number;
  /** A length, such as `2rem`. */
  gap: string;
}

/**
 * The sizes of a picture that fills one of some columns, and the whole content where nothing is said of columns. The
 * number may have a fraction: of two columns of 1.1 and 1 parts the second is one of 2.1.
 */
export function columnSizes({ tablet, desktop, gap }: Columns): string {
  const rule = (media: string, columns?: number) =>
    columns ? [`${media.replace('@media ', '')} ${column(columns, gap)}`] : [];
  return [...rule(theme.from.desktop, desktop), ...rule(theme.from.tablet, tablet), CONTENT].join(
    ', ',
  );
}

function column(columns: number, gap: string): string {
  return `calc((${CONTENT} - ${Math.floor(columns) - 1} * ${gap}) / ${columns.toFixed(2)})`;
}
