// The known slips, those first that change least.
import { colonExamples, colons } from './colons.ts';
import { dashExamples, dashes } from './dashes.ts';
import { indentation, indentationExamples } from './indentation.ts';
import { nameExamples, names } from './names.ts';
import { quotationMarks, quoteExamples } from './quotes.ts';
import type { Slip, SlipExample } from './slip.ts';

/** Each with examples of lines that it mends. */
export const slips: readonly { slip: Slip; examples: SlipExample[] }[] = [
  { slip: colons, examples: colonExamples },
  { slip: quotationMarks, examples: quoteExamples },
  { slip: dashes, examples: dashExamples },
  { slip: indentation, examples: indentationExamples },
  { slip: names, examples: nameExamples },
];
