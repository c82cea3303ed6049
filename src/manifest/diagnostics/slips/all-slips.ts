// The known slips, those first that change least.
import { colons, examples as ofColons } from './colons.ts';
import { dashes, examples as ofDashes } from './dashes.ts';
import { indentation, examples as ofIndentation } from './indentation.ts';
import { names, examples as ofNames } from './names.ts';
import { examples as ofQuotes, quotes } from './quotes.ts';
import type { Slip, SlipExample } from './slip.ts';

/** Each with examples of lines that it mends. */
export const slips: readonly { slip: Slip; examples: SlipExample[] }[] = [
  { slip: colons, examples: ofColons },
  { slip: quotes, examples: ofQuotes },
  { slip: dashes, examples: ofDashes },
  { slip: indentation, examples: ofIndentation },
  { slip: names, examples: ofNames },
];
