// The link from a size to the quote form.
import type { SizeQuote } from '../model/manifest.generated.ts';
import { addQuery } from '../model/path.ts';
import { StyledLink } from './Button.tsx';

interface Props {
  quote?: SizeQuote;
  size: { id: string; label: string };
  look: 'primary' | 'quiet';
}

/** The link, if the section has one; the form opens with the size chosen. */
export function SizeQuoteLink({ quote, size, look }: Props) {
  if (!quote) return null;
  return (
    <StyledLink
      key={size.id}
      to={addQuery(quote.to, `size=${encodeURIComponent(size.id)}`)}
      $look={look}
    >
      {`${quote.label} ${size.label}`}
    </StyledLink>
  );
}
