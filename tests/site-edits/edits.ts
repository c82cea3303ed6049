// Edits that a family makes, each a function from text to text; none knows what the first site says.
import { COMPANY_EDITS } from './company-edits.ts';
import { LIST_EDITS } from './list-edits.ts';
import { LOOK_EDITS } from './look-edits.ts';
import { PAGE_EDITS } from './page-edits.ts';
import { SERVICE_EDITS } from './service-edits.ts';
import { TEXT_EDITS } from './text-edits.ts';
import { TOWN_EDITS } from './town-edits.ts';

/** By its name: an edit of a manifest's text. Throws `NoPlace` where the manifest has nothing to be edited so. */
export type Edits = Record<string, (text: string) => string>;

export const EDITS: Edits = {
  ...COMPANY_EDITS,
  ...SERVICE_EDITS,
  ...TOWN_EDITS,
  ...LOOK_EDITS,
  ...LIST_EDITS,
  ...PAGE_EDITS,
  ...TEXT_EDITS,
};
